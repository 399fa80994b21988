import { afterEach, expect, test, vi } from 'vitest';
import { dropKeptForm, hasKeptForm, keepForm, keptForm } from './kept-form.ts';

const kept = { name: 'new-client', userId: 'asha', values: { name: 'Kaveri Mills' }, sent: true };

afterEach(() => {
  vi.useRealTimers();
  sessionStorage.clear();
});

test('the same user gets the form back, also in a second drawing, until it is shown', () => {
  keepForm(kept);
  expect(hasKeptForm('new-case', 'asha')).toBe(false);
  expect(hasKeptForm('new-client', undefined)).toBe(false);
  expect(hasKeptForm('new-client', 'asha')).toBe(true);
  expect(keptForm('new-client', 'asha')).toMatchObject(kept);
  expect(keptForm('new-client', 'asha')).toMatchObject(kept);
  dropKeptForm();
  expect(keptForm('new-client', 'asha')).toBeUndefined();
});

test('another user neither gets the form nor leaves it in the browser', () => {
  keepForm(kept);
  expect(keptForm('new-client', 'ravi')).toBeUndefined();
  expect(sessionStorage).toHaveLength(0);
});

test('after fifteen minutes the form is gone', () => {
  vi.useFakeTimers();
  keepForm(kept);
  vi.advanceTimersByTime(15 * 60_000 + 1);
  expect(keptForm('new-client', 'asha')).toBeUndefined();
  expect(sessionStorage).toHaveLength(0);
});
