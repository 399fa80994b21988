import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pacedInvalidation } from './live-queries.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('the first change is followed at once, a flood of them together', () => {
  const client = new QueryClient();
  const spy = vi.spyOn(client, 'invalidateQueries');
  const paced = pacedInvalidation(client);
  paced.add([['clients'], ['cases']]);
  vi.advanceTimersByTime(1);
  expect(spy.mock.calls.map(([filters]) => filters?.queryKey)).toEqual([['clients'], ['cases']]);
  for (let i = 0; i < 500; i += 1) paced.add([['clients']]);
  vi.advanceTimersByTime(700);
  expect(spy).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(200);
  expect(spy).toHaveBeenCalledTimes(3);
  paced.add([['cases']], true);
  vi.advanceTimersByTime(10_000);
  expect(spy).toHaveBeenCalledTimes(4);
});

test('a new join refetches its queries a little later, and nothing after unmounting', () => {
  const client = new QueryClient();
  const spy = vi.spyOn(client, 'invalidateQueries');
  const paced = pacedInvalidation(client);
  paced.add([['clients']], true);
  vi.advanceTimersByTime(100);
  expect(spy).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1000);
  expect(spy).toHaveBeenCalledOnce();
  paced.add([['clients']]);
  paced.stop();
  vi.advanceTimersByTime(1000);
  expect(spy).toHaveBeenCalledOnce();
});
