import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import { SearchPage } from '#web/features/library/search/search-page.tsx';
import { readState, type SearchState, writeState } from '#web/features/library/search/search-state.ts';
import { Title } from '#web/ui/primitives/page.tsx';

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
      <Title>{state.q ? `${state.q.slice(0, 60)} · Search` : 'Search'}</Title>
      <SearchPage state={state} onChange={change} />
    </>
  );
}
