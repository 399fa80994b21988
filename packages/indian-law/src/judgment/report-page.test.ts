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
