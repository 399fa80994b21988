import { expect, test } from 'vitest';
import { columnsFor } from './table-columns.ts';

const row = (...texts: string[]) => texts.map((text) => [{ kind: 'paragraph' as const, runs: [{ text }] }]);

test('a column of dates or numbers has room for its longest word, and text has the rest', () => {
  const event = 'Goods were delivered against the invoice, and accepted without any remark on their quality.';
  const [date = 0, words = 0] = columnsFor([row('Date', 'Event'), row('02.08.2025', event)], 2);
  expect(date).toBeGreaterThan(20);
  expect(date).toBeLessThan(30);
  expect(date + words).toBeCloseTo(100);
  const files = columnsFor(
    [row('No.', 'Electronic record', 'SHA-256'), row('1', 'ledger.xlsx', 'f'.repeat(64))],
    3,
  );
  expect(files[0]).toBeLessThan(15);
  expect(files[2]).toBeGreaterThan(40);
  expect(files.reduce((sum, one) => sum + one, 0)).toBeCloseTo(100);
});

test('columns without text, and rows with fewer cells, have equal shares', () => {
  expect(columnsFor([], 2)).toEqual([50, 50]);
  expect(columnsFor([row('', ''), row('')], 2)).toEqual([50, 50]);
});
