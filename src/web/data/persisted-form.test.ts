import { afterEach, expect, test, vi } from 'vitest';
import { dropPersistedForm, hasPersistedForm, persistedForm, persistForm } from './persisted-form.ts';

const kept = { name: 'new-client', userId: 'asha', values: { name: 'Kaveri Mills' }, sent: true };

afterEach(() => {
  vi.useRealTimers();
  sessionStorage.clear();
});

test('the same user gets the form back, also in a second drawing, until it is shown', () => {
  persistForm(kept);
  expect(hasPersistedForm('new-case', 'asha')).toBe(false);
  expect(hasPersistedForm('new-client', undefined)).toBe(false);
  expect(hasPersistedForm('new-client', 'asha')).toBe(true);
  expect(persistedForm('new-client', 'asha')).toMatchObject(kept);
  expect(persistedForm('new-client', 'asha')).toMatchObject(kept);
  dropPersistedForm();
  expect(persistedForm('new-client', 'asha')).toBeUndefined();
});

test('another user neither gets the form nor leaves it in the browser', () => {
  persistForm(kept);
  expect(persistedForm('new-client', 'ravi')).toBeUndefined();
  expect(sessionStorage).toHaveLength(0);
});

test('after fifteen minutes the form is gone', () => {
  vi.useFakeTimers();
  persistForm(kept);
  vi.advanceTimersByTime(15 * 60_000 + 1);
  expect(persistedForm('new-client', 'asha')).toBeUndefined();
  expect(sessionStorage).toHaveLength(0);
});
