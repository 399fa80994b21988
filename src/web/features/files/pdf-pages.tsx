import {
  GlobalWorkerOptions,
  getDocument,
  type PDFDocumentProxy,
  RenderingCancelledException,
} from 'pdfjs-dist';
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?worker&url';
import jpxUrl from 'pdfjs-dist/wasm/openjpeg_nowasm_fallback.js?url';
import { useEffect, useRef, useState } from 'react';
import type { CaseFile } from '#shared/case-files.ts';
import { count } from '#web/ui/dates.ts';
import { PreviewFailed, PreviewWaiting } from './preview-states.tsx';
import { objectAddress } from './queries.ts';

GlobalWorkerOptions.workerSrc = workerUrl;

/** A page is drawn when it comes this near to the window, and let go when it is farther away. */
const NEAR = '800px';
const A4 = 1 / Math.SQRT2;

type Opened = { document?: PDFDocumentProxy; error?: unknown };

/** Opens a PDF part by part, so that its first page is there before its last has come. */
function useDocument(path: string): Opened & { retry: () => void } {
  const [attempt, setAttempt] = useState(0);
  const [opened, setOpened] = useState<Opened>({});
  useEffect(() => {
    const task = getDocument({
      url: objectAddress(path),
      disableAutoFetch: true,
      // A strict policy allows no WebAssembly. The one decoder whose plain form is a file of its own is named by a
      // query, because pdf.js adds a file name to a folder and the build gives files names of its own.
      useWasm: false,
      wasmUrl: `${jpxUrl}?/`,
    });
    let current = true;
    task.promise.then(
      (document) => current && setOpened({ document }),
      (error: unknown) => {
        if (!current) return;
        console.warn(`A PDF could not be opened, attempt ${attempt + 1}`, error);
        setOpened({ error });
      },
    );
    return () => {
      current = false;
      void task.destroy();
    };
  }, [path, attempt]);
  return {
    ...opened,
    retry: () => {
      setOpened({});
      setAttempt(attempt + 1);
    },
  };
}

async function draw(
  document: PDFDocumentProxy,
  number: number,
  canvas: HTMLCanvasElement,
  signal: AbortSignal,
): Promise<number> {
  const page = await document.getPage(number);
  const natural = page.getViewport({ scale: 1 });
  const shape = natural.width / natural.height;
  if (signal.aborted) return shape;
  const scale = (canvas.clientWidth * window.devicePixelRatio) / natural.width;
  const viewport = page.getViewport({ scale });
  canvas.width = Math.floor(viewport.width);
  canvas.height = Math.floor(viewport.height);
  const task = page.render({ canvas, viewport });
  signal.addEventListener('abort', () => task.cancel(), { once: true });
  await task.promise;
  return shape;
}

type PageProps = { document: PDFDocumentProxy; number: number };

function Page({ document, number }: PageProps) {
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [near, setNear] = useState(false);
  const [shape, setShape] = useState(A4);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    const watcher = new IntersectionObserver(([entry]) => setNear(entry?.isIntersecting === true), {
      rootMargin: NEAR,
    });
    if (frame.current) watcher.observe(frame.current);
    return () => watcher.disconnect();
  }, []);
  useEffect(() => {
    if (!near || !canvas.current) return;
    const abort = new AbortController();
    draw(document, number, canvas.current, abort.signal).then(setShape, (error: unknown) => {
      if (error instanceof RenderingCancelledException || abort.signal.aborted) return;
      console.warn(`Page ${number} of a PDF could not be drawn`, error);
      setFailed(true);
    });
    return () => abort.abort();
  }, [document, number, near]);
  const name = `Page ${count(number)} of ${count(document.numPages)}`;
  return (
    <figure className="mx-auto w-full max-w-[56rem]">
      <div ref={frame} className="border border-line bg-wash" style={{ aspectRatio: String(shape) }}>
        {failed ? (
          <p className="p-4 text-ui text-bad">This page could not be drawn; download the file to read it.</p>
        ) : null}
        {near && !failed ? <canvas ref={canvas} role="img" aria-label={name} className="w-full" /> : null}
      </div>
      <figcaption className="mt-1 text-center text-12 text-ink-soft tabular-nums">{name}</figcaption>
    </figure>
  );
}

const LOCKED = 'This PDF is locked with a password. Download it and open it with the password.';
const BROKEN = 'This PDF could not be read; it may be damaged. Try again, or download it.';

const isLocked = (error: unknown) => error instanceof Error && error.name === 'PasswordException';

/** The pages of a PDF, drawn here from its bytes: nothing in the file is ever run. */
export function PdfPages({ file }: { file: CaseFile }) {
  const { document, error, retry } = useDocument(file.file_path);
  if (error) return <PreviewFailed message={isLocked(error) ? LOCKED : BROKEN} onRetry={retry} />;
  if (!document) return <PreviewWaiting />;
  return (
    <div className="flex flex-col gap-4 p-4">
      {Array.from({ length: document.numPages }, (_, index) => index + 1).map((number) => (
        <Page key={number} document={document} number={number} />
      ))}
    </div>
  );
}
