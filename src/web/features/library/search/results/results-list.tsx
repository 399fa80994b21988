import { Info, SearchX } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { messages as common } from '#shared/messages/en/common/common.ts';
import { messages } from '#shared/messages/en/library/search.ts';
import { t } from '#shared/messages/translate.ts';
import { sentence } from '#web/data/api.ts';
import { Loading, Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { EmptyState, ErrorState } from '#web/ui/feedback/states.tsx';
import { MoreButton } from '#web/ui/lists/more-button.tsx';
import { DidYouMean, Expanded, NotInLibrary, Remarks } from '../about-query.tsx';
import { HitGroups, nothingAlikeLeft } from '../hit-groups.tsx';
import { Coverage } from '../search-start.tsx';
import { fileCount } from './file-count.ts';
import { type ListKeys, useListKeys } from './use-list-keys.ts';
import { isEmpty, type Results } from './use-results.ts';

/** Says that an answer lacks the search by meaning, because its endpoint does not answer. */
function WordsOnly() {
  return (
    <p role="status" className="flex items-start gap-2 text-13 text-ink-soft">
      <Info aria-hidden className="mt-0.5 size-4 shrink-0" />
      {t(messages.wordsOnly)}
    </p>
  );
}

const SKELETONS = [1, 2, 3];

export function LoadingCards() {
  return (
    <Loading label={t(messages.loadingResults)} className="flex flex-col gap-3">
      {SKELETONS.map((card) => (
        <div key={card} className="flex flex-col gap-2 rounded-panel border border-line bg-surface p-4">
          <Skeleton className="h-6 w-3/5" />
          <Skeleton className="h-4 w-2/5" />
          <Skeleton className="h-12 w-full" />
          <Skeleton className="h-6 w-1/2" />
        </div>
      ))}
    </Loading>
  );
}

function NoFiles() {
  return (
    <EmptyState icon={<SearchX aria-hidden />} title={t(messages.noFilesFound)}>
      <p>{t(messages.noFilesFoundHint)}</p>
      <Coverage linked className="mt-2" />
    </EmptyState>
  );
}

/** The number of results; screen readers announce each change. */
function Count({ results, browsing }: { results: Results; browsing: boolean }) {
  const files = fileCount(results);
  const words =
    results.loading || results.stale || results.error
      ? ''
      : browsing
        ? t(messages.filesInLibrary, { files })
        : t(messages.filesFound, { files });
  return (
    <p role="status" className="text-13 text-ink-soft tabular-nums">
      {words}
    </p>
  );
}

type Props = ListKeys & {
  results: Results;
  term: string;
  /** True without a search. */
  browsing: boolean;
  heading?: ReactNode;
  /** Below the results. */
  below?: ReactNode;
  /** Facts about the library, below the heading. */
  about?: ReactNode;
  onSearch: (q: string) => void;
};

/** The answer's remarks on the query, above the results. */
function AboutAnswer({ results, term, onSearch }: Pick<Props, 'results' | 'term' | 'onSearch'>) {
  const { about, hits, stale } = results;
  if (stale) return null;
  return (
    <>
      {about.not_in_library ? (
        <NotInLibrary {...about.not_in_library} mentioned={hits.some(({ similar }) => !similar)} />
      ) : null}
      {about.did_you_mean ? <DidYouMean query={about.did_you_mean} onSearch={onSearch} /> : null}
      {about.expanded?.length ? <Expanded expanded={about.expanded} /> : null}
      <Remarks query={term} />
    </>
  );
}

export function ResultsList(props: Props) {
  const { results, browsing, heading, below, about, term, onSearch } = props;
  const region = useRef<HTMLElement>(null);
  useListKeys(region, props);
  const empty = isEmpty(results);
  const ended = nothingAlikeLeft(results);
  const more = <MoreButton list={results} label={t(messages.loadMore)} />;
  return (
    <section
      ref={region}
      aria-labelledby="results-title"
      aria-busy={results.fetching}
      className="flex flex-col gap-3"
    >
      <header className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="results-title" className="text-16 font-semibold">
          {t(messages.searchResults)}
        </h2>
        <Count results={results} browsing={browsing} />
      </header>
      {about}
      {heading}
      {results.wordsOnly && !results.stale ? <WordsOnly /> : null}
      {results.loading ? <LoadingCards /> : null}
      {results.error ? (
        <ErrorState
          title={t(common.error)}
          message={t(messages.filesNotLoaded, {
            error: sentence(results.error, results.error.message),
          })}
          onRetry={results.retry}
        />
      ) : null}
      <AboutAnswer results={results} term={term} onSearch={onSearch} />
      {empty && !results.about.not_in_library ? <NoFiles /> : null}
      <HitGroups {...props} moreUnlike={ended ? more : null} />
      {ended ? null : more}
      {below}
    </section>
  );
}
