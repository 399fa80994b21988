import { expect, test } from 'vitest';
import { BREACH_STEPS, breachDue } from './breach-clocks.ts';

test('six hours for CERT-In and 72 for the details to the Board, from the moment of notice', () => {
  const noticed = new Date('2027-05-31T22:15:00+05:30');
  expect(BREACH_STEPS.map((step) => breachDue(step, noticed)?.toISOString())).toEqual([
    new Date('2027-06-01T04:15:00+05:30').toISOString(),
    undefined,
    undefined,
    new Date('2027-06-03T22:15:00+05:30').toISOString(),
  ]);
});
