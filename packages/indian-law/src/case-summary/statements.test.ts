import { expect, test } from 'vitest';
import { statementsOf } from './statements.ts';

const pointsOf = (text: string) =>
  statementsOf([{ id: 'f', name: 'Account.csv', pages: [{ page: 1, text, ocr: false }] }]).map(
    ({ point }) => point,
  );

test('a row of a table keeps its cells, with the heads of their columns', () => {
  const table = [
    'Invoice,Date,Particulars,Amount,Remarks',
    'KT/25/409,2025-10-19,"Cotton yarn 60s, first lot",79000,',
    'KT/25/410,2025-10-20,Cotton yarn 40s in bales,81000,unpaid',
  ].join('\n');
  expect(pointsOf(table).at(-1)).toMatchObject({
    quote: 'KT/25/410,2025-10-20,Cotton yarn 40s in bales,81000,unpaid',
    cells: [
      { head: 'Invoice', text: 'KT/25/410' },
      { head: 'Date', text: '2025-10-20' },
      { head: 'Particulars', text: 'Cotton yarn 40s in bales' },
      { head: 'Amount', text: '81000' },
      { head: 'Remarks', text: 'unpaid' },
    ],
  });
  expect(pointsOf(table)[1]?.cells).toContainEqual({ head: 'Amount', text: '79000' });
});

test('columns of blanks are cells too, and a sentence has none', () => {
  const [row] = pointsOf(
    'No.   Date         Payment      Balance due\n1     4 May 2026   Rs. 10,000   Rs. 4,75,000',
  );
  expect(row?.cells?.map(({ text }) => text)).toEqual(['1', '4 May 2026', 'Rs. 10,000', 'Rs. 4,75,000']);
  const [sentence] = pointsOf('The accused paid Rs. 10,000 on 4 May 2026, and nothing, he says, is due.');
  expect(sentence?.cells).toBeUndefined();
});
