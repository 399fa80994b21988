import { atStrength } from '@munshi/test-support/load.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findCaseNumbers } from './case-number.ts';
import { headLines } from './header.ts';

/** Types of cases as the registries of the courts print them, without their number. */
const WITH_NO = [
  'Criminal Misc. Bail Application',
  'Application U/S 482',
  'Matters Under Article 227',
  'Service Single',
  'First Appeal From Order',
  'Writ - A',
  'Writ-C',
  'M.Cr.C',
  'MCRC',
  'W.P',
  'Cr.R',
  'WPS',
  'FAM',
  'Special Civil Application',
  'Letters Patent Appeal',
  'Writ Petition (L)',
  'Criminal Application (APL)',
  'PIL',
  'C.O',
  'A.P',
  'G.A',
  'Cr.MP(M)',
  'CMPMO',
  'COPC',
  'MFA',
  'M.F.A',
  'CRL.P',
  'CRL.RP',
  'WP(C)',
  'W.P.(C)',
  'Mat.Appeal',
  'MACA',
  'Crl.R.P',
  'RCRev',
  'W.P.(MD)',
  'Crl.O.P.(MD)',
  'C.M.A.(MD)',
  'C.R.P.(NPD)(MD)',
  'C.R.P.(PD)',
  'Crl.R.C.(MD)',
  'H.C.P',
  'O.S.A',
  'M.C.O.P',
  'CRLMC',
  'BLAPL',
  'O.J.C',
  'Civil Writ Jurisdiction Case',
  'CWJC',
  'Cr. Misc',
  'Criminal Miscellaneous',
  'Cr. APP (SJ)',
  'CR. APP (DB)',
  'MJC',
  'W.P.(S)',
  'B.A',
  'Cr. Appeal (DB)',
  'Cr. Rev',
  'Cr.M.P',
  'CWP',
  'CRM-M',
  'CRA-S',
  'COCP',
  'RSA',
  'S.B. Civil Writ Petition',
  'D.B. Criminal Appeal',
  'S.B. Criminal Miscellaneous (Petition)',
  'D.B. Special Appeal Writ',
  'S.B. Civil Writs',
  'WPMS',
  'OWP',
  'CRM(M)',
  'CIMA',
  'MACMA',
  'M.A.C.M.A',
  'CCCA',
  'WP(C)(HC)',
  'MAC App',
  'Special Leave Petition (Criminal) Diary',
  'Special Leave to Appeal (C)',
  'Petition(s) for Special Leave to Appeal (C)',
  'Civil Appeal',
  'Conmt.Pet.(C)',
  'SLP (C)',
  'SLP(Crl.)',
  'Transfer Petition (C)',
  'Review Petition (C)',
  'ITA',
  'I.T.A',
  'C.P. (IB)',
  'Company Appeal (AT) (Insolvency)',
  'Claim Case',
  'Sessions Trial',
  'S.T',
  'Sessions Case',
  'S.C',
  'C.C',
  'Complaint Case',
  'Criminal Complaint bearing',
  'Misc. Appeal',
  'M.A',
  'O.S',
  'O. P',
  'O.P.(C)',
  'E.A',
  'Title Suit',
  'Suit',
  'Consumer Complaint',
  'Execution Petition',
  'Election Petition',
  'Contempt Appeal (SR)',
  'Interim Application',
  'Commercial Arbitration Petition',
  'Civil Revision Petition',
  'CRA',
  'Cr.A',
  'LPA',
  'Company Appeal (AT) Insolvency',
  'Special Appeal Defective',
  'Writ Petition Stamp',
  'Trade Tax Revision',
  'Industrial Dispute',
  'Adjudication Case',
  'Confirmation Case',
  'Capital Sentence Reference',
  'Mutation Case',
  'Crl. Ref',
  'Writ C',
  'Case',
];
/** Abbreviations before a number without *No.* */
const WITHOUT_NO = [
  'WPA',
  'W.P.A.',
  'C.R.R.',
  'FMA',
  'CAN',
  'W.P.(C)',
  'CM APPL.',
  'CM(M)',
  'CRL.M.C.',
  'CRL.REV.P.',
  'BAIL APPLN.',
  'CS(OS)',
  'CS(COMM)',
  'RFA(OS)(COMM)',
  'O.M.P. (COMM)',
  'ARB.P.',
  'FAO(OS) (COMM)',
  'CONT.CAS(C)',
  'MAT.APP.(F.C.)',
  'CRL.L.P.',
  'CRL.M.A.',
  'EX.P.',
  'WP(C)',
];

const number = fc.integer({ min: 1, max: 99_999 });
const year = fc.integer({ min: 1951, max: 2030 });
const numbered = fc
  .tuple(
    fc.constantFrom(...WITH_NO),
    fc.constantFrom(' No. ', ' No.', '. No. ', ' NO. ', ' Nos. ', ' No(s). ', ' No. - ', '\nNo. '),
    number,
    fc.constantFrom(' of ', '/', ' OF ', ' of\n'),
    year,
  )
  .map(([type, no, count, of, of_]) => `${type}${no}${count}${of}${of_}`.replace('..', '.'));
const plain = fc
  .tuple(fc.constantFrom(...WITHOUT_NO), number, fc.constantFrom(' of ', '/'), year)
  .map(([type, count, of, of_]) => `${type} ${count}${of}${of_}`);
const single = fc.oneof(numbered, plain);

test('finds the number of every type of case, in every punctuation, whole', () => {
  fc.assert(
    fc.property(single, (printed) => {
      const text = `by the order passed in ${printed}, the court`;
      expect(findCaseNumbers(text).map((one) => one.text)).toEqual([printed]);
    }),
    { numRuns: atStrength(3_000) },
  );
});

test('the side of the court between number and year belongs to the number', () => {
  const sided = fc
    .tuple(
      fc.constantFrom('Writ Petition No. ', 'W.P. No.', 'W.P. ', 'Civil Appeal No. ', 'C.O. No. '),
      number,
      fc.constantFrom('(W)', ' (W)', ' (MB)', ' (S/S)', ' (M/B)', '(N)', '(NT)', ' (S.B.)'),
      fc.constantFrom(' of ', '\nof '),
      year,
    )
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(sided, fc.constantFrom('', ' and 12 of 1999'), (printed, more) => {
      const text = `by the order passed in ${printed}${more}, the court`;
      expect(findCaseNumbers(text).map((one) => one.text)).toEqual([printed + more]);
    }),
    { numRuns: atStrength(1_000) },
  );
});

test('a proceeding may be counted by the years of the revenue, and so are registers', () => {
  fc.assert(
    fc.property(number, fc.integer({ min: 1960, max: 1998 }), fc.boolean(), (count, from, long) => {
      const next = String(from + 1).slice(2);
      const years = `${count}/${long ? from : String(from).slice(2)}-${next}`;
      const found = (words: string): string[] =>
        findCaseNumbers(`the copy of ${words} of the village`).map((one) => one.text);
      expect(found(`Mutation Case No. ${years}`)).toEqual([`Mutation Case No. ${years}`]);
      expect(found(`MR No. ${years}`)).toEqual([]);
      expect(found(`Register No. ${years}`)).toEqual([]);
    }),
  );
});

test('a line with such a number is a line of case numbers in the head', () => {
  fc.assert(
    fc.property(single, fc.constantFrom('', '(1) ', '2. ', '+ ', '* '), (printed, mark) => {
      const line = printed.replace(/\n/gu, ' ');
      expect(headLines(`IN THE HIGH COURT\n\n    ${mark}${line}\n`)[2]?.kind).toBe('case');
    }),
    { numRuns: atStrength(1_000) },
  );
});

test.each([
  'C/SCA/11794/2006',
  'R/CR.MA/1234/2020',
  'WP(C)/1234/2020',
  'PIL/80/2013',
  'AP/243/2021',
  'CRM-M-1234-2020',
  'CRA-D-123-DB of 2010',
  'CRA-S Nos.2903-SB, 2901-SB and 2668-SB of 2018',
  'ITA No. 5541/Del/2016',
  'C.P. (IB) No. 12/BB/2018',
  'Complaint Case No. 12/1 of 2010',
  'Criminal Complaint bearing No. 74136 of 2013',
  'Claim Case No. 38/2009 and 39/2009',
])('finds %s whole', (printed) => {
  expect(findCaseNumbers(`the order passed in ${printed}, by which`).map((one) => one.text)).toEqual([
    printed,
  ]);
});

test('after a common noun only the number is a name', () => {
  expect(findCaseNumbers('filed a suit bearing No. 369/1986 against').map((one) => one.text)).toEqual([
    'No. 369/1986',
  ]);
});

test.each([
  'Residing at No.29, 3rd Main',
  'House No. 730, Old House',
  'Flat No. 12/2010',
  'Aadhaar No. 1234',
  'PIN No. 560 040',
])('%s is part of an address, and no line of case numbers', (line) => {
  expect(headLines(`IN THE HIGH COURT\n\n    ${line}\n`)[2]?.kind).toBe('text');
});
