import { afterEach, expect, test, vi } from 'vitest';
import { hasKeptForm, keepForm, takeKeptForm } from './kept-form.ts';

const kept = { name: 'new-client', userId: 'asha', values: { name: 'Kaveri Mills' }, sent: true };

afterEach(() => {
  vi.useRealTimers();
  sessionStorage.clear();
});

test('the same user gets the form back, once', () => {
  keepForm(kept);
  expect(hasKeptForm('new-case', 'asha')).toBe(false);
  expect(hasKeptForm('new-client', undefined)).toBe(false);
  expect(hasKeptForm('new-client', 'asha')).toBe(true);
  expect(takeKeptForm('new-client', 'asha')).toMatchObject(kept);
  expect(takeKeptForm('new-client', 'asha')).toBeUndefined();
});

test('another user neither gets the form nor leaves it in the browser', () => {
  keepForm(kept);
  expect(takeKeptForm('new-client', 'ravi')).toBeUndefined();
  expect(sessionStorage).toHaveLength(0);
});

test('after fifteen minutes the form is gone', () => {
  vi.useFakeTimers();
  keepForm(kept);
  vi.advanceTimersByTime(15 * 60_000 + 1);
  expect(takeKeptForm('new-client', 'asha')).toBeUndefined();
  expect(sessionStorage).toHaveLength(0);
});
