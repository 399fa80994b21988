import { readFileSync } from 'node:fs';
import { sharedData } from '@munshi/test-support/shared-data.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { citationKey, findCitations, formatCitation, parseCitation } from './citations.ts';

const keyOf = (text: string) => parseCitation(text)?.key;

describe('variants of one citation', () => {
  test.each([
    ['2023:MHC:4812', '2023/MHC/4812', '2023 : MHC : 4812', '2023:mhc:04812'],
    ['2025:RJ-JD:19943', '2025:RJ-\nJD:19943', '2025/RJ-JD/19943'],
    ['2025:PHHC:037643-DB', '2025:PHHC:37643', '2025:PHHC:37643 - DB'],
    ['2023 INSC 1066', '2023INSC1066', '2023:INSC:1066', '[2023] INSC 1066'],
    [
      'AIR 1973 SC 1461',
      'A.I.R. 1973 S.C. 1461',
      'A I R 1973 SC\n1461',
      'AIR (1973) SC 1461',
      '1973 AIR 1461',
    ],
    ['(2017) 10 SCC 1', '2017 (10) SCC 1', '[2017] 10 S.C.C. 1', '(2017)10 SCC 1', '2017 SCC (10) 1'],
    ['1993 Supp (2) SCC 433', '1993 (2) Suppl.SCC 433', '1993 Supp. 2 SCC 433', '1993 SCC Supl. (2) 433'],
    ['[1950] SCR 88', '1950 SCR 88', '(1950) S.C.R. 88'],
    ['[2011] 2 SCR 831', '2011 (2) SCR 831', '2011 SCR (2) 831'],
    ['2019 SCC OnLine Del 1234', '2019 SCC Online Delhi 1234', '2019 SC OnLine Del 1234'],
    ['MANU/SC/0001/1973', 'manu/sc/1/1973'],
    ['JT 2005 (11) SC 439', 'JT (2005) 11 SC 439', '2005 (11) JT 439'],
    ['2017 Cri LJ 1911', '2017 Cri.L.J. 1911', '2017 CriLJ 1911', '2017 CRLJ 1911'],
    ['[1977] 110 ITR 36', '110 ITR 36', '(1977) 110 I.T.R. 36 (P&H)(FB)', '1977 (110) ITR 36'],
    ['AIR 1979 Del 271', 'AIR, 1979 Delhi 271'],
    ['ILR (1929) 52 Mad 648', '(1929) I.L.R. 52 Mad. 648', '(1929) ILR 52 Madras 648'],
    ['(2004) 109 DLT 12', '109 (2004) DLT 12'],
    ['2021 MUNSHI SAMPLE 7', '2021 Munshi Sample 7'],
  ])('%s', (...forms) => {
    const [first] = forms;
    for (const form of forms) expect([form, keyOf(form)]).toEqual([form, keyOf(first)]);
    expect(keyOf(first)).toBeDefined();
    expect(formatCitation(parseCitation(forms.at(-1) ?? '')!)).toContain(
      String(parseCitation(first)?.year ?? ''),
    );
  });
});

test('parses the parts of a citation as printed', () => {
  expect(parseCitation('2025:BHC-OS:19595-DB')).toMatchObject({
    kind: 'neutral',
    year: 2025,
    code: 'BHC-OS',
    number: 19595,
    division: 'DB',
  });
  expect(parseCitation('1993 Supp (2) SCC 433')).toMatchObject({
    reporter: 'SCC',
    year: 1993,
    volume: 2,
    supplement: true,
    page: '433',
  });
  expect(parseCitation('1983 SCC (Cri) 405')).toMatchObject({
    reporter: 'SCC',
    year: 1983,
    court: 'Cri',
    page: '405',
  });
  expect(parseCitation('2021 MUNSHI SAMPLE 7')).toMatchObject({
    reporter: 'MUNSHI SAMPLE',
    sample: true,
    page: '7',
  });
  expect(parseCitation('AIR 1931 P.C. 45')).toMatchObject({ reporter: 'AIR', court: 'PC' });
});

test('formats as courts print', () => {
  for (const printed of [
    '(2017) 10 SCC 1',
    'AIR 1973 SC 1461',
    '[1950] SCR 88',
    '1993 Supp (2) SCC 433',
    '2019 SCC OnLine Del 1234',
    '2023 INSC 1066',
    '2023:MHC:4812',
    '2025:PHHC:037643-DB',
    'MANU/SC/0001/1973',
    'JT 2005 (11) SC 439',
    '18 ITR 472',
    'ILR (1929) 52 Mad 648',
    '(2012) 4 ILR 123',
    '2017 Cri LJ 1911',
    '2021 LiveLaw (SC) 123',
    '2021 MUNSHI SAMPLE 7',
  ]) {
    expect(formatCitation(parseCitation(printed)!)).toBe(printed);
  }
});

test('different decisions have different keys', () => {
  const keys = [
    '(2017) 10 SCC 1',
    '(2017) 1 SCC 10',
    '2017 Supp (10) SCC 1',
    'AIR 2017 SC 1',
    'AIR 2017 Del 1',
    '2017:DHC:1',
    '2017:BHC-AS:1',
    '2017 INSC 1',
    '[2017] 10 SCR 1',
  ].map(keyOf);
  expect(new Set(keys).size).toBe(keys.length);
});

test('finds citations in running text, with pinpoints, parallel reports and footnote numbers', () => {
  const text =
    'See (1978) 1 SCC 248 at 283-84; [(1983) 2 SCC 277 : 1983 SCC (Cri) 405] and (2) A.I.R. 1948 Nag. 258, (3) I.L.R. 48 Bom. 515. Taxed in CIT (2003) 129 Taxman 70 (Supreme Court)\n 2. Next.';
  expect(findCitations(text).map((one) => formatCitation(one))).toEqual([
    '(1978) 1 SCC 248',
    '(1983) 2 SCC 277',
    '1983 SCC (Cri) 405',
    'AIR 1948 Nag 258',
    'ILR 48 Bom 515',
    '(2003) 129 Taxman 70',
  ]);
});

test('dates, case numbers and amounts of money are not citations', () => {
  for (const text of [
    'W.P. No. 123 of 2019',
    '12:30:45',
    '2019/05/123',
    'Act 45 of 1860',
    'Rs. 2017 10',
    'Supreme Court 2019',
    'air 45',
    'the AC was 10 years old',
  ]) {
    expect([text, findCitations(text)]).toEqual([text, []]);
  }
});

test('parses only a whole citation', () => {
  expect(parseCitation('see (2017) 10 SCC 1')).toBeUndefined();
  expect(parseCitation(' [(2017) 10 SCC 1]. ')?.key).toBe(keyOf('(2017) 10 SCC 1'));
  expect(parseCitation('(2017) 10 SCC 1 : AIR 2017 SC 4161')).toBeUndefined();
});

const FORMS = [
  '(2017) 10 SCC 1',
  'AIR 1973 SC 1461',
  '2023/MHC/4812',
  '1990 (3) Suppl.SCR 419',
  '18 ITR 472',
  'JT 1995 (6) SC 444',
  '2019 SCC OnLine Del 7',
  'ILR 1961 Mad 9',
];
const soup = fc.array(
  fc.constantFrom(
    ...FORMS,
    'v.',
    ' ',
    '\n',
    '(',
    '[',
    ']',
    'SCC',
    '2017',
    '10',
    'AIR',
    'Supp.',
    ':',
    ',',
    'at',
    'MANU/',
    '-DB',
    'S. C. R.',
    'IV',
  ),
  { maxLength: 30 },
);

test('never throws; spans lie in the text and never overlap; format and parse agree on the key', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.string({ unit: 'grapheme' }),
        soup.map((all) => all.join(' ')),
        soup.map((all) => all.join('')),
      ),
      (text) => {
        let last = 0;
        for (const one of findCitations(text)) {
          expect(one.start).toBeGreaterThanOrEqual(last);
          expect(text.slice(one.start, one.end)).toBe(one.raw);
          expect(citationKey(one)).toBe(one.key);
          expect(keyOf(formatCitation(one))).toBe(one.key);
          last = one.end;
        }
        parseCitation(text);
      },
    ),
    { numRuns: 500 },
  );
});

test('neutral citations of any year and number survive every printed form', () => {
  const code = fc.constantFrom('DHC', 'MHC', 'BHC-AS', 'KHC-D', 'RJ-JP', 'JKLHC-SGR', 'GAU-AS');
  fc.assert(
    fc.property(
      fc.integer({ min: 1950, max: 2099 }),
      code,
      fc.integer({ min: 1, max: 999999 }),
      (year, court, number) => {
        const key = keyOf(`${year}:${court}:${number}`);
        expect(key).toBeDefined();
        expect(keyOf(`${year}/${court.toLowerCase()}/${String(number).padStart(6, '0')}`)).toBe(key);
        expect(keyOf(`${year} : ${court} : ${number} -DB`)).toBe(key);
      },
    ),
  );
});

test('long hostile texts take linear time', () => {
  const size = 100_000;
  for (const piece of [
    'SCC ',
    '(1',
    '2017 ',
    '2017 (',
    'Supp. (2) ',
    '1 ',
    ' ',
    'A.I.R. 1973 ',
    '[',
    '(2017) 10 SCC ',
    '2017:ABC:',
  ]) {
    const text = piece.repeat(size / piece.length);
    findCitations(text.slice(0, 1000));
    expect(findCitations(text).length).toBeLessThanOrEqual(size);
  }
});

const formats = sharedData('citation-formats');

describe.skipIf(formats === undefined)('observed forms (shared data citation-formats)', () => {
  const file = (name: string) => readFileSync(`${formats}/${name}`, 'utf8');

  test('every neutral citation seen in print parses and equals its variants', () => {
    for (const line of file('neutral_citations_observed.csv').trim().split('\n').slice(1)) {
      const printed = line.split(',')[1] ?? '';
      expect([printed, parseCitation(printed)?.kind]).toEqual([printed, 'neutral']);
      expect(keyOf(printed.replaceAll(':', '/').replace('-DB', ''))).toBe(keyOf(printed));
    }
  });

  test('every listed code and reporter token parses in its usual forms', () => {
    const lists = JSON.parse(file('tokens_from_public_code.json')) as Record<string, string[]>;
    for (const code of lists.neutral_codes_listed_in_one_public_scanner ?? []) {
      expect([code, keyOf(`2024:${code}:0123-DB`)]).toEqual([code, `2024:${code}:123`.toLowerCase()]);
      expect(keyOf(`2024/${code}/123`)).toBe(keyOf(`2024:${code}:123`));
    }
    for (const token of lists.reporter_abbreviations_listed_there ?? []) {
      if (token === 'SCC OnLine') continue;
      expect([token, keyOf(`2010 (3) ${token} 45`) !== undefined]).toEqual([token, true]);
      expect(keyOf(`(2010) 3 ${token} 45`)).toBe(keyOf(`2010 (3) ${token} 45`));
    }
  });
});
