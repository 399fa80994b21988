import { useCallback, useRef } from 'react';
import type { SearchState } from './search-state.ts';

type OnChange = (state: SearchState, how: 'push' | 'replace') => void;

/**
 * Makes the function that changes a part of the state. Each change starts from the one before it, also while the address and
 * the page still show an earlier state: to select a result does not undo *Load more* that was pressed a moment before.
 */
export function useChanges(
  state: SearchState,
  onChange: OnChange,
): (patch: Partial<SearchState>, how: 'push' | 'replace') => void {
  const shown = useRef(state);
  const latest = useRef(state);
  if (shown.current !== state) {
    shown.current = state;
    latest.current = state;
  }
  return useCallback(
    (patch, how) => {
      latest.current = { ...latest.current, ...patch };
      onChange(latest.current, how);
    },
    [onChange],
  );
}
