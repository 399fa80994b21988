import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  deleteNow,
  hiddenRows,
  scheduleDelete,
  subscribeDeletes,
  UNDO_MS,
  undoDelete,
} from './pending-deletes.ts';

const FILE = { id: 'a' };
const run = vi.fn<(leaving: boolean) => Promise<void>>();
const onError = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  run.mockReset().mockResolvedValue(undefined);
  onError.mockReset();
});
afterEach(() => {
  undoDelete(FILE.id);
  vi.useRealTimers();
});

test('a file disappears at once, and is deleted only when it can no longer be restored', async () => {
  const told = vi.fn();
  const stop = subscribeDeletes(told);
  scheduleDelete(FILE, { run, onError });
  expect([...hiddenRows()]).toEqual(['a']);
  expect(told).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(UNDO_MS - 1);
  expect(run).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(run).toHaveBeenCalledExactlyOnceWith(false);
  expect(undoDelete('a')).toBe(false);
  stop();
});

test('a restored file is never deleted', async () => {
  scheduleDelete(FILE, { run, onError });
  expect(undoDelete('a')).toBe(true);
  expect(hiddenRows().size).toBe(0);
  await vi.advanceTimersByTimeAsync(UNDO_MS * 2);
  expect(run).not.toHaveBeenCalled();
});

test('leaving the page deletes the file, once', async () => {
  scheduleDelete(FILE, { run, onError });
  deleteNow();
  await vi.advanceTimersByTimeAsync(UNDO_MS * 2);
  expect(run).toHaveBeenCalledExactlyOnceWith(true);
});

test('a file that could not be deleted is shown again', async () => {
  const refusal = new Error('refused');
  run.mockRejectedValue(refusal);
  scheduleDelete(FILE, { run, onError });
  await vi.advanceTimersByTimeAsync(UNDO_MS);
  expect(onError).toHaveBeenCalledExactlyOnceWith(refusal);
  expect(hiddenRows().size).toBe(0);
});
