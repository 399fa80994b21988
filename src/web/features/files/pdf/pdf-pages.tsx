import { messages } from '#shared/messages/en/practice/files.ts';
import { t } from '#shared/messages/translate.ts';
import './pdf-layers.css';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import type { CaseFile } from '#shared/contracts/files.ts';
import { PreviewFailed, PreviewWaiting } from '../preview/preview-states.tsx';
import { PdfBar, PdfFindBar } from './pdf-bar.tsx';
import { type OpenedPdf, usePdf } from './pdf-document.ts';
import { usePdfFind } from './pdf-find.ts';
import { PdfPage } from './pdf-page.tsx';
import { PdfPassword, UnlockedCopy } from './pdf-password.tsx';
import { useCurrentPage } from './pdf-position.ts';
import { type Found, groupByPage } from './pdf-text.ts';
import { usePdfKeys } from './use-pdf-keys.ts';
import { useKeptPage, usePdfZoom } from './use-pdf-zoom.ts';

const NONE: readonly Found[] = [];

type PagesProps = {
  file: CaseFile;
  at: OpenAt;
  bar: HTMLElement | null;
  /** True while the file fills the window. */
  full: boolean;
  onFull: (full: boolean) => void;
};

/** The place at which a file opens: a page, with words marked. */
export type OpenAt = { page?: number | undefined; find?: string | undefined };

function statusOf(words: string, found: number, at: number, done: boolean, wordless: boolean): string {
  if (words.trim() === '') return '';
  if (found > 0) return t(messages.matchOf, { current: at + 1, total: found });
  if (!done) return t(messages.searching);
  return wordless ? t(messages.noTextInPdf) : t(messages.noMatches);
}

function useFinding(
  opened: OpenedPdf,
  { page: begin = 1, find = '' }: OpenAt,
  page: number,
  goTo: (page: number) => void,
) {
  const [words, setWords] = useState(find);
  const { found, done, wordless } = usePdfFind(opened.document, words);
  const [at, setAt] = useState<number>();
  // The page where the search started; the first match from there is shown.
  const from = useRef(begin);
  const some = found.length > 0;
  useEffect(() => {
    if (!some) setAt(undefined);
  }, [some]);
  useEffect(() => {
    if (at !== undefined || found.length === 0) return;
    const next = found.findIndex((one) => one.page >= from.current);
    if (next < 0 && !done) return;
    const first = Math.max(0, next);
    setAt(first);
    goTo(found[first]?.page ?? 1);
  }, [found, done, at, goTo]);
  const step = (by: 1 | -1) => {
    if (!some) return;
    const next = ((at ?? 0) + by + found.length) % found.length;
    setAt(next);
    goTo(found[next]?.page ?? 1);
  };
  const byPage = useMemo(() => groupByPage(found), [found]);
  return {
    words,
    type: (next: string, start = page) => {
      from.current = start;
      setAt(undefined);
      setWords(next);
    },
    step,
    some,
    byPage,
    current: at === undefined ? undefined : found[at],
    status: statusOf(words, found.length, at ?? 0, done, wordless),
  };
}

/** Goes to where the file is opened, once the pages have their size. Opened again with words, it searches for them. */
function useOpenAt(
  at: OpenAt,
  measured: boolean,
  goTo: (page: number) => void,
  search: (words: string, from: number) => void,
) {
  const opened = useRef<OpenAt>(undefined);
  useEffect(() => {
    if (!measured || opened.current === at) return;
    const again = opened.current !== undefined;
    opened.current = at;
    if (at.page !== undefined) goTo(at.page);
    if (again && at.find !== undefined) search(at.find, at.page ?? 1);
  });
}

type DrawnPagesProps = {
  opened: OpenedPdf;
  turns: CaseFile['page_rotations'];
  zoom: number;
  /** The widest that a page may be drawn, in CSS pixels. */
  most: number;
  byPage: ReadonlyMap<number, readonly Found[]>;
  current: Found | undefined;
};

function DrawnPages({ opened: { document, first }, turns, zoom, most, byPage, current }: DrawnPagesProps) {
  return Array.from({ length: document.numPages }, (_, index) => index + 1).map((number) => (
    <PdfPage
      key={number}
      document={document}
      number={number}
      first={first}
      turn={turns?.[number] ?? 0}
      zoom={zoom}
      most={most}
      marks={byPage.get(number) ?? NONE}
      current={current?.page === number ? current : undefined}
    />
  ));
}

type ReaderProps = Pick<PagesProps, 'file' | 'at' | 'full' | 'onFull'> & {
  opened: OpenedPdf;
  bar: HTMLElement;
};

function Reader({ opened, file, at, bar, full, onFull }: ReaderProps) {
  const { document, first } = opened;
  const pages = document.numPages;
  const frame = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState(at.find !== undefined);
  const { scale, most, measured, change, ...zoom } = usePdfZoom(frame, first, full);
  const { page, goTo } = useCurrentPage(frame, bar, scale);
  const finding = useFinding(opened, at, page, goTo);
  useKeptPage(full, page, goTo);
  const search = useCallback(() => {
    // Focus the box at once, so that it gets the next key even while pages are drawn.
    flushSync(() => setOpen(true));
    box.current?.select();
  }, []);
  const close = () => {
    setOpen(false);
    finding.type('');
  };
  const find = () => {
    if (window.document.activeElement === box.current) return false;
    search();
    return true;
  };
  usePdfKeys({ zoom: change, step: finding.step, find });
  useOpenAt(at, measured, goTo, (words, from) => {
    setOpen(true);
    finding.type(words, from);
  });
  return (
    <>
      {createPortal(
        <div className="border-t border-line px-2 py-1 lg:pl-4">
          <PdfBar
            {...{ page, pages, full, onFull, ...zoom }}
            onPage={goTo}
            percent={scale * 100}
            onZoom={change}
            finding={open}
            onFind={() => (open ? close() : search())}
          />
          {open ? (
            <PdfFindBar
              box={box}
              words={finding.words}
              onWords={(words) => finding.type(words)}
              status={finding.status}
              some={finding.some}
              onStep={finding.step}
              onClose={close}
            />
          ) : null}
        </div>,
        bar,
      )}
      <div ref={frame} className="flex flex-col gap-4 overflow-x-auto p-4 max-md:p-2">
        {measured ? (
          <DrawnPages
            opened={opened}
            turns={file.page_rotations}
            zoom={scale}
            most={most}
            byPage={finding.byPage}
            current={finding.current}
          />
        ) : null}
      </div>
    </>
  );
}

/**
 * The pages of a PDF, drawn here from its bytes: no script in the file ever runs. `bar`: the part of the preview that
 * stays at the top of the window and shows the page controls.
 */
export function PdfPages({ file, at, bar, full, onFull }: PagesProps) {
  const { opened, error, asking, password, retry } = usePdf(file.file_path, file.page_rotations?.['1'] ?? 0);
  if (error) return <PreviewFailed message={t(messages.pdfDamaged)} onRetry={retry} />;
  if (asking)
    return <PdfPassword key={String(asking.wrong)} wrong={asking.wrong} onPassword={asking.answer} />;
  if (!opened || !bar) return <PreviewWaiting />;
  return (
    <>
      {password && !full ? <UnlockedCopy file={file} password={password} /> : null}
      <Reader file={file} opened={opened} at={at} bar={bar} full={full} onFull={onFull} />
    </>
  );
}
