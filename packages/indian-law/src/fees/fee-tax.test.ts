import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type FeeExample, FIRST_THIRTY, linesOf, SECOND_THIRTY } from '../../test/fee-examples.ts';
import { feeTax, recipientKinds } from './fee-tax.ts';
import { withheldTax } from './withheld-tax.ts';

function expectRight(example: FeeExample): void {
  const { supplier, recipient, supply = 'legal', mode, tax = [0, 0, 0], total } = example;
  const [cgst, sgst, igst] = tax;
  const none = { cgst: 0, sgst: 0, igst: 0 };
  const found = feeTax(supplier, recipient, { supply, lines: linesOf(example) });
  expect(found, example.says).toMatchObject({
    mode,
    total,
    ...(mode === 'forward' ? { cgst, sgst, igst } : none),
  });
  expect(found?.recipientPays, example.says).toEqual(
    mode === 'reverse_charge' ? { cgst, sgst, igst } : undefined,
  );
  expect(found?.source).not.toBe('');
}

test.each(FIRST_THIRTY)('$says', expectRight);
test.each(SECOND_THIRTY)('$says', expectRight);

test('tax that is due cannot be worked out without the state of the office', () => {
  const lines = [{ amount: 100 }];
  expect(feeTax({}, { kind: 'business' }, { supply: 'legal', lines })).toBeUndefined();
  expect(feeTax({}, { kind: 'individual' }, { supply: 'legal', lines })?.mode).toBe('none');
});

test('the client pays the lines and the tax of the note; the recipient’s tax is apart', () => {
  const amount = fc.integer({ min: 0, max: 10 ** 12 });
  const line = fc.record({ amount, asAgent: fc.boolean() });
  const state = fc.constantFrom('07', '27', '33');
  fc.assert(
    fc.property(
      fc.record({ state, registered: fc.boolean(), senior: fc.boolean() }),
      fc.record({ kind: fc.constantFrom(...recipientKinds), state, belowThreshold: fc.boolean() }),
      fc.record({
        supply: fc.constantFrom('legal' as const, 'other' as const),
        lines: fc.array(line, { maxLength: 20 }),
      }),
      (supplier, recipient, note) => {
        const found = feeTax(supplier, recipient, note);
        const sum = note.lines.reduce((total, one) => total + one.amount, 0);
        expect(found?.total).toBe(sum + (found?.cgst ?? 0) + (found?.sgst ?? 0) + (found?.igst ?? 0));
        expect(found?.cgst).toBe(found?.sgst);
        expect(found?.recipientPays !== undefined).toBe(found?.mode === 'reverse_charge');
      },
    ),
  );
});

test('tax that the client deducts names the Act that holds on the day', () => {
  expect(withheldTax(123_455, 'business', '2026-03-31')).toEqual({
    amount: 12_346,
    source: 'Income-tax Act 1961, s. 194J',
  });
  expect(withheldTax(100_000, 'government', '2026-04-01')?.source).toContain('s. 393(1)');
  expect(withheldTax(100_000, 'individual', '2026-04-01')).toBeUndefined();
});
