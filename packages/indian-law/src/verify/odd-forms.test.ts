import { describe, expect, test } from 'vitest';
import { findCitations } from '../citations/citations.ts';
import { readClaims } from './read-claims.ts';
import { findUnread } from './unread-citations.ts';

// Forms in which drafts, tables and footnotes print citations of known reports. Each is read, or listed as unreadable.

const each = (all: readonly string[], form: (one: string) => readonly string[]): string[] =>
  all.flatMap(form);
const REPORTS = ['SCC', 'SCR', 'SCALE', 'Cr.L.J.', 'DLT', 'KLT', 'ALD', 'ACJ', 'ITR', 'ELT', 'LLJ', 'ALT'];
const COURTS = [
  'SC',
  'Supreme Court',
  'Bom',
  'Allahabad',
  'Mad.',
  'P&H',
  'J&K',
  'M.P.',
  'PC',
  'Nag',
  'Pepsu',
];

const FAMILIES: Readonly<Record<string, readonly string[]>> = {
  'marks and places of the parts': each(REPORTS, (report) => [
    `(2017)10${report}123`,
    `(2017) 10 ${report} : 123`,
    `(2017) 10 ${report} (123)`,
    `(2017) 10 ${report} pg. 123`,
    `(2017) Vol. 10 ${report} 123`,
    `2017, 10 ${report} 123`,
    `2017/10 ${report} 123`,
    `(2017); 10 ${report} 123`,
    `10 ${report} (2017) 123`,
    `${report} 2017(10) Page 123`,
    `(2017) 10 ${report} 123¹²`,
    `(2017) 10 ${report} 123[12]`,
    `2017 Supp. 1 ${report} 123`,
    `(2017) 10 ${report} S.N. 123`,
    `2017(10) ${report} @ 123`,
    `2017 (10) ${report} p.123`,
    `2017 Vol 10 ${report} Pg 123`,
  ]),
  'tables, scans and other spellings of AIR': each(COURTS, (court) => [
    `AIR1973${court}461`,
    `AIR-1973-${court}-461`,
    `A I R 1973 ${court} 461`,
    `1973 AIR (${court}) 461`,
    `AIR 1973: ${court}: 461`,
    `AIR\t1973\t${court}\t461`,
    `AIR | 1973 | ${court} | 461`,
    `A1R 1973 ${court} 461`,
    `AIR 1973 ${court} 46l`,
    `All India Reporter 1973 ${court} 461`,
    `AIR 1973 NOC 461 (${court})`,
  ]),
  'pages of unknown reports': each(['GauLT', 'Q.P.L.J.', 'ZLR'], (report) => [
    `2017(10) ${report} @ 123`,
    `2017 (10) ${report} p.123`,
    `2017 Vol 10 ${report} Pg 123`,
  ]),
  collections: [
    '2019 SCC OL Del 123',
    '2021 SCC OnL Kar 5',
    '2019 DIGILAW 88',
    'Indian Kanoon doc no. 1122334',
  ],
  'volume and page alone': [
    '54 All. 345',
    '12 Cal. 345',
    '54 Mad 345',
    '23 I.C. 456',
    '12 Bom. H.C.R. 345',
    '12 W.R. 345',
    '12 C.L.J. 345',
    '1 L.W. 345',
    '39 T.C. 123',
    '12 Lah. L.J. 34',
    'L.R. 3 H.L. 330',
    'LR 1 PC 123',
    '(1856) 6 E & B 327',
    '9 Exch. 341',
    '156 ER 145',
    '410 US 113',
    '410 U.S. 113',
    '93 S.Ct. 705',
    '76 E. R. 637',
  ],
  codes: [
    'MANU SC 0123 2019',
    'MANU-SC-0123-2019',
    'LQ/SC/2019/123',
    '2019-AHC-123',
    'ICJ Rep 1970, p. 3',
    '2023 Latest Caselaw 123 SC',
    '2019 Supreme (Del) 123',
    '2019 MHLJ Online (Cri.) 12',
    '2019 SCC OnLine: Del: 123',
  ],
  'reports in Devanagari': [
    '2018 क्रि.लॉ.ज. 123',
    '2018 क्रि. लॉ. जर्नल 123',
    '2009 ए.आई.आर. एस.सी.डब्ल्यू. 234',
    '2001 (2) विधि भास्वर 12',
    '(2008) 3 मनिसा 12',
    '2023 आई.एन.एस.सी. 123',
    '2023 लाइव लॉ (एस.सी.) 12',
    '२०१५ (२) एम.पी.एल.जे. ४५',
  ],
};

const AROUND: readonly ((form: string) => string)[] = [
  (form) => `as held in ${form}, the plea fails`,
  (form) => `| 3 | Lal v. Rao | ${form} | followed |`,
  (form) => `the plea fails.\n¹ ${form}\n`,
  (form) => `(see ${form})`,
];

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

test.each([
  'The testimony of 12 P.W. 2 and of D.W. 3 was taken at 10 A.M. 12 days later.',
  'He is charged under 419 I.P.C. 471 I.P.C. and Section 12 Cr.P.C. 125.',
  'दिनांक 12.03.2018 को 3 गवाह आए और 2018 में 12 वाद दायर हुए।',
  'धारा 302, 34 भा.दं.सं. व धारा 25 आयुध अधिनियम, 1959 में 10 वर्ष का कारावास।',
  'The Bill of 2019 (Money Bill) 12 was passed; All 345 members voted, and 54 All India services were named.',
])('words and numbers that are no citations: %s', (text) => {
  expect(findUnread(text, findCitations(text))).toEqual([]);
});

describe('what refers back is read, or listed as not checked', () => {
  const claims = (behind: string) =>
    readClaims(
      `It was held in Bansi Lal v. State of Haryana, (2017) 10 SCC 123 that the plea fails. ${behind}`,
    );

  test.each([
    'Id. at para 12.',
    'Ibid., para 12.',
    'Id. (para 12)',
    '(id., at para 12)',
    'In Bansi Lal (supra), at para 12, it was said so.',
  ])('paragraph: %s', (behind) => {
    const [, mention] = claims(behind).mentions;
    expect([mention?.authority, mention?.paragraphs.map(({ number }) => number)]).toEqual([0, ['12']]);
  });

  test.each(['Id. at 130.', 'ibid at 130', '(id., at p. 130)', 'Bansi Lal supra note 3, at 130 says so.'])(
    'page: %s',
    (behind) => {
      const [, mention] = claims(behind).mentions;
      expect([mention?.authority, mention?.pages]).toEqual([0, ['130']]);
    },
  );

  test.each([
    ['See supra note 3, para 12.', 'supra note 3, para 12'],
    ['In the aforesaid judgment, at paragraph 12, it is said.', 'the aforesaid judgment, at paragraph 12'],
    ['The same case, para 12.', 'The same case, para 12'],
  ])('no name: %s', (behind, listed) => {
    expect(claims(behind).openParagraphs).toEqual([listed]);
  });

  test('a page number is no hour', () => {
    expect(claims('Ibid at 10 A.M. on Monday.').mentions.flatMap(({ pages }) => pages)).toEqual([]);
  });
});
