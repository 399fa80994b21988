import { expect, test } from 'vitest';
import { readJudgment } from '../judgment/judgment.ts';
import { oneLineTitle } from './one-line-title.ts';

const sidesOf = (text: string) => oneLineTitle(text).map(({ role, name }) => [role, name]);

test.each([
  [
    'Asha Menon v State of Kerala\nSupreme Court of India\n\n3 May 2011\n1. Leave granted.',
    'Asha Menon',
    'State of Kerala',
  ],
  ['T. V. Rangan v State of Goa and Others\n\n1. Leave granted.', 'T. V. Rangan', 'State of Goa'],
  ['KAVERI MILLS LTD. V. UNION OF INDIA\nORDER\n1. Heard.', 'KAVERI MILLS LTD.', 'UNION OF INDIA'],
  [
    'Court of the Tehsildar, Sadar\n\nSmt. Leela Bai vs. Smt. Uma Bai\n\nDecision\nThe suit is allowed.',
    'Leela Bai',
    'Uma Bai',
  ],
  [
    'Ravi Anand v State (Union Territory of Daman, Diu)\n1. Heard.',
    'Ravi Anand',
    'State (Union Territory of Daman, Diu)',
  ],
])('the parties of a title in one line: %j', (text, petitioner, respondent) => {
  expect(sidesOf(text)).toEqual([
    ['petitioner', petitioner],
    ['respondent', respondent],
  ]);
  expect(readJudgment(text)).toMatchObject({ petitioners: [petitioner], respondents: [respondent] });
});

test.each([
  [
    'judges of a report',
    '02/08/1995 NADKARNI LATA V. (J)\nNADKARNI LATA V. (J) SEN A.M. (CJ)\nCITATION: 1995 AIR 2398',
  ],
  ['a judge between initials', '(J) BHIDE LATA V. (J) SOMAN\n1. Leave granted.'],
  ['two persons around a capital letter', 'RAO LATA V. SEN\n1. Leave granted.'],
  ['a cited case', 'Asha v. State, AIR 1990 SC 123 followed\n1. Leave granted.'],
  ['a list of cases', 'Asha v. State of Goa\nRavi v. State of Goa\n1. Leave granted.'],
  ['a sentence', 'The appellant says that in Asha v. State the court held otherwise.\n1. Leave granted.'],
])('%s is no title', (_, text) => {
  expect(sidesOf(text)).toEqual([]);
});
