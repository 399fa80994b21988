import { expect, test } from 'vitest';
import { inForceOn } from './in-force.ts';

test.each([
  ['ipc', '302', '2024-06-30', true],
  ['ipc', '302', '2024-07-01', false],
  ['bns', '103', '2024-06-30', false],
  ['bns', '103', '2024-07-01', true],
  // S.O. 850(E) of 23 February 2024.
  ['bns', '106(2)', '2024-07-01', false],
  ['bns', '106(1)', '2024-07-01', true],
  ['crpc', '438', '1974-03-31', false],
  ['bsa', '63', '2026-01-01', true],
])('section of %s %s on %s', (act, section, day, expected) => {
  expect(inForceOn(act, section, day)).toBe(expected);
});

test('it is not known for an act that came into force in parts, between the two days, nor for an unknown act', () => {
  // Section 1(3) of the RTI Act; article 394 of the Constitution.
  expect(inForceOn('rti', '4', '2005-06-14')).toBe(false);
  expect(inForceOn('rti', '4', '2005-08-01')).toBeUndefined();
  expect(inForceOn('rti', '4', '2005-10-12')).toBe(true);
  expect(inForceOn('constitution', '324', '1949-12-01')).toBeUndefined();
  expect(inForceOn('no such act', '1', '2020-01-01')).toBeUndefined();
});
