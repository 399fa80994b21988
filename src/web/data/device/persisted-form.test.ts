import { afterEach, expect, test, vi } from 'vitest';
import { unsentTexts } from './device-texts.ts';
import { dropPersistedForm, markForm, persistedForm, persistForm } from './persisted-form.ts';

const VALUES = { name: 'Kaveri Mills' };

afterEach(() => {
  vi.useRealTimers();
  unsentTexts.clear();
  sessionStorage.clear();
});

test('a form whose session ended comes back, also in a second drawing, until it is shown', () => {
  persistForm('new-client', VALUES);
  expect(persistedForm('new-client')).toBeUndefined();
  markForm({ name: 'new-client', sent: true });
  expect(persistedForm('new-case')).toBeUndefined();
  expect(persistedForm('new-client')).toEqual({ values: VALUES, sent: true });
  expect(persistedForm('new-client')).toEqual({ values: VALUES, sent: true });
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('Kaveri');
  dropPersistedForm('new-client');
  expect(persistedForm('new-client')).toBeUndefined();
});

test('after fifteen minutes the form does not come back', () => {
  vi.useFakeTimers();
  persistForm('new-client', VALUES);
  markForm({ name: 'new-client', sent: false });
  vi.advanceTimersByTime(15 * 60_000 + 1);
  expect(persistedForm('new-client')).toBeUndefined();
});
