import { expect, test } from 'vitest';
import { indianClock, indianDay, indianMoment } from './indian-day.ts';
import { indianDate, indianTime, indianWeekday } from './indian-time.ts';

test('the day changes at midnight in India, not in Greenwich', () => {
  const eve = new Date('2026-11-30T18:29:59Z');
  const day = new Date('2026-11-30T18:30:00Z');
  expect([indianDay(eve), indianClock(eve)]).toEqual(['2026-11-30', '23:59']);
  expect([indianDay(day), indianClock(day)]).toEqual(['2026-12-01', '00:00']);
  expect(indianDate(day)).toBe('1 Dec 2026');
  expect(indianTime(new Date('2026-12-01T05:00:00Z'))).toBe('10:30 am');
});

test('a day and a time give the right moment', () => {
  expect(new Date(indianMoment('2026-12-01')).toISOString()).toBe('2026-11-30T18:30:00.000Z');
  expect(indianClock(new Date(indianMoment('2026-12-01', '10:30')))).toBe('10:30');
});

test('old dates keep their day although India’s zones differed then', () => {
  const deed = new Date(indianMoment('1892-05-04'));
  expect([indianDate(deed), indianTime(deed), indianDay(deed)]).toEqual([
    '4 May 1892',
    '12:00 am',
    '1892-05-04',
  ]);
  expect(indianWeekday(new Date('2026-11-30T18:30:00Z'))).toBe('Tuesday');
});
