import { ScanSearch } from 'lucide-react';
import { memo, useCallback, useMemo } from 'react';
import { messages as common } from '#shared/messages/en/common/common.ts';
import { messages } from '#shared/messages/en/library/search.ts';
import { t } from '#shared/messages/translate.ts';
import { CitationsMenu } from '#web/components/citations-menu.tsx';
import { Rich } from '#web/i18n/rich.tsx';
import { afterPaint, useAfterPaint, useOptimisticValue } from '#web/ui/primitives/after-paint.ts';
import { Button, buttonClass } from '#web/ui/primitives/button.tsx';
import { cx, WIDE } from '#web/ui/primitives/class-names.ts';
import { Panes } from '#web/ui/primitives/panes.tsx';
import { ScrollArea } from '#web/ui/primitives/scroll-area.tsx';
import { useMedia } from '#web/ui/primitives/use-media.ts';
import { RememberedCase } from '../cases/remembered-case.tsx';
import { SaveSearch } from '../saved/name-search.tsx';
import { SavedSearches } from '../saved/saved-searches.tsx';
import { FilterSheet, type Update } from './filters/filter-sheet.tsx';
import { SearchWithin } from './filters/search-within.tsx';
import { RecentSearches, usePersistedSearch } from './recent-searches.tsx';
import { DetailPane } from './results/detail-pane.tsx';
import { fileCount } from './results/file-count.ts';
import { ResultsList } from './results/results-list.tsx';
import { useDetailPage } from './results/use-detail-page.ts';
import { useFirstResult } from './results/use-first-result.ts';
import { isEmpty, type Results, useResults } from './results/use-results.ts';
import { SearchBox } from './search-box.tsx';
import { Coverage, Examples } from './search-start.tsx';
import { hasFilters, type SearchState, termOf } from './search-state.ts';
import { SimilarDialog } from './similar-dialog.tsx';
import { SimilarHeading } from './similar-heading.tsx';
import { useChanges } from './use-changes.ts';
import { WebResults } from './web/web-results.tsx';
import { useWebSwitch } from './web/web-switch.tsx';

type Props = { state: SearchState; onChange: (state: SearchState, how: 'push' | 'replace') => void };

const isStart = (state: SearchState) => !state.q && !state.similar && !hasFilters(state);

/**
 * The selected document, and the one that is shown: the list shows a selection first. Not in the page, which would be drawn again
 * with all of its filters.
 */
function useSelection(
  state: SearchState,
  onSelect: (id: string | undefined) => void,
  results: Results,
  wide: boolean,
) {
  const [chosen, choose] = useOptimisticValue(state.selected);
  // The same function for each state: only the cards whose selection changes are drawn again.
  const select = useCallback((id?: string) => choose(id, () => onSelect(id)), [choose, onSelect]);
  // Beside the list the first result is shown at once; the address names only what the user selected.
  const selected = chosen ?? (wide && !isStart(state) ? results.hits[0]?._id : undefined);
  const beside = useAfterPaint(selected);
  return { select, selected, shown: wide ? beside : state.selected };
}

/** The list and the document beside it; in a narrow window one at a time. */
function ResultsArea({
  state,
  results,
  wide,
  onSelect,
  onSearch,
  web,
}: {
  state: SearchState;
  results: Results;
  wide: boolean;
  onSelect: (id: string | undefined) => void;
  onSearch: (q: string) => void;
  /** Searches ask the web too. */
  web: boolean;
}) {
  const { select, selected, shown } = useSelection(state, onSelect, results, wide);
  const { term } = results;
  const ids = useMemo(() => results.hits.map((hit) => hit._id), [results.hits]);
  const list = (
    <ResultsList
      results={results}
      term={term}
      browsing={!term && !state.similar}
      ids={ids}
      selected={selected}
      onSelect={select}
      onSearch={onSearch}
      heading={state.similar ? <SimilarHeading similar={state.similar} /> : null}
      below={web && term ? <WebResults words={term} /> : null}
      about={isStart(state) ? <AboutLibrary /> : null}
    />
  );
  const hitOf = (id: string | undefined) => results.hits.find(({ _id }) => _id === id);
  const detail = <DetailPane key={shown} id={shown} hit={hitOf(shown)} term={term} />;
  useDetailPage(!wide && shown !== undefined);
  // Beside no results there is no file to select.
  if (wide && selected === undefined && isEmpty(results)) return list;
  if (wide)
    return (
      <Panes
        label={t(messages.listWidth)}
        className="min-h-[600px] flex-1"
        first={{
          size: 60,
          min: 40,
          content: (
            <ScrollArea label={t(messages.listOfResults)} className="h-full">
              <div className="pr-4">{list}</div>
            </ScrollArea>
          ),
        }}
        second={{ min: 30, content: detail }}
      />
    );
  return (
    <>
      <div className={cx(shown && 'hidden')}>{list}</div>
      {shown ? (
        <DetailPane key={shown} id={shown} hit={hitOf(shown)} term={term} onBack={() => select(undefined)} />
      ) : null}
    </>
  );
}

/** Says what can be typed into the box, and what the library holds. */
const AboutLibrary = () => (
  <div className="flex flex-col gap-1 text-13 text-ink-soft">
    <p id="search-operators">
      <Rich
        message={messages.operators}
        tags={{ code: (words) => <code className="font-semibold text-ink">{words}</code> }}
      />
    </p>
    <Coverage linked />
  </div>
);

function FindSimilar({ onText }: { onText: (similar: string) => void }) {
  return (
    <SimilarDialog
      onText={onText}
      trigger={
        <Button className="max-lg:flex-1 lg:h-13!">
          <ScanSearch aria-hidden />
          {t(messages.findSimilar)}
        </Button>
      }
    />
  );
}

type NarrowProps = { state: SearchState; hits: Results['hits']; update: Update };

/** Actions on the results of a search: narrow them by more words, save the search, and take the citations along. */
const Narrow = memo(function Narrow({ state, hits, update }: NarrowProps) {
  if (isStart(state)) return null;
  return (
    <div className="flex items-center gap-2">
      <SearchWithin
        within={state.within}
        onWithin={(within) => update({ within }, state.within ? 'replace' : 'push')}
      />
      {state.similar ? null : <SaveSearch state={state} />}
      <CitationsMenu ids={hits.map(({ _id }) => _id)} className={buttonClass()} brief />
    </div>
  );
});

export function SearchPage({ state, onChange }: Props) {
  const wide = useMedia(WIDE);
  const change = useChanges(state, onChange);
  const more = useCallback((page: number) => change({ page }, 'replace'), [change]);
  const results = useResults(state, more);
  const select = useCallback(
    (selected: string | undefined) => change({ selected }, wide || !selected ? 'replace' : 'push'),
    [change, wide],
  );
  /** Other words or filters start again at the first page, with nothing selected. */
  const update: Update = useCallback(
    (patch, how = 'push') => change({ page: 1, selected: undefined, ...patch }, how),
    [change],
  );
  const search = useCallback(
    (q: string, how: 'push' | 'replace') =>
      update({ q, similar: undefined, sort: undefined, within: '' }, how),
    [update],
  );
  const selectLater = useCallback((id: string) => afterPaint(() => select(id)), [select]);
  const goToFirst = useFirstResult(state.q, results, selectLater);
  const start = isStart(state);
  const web = useWebSwitch();
  usePersistedSearch(termOf(state), !results.fetching && !results.error);
  const detailPage = !wide && state.selected !== undefined;
  const filters = (
    <FilterSheet
      state={state}
      facets={results.facets}
      update={update}
      files={results.error || results.loading || results.stale ? undefined : fileCount(results)}
      web={web}
    />
  );
  const similar = <FindSimilar onText={(key) => update({ similar: key, q: '' })} />;
  return (
    <div className="mx-auto flex w-full max-w-wide flex-1 flex-col gap-3 px-4 py-4 md:px-6 lg:h-[calc(100dvh-3.5rem-1px)] lg:flex-none">
      <h1 className="sr-only">{t(common.searchTheLibrary)}</h1>
      <RememberedCase />
      <div className={cx('flex flex-col gap-3', detailPage && 'hidden')}>
        <div className="flex flex-wrap items-center gap-2">
          <SearchBox
            q={state.q}
            searching={results.fetching && termOf(state) !== ''}
            onSearch={search}
            onArrowDown={goToFirst}
          />
          <div className="flex min-w-0 gap-2 max-lg:w-full max-lg:flex-wrap">
            {filters}
            {similar}
          </div>
        </div>
        {start ? (
          <Examples
            hits={results.hits}
            waiting={results.fetching && results.hits.length === 0}
            onRun={(q) => search(q, 'push')}
          />
        ) : null}
        {start ? <RecentSearches onRun={(q) => search(q, 'push')} /> : null}
        {start ? <SavedSearches onRun={update} /> : null}
        <Narrow state={state} hits={results.hits} update={update} />
      </div>
      <ResultsArea
        state={state}
        results={results}
        wide={wide}
        onSelect={select}
        onSearch={(q) => search(q, 'push')}
        web={web.on}
      />
    </div>
  );
}
