import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { debounce } from './debounce.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('runs once, with the last words, when typing has stopped', () => {
  const ran: string[] = [];
  const search = debounce((words: string) => ran.push(words), 500);
  search.call('nat');
  vi.advanceTimersByTime(499);
  search.call('natural');
  vi.advanceTimersByTime(499);
  expect(ran).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(ran).toEqual(['natural']);
});

test('runs at once on request, and not again', () => {
  const ran: string[] = [];
  const search = debounce((words: string) => ran.push(words), 500);
  search.call('bail');
  search.flush();
  vi.advanceTimersByTime(1000);
  search.flush();
  expect(ran).toEqual(['bail']);
});

test('forgets what was waiting', () => {
  const ran: string[] = [];
  const search = debounce((words: string) => ran.push(words), 500);
  search.call('bail');
  search.cancel();
  vi.advanceTimersByTime(1000);
  expect(ran).toEqual([]);
});
