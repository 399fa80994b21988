import fc from 'fast-check';
import { expect, test } from 'vitest';
import { processorMs } from '#test/support/processor-time.ts';
import { findCaseNumbers, findCnr } from './case-number.ts';

const found = (text: string): string[] => findCaseNumbers(text).map((one) => one.text);

test.each([
  'W.P.(C) No. 1234 of 2020',
  'Crl.A. 12/2019',
  'MAC.APP. 976/2018',
  'CWP-23867-2016',
  'Civil Appeal Nos. 8109 and 8110 of 2010',
  'CIVIL WRIT JURISDICTION CASE No.6546 of 2017',
  'civil suit Nos.436-CS of 2005 and 76 of 2005',
  'WP Nos. 19670/07, 20667/07 and 22043/07',
  'Suo Motu Writ Petition (C) No.1 of 2020',
  'L.A.R.No.73 of 2002',
  'SLP(C) No 30381 of 2011',
  'Crime No.163/2011',
])('finds %s whole', (number) => {
  expect(found(`the order passed in ${number}, by which`)).toEqual([number]);
});

test.each([
  'Act No. 20 of 2014',
  'Notification No. 12 of 2017',
  'G.O.Ms.No.45 of 2010',
  'PAGE NO. 28/54',
  'FIR No.0254/2018',
  'cheque No. 123456 of 2019',
  'survey No. 80/2',
  'respondent No. 4 of 2019',
])('%s is no case number', (text) => {
  expect(found(`the said ${text} was produced`)).toEqual([]);
});

test('a number without a year is not taken', () => {
  expect(found('Civil Appeal No. 45')).toEqual([]);
});

test('reads a CNR with or without hyphens', () => {
  expect(findCnr('CNR: DLHC01-012345-2020')).toBe('DLHC010123452020');
  expect(findCnr('CNR DLHC010123452020 of')).toBe('DLHC010123452020');
  expect(findCnr('DLHC0101234520')).toBeUndefined();
});

test('never throws; spans lie inside the text', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.constantFrom(
          'W.P.',
          'No.',
          ' 12',
          '/',
          '2019',
          ' of ',
          'Civil Appeal ',
          '(C)',
          ', ',
          'and ',
          '-',
          '\n',
          'x',
        ),
      ),
      (parts) => {
        const text = parts.join('');
        for (const one of findCaseNumbers(text)) expect(text.slice(one.start, one.end)).toBe(one.text);
      },
    ),
  );
});

test('long strings built to backtrack stay linear', () => {
  const taken = processorMs(() => {
    for (const piece of ['W.P.', '1,', 'Civil ', '12/19 ', 'A.B.(C)', 'No. ', '1-2-', '1/2019, '])
      findCaseNumbers(piece.repeat(40_000));
  });
  expect(taken).toBeLessThan(8_000);
});
