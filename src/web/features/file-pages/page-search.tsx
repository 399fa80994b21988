import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ScanText, Search, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { type CasePageHit, FILE_PAGES } from '#shared/contracts/file-pages.ts';
import { messages as library } from '#shared/messages/en/library/library.ts';
import { messages } from '#shared/messages/en/practice/file-pages.ts';
import { t } from '#shared/messages/translate.ts';
import { Unloaded } from '#web/components/unloaded.tsx';
import { languageOfText } from '#web/i18n/text-language.ts';
import { EmptyState } from '#web/ui/feedback/states.tsx';
import { Input } from '#web/ui/forms/input.tsx';
import { Badge } from '#web/ui/primitives/badge.tsx';
import { Button } from '#web/ui/primitives/button.tsx';
import { cx } from '#web/ui/primitives/class-names.ts';
import { longestFound, splitAtMarks } from './found-words.ts';
import { pageHitsQuery } from './queries.ts';

/** The search starts this long after the last key press. */
const PAUSE_MS = 250;

/** The typed text, and the words to search for, which follow it when typing pauses. */
export function usePageSearch() {
  const [typed, type] = useState('');
  const [words, setWords] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setWords(typed.trim()), typed.trim() === '' ? 0 : PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return { typed, type, words };
}

type BoxProps = { typed: string; onType: (typed: string) => void };

export function PageSearchBox({ typed, onType }: BoxProps) {
  return (
    <div className="relative mb-3">
      <Search
        aria-hidden
        className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-ink-faint"
      />
      <Input
        type="search"
        aria-label={t(messages.searchPages)}
        placeholder={t(messages.searchPages)}
        maxLength={FILE_PAGES.maxQuery}
        className="pl-9"
        value={typed}
        onChange={(event) => onType(event.target.value)}
      />
    </div>
  );
}

/** The page of a file, or the printed number of a paragraph of a judgment. */
function placeOf({ document_id, page, paragraph }: CasePageHit): string {
  if (document_id === null) return t(messages.pageNumber, { page });
  return paragraph === null ? '' : t(messages.paragraphNumber, { paragraph });
}

function Hit({ hit, caseId, selected }: { hit: CasePageHit; caseId: string; selected: boolean }) {
  const find = longestFound(hit.snippet, hit.marks);
  return (
    <li className={cx('transition-colors', selected ? 'bg-accent-wash' : 'hover:bg-wash')}>
      <Link
        to="/home/cases/$caseId"
        params={{ caseId }}
        search={{ tab: 'files', file: hit.file_id, page: hit.page, ...(find ? { find } : {}) }}
        resetScroll={false}
        data-row
        aria-current={selected ? 'true' : undefined}
        className="block px-4 py-3 no-underline focus-visible:-outline-offset-2"
      >
        <span className="flex flex-wrap items-center gap-x-2 text-13">
          <span className="font-medium [overflow-wrap:anywhere]">{hit.file_name}</span>
          <span className="text-ink-soft tabular-nums">{placeOf(hit)}</span>
          {hit.document_id === null ? null : <Badge tone="accent">{t(messages.library)}</Badge>}
          {hit.sample ? <Badge tone="caution">{t(library.sample)}</Badge> : null}
          {hit.ocr ? (
            <Badge tone="caution" icon={<ScanText aria-hidden />}>
              {t(messages.fromAScan)}
            </Badge>
          ) : null}
        </span>
        <span
          lang={languageOfText(hit.snippet)}
          className="mt-1 block font-serif text-14 [overflow-wrap:anywhere]"
        >
          {splitAtMarks(hit.snippet, hit.marks).map(({ text, start, marked }) =>
            marked ? <mark key={start}>{text}</mark> : <span key={start}>{text}</span>,
          )}
        </span>
      </Link>
    </li>
  );
}

type HitsProps = {
  caseId: string;
  words: string;
  open: { file: string | undefined; page: number | undefined };
  onClose: () => void;
};

/** The pages of a case that hold the words; each links to its page. */
export function PageHits({ caseId, words, open, onClose }: HitsProps) {
  const query = useQuery({ ...pageHitsQuery(caseId, words), placeholderData: keepPreviousData });
  const { data } = query;
  if (!data)
    return (
      <Unloaded
        of={query}
        failed={t(messages.searchFailed)}
        loading={t(messages.searching)}
        skeleton="h-20"
        count={2}
      />
    );
  if (data.length === 0)
    return (
      <EmptyState
        title={t(messages.noMatches)}
        action={<Button onClick={onClose}>{t(messages.showFiles)}</Button>}
      >
        {t(messages.noMatchesHint)}
      </EmptyState>
    );
  return (
    <>
      <div className="mb-2 flex items-center gap-2">
        <p role="status" className="flex-1 text-13 text-ink-soft">
          {t(messages.pagesFound, { count: data.length })}
        </p>
        <Button variant="quiet" onClick={onClose}>
          <X aria-hidden />
          {t(messages.showFiles)}
        </Button>
      </div>
      <ul
        aria-label={t(messages.resultList)}
        className="divide-y divide-line overflow-hidden rounded-panel border border-line bg-surface"
      >
        {data.map((hit) => (
          <Hit
            key={`${hit.file_id}-${hit.page}`}
            hit={hit}
            caseId={caseId}
            selected={hit.file_id === open.file && hit.page === open.page}
          />
        ))}
      </ul>
    </>
  );
}
