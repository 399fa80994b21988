import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { BookX } from 'lucide-react';
import { queryRemarks } from '#law/query/query-remarks.ts';
import type { AboutQuery } from '#shared/contracts/library.ts';
import { messages } from '#shared/messages/en/library/search.ts';
import { formatList } from '#shared/messages/formats.ts';
import { t } from '#shared/messages/translate.ts';
import { Rich } from '#web/i18n/rich.tsx';
import { languageOfText } from '#web/i18n/text-language.ts';
import { coverageQuery } from '../queries.ts';
import { judgmentsOf } from './search-start.tsx';

const bold = (words: React.ReactNode) => <strong className="font-semibold">{words}</strong>;

/** Says first that the library lacks what the query names, and what the library covers. */
export function NotInLibrary({
  text,
  nearest,
  mentioned,
}: NonNullable<AboutQuery['not_in_library']> & { mentioned: boolean }) {
  const { data } = useQuery(coverageQuery);
  const covers = data && data.judgments > 0 ? judgmentsOf(data) : undefined;
  return (
    <div role="status" className="flex gap-3 rounded-panel border border-line bg-surface p-4">
      <BookX aria-hidden className="mt-0.5 size-5 shrink-0 text-ink-soft" />
      <div className="flex min-w-0 flex-col gap-1">
        <p className="text-16 break-words">
          {nearest ? (
            <Rich
              message={messages.lacksTitle}
              values={{ text, title: nearest.title }}
              tags={{
                b: bold,
                link: (words) => (
                  <Link to="/home/library/$id" params={{ id: nearest.id }} className="text-link">
                    {words}
                  </Link>
                ),
              }}
            />
          ) : covers === undefined ? (
            <Rich message={messages.lacks} values={{ text }} tags={{ b: bold }} />
          ) : (
            <Rich message={messages.lacksOf} values={{ text, covers }} tags={{ b: bold }} />
          )}
        </p>
        <p className="text-13 text-ink-soft">
          {t(messages.absenceIsNoProof)} {mentioned || nearest ? null : t(messages.notMentioned)}
        </p>
      </div>
    </div>
  );
}

/** Offers a spelling that finds more. */
export function DidYouMean({ query, onSearch }: { query: string; onSearch: (q: string) => void }) {
  return (
    <p role="status" className="text-ui">
      <Rich
        message={messages.didYouMean}
        values={{ query }}
        tags={{
          link: (words) => (
            <button
              type="button"
              onClick={() => onSearch(query)}
              className="text-link min-h-11 text-left font-medium break-words md:min-h-0"
            >
              {words}
            </button>
          ),
        }}
      />
    </p>
  );
}

/** Terms that were searched too: the counterpart of a section, another spelling. */
export function Expanded({ expanded }: { expanded: NonNullable<AboutQuery['expanded']> }) {
  const also = [...new Set(expanded.map(({ to }) => to))].join(', ');
  return (
    <p className="text-13 text-ink-soft">
      <Rich
        message={messages.alsoSearched}
        values={{ also }}
        tags={{ words: (words) => <span lang={languageOfText(also)}>{words}</span> }}
      />
    </p>
  );
}

/** Remarks on parts of the query that are not read as they may be meant. */
export function Remarks({ query }: { query: string }) {
  const { unknownFields, openQuote } = queryRemarks(query);
  if (unknownFields.length === 0 && !openQuote) return null;
  const names = formatList(unknownFields.map((name) => `${name}:`));
  return (
    <div role="status" className="flex flex-col gap-1 text-13 text-ink-soft">
      {names ? <p>{t(messages.unknownField, { names, count: unknownFields.length })}</p> : null}
      {openQuote ? <p>{t(messages.openQuote)}</p> : null}
    </div>
  );
}
