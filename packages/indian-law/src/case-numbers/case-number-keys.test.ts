import { atStrength } from '@munshi/test-support/load.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { caseNumberKeys, parseCaseNumber, parseCnr } from './case-number-keys.ts';
import { CASE_KINDS } from './case-types.ts';

/** True where a query finds a document that carries this number. */
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
    ['APPLICATION U/S 482 No. - 7123 of 2021', 'A482/7123/2021'],
    ['MATTERS UNDER ARTICLE 227 No. - 812 of 2022', 'A227/812/2022'],
    ['CP (IB) No. 231/MB/2020', 'CP(IB) 231/2020'],
    ['C.P. (IB) No. 231 of 2020', 'CP (IB) 231/MB/2020'],
    ['CP (IB) No. 12/7/HDB/2019', 'CP(IB) 12/2019'],
    ['C.P.(IB)-77(ND)/2020', 'CP (IB) No. 77 of 2020'],
    ['CP(IB) No. 45/9/NCLT/AHM/2018', 'CP (IB) 45/2018'],
    ['Company Appeal (AT) (Insolvency) No. 611 of 2022', 'Company Appeal (AT) (Ins) No. 611 of 2022'],
    ['Company Appeal (AT) (Insolvency) No. 611 of 2022', 'Comp. App. (AT) (Ins.) 611/2022'],
    ['Company Appeal (AT) (Insolvency) No. 611 of 2022 & I.A. No. 9 of 2022', 'Company Appeal 611/2022'],
    ['Company Appeal (AT)(CH)(Ins) No. 14 of 2021', 'Company Appeal (AT) (CH) (Insolvency) No. 14/2021'],
    ['ITA No. 5541/Del/2019', 'ITA 5541/2019'],
    ['RSA-812-2013 (O&M)', 'RSA 812 of 2013'],
    ['WP(MD) No. 7712 of 2021', 'W.P.(MD) 7712/2021'],
    ['CRM-M-9123-2022', 'CRM-M No. 9123 of 2022'],
    ['CRA-S-871-SB-2009', 'CRA-S-871-2009'],
    ['R/SCR.A/412/2021', 'Special Criminal Application No. 412 of 2021'],
    ['R/SCR.A/412/2021', 'SCR.A 412/2021'],
    ['R/CR.MA/5121/2020', 'Criminal Misc. Application No. 5121 of 2020'],
    ['O.A. No. 88 of 2020', 'OA/88/2020'],
    ['Crl.M.C. No. 4412/2021', 'Crl.MC 4412 of 2021'],
    ['MAT.APP.(F.C.) 33/2020', 'MAT.APP.(FC) No. 33 of 2020'],
    ['O.A. No. 060/00417/2018', 'OA 417/2018'],
    ['SLP(C) No. 004512/2019', 'SLP(C) No. 004512 - / 2019'],
    ['W.P.No.8123/2020', 'W.P. No. 8123/2020 (GM-RES)'],
    ['M.F.A. No. 4455/2016', 'MFA 4455/2016 (MV-I)'],
  ])('%s is found by %s', (printed, query) => {
    expect(finds(query, printed)).toBe(true);
  });

  test.each([
    ['Criminal Appeal No. 2637 of 2010', 'Civil Appeal No. 2637 of 2010'],
    ['Criminal Appeal No. 2637 of 2010', 'Criminal Appeal No. 2637 of 2011'],
    ['Criminal Appeal No. 2637 of 2010', 'Criminal Appeal No. 263 of 2010'],
    ['W.P.(Crl.) 1234/2020', 'W.P.(C) 1234/2020'],
    ['Writ Appeal No. 7 of 2010', 'Writ Petition No. 7 of 2010'],
    ['APPLICATION U/S 482 No. - 7123 of 2021', 'A227/7123/2021'],
    ['Company Appeal (AT) (Insolvency) No. 611 of 2022', 'Company Appeal (AT) (Ins) No. 612 of 2022'],
    ['CP (IB) No. 231/MB/2020', 'CP(IB) 231/2021'],
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
      { numRuns: atStrength(2000) },
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
