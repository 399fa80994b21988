import { expect, test } from 'vitest';
import { readJudgment } from './judgment.ts';

const body = 'Act – s. 12 – Held: The appeal was filed in time. '.repeat(20);
const report = (top: string, foot: string): string =>
  `A\nB\n${top}RAM LAL\nv.\nSTATE OF KERALA\n(Civil Appeal No. 12 of 2020)\nJANUARY 31, 2020\n[R. MEHTA AND T. SANYAL, JJ.]\n${body}\n${foot}\n${body}`;

test.each([
  ['582 SUPREME COURT REPORTS [2020] 1 S.C.R.\n', '', '[2020] 1 SCR 582'],
  ['129\n', '[2020] 13 S.C.R. 129\nA\n130 SUPREME COURT REPORTS [2020] 13 S.C.R.', '[2020] 13 SCR 129'],
  ['643\n', '644 SUPREME COURT REPORTS [2020] 3 S.C.R.', '[2020] 3 SCR 643'],
])('%j', (top, foot, citation) => {
  const { reporter_citations, court, judges } = readJudgment(report(top, foot));
  expect(reporter_citations).toEqual([citation]);
  expect([court, judges]).toEqual(['supreme-court', ['R. MEHTA', 'T. SANYAL']]);
});

test('the heads of the pages of a report cite nothing', () => {
  const words = 'The contract was never performed by the seller and the buyer paid nothing. '.repeat(14);
  const pages = [60, 62, 64].map(
    (page, i) =>
      `${page} SUPREME COURT REPORTS [2021] 7 S.C.R.\n${words}See AIR 1971 SC 40${i}.\n\f\n[2021] 7 S.C.R. ${page + 1}\nRAM LAL v. STATE\n${words}\n\f\n`,
  );
  const text = `SUPREME COURT OF INDIA\nRAM LAL v. STATE OF KERALA\nCivil Appeal No. 12 of 2020\n\nJUDGMENT\n\n${pages.join('')}`;
  expect(readJudgment(text).citations.map(({ citation }) => citation)).toEqual([
    'AIR 1971 SC 400',
    'AIR 1971 SC 401',
    'AIR 1971 SC 402',
  ]);
});
