import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findParties } from '../parties/parties.ts';
import { titleCuts } from './running-title.ts';

const person = fc
  .tuple(fc.constantFrom('A. K.', 'Ram', 'M.J.', 'Sunita'), fc.constantFrom('Rao', 'Lal', 'Sen', 'Kaul'))
  .map((words) => words.join(' '));
const body = fc.constantFrom(
  'State of Gujarat',
  'Union of India',
  'Surya Oil Corporation',
  'Lotus Sugar Mills Ltd.',
);
const party = fc.oneof(person, body);
const others = fc.constantFrom('', ' & Ors.', ' and others', ' & Anr.');
const number = fc.constantFrom(
  'NO. 2226 OF 2010',
  'NOS. 6546-6552 OF 2003',
  'No.5856 of 2005',
  'NO.383 OF 2002',
);
const origin = fc.constantFrom(
  '',
  ' (Arising out of S.L.P.(C) NO. 26495/2008)',
  ' [Arising out of Special Leave to Appeal (C) No.26684 of 2008]',
  ' (Arising out of SLP (C) No. 3660/2007)',
);
const role = (word: string) =>
  fc.constantFrom(` ... ${word}`, ` ....${word}s`, ` .. ${word}(s)`, `  ${word}s`, ` .....${word}`);
const versus = fc.constantFrom('Versus', 'VERSUS', '-versus-', '\\- Versus -');
/** Things that a converter leaves behind: the numbers of lines, a wide blank. */
const stray = fc.constantFrom('', ' 1', ' 1 2', ' ');

test('a cause title printed in one run names its parties', () => {
  fc.assert(
    fc.property(
      fc.record({ first: party, second: party, more: others, number, origin, versus, stray }),
      role('Appellant'),
      role('Respondent'),
      ({ first, second, more, number, origin, versus, stray }, asks, answers) => {
        const title = `IN THE SUPREME COURT OF INDIA CIVIL APPELLATE JURISDICTION${stray} CIVIL APPEAL ${number}${origin} ${first}${more}${asks} ${versus} ${second}${more}${answers}\nA. B. SHAH, J.\n1. Leave granted.`;
        expect(findParties(title).map(({ role, name }) => [role, name])).toEqual([
          ['petitioner', first],
          ['respondent', second],
        ]);
      },
    ),
  );
});

test('a second case behind *with* has parties of its own', () => {
  const title =
    'IN THE SUPREME COURT OF INDIA CIVIL APPELLATE JURISDICTION CIVIL APPEAL NO. 57 OF 2010 (Arising out of Special Leave Petition (C) No. 73/2006) DR. B. RAO ...Appellant VERSUS DR. H.L. SEN & ORS. ...Respondents WITH   CIVIL APPEAL NO. 58 OF 2010 (Arising out of Special Leave Petition (C) No. 74/2006) DR. M. LAL ...Appellant VERSUS DR. H.L. SEN & ORS. ...Respondents\nA. SHAH, J.';
  expect(findParties(title).map(({ role, name }) => `${role}: ${name}`)).toEqual([
    'petitioner: B. RAO',
    'respondent: H.L. SEN',
    'petitioner: M. LAL',
    'respondent: H.L. SEN',
  ]);
});

test('a sentence with a role is not cut', () => {
  for (const line of [
    'In Ram v. State the appellant in Civil Appeal No. 5 of 1960 relied on the jurisdiction of this court.',
    'Cr.A. No. 397 of 2005 Nathu Lal Versus State of M.P.',
  ])
    expect(titleCuts(line)).toEqual([]);
});

test('the V. of a name is no versus', () => {
  const bench =
    'H. K. Rao & R. V. Sen\nCIVIL APPEAL NOS. 4243-4244 OF 2004 R.V. SEN, J.\nThe appeals are allowed.';
  expect(findParties(bench)).toEqual([]);
  expect(findParties('J.S RAO, SUJATA V. LAL, B.N. SEN\nCIVIL APPEAL NO 46/97\nSEN, J.')).toEqual([]);
});
