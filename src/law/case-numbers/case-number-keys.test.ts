import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { caseNumberKeys, parseCaseNumber, parseCnr } from './case-number-keys.ts';
import { CASE_KINDS } from './case-types.ts';

/** Whether a query finds a document that carries this number. */
function finds(query: string, printed: string): boolean {
  const keys = new Set(caseNumberKeys(printed));
  return parseCaseNumber(query)?.keys.some((key) => keys.has(key)) ?? false;
}

describe('case numbers in every written form', () => {
  test.each([
    ['Criminal Appeal No. 2637 of 2010', 'Crl.A. 2637/2010'],
    ['Criminal Appeal No. 2637 of 2010', 'CRL A 2637-2010'],
    ['CRIMINAL APPEAL NO.2637 OF 2010', 'crl.a 2637 of 2010'],
    ['CRL.A. 2637/2010', 'Criminal Appeal No. 2637 of 2010'],
    ['Criminal Appeal No. 2637 of 2010', 'CRA 2637/2010'],
    ['Criminal Appeal No. 2637 of 2010', '2637/2010'],
    ['Criminal Appeal No. 2637 of 2010', 'Appeal No. 2637 of 2010'],
    ['Civil Appeal Nos. 8109 and 8110 of 2010', 'C.A. No. 8110 of 2010'],
    ['Civil Appeal Nos. 8109-8112 of 2010', 'CA 8111/2010'],
    ['W.P.(C) No. 1234 of 2020', 'Writ Petition (Civil) No. 1234 of 2020'],
    ['W.P.(C) 1234/2020', 'WPC 1234-2020'],
    ['W.P.(C) 1234/2020', 'Writ Petition No. 1234 of 2020'],
    ['Writ Petition No. 1234 of 2020', 'W.P.(C) 1234/2020'],
    ['CWP-23867-2016', 'Civil Writ Petition No. 23867 of 2016'],
    ['Special Leave Petition (Criminal) No. 12 of 2019', 'SLP(Crl.) 12/2019'],
    ['Special Leave to Appeal (C) No. 12 of 2019', 'SLP (C) No. 12/2019'],
    ['C/FA/3351/2017', 'First Appeal No. 3351 of 2017'],
    ['MAC.APP. 976/2018', 'MAC APP 976 of 2018'],
    ['LPA 55/2012', 'Letters Patent Appeal No. 55 of 2012'],
    ['S.B. Civil Writ Petition No. 969/2022', 'CWP 969/2022'],
    ['Crl.M.C. 1000/2015', 'Crl. M. C. No. 1000 of 2015'],
    ['CRM-M-12345-2020', 'CRM-M 12345 of 2020'],
    ['Notice of Motion No. 3 of 2012', 'NOM 3/2012'],
    ['Crl.A. 12/85', 'Criminal Appeal No. 12 of 1985'],
  ])('%s is found by %s', (printed, query) => {
    expect(finds(query, printed)).toBe(true);
  });

  test.each([
    ['Criminal Appeal No. 2637 of 2010', 'Civil Appeal No. 2637 of 2010'],
    ['Criminal Appeal No. 2637 of 2010', 'Criminal Appeal No. 2637 of 2011'],
    ['Criminal Appeal No. 2637 of 2010', 'Criminal Appeal No. 263 of 2010'],
    ['W.P.(Crl.) 1234/2020', 'W.P.(C) 1234/2020'],
    ['Writ Appeal No. 7 of 2010', 'Writ Petition No. 7 of 2010'],
  ])('%s is not found by %s', (printed, query) => {
    expect(finds(query, printed)).toBe(false);
  });

  test.each([
    'Section 302 IPC',
    'Act 45 of 1860 and more',
    'right to privacy',
    'AIR 1973 SC 1461',
    '2019',
    '',
  ])('%s is no case number for certain', (text) => {
    expect(parseCaseNumber(text)?.certain ?? false).toBe(false);
  });

  test('an act or a notification is no case for certain', () => {
    for (const text of [
      'Act 45 of 1860',
      'Notification No. 12 of 2017',
      'Order 39 of 2010',
      'Case No. 5 of 2010',
    ])
      expect(parseCaseNumber(text)?.certain).toBe(false);
  });

  test('the record number of eCourts', () => {
    expect(parseCnr('dlhc01-012345-2020')).toBe('DLHC010123452020');
    expect(parseCnr('DLHC01')).toBeUndefined();
  });
});

/** Ways to print a number and its year, and disturbances that keep the meaning. */
const numbered = (number: number, year: number) => [
  `No. ${number} of ${year}`,
  `No.${number}/${year}`,
  `Nos. ${number} of ${year}`,
  `${number}/${year}`,
  `${number}-${year}`,
  `${number} of ${year}`,
  `NO. ${number} OF ${year}`,
  `no ${number}/ ${year}`,
];
const titled = (text: string) => text.replace(/\b[a-z]/gu, (letter) => letter.toUpperCase());
const disturbances = [
  (text: string) => text,
  (text: string) => text.toUpperCase(),
  (text: string) => text.toLowerCase(),
  (text: string) => `  ${text} `,
  (text: string) => text.replace(/ /gu, '  '),
  (text: string) => `${text}.`,
];
const number = fc.integer({ min: 1, max: 99_999 });
const year = fc.integer({ min: 1951, max: 2029 });
const pick = <T>(list: readonly T[]) => fc.constantFrom(...list);

describe('every case type and abbreviation', () => {
  const printedTypes = CASE_KINDS.flatMap(({ name, abbreviations }) => [
    { name, printed: titled(name) },
    ...abbreviations.flatMap((letters) => [
      { name, printed: letters.toUpperCase() },
      ...(letters.length <= 4 ? [{ name, printed: `${letters.toUpperCase().split('').join('.')}.` }] : []),
    ]),
  ]);

  test('an abbreviation finds the judgment that prints the kind in full, and the other way round', () => {
    fc.assert(
      fc.property(
        pick(printedTypes),
        number,
        year,
        fc.nat(7),
        fc.nat(7),
        pick(disturbances),
        (type, n, y, i, k, disturb) => {
          const full = `${titled(type.name)} ${numbered(n, y)[i]}`;
          const short = `${type.printed} ${numbered(n, y)[k]}`;
          expect(finds(disturb(short), full), `${disturb(short)} finds ${full}`).toBe(true);
          expect(finds(disturb(full), short), `${disturb(full)} finds ${short}`).toBe(true);
        },
      ),
      { numRuns: 2000 },
    );
  });

  test('no text throws or takes long', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 2000 }), (text) => {
        parseCaseNumber(text);
        caseNumberKeys(text);
        parseCnr(text);
      }),
    );
    parseCaseNumber('1, '.repeat(2000));
    caseNumberKeys('W.P. '.repeat(2000));
  });
});
