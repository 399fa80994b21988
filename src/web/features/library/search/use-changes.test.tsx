import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { readState, type SearchState } from './search-state.ts';
import { useChanges } from './use-changes.ts';

const drawn = () => {
  const asked: SearchState[] = [];
  const onChange = (next: SearchState) => void asked.push(next);
  const state = readState({ q: 'cheque' });
  const hook = renderHook((props) => useChanges(props.state, onChange), { initialProps: { state } });
  return { asked, state, change: hook.result.current, ...hook };
};

test('a selection keeps a page that was asked for before the address has it', () => {
  const { asked, state, change, rerender } = drawn();
  change({ page: 2 }, 'replace');
  // The list is drawn once more with the address as it was.
  rerender({ state });
  change({ selected: 'asha' }, 'replace');
  expect(asked.at(-1)).toMatchObject({ q: 'cheque', page: 2, selected: 'asha' });
});

test('a change that follows at once keeps the one before', () => {
  const { asked, change } = drawn();
  change({ page: 2 }, 'replace');
  change({ selected: 'asha' }, 'replace');
  change({ page: 3 }, 'replace');
  expect(asked.at(-1)).toMatchObject({ page: 3, selected: 'asha' });
});

test('another address is the state from then on', () => {
  const { asked, change, rerender } = drawn();
  change({ page: 2 }, 'replace');
  rerender({ state: readState({ q: 'easement' }) });
  change({ selected: 'asha' }, 'replace');
  expect(asked.at(-1)).toMatchObject({ q: 'easement', page: 1, selected: 'asha' });
});
