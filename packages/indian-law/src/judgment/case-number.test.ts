import { processorMs } from '@munshi/test-support/processor-time.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
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
  'Civil Misc. W.P. No. 9 of 2001',
  'Reg. Civil Appeal No. 12/2010',
  'H.M.A. Petition No. 12/2010',
  'T.R.C. 12 of 2001',
  'CWP No . 12/2001',
  'Special Leave Petition No. D-12345 of 2010',
  'CRM No.M-12345 of 2010',
  'Suit No. 12-A/2001',
  'Civil Suit No. 21A/2015',
  'Writ Petition Nos. 12- 13/2001',
  'O.A.No.170/00123/2018',
  'Service Tax Appeal No. ST/12/2010',
  'Appeal from Appellate Decree No. 12 of 2001',
  'Industrial Dispute Case No. 12 of 2001',
  'Civil Writ Jurisdiction Case No. 12 of 2017',
])('finds %s whole', (number) => {
  expect(found(`the order passed in ${number}, by which`)).toEqual([number]);
});

test.each([
  ['CIVIL APPELLATE JURISDICTION CIVIL APPEAL NO. 123 OF 2010', 'CIVIL APPEAL NO. 123 OF 2010'],
  ['2.Civil Appeal Nos. 369-371 of 1976 are', 'Civil Appeal Nos. 369-371 of 1976'],
  [
    'CIVIL ORIGINAL JURISDICTION WRIT PETITION (CIVIL) NO. 12 OF 2010',
    'WRIT PETITION (CIVIL) NO. 12 OF 2010',
  ],
])('the jurisdiction before a number is no part of it: %s', (text, number) => {
  expect(found(text)).toEqual([number]);
});

test.each([
  'Letter F.No. 12/2010',
  'Act No. 20 of 2014',
  'Notification No. 12 of 2017',
  'G.O.Ms.No.45 of 2010',
  'PAGE NO. 28/54',
  'FIR No.0254/2018',
  'Crime No.163/2011',
  'crime no. 136/2018',
  'CRIME NOS. 12/2018 and 13/2018',
  'Case Crime No. 91 of 2019',
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

test.each([
  'CWP-2290-2017 (O&M)',
  'MISCELLANEOUS FIRST APPEAL NO.2210 OF 2015 (MV)',
  'W.P.No.1207 OF 2020 (GM-RES)',
  'Letter Patent Appeal No. 6 of 1978',
  'Civil Appeal Nos. 6247~48 of 1983',
  'CRIMINAL MISC.APPLICATION NO. 2211 of 2022',
  'C.P.(IB) No. 330/NCLT/AHM/2019',
  'दाण्डिक अपील क्रमांक 410/2015',
  'वाद संख्या 12 वर्ष 2024',
])('%s is one number', (printed) => {
  expect(findCaseNumbers(`It was decided in ${printed}, and again.`).map(({ text }) => text)).toEqual([
    printed,
  ]);
});
