import { atStrength } from '@munshi/test-support/load.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findAuthorities } from './authorities.ts';
import { findCitations } from './citations.ts';

const authorities = (text: string): string[] =>
  findAuthorities(text).map(({ start, end }) => text.slice(start, end));

const page = fc.integer({ min: 1, max: 9_999 });
const year = fc.integer({ min: 1950, max: 2025 });
const name = fc.constantFrom(
  'Ram Lal v. Sham Lal',
  'State of A.P. v. Dalmia and Co.',
  'State of U.P. and Another vs. Synthetics and chemicals Ltd. and Another',
  'Punjab Land Corporation Ltd., Chandigarh vs. Presiding Officer, Labour Court, Chandigarh and Others',
);

test('an online publisher’s own number and the report that it prints without blanks are one authority', () => {
  const glued = fc
    .tuple(
      year,
      fc.constantFrom('I', 'II', 'III', 'IV'),
      fc.constantFrom('LLJ', 'ACC', 'CPJ', 'DMC'),
      page,
      fc.constantFrom('SC', '(SC)', '(Cal)', ''),
    )
    .map(([of, volume, reporter, at, court]) => `(${of})${volume}${reporter}${at}${court}`);
  const plain = fc
    .tuple(
      year,
      page,
      fc.constantFrom('(Y)3SCC#', 'AIRYSC#', '[Y]2SCR#', 'Y(3)SCALE#', 'YCriLJ#', '99(Y)DLT#', 'JTY(2)SC#'),
    )
    .map(([of, at, form]) => form.replace('Y', String(of)).replace('#', String(at)));
  fc.assert(
    fc.property(
      name,
      page,
      year,
      fc.array(fc.oneof(glued, plain), { minLength: 1, maxLength: 1 }),
      fc.constantFrom(' : ', ' :\n'),
      (parties, number, of, reports, colon) => {
        const printed = [`${parties} MANU/SC/${number}/${of}`, ...reports].join(colon);
        expect(authorities(`the judgment in ${printed} was relied upon`)).toEqual([printed]);
      },
    ),
    { numRuns: atStrength(1_000) },
  );
});

test('the glued form has the same key as the printed one', () => {
  const [glued] = findCitations('(1990)IILLJ70SC');
  const [printed] = findCitations('(1990) II LLJ 70 (SC)');
  expect(glued?.key).toBe(printed?.key);
});

test('a short name before the case in brackets belongs to the authority', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(
        ['Dalmia', 'State of A.P. v. Dalmia and Co.'],
        ['Kesavananda Bharati', 'Kesavananda Bharati v. State of Kerala'],
        ['Rakesh Kumar Paul', 'Rakesh Kumar Paul v. State of Assam'],
        ['Maneka Gandhi case', 'Maneka Gandhi v. Union of India'],
      ),
      fc.constantFrom(
        ', (1996) 3 SCC 709',
        ',\n(1996) 3 SCC 709',
        ', (2017) 15 SCC 67 : (2018) 1 SCC (Cri) 401',
      ),
      fc.constantFrom('the Bench decision in', 'In', 'as held by this Court in'),
      ([short = '', whole = ''], citation, before) => {
        const printed = `${short} [${whole}${citation}]`;
        expect(authorities(`${before} ${printed} when it is said`)).toEqual([printed]);
      },
    ),
  );
});

test('words before a bracket that are not in the name stay outside', () => {
  expect(authorities('see the Majority [Ram Lal v. State, (1996) 3 SCC 709] on this')).toEqual([
    'Ram Lal v. State, (1996) 3 SCC 709',
  ]);
});

test.each([
  'Ram Lal v. Sham Lal, SCR at p. 48',
  'Ram Lal v. Sham Lal, SCC p. 123, para 12',
  'CCE v. Ram Lal Ltd. 2010 (12) STR 123 (Tri. - Del.)',
  'CCE v. Ram Lal Ltd., 2010 (123) E.L.T. 456 (Tri.-Mumbai)',
  'Ram v. State, 2010 [3] JCC 123',
  'Ram v. State, 2010 (3) Crimes (HC) 123',
  'Ram v. State of Haryana 2010 (3) Law Herald 123',
  'Ram v. State of H.P., Latest HLJ 2010 (HP) 123',
  'Ram v. State, 2010 (3) Civil Court Cases 123',
  'Ram v. State, 2010 (3) Apex Court Judgments 123',
  'Ram v. State, [2010 (3) JIC 123 (SC)]',
  'In re: Special Courts Bill, 1978 (1979) 1 SCC 380',
  'In Re The Delhi Laws Act, 1912 AIR 1951 SC 332',
])('finds %s whole', (printed) => {
  expect(authorities(`placed reliance on ${printed} to contend`)).toEqual([printed]);
});

test('“in Re:” names a case, its name without “in”', () => {
  expect(authorities('as held in Re: Kerala Education Bill AIR 1958 SC 956 that')).toEqual([
    'Re: Kerala Education Bill AIR 1958 SC 956',
  ]);
});

test.each([
  'words of page 129 130 SUPREME COURT REPORTS [2020] 13 S.C.R. words of page 130',
  'the order\n98 SUPREME COURT REPORTS [2018] 4 S.C.R.\n12. The appeal',
  'the order\n[2025] 12 S.C.R.\n5. The appeal',
  'the order\n131 [2025] 12 S.C.R.\nDigital Supreme Court Reports\n5. The appeal',
])('the head of a page of a report is no citation: %j', (text) => {
  expect(findCitations(text)).toEqual([]);
});

test('pages that print their own citation cite it once; others of the volume stay', () => {
  const pages = [31, 33, 34, 36].map((at) => `[2026] 1 S.C.R. ${at} A v. B. Some words.`);
  const found = findCitations(
    `${pages.join(' ')} See [2026] 1 SCR 210, [1964] 1 SCR 200 and [1964] 1 SCR 201.`,
  );
  expect(found.map(({ raw }) => raw)).toEqual([
    '[2026] 1 S.C.R. 31',
    '[2026] 1 SCR 210',
    '[1964] 1 SCR 200',
    '[1964] 1 SCR 201',
  ]);
});
