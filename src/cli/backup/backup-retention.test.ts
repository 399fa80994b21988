import { expect, test } from 'vitest';
import { beyondRule, readKeepRule } from './backup-retention.ts';

const DAY_MS = 24 * 60 * 60_000;
const nameOf = (at: Date, end = '') => `munshi-${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z${end}`;
/** A backup of each night for this number of days, the newest on Saturday, 28 November 2026. */
const nights = (days: number) =>
  Array.from({ length: days }, (_, ago) =>
    nameOf(new Date(Date.parse('2026-11-28T20:30:00Z') - ago * DAY_MS)),
  );

test('of nightly backups the last days, the newest of each week and the newest of each month stay', () => {
  const names = nights(400);
  const gone = new Set(beyondRule(names, { days: 3, weeks: 3, months: 3 }));
  const kept = names.filter((name) => !gone.has(name)).map((name) => name.slice(7, 17));
  expect(kept).toEqual([
    '2026-11-28',
    '2026-11-27',
    '2026-11-26',
    '2026-11-22',
    '2026-11-15',
    '2026-10-31',
    '2026-09-30',
  ]);
});

test('the rule looks at backups that are there: after a pause the last ones stay', () => {
  const names = ['2020-01-05', '2020-01-20', '2021-06-01'].map((day) =>
    nameOf(new Date(`${day}T00:00:00Z`), '.tar.age'),
  );
  expect(beyondRule(names, { days: 0, weeks: 0, months: 2 })).toEqual([names[0]]);
  expect(beyondRule(names, { days: 2, weeks: 0, months: 0 })).toEqual([names[0]]);
});

test('names that no backup has are never removed, and the newest backup never', () => {
  const names = ['photos', 'munshi-2026-11-28T20-30-00Z.part', 'munshi-notes', ...nights(2)];
  expect(beyondRule(names, { days: 0, weeks: 0, months: 0 })).toEqual(nights(2).slice(1));
});

test.each(['7,4,12', '0,0,1'])('%s is a rule', (text) => expect(readKeepRule(text)).toBeDefined());
test.each(['', '7', '7,4', '0,0,0', '-1,2,3', '7,4,12,1', '7.5,1,1', 'a,b,c'])('%j is no rule', (text) =>
  expect(readKeepRule(text)).toBeUndefined(),
);
