import { expect, test } from 'vitest';
import { extentOf, inForceOn } from './in-force.ts';
import { knownLives, lifeOf } from './lives.ts';

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

test.each([
  ['income-tax', '80C', '2026-03-31', undefined],
  ['income-tax', '80C', '2026-04-01', false],
  ['income-tax-2025', '123', '2026-03-31', false],
  ['income-tax-2025', '123', '2026-04-01', true],
  ['id', '25F', '2025-11-20', undefined],
  ['id', '25F', '2025-11-21', false],
  ['ir-code', '59', '2025-11-21', true],
  // Only parts of these came into force on the day of the notification.
  ['wages-code', '5', '2025-11-21', undefined],
  // S.O. 4604(E) of 18 December 2020 and S.O. 1730(E) of 30 April 2021 brought some sections into force before.
  ['wages-code', '42', '2020-12-17', false],
  ['wages-code', '42', '2020-12-18', undefined],
  ['ss-code', '142', '2021-05-02', false],
  ['ss-code', '142', '2021-05-03', undefined],
  ['telecom', '4', '2024-06-26', undefined],
  ['foreigners', '14', '2025-08-31', undefined],
  ['foreigners', '14', '2025-09-01', false],
  ['immigration', '21', '2025-09-01', true],
  ['aircraft', '8', '2025-01-01', false],
  ['boilers-2025', '12', '2025-05-01', true],
  // Item 3 of section 164(1) of the Code on Social Security was left out of the notification.
  ['epf', '7A', '2025-11-21', undefined],
])('section of %s %s on %s by the life of the act', (act, section, day, expected) => {
  expect(inForceOn(act, section, day)).toBe(expected);
});

test('an act that was replaced names its successor, which came into force on the next day', () => {
  for (const { key, to, successor } of knownLives()) {
    if (successor === undefined) continue;
    const next = new Date(`${to}T00:00:00Z`);
    next.setUTCDate(next.getUTCDate() + 1);
    const from = lifeOf(successor)?.from ?? extentOf(successor)?.from;
    expect([key, from]).toEqual([key, next.toISOString().slice(0, 10)]);
  }
});
