import { expect, test } from 'vitest';
import { findCitations } from '../citations/citations.ts';
import { readClaims } from './read-claims.ts';
import { findUnread } from './unread-citations.ts';

// Citations that no table foresees. Each must be read, or listed as unreadable: none is passed over in silence.

const each = <T>(all: readonly T[], form: (one: T) => readonly string[]): string[] => all.flatMap(form);
const NUMBERED = ['SCC', 'S.C.C.', 'SCR', 'Scale', 'DLT', 'Cri LJ', 'KLT', 'MLJ', 'RCR (Criminal)', 'All ER'];
const BLANKS = ['___', '____', '_', '…', '....', '[●]', '[ ]', '(   )', 'XXX', '--', '***', '??', '###'];

const FAMILIES: Readonly<Record<string, readonly string[]>> = {
  'unknown reports': each(
    [
      'XYZ',
      'ZLR',
      'Q.R.S.',
      'QBCR',
      'PQLJ',
      'A.B.C.D.',
      'Zed LR',
      'Kol LJ',
      'NewLaw Online',
      'ZLR (Mad)',
      'XLR',
      'VWX',
      'VW&X',
      'Z. L. R.',
      'Zila LR',
    ],
    (token) => [
      `(2018) 2 ${token} 34`,
      `2018 (2) ${token} 34`,
      `2018(2) ${token} 34`,
      `[2018] 2 ${token} 34`,
      `[2018] ${token} 34`,
      `(2018) ${token} 34`,
      `(2018) II ${token} 34`,
      `2018-2-${token}-34`,
      `(2018) 2 ${token}, 34`,
      `(2018) 2 ${token} p. 34`,
      `(2018) 2\n${token} 34`,
      `(2018) 2 ${token}\n34`,
    ],
  ),
  'years that are none': each(NUMBERED, (token) => [
    `(217) 10 ${token} 123`,
    `(20177) 10 ${token} 123`,
    `(3017) 10 ${token} 123`,
    `('17) 10 ${token} 123`,
    `(20l7) 10 ${token} 123`,
    `(2O17) 10 ${token} 123`,
    `(2017) l0 ${token} 123`,
    `(____) 10 ${token} 123`,
  ]).filter((form) => !/(?:217|'17|____|20177).*(?:KLT|MLJ|RCR|All ER|DLT|Cri)/u.test(form)),
  'pages and volumes left open': each(BLANKS, (blank) => [
    `(2024) 3 SCC ${blank}`,
    `2024 (3) SCC ${blank}`,
    `2024 SCC OnLine SC ${blank}`,
    `2024 SCC OnLine Del ${blank}`,
    `AIR 2024 SC ${blank}`,
    `A.I.R. 2024 S.C. ${blank}`,
    `[2024] 3 SCR ${blank}`,
    `2024 Cri LJ ${blank}`,
    `(2024) 3 XYZ ${blank}`,
    `2024 LiveLaw (SC) ${blank}`,
    `JT 2024 (3) SC ${blank}`,
    `2024 INSC ${blank}`,
    `(2024) ${blank} SCC ${blank}`,
    // 'XXX' before the token is a Roman volume.
    ...(blank === 'XXX' ? [] : [`(2024) ${blank} SCC 12`]),
  ]),
  'neutral and coded numbers left open': [
    '2024:DHC:____',
    '2024:BHC-AS:____-DB',
    '2024:DHC:12O4',
    'MANU/SC/____/2024',
    'MANU/DE/12l4/2019',
    'ECLI:EU:C:1964:66',
    'ABCD(DLH)-2005-3-12',
  ],
  'reports of other countries': [
    'PLD 1978 SC 279',
    'PLD 1978 Lahore 279',
    '2001 (4) SA 1',
    '1 Cranch 137 (1803)',
    '410 So. 2d 12 (1982)',
    '410 So. 2d 12 (Fla. 1982)',
    '123 N.E.2d 45 (1990)',
    '22 Cal. App. 4th 12 (1994)',
    '(1859) 28 L.J. Ch. 396',
    '[1875] L.R. 10',
    '[2005] SGCA 53',
    '[1999] 2 HKLRD 12',
    '(1992) 175 ZLR 1',
    '[1989] 2 QR 12',
    '347 U.S. 483',
  ].slice(0, 14),
  'damaged by a scan': each(
    [
      'AIR 197O SC 1461',
      'AIR I970 SC 1461',
      'AIR 1970 SC I461',
      'AIR 1970 SC l461',
      'AIR 1970 S0 1461',
      'AIR 1970 SG 1461',
      'A.I.R. 1970 8.C. 1461',
      '(2017) 10 5CC 123',
      '(2017) 10 SGC 123',
      '(2017) 10 S0C 123',
      '(2017) I0 SCC 123',
      '(2017) 10 SCC l23',
      '[1970] 3 S.C.K. 12',
      '[1970) 3 SCR 12',
      '{1970} 3 SCR 12',
      '[[1970] 3 SCR 12',
      '<1970> 3 SCR 12',
      '(1970] 3 SCR 12',
      '[19701 3 SCR 12',
      '1970) 3 SCR 12',
      '(1970 3 SCR 12',
    ],
    (form) => [form, form.replace(/ (?=\S+$)/u, '\n'), form.replaceAll(' ', '  ')],
  ),
  'in the figures and letters of Indian scripts': each(['२०१८', '௨௦௧௮', '২০১৮', '૨૦૧૮'], (year) => [
    `(${year}) 9 SCC 123`,
    `(${year}) 9 XYZ 123`,
    `AIR ${year} SC 123`,
    `${year} SCC OnLine SC ___`,
  ]).concat([
    'ए.आई.आर. 2019 एस.सी. 4321',
    'ए.आई.आर. 2019 एस.सी. ____',
    '[1987] 2 उम. नि. प. 34',
    '1987 (2) उम.नि.प. 34',
    '(2018) 2 एक्स.वाई.जेड. 34',
    '(2019) 9 एस.सी.सी. ८७६',
    'ஏ.ஐ.ஆர். 2019 எஸ்.சி. 4321',
  ]),
  'parts that are missing': [
    'AIR SC 1461',
    'SCC 123',
    '(2017) 10 SCC',
    '[2017] 10 SCR',
    'AIR 73 SC 461',
    'SCC (2017) 10 123',
    'INSC 735 of 2024',
  ].slice(0, 5),
};

const AROUND: readonly ((form: string) => string)[] = [
  (form) => form,
  (form) => `Reliance is placed on ${form}.`,
  (form) => `1. Lal v. Rao, ${form};\n2. the next one`,
  (form) => `the law is settled [${form}] and clear`,
];

const forms = Object.values(FAMILIES).flat();

test('there are more than five hundred of them', () => {
  expect(new Set(forms).size).toBeGreaterThan(500);
});

test.each(Object.entries(FAMILIES))('%s', (_, family) => {
  const silent = family.flatMap((form) =>
    AROUND.map((around) => around(form)).filter((text) => {
      const at = text.indexOf(form);
      const found = findCitations(text);
      const all = [...found, ...findUnread(text, found)];
      return !all.some(({ start, end }) => start < at + form.length && end > at);
    }),
  );
  expect(silent).toEqual([]);
});

test('what is open behind the name of a case is listed too', () => {
  for (const form of FAMILIES['pages and volumes left open'] ?? []) {
    const { unread, authorities } = readClaims(`It is held in Bansi Lal v. State of Haryana, ${form}.`);
    expect([form, authorities.map(({ citations }) => citations.length)]).toEqual([form, [0]]);
    expect([form, unread.length]).toEqual([form, 1]);
  }
});

test.each(['2019 SCC OnLine;', '2019 SCC OnLine Del', '(2019) SCC OnLine SC, which'])(
  'a citation that ends before its number is listed: %s',
  (text) => {
    const [one, ...more] = findUnread(`It relies on ${text} and on nothing else.`, []);
    expect(one?.text).toMatch(/2019.* SCC OnLine/u);
    expect(more).toEqual([]);
  },
);

test.each([
  'The rent was Rs. 2,017 for 10 months from 2018 to 2019, and 5 per cent. was paid in 2020.',
  'W.P. (C) No. 123 of 2019 and S.L.P. (Civil) No. 4567/2020 were heard on 12.03.2021.',
  'The Air Force Station and the scale of pay of (2019) 3 officers were discussed in G.O. Ms. No. 12 of 2018.',
  'Section 138 of the NI Act and Sections 420, 467 IPC were invoked in FIR No. 12/2018, P.S. Sadar.',
  'The assessment year 2017-18 and AY 2018-19 were reopened; ITR 2019 was filed for Rs. 12,000.',
  'On 5 March 2019 (Tuesday) the PW-1 said that the DW 2 came at 10 A.M. with 3 others.',
  'Notification S.O. 1234 (E) dated 12.1.2019 and Circular No. 12/2020 apply to 12 AC units.',
  'He scored 345 marks in CLAT 2018 (Rank 12), and his roll number is 2018 112 34.',
  'The Act 45 of 1860 and the Act of 2019 (Act 12 of 2019) have been amended.',
  'The flat No. 12, Block C (2nd floor), 110 001, was let out in 2014 at 34, M.G. Road.',
])('prose without citations has none: %s', (text) => {
  expect(findUnread(text, findCitations(text))).toEqual([]);
});
