import { type PDFDocumentProxy, type PDFPageProxy, RenderingCancelledException } from 'pdfjs-dist';
import { useEffect, useRef, useState } from 'react';
import { messages } from '#shared/messages/en/practice/files.ts';
import { t } from '#shared/messages/translate.ts';
import { type PageSize, printedSize, viewportOf } from './pdf-document.ts';
import type { Found } from './pdf-text.ts';
import { PdfTextLayer } from './pdf-text-layer.tsx';

/** A page is drawn when it is this close to the window, and released when it is farther away. */
const NEAR = '800px';
/** Some phones refuse a larger canvas. */
const MOST_PIXELS = 16_000_000;

type Drawing = { page: PDFPageProxy; turn: number; width: number; canvas: HTMLCanvasElement };

async function draw({ page, turn, width, canvas }: Drawing, signal: AbortSignal) {
  const natural = viewportOf(page, 1, turn);
  const height = (width * natural.height) / natural.width;
  const sharp = Math.min(window.devicePixelRatio, Math.sqrt(MOST_PIXELS / (width * height)));
  const viewport = viewportOf(page, (width * sharp) / natural.width, turn);
  canvas.width = Math.floor(viewport.width);
  canvas.height = Math.floor(viewport.height);
  const task = page.render({ canvas, viewport });
  signal.addEventListener('abort', () => task.cancel(), { once: true });
  await task.promise;
}

/** The page of a PDF while it is near the window. */
function usePage(document: PDFDocumentProxy, number: number, onFailed: (error: unknown) => void) {
  const frame = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  const [page, setPage] = useState<PDFPageProxy>();
  useEffect(() => {
    const watcher = new IntersectionObserver(([entry]) => setNear(entry?.isIntersecting === true), {
      rootMargin: NEAR,
    });
    if (frame.current) watcher.observe(frame.current);
    return () => watcher.disconnect();
  }, []);
  useEffect(() => {
    if (!near) return;
    let current = true;
    document.getPage(number).then(
      (found) => current && setPage(found),
      (error: unknown) => current && onFailed(error),
    );
    return () => {
      current = false;
      setPage(undefined);
    };
  }, [document, number, near, onFailed]);
  return { frame, page };
}

type PdfPageProps = {
  document: PDFDocumentProxy;
  number: number;
  /** The size of the first page; other pages are assumed to have it until they load. */
  first: PageSize;
  /** Degrees clockwise by which a scan is rotated to be read. */
  turn: number;
  /** CSS pixels for one pixel of the printed size. */
  zoom: number;
  /** The maximum width of a page, in CSS pixels. */
  most: number;
  marks: readonly Found[];
  current: Found | undefined;
};

export function PdfPage({ document, number, first, turn, zoom, most, marks, current }: PdfPageProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [size, setSize] = useState(first);
  const [failed, setFailed] = useState(false);
  const [fail] = useState(() => (error: unknown) => {
    console.warn('A page of a PDF could not be drawn', number, error);
    setFailed(true);
  });
  const { frame, page } = usePage(document, number, fail);
  const width = Math.min(most, size.width * zoom);
  useEffect(() => {
    if (page) setSize(printedSize(page, turn));
  }, [page, turn]);
  useEffect(() => {
    if (!page || !canvas.current) return;
    const abort = new AbortController();
    draw({ page, turn, width, canvas: canvas.current }, abort.signal).catch((error: unknown) => {
      if (!(error instanceof RenderingCancelledException || abort.signal.aborted)) fail(error);
    });
    return () => abort.abort();
  }, [page, turn, width, fail]);
  const name = t(messages.pageOf, {
    page: number,
    pages: document.numPages,
  });
  return (
    <figure className="mx-auto w-fit" data-page={number}>
      <div
        ref={frame}
        className="relative bg-wash outline outline-line"
        style={{ width, aspectRatio: `${size.width} / ${size.height}` }}
      >
        {failed ? <p className="p-4 text-ui text-bad">{t(messages.pageNotDrawn)}</p> : null}
        {page && !failed ? (
          <>
            <canvas ref={canvas} role="img" aria-label={name} className="absolute inset-0 size-full" />
            <PdfTextLayer
              page={page}
              turn={turn}
              scale={width / viewportOf(page, 1, turn).width}
              marks={marks}
              current={current}
            />
          </>
        ) : null}
      </div>
      <figcaption className="mt-1 text-center text-12 text-ink-soft tabular-nums">{name}</figcaption>
    </figure>
  );
}
