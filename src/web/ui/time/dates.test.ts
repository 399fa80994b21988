import { expect, onTestFinished, test, vi } from 'vitest';
import { monthDay, relativeDate, relativeTime, shortDate, usDate } from './dates.ts';

const now = new Date(2026, 10, 20, 9, 0);
const at = (day: number, hour = 12) => new Date(2026, 10, day, hour).toISOString();

test.each([
  [at(20, 1), 'today'],
  [at(19, 23), 'yesterday'],
  [at(17), '3 days ago'],
  [at(13), '7 days ago'],
  [at(12), '12 Nov 2026'],
  [at(21), 'tomorrow'],
])('%s is %s', (value, words) => {
  expect(relativeDate(value, now)).toBe(words);
});

test.each([
  [new Date(2026, 10, 20, 8, 59, 30), 'just now'],
  [new Date(2026, 10, 20, 8, 48), '12 minutes ago'],
  [new Date(2026, 10, 20, 5, 40), '3 hours ago'],
  [new Date(2026, 10, 19, 23, 55), 'yesterday'],
  [new Date(2026, 10, 20, 9, 0, 20), 'just now'],
])('%s was %s', (value, words) => {
  expect(relativeTime(value.toISOString(), now)).toBe(words);
});

test('an invalid date is returned unchanged', () => {
  expect(shortDate('N/A')).toBe('N/A');
  expect(relativeDate('N/A', now)).toBe('N/A');
});

test('dates of payments and of chats are in the order of US English; what is no date stays raw', () => {
  expect(usDate(at(20))).toBe('Nov 20, 2026');
  expect(monthDay(at(20))).toBe('Nov 20');
  expect(usDate('soon')).toBe('soon');
  expect(monthDay('soon')).toBe('soon');
});

test.each(['America/New_York', 'Asia/Kolkata', 'Pacific/Kiritimati'])(
  'a day without a time is itself in %s',
  async (zone) => {
    vi.stubEnv('TZ', zone);
    onTestFinished(() => void vi.unstubAllEnvs());
    // Formats keep the time zone in which they were made.
    vi.resetModules();
    const dates = await import('./dates.ts');
    expect(dates.shortDate('2026-11-20')).toBe('20 Nov 2026');
  },
);
