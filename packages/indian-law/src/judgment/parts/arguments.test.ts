import { expect, test } from 'vitest';
import { readJudgment } from '../judgment.ts';

const report = (...lines: string[]): string =>
  [
    'RAM LAL V. STATE OF KERALA [1961] INSC 9 (4 May 1961)',
    'FARIAS, B.N. FARIAS, B.N. JOSHUA, K.',
    'CITATION: 1961 AIR 900 1962 SCR (1) 9',
    'ACT:',
    'Contract-Sale of goods.',
    'HEADNOTE:',
    'The goods were sold and the price was paid by the buyer before the delivery.',
    'CIVIL APPELLATE JURISDICTION: Civil Appeal No. 12 of 1959.',
    'Appeal from the judgment and decree of the High Court of Kerala in Appeal No. 3 of 1956.',
    ...lines,
    'The Judgment of the Court was delivered by',
    'FARIAS, J.-This appeal is by special leave against the decree of the High Court.',
  ].join('\n');
const ARGUED =
  'The contract was void because the goods were not in being when it was made, and a sale of future goods is an agreement to sell. ';

const kindsOf = (text: string): string[] => (readJudgment(text).parts ?? []).map(({ kind }) => kind);
const textOf = (text: string, kind: string): string => {
  const read = readJudgment(text);
  const part = read.parts?.find((one) => one.kind === kind);
  return part === undefined ? '' : (read.paragraphs[part.from]?.text ?? '');
};

test('arguments of counsel as reported are a part that begins with the names', () => {
  const text = report(
    '1961. Feb. 8, 9. A. Kurup, Advocate-General, B. Sen and D.',
    `Gupta, for the appellant. ${ARGUED.repeat(2)}`,
    ARGUED.repeat(2),
    `B. Rao, for the respondent. ${ARGUED}`,
  );
  expect(kindsOf(text)).toEqual(['heading', 'headnote', 'heading', 'arguments', 'judgment']);
  expect(textOf(text, 'arguments')).toMatch(/^1961\. Feb\. 8, 9\. A\. Kurup/u);
  expect(readJudgment(text).parts?.find(({ kind }) => kind === 'arguments')?.numbered).toBe(false);
});

test('names of counsel alone are no arguments', () => {
  const text = report('A. Kurup and B. Sen, for the appellant.', 'B. Rao, for the respondent.');
  expect(kindsOf(text)).toEqual(['heading', 'headnote', 'heading', 'judgment']);
});

test('an order of reference behind the names is the court’s and no argument', () => {
  const text = report(
    'A. Kurup, for the appellant.',
    `Order of Reference Joshua, J. This appeal raises a question. ${ARGUED.repeat(4)}`,
  );
  expect(kindsOf(text)).not.toContain('arguments');
});
