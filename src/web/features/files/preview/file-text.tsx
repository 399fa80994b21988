import { type ReactNode, useEffect, useRef } from 'react';
import { FILE_PAGES } from '#shared/contracts/file-pages.ts';
import type { CaseFile } from '#shared/contracts/files.ts';
import { messages } from '#shared/messages/en/practice/files.ts';
import { t } from '#shared/messages/translate.ts';
import { usePages } from '#web/data/lists/use-pages.ts';
import { languageOfText } from '#web/i18n/text-language.ts';
import { MoreButton } from '#web/ui/lists/more-button.tsx';
import type { OpenAt } from '../pdf/pdf-pages.tsx';
import { findMatches } from '../pdf/pdf-text.ts';
import { fileText } from '../queries.ts';
import { PreviewFailed, PreviewWaiting } from './preview-states.tsx';

function marked(text: string, words: string): ReactNode[] {
  const pieces: ReactNode[] = [];
  let at = 0;
  for (const { start, end } of findMatches(words, text)) {
    pieces.push(text.slice(at, start), <mark key={start}>{text.slice(start, end)}</mark>);
    at = end;
  }
  return [...pieces, text.slice(at)];
}

type Props = {
  file: CaseFile;
  at: OpenAt;
  /** Shown for a file without text. */
  none: ReactNode;
};

/** The text of a file that no browser can show, in reading order. */
export function FileText({ file, at, none }: Props) {
  const begin = at.page !== undefined && at.page > FILE_PAGES.maxTextPages ? at.page : 1;
  const list = usePages({
    // Load again when more of the file has been read.
    queryKey: ['case-file-pages', file.id, begin, file.text_state],
    queryFn: ({ pageParam, signal }) => fileText(file.id, pageParam, signal),
    initialPageParam: begin,
    getNextPageParam: (last) =>
      last.length < FILE_PAGES.maxTextPages ? undefined : (last.at(-1)?.page ?? 0) + 1,
    staleTime: 60_000,
  });
  const here = useRef<HTMLDivElement>(null);
  const { error, retry } = list;
  const ready = list.pages !== undefined;
  useEffect(() => {
    if (ready && at.page !== undefined) {
      const place = here.current?.querySelector('mark') ?? here.current;
      place?.scrollIntoView({ block: 'center' });
    }
  }, [ready, at]);
  if (error && !list.pages) return <PreviewFailed onRetry={retry} />;
  if (!list.pages) return <PreviewWaiting />;
  const pages = list.pages.flat();
  if (pages.length === 0) return none;
  return (
    <div className="mx-auto max-w-[66ch] p-4 md:py-6">
      <h3 className="mb-4 text-13 font-semibold text-ink-soft">{t(messages.documentText)}</h3>
      {pages.map(({ page, text }) => (
        <div
          key={page}
          ref={page === at.page ? here : undefined}
          lang={languageOfText(text)}
          className="mb-4 font-serif text-16 leading-7 [overflow-wrap:anywhere] whitespace-pre-wrap"
        >
          {at.find && page === at.page ? marked(text, at.find) : text}
        </div>
      ))}
      <MoreButton list={list} label={t(messages.showMore)} />
    </div>
  );
}
