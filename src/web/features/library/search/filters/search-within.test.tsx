import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SEARCH } from '#shared/contracts/research/search-limits.ts';
import { SearchWithin } from './search-within.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const box = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Search within results' });
const type = (value: string) => fireEvent.change(box(), { target: { value } });

test('what is typed while the results follow stays in the box', () => {
  const asked: string[] = [];
  const view = (within: string) => <SearchWithin within={within} onWithin={(words) => asked.push(words)} />;
  const { rerender } = render(view(''));
  type('ferr');
  vi.advanceTimersByTime(SEARCH.debounceMs);
  expect(asked).toEqual(['ferr']);
  type('ferry');
  rerender(view('ferr'));
  expect(box().value).toBe('ferry');
  vi.advanceTimersByTime(SEARCH.debounceMs);
  expect(asked).toEqual(['ferr', 'ferry']);
  rerender(view('ferry'));
  // The way back in the browser brings the words of before.
  rerender(view(''));
  expect(box().value).toBe('');
});

test('one press clears the words, also those that are not searched yet', () => {
  const asked: string[] = [];
  render(<SearchWithin within="" onWithin={(words) => asked.push(words)} />);
  type('toll');
  fireEvent.click(screen.getByRole('button', { name: 'Clear the words within results' }));
  vi.advanceTimersByTime(SEARCH.debounceMs);
  expect(box().value).toBe('');
  expect(asked).toEqual([]);
});
