import { expect, test } from 'vitest';
import { count, relativeDate, shortDate } from './dates.ts';

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

test('what is no date is given back', () => {
  expect(shortDate('N/A')).toBe('N/A');
  expect(relativeDate('N/A', now)).toBe('N/A');
});

test('counts are grouped the Indian way', () => {
  expect(count(1234567)).toBe('12,34,567');
});
