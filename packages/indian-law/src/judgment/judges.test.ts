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

const JUDGES = ['Ravi Nath', 'S. K. Rao', 'M.N. Sen', 'Krishna Iyer', 'Ramesh Kumar Gupta', 'J.B. Patel'];
const judge = fc.constantFrom(...JUDGES);

/** Running text around the name of a judge; `@` is the name. */
const SENTENCES = [
  'as was held in the judgment of Justice @ and followed since',
  'the famous words of Mr. Justice @, who spoke for the Court',
  'this was the view of @, J. in the earlier case',
  'it follows from what was said by @ J. and approved',
  'has been settled. There @, C.J. speaking for the Bench',
  'before the High Court. @, J. dismissed the petition',
  'as my learned Brother @, J. has pointed out',
  'the order of Sir @, Acting C.J. in appeal',
];

test('a judge named in running text is found without titles, whatever blanks and line breaks are in the name', () => {
  const blank = fc.constantFrom(' ', '  ', '\u00a0', ' \r\n', '\n');
  fc.assert(
    fc.property(fc.constantFrom(...SENTENCES), judge, blank, (sentence, name, gap) => {
      const broken = name.replace(' ', name.split(' ').length > 2 && gap.includes('\n') ? ' ' : gap);
      const text = `It is not in dispute, ${sentence.replace('@', broken)} here.`;
      expect(names(text).map((found) => found.replace(/[\s\u00a0]+/gu, ' '))).toEqual([name]);
    }),
  );
});

test('each of several Justices is a judge', () => {
  fc.assert(
    fc.property(fc.uniqueArray(judge, { minLength: 2, maxLength: 3 }), (several) => {
      const list = `${several.slice(0, -1).join(', ')} and ${several.at(-1)}`;
      expect(names(`a Bench of Justices ${list} allowed it`)).toEqual(several);
    }),
  );
});

test.each([
  'MR. DEVARAJ',
  'SURAJ KUMAR, ADV.',
  'PANKAJ AGARWAL, for the State',
  'SRI. RAGHURAJ\nRESPONDENTS:',
])('the last letter of a name in capitals is no office: %s', (text) => {
  expect(names(text)).toEqual([]);
});

test.each([
  ['it is ordered so. (SUNITA CHAUDHARY) JUDGE March 12, 2020', 'SUNITA CHAUDHARY'],
  ['accordingly.\n\n[ Ramesh K. Bindal ]\n          Judge\n12.3.2020', 'Ramesh K. Bindal'],
  ['.....................J. [A.M. NATH]', 'A.M. NATH'],
  ['……………………CJI.\n(Dinesh Rao)', 'Dinesh Rao'],
])('reads the signature %j', (text, name) => {
  expect(names(text)).toEqual([name]);
});

test.each([
  ["Hon'ble Sri Justice A. Rajasekhar Reddy W.P.No.123 of 2010", 'A. Rajasekhar Reddy'],
  ['The Honourable Mr.Justice S.M.Subramaniam W.P.(MD).Nos.17981 of 2017', 'S.M.Subramaniam'],
  ['Honble Sri Justice U.Durga Prasad Rao M.A.C.M.A. No.1234 of 2008', 'U.Durga Prasad Rao'],
  ['Honble Sri Justice D.V.S.S. Somayajulu As No.936 of 1999', 'D.V.S.S. Somayajulu'],
  ['Honourable Mr. Justice Sanjay Priya C.A.V. Judgment', 'Sanjay Priya'],
  ["Hon'ble Shri Justice G.S. Nath Election Petition No.5/2020", 'G.S. Nath'],
  ['The Honble Smt Justice Vijaya Lakshmi Contempt Appeal No.14228 of 2018', 'Vijaya Lakshmi'],
])('the case behind the judge in one run is no part of the name: %s', (text, name) => {
  expect(names(text)).toEqual([name]);
});

test('a judge whose name is printed twice in one run has one name', () => {
  const [first, ...others] = findJudges("Hon'ble Mr. Justice Ravi Nath Ravi Nath, J. (Oral)");
  expect(first?.name).toBe('Ravi Nath');
  expect(others.map((one) => one.name)).toEqual(['Ravi Nath']);
});
