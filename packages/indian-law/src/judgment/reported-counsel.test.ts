import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findReportedCounsel } from './reported-counsel.ts';

const name = fc
  .tuple(
    fc.constantFrom('A.', 'S. T.', 'K.N.', 'Naunit', 'F. S.', 'Soli J.'),
    fc.constantFrom('Desai', 'Lal', 'Rao', 'Nariman', 'Kumari'),
  )
  .map((words) => words.join(' '));
const list = fc.array(name, { minLength: 2, maxLength: 12 });
const joined = (names: readonly string[]): string => `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
const side = fc.constantFrom(
  'for the appellant.',
  'for respondents 1-3.',
  'for Respondent No. 2.',
  'for the Petitioner in C.A. No. 5 of 1971.',
  'for intervener No. 3.',
  'for the appearing parties.',
);
const before = fc.constantFrom(
  'Civil Appeal No. 881 of 1974.\n',
  'Petition under Art. 32 of the Constitution of India for the enforcement of fundamental rights.\n',
  'of the Bombay High Court in Second Appeal No. 4 of 1957 ',
  'R. Sen, for the petitioner.\n',
  '383 ',
);
const names = (text: string): string[] => findReportedCounsel(text).map((one) => one.name);

test('every name of a list is found, whatever stands before it and wherever its lines break', () => {
  fc.assert(
    fc.property(list, side, before, fc.nat(), fc.boolean(), (all, role, lead, at, comma) => {
      const printed = joined(all);
      const blanks = [...printed.matchAll(/ /gu)].map(({ index }) => index);
      const cut = blanks[at % blanks.length] ?? 0;
      const text = `${lead}${printed.slice(0, cut)}\n${printed.slice(cut + 1)}${comma ? ',' : ''} ${role}\n`;
      expect(names(text).filter((one) => one !== 'R. Sen')).toEqual(all);
    }),
  );
});

test('offices, titles and remarks between the names are no names', () => {
  const text =
    'M.C. Rao, Attorney-General for India, (B. Sen and R. H. Das, with him) for the respondents.\nRam Lal, Dy. Advocate General for the State of Madhya Pradesh, N. S. Shah, Addl. Sol. General of India, P.C. Kaul (NP), Miss A. Nair and Mrs. B. Iyer for the Appellant.';
  expect(names(text)).toEqual([
    'M.C. Rao',
    'B. Sen',
    'R. H. Das',
    'Ram Lal',
    'N. S. Shah',
    'P.C. Kaul',
    'A. Nair',
    'B. Iyer',
  ]);
});

test('a lost comma between two names divides them at the initials of the second', () => {
  expect(names('N. C. Rao A. K. Sen, B. P. Das and C. Lal, for the petitioners.')).toEqual([
    'N. C. Rao',
    'A. K. Sen',
    'B. P. Das',
    'C. Lal',
  ]);
});

test('a sentence about counsel is no list', () => {
  expect(names('The appeal was heard. Mr. Rao for the respondent contended that it fails.')).toEqual([]);
  expect(names('Cello Works & Ors.\n\nFor the Petitioner : Mr. A')).toEqual([]);
});
