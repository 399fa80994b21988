import { useNavigate, useSearch } from '@tanstack/react-router';
import { lazy, Suspense, useCallback, useMemo } from 'react';
import { messages as common } from '#shared/messages/en/common/common.ts';
import { messages } from '#shared/messages/en/library/library.ts';
import { t } from '#shared/messages/translate.ts';
import { type ShowWritten, WrittenSlot } from '#web/features/library/insights/written-slot.ts';
import { SearchPage } from '#web/features/library/search/search-page.tsx';
import { readState, type SearchState, writeState } from '#web/features/library/search/search-state.ts';
import { PageTitle } from '#web/ui/primitives/page.tsx';

const WrittenInsightsPart = lazy(async () => ({
  default: (await import('#web/features/assistant/summary/written-insights.tsx')).WrittenInsightsPart,
}));

const showWritten: ShowWritten = ({ id, model }) => (
  <Suspense fallback={null}>
    <WrittenInsightsPart key={id} id={id} model={model} />
  </Suspense>
);

export function Search() {
  const url = useSearch({ from: '/home/search' });
  const navigate = useNavigate();
  const state = useMemo(() => readState(url), [url]);
  const change = useCallback(
    (next: SearchState, how: 'push' | 'replace') =>
      void navigate({
        to: '/home/search',
        search: writeState(next),
        replace: how === 'replace',
        resetScroll: false,
      }),
    [navigate],
  );
  return (
    <>
      <PageTitle>
        {state.q ? t(messages.searchTitle, { words: state.q.slice(0, 60) }) : t(common.search)}
      </PageTitle>
      <WrittenSlot.Provider value={showWritten}>
        <SearchPage state={state} onChange={change} />
      </WrittenSlot.Provider>
    </>
  );
}
