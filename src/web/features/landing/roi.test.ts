import { expect, test } from 'vitest';
import { roiOf, typedNumber } from './roi.ts';

test('each step follows from the one before', () => {
  const found = roiOf({ hours: 12, share: 25, fee: 2000, price: 1499 });
  expect(found.monthlyHours).toBe(52);
  expect(found.savedHours).toBe(13);
  expect(found.value).toBe(26_000);
  expect(found.net).toBe(24_501);
  expect(found.ratio).toBeCloseTo(26_000 / 1499);
  expect(found.breakEvenHours).toBe(0.7495);
});

test('nothing is divided by nothing', () => {
  expect(roiOf({ hours: 0, share: 0, fee: 0, price: 0 })).toEqual({
    monthlyHours: 0,
    savedHours: 0,
    value: 0,
    net: 0,
    ratio: undefined,
    breakEvenHours: undefined,
  });
});

test.each([
  ['1,00,000', 100_000],
  [' ₹ 2,500.50', 2500.5],
  ['10,00,001', undefined],
  ['-1', undefined],
  ['1e3', undefined],
  ['', undefined],
  ['दस', undefined],
])('%j is read as %s', (typed, value) => {
  expect(typedNumber(typed, 'fee')).toBe(value);
});
