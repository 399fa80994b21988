import { expect, test } from 'vitest';
import { indianDay } from '../../indian-day.ts';
import { indianTime, indianWeekday } from '../../indian-time.ts';
import { isOfferedSlot, offeredCallDays } from './call-slots.ts';

test.each([
  ['a Friday evening in India', '2026-11-20T14:00:00Z', '2026-11-23'],
  ['late on a Sunday in London, which is Monday in India', '2026-11-22T20:00:00Z', '2026-11-24'],
  ['the end of a year', '2026-12-31T05:00:00Z', '2027-01-01'],
])('the first day after %s', (_, now, day) => {
  const days = offeredCallDays(new Date(now));
  expect(days).toHaveLength(8);
  expect(days[0]?.day).toBe(day);
  for (const { starts, day: own } of days) {
    expect(['Saturday', 'Sunday']).not.toContain(indianWeekday(starts[0] as Date));
    expect(starts.map(indianDay)).toEqual(starts.map(() => own));
    expect(starts.map((start) => indianTime(start).toLowerCase())).toEqual([
      '10:00 am',
      '11:30 am',
      '2:30 pm',
      '4:30 pm',
    ]);
  }
});

test('only the start of an offered time is offered', () => {
  const now = new Date('2026-11-20T14:00:00Z');
  expect(isOfferedSlot(new Date('2026-11-23T10:00:00+05:30'), now)).toBe(true);
  expect(isOfferedSlot(new Date('2026-11-23T10:01:00+05:30'), now)).toBe(false);
  expect(isOfferedSlot(new Date('2026-11-22T10:00:00+05:30'), now)).toBe(false);
  expect(isOfferedSlot(new Date('nonsense'), now)).toBe(false);
});
