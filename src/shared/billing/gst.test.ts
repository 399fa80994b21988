import fc from 'fast-check';
import { expect, test } from 'vitest';
import { documentNumber, financialYear, isGstin, splitTax } from './gst.ts';

test('the parts of 10,000 random invoices sum to their totals, to the paisa, at the right rate', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 2_000_000_000 }),
      fc.constantFrom(0, 5, 12, 18, 28),
      fc.boolean(),
      (total, percent, interState) => {
        const { taxable, cgst, sgst, igst } = splitTax(total, { percent, interState });
        expect(taxable + cgst + sgst + igst).toBe(total);
        expect([taxable, cgst, sgst, igst].every((part) => Number.isInteger(part) && part >= 0)).toBe(true);
        expect(cgst).toBe(sgst);
        expect(interState ? cgst + sgst : igst).toBe(0);
        // Each tax is within a paisa of its rate on the taxable value.
        const of = (amount: number, rate: number) => Math.abs(amount * 10_000 - taxable * rate * 100);
        expect(of(igst, interState ? percent : 0)).toBeLessThanOrEqual(10_000);
        expect(of(cgst, interState ? 0 : percent / 2)).toBeLessThanOrEqual(10_000);
      },
    ),
    { numRuns: 10_000, seed: 19 },
  );
});

test.each([
  [149_900, false, { taxable: 127_034, cgst: 11_433, sgst: 11_433, igst: 0 }],
  [149_900, true, { taxable: 127_034, cgst: 0, sgst: 0, igst: 22_866 }],
  [118, false, { taxable: 100, cgst: 9, sgst: 9, igst: 0 }],
  [1, false, { taxable: 1, cgst: 0, sgst: 0, igst: 0 }],
])('%i paise, between states: %s', (total, interState, parts) => {
  expect(splitTax(total, { percent: 18, interState })).toEqual({ ...parts, total });
});

test('a financial year begins on 1 April', () => {
  expect(['2026-03-31', '2026-04-01', '2027-03-31', '2099-12-31'].map(financialYear)).toEqual([
    '2025-26',
    '2026-27',
    '2026-27',
    '2099-00',
  ]);
  expect(documentNumber('M', '2026-27', 42)).toBe('M/2026-27/000042');
  expect(documentNumber('C', '2026-27', 999_999)).toHaveLength(16);
});

test('a GSTIN has a known state and a check character that fits', () => {
  expect(['27AAPFU0939F1ZV', '29AAGCB7383J1Z4'].map(isGstin)).toEqual([true, true]);
  expect(
    ['27AAPFU0939F1ZW', '99AAPFU0939F1ZV', '27AAPFU0939F1Z', '27aapfu0939f1zv', ''].map(isGstin),
  ).toEqual([false, false, false, false, false]);
});
