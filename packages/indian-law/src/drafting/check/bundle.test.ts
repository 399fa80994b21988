import { expect, test } from 'vitest';
import { documentOfText } from '../document/from-text.ts';
import type { DraftKind } from '../kinds.ts';
import { checkDraft } from './check-draft.ts';

const rulesOf = (lines: readonly string[], kind: DraftKind = 'petition'): string[] => {
  let at = 0;
  return checkDraft(
    documentOfText(lines.join('\n\n'), () => `b${at++}`),
    kind,
    { dates: [] },
  ).findings.map(({ rule }) => rule);
};

const TITLE = [
  'IN THE HIGH COURT OF DELHI AT NEW DELHI',
  'W.P. (C) No. ______ of 2026',
  'Asha Rao, aged 44 years, resident of Rohini, Delhi ... Petitioner',
  'Versus',
  'Union of India ... Respondent',
];
const BODY = [
  'WRIT PETITION UNDER ARTICLE 226 OF THE CONSTITUTION OF INDIA',
  '1. The petitioner is an allottee. The allotment is Annexure P-1.',
  '2. By an order dated 11.02.2026, Annexure P-2, the allotment was cancelled.',
  'PRAYER',
  'It is prayed that the order dated 11.02.2026 be quashed.',
];
const CLOSE = ['New Delhi', 'Date: 09.03.2026', 'Petitioner through counsel'];
const AFFIDAVIT = [
  'AFFIDAVIT',
  'I, Asha Rao, daughter of Mohan Rao, aged 44 years, resident of Rohini, Delhi, do hereby solemnly affirm and state:',
  '1. I am the petitioner.',
  '2. Paragraphs 1 and 2 of the petition are true to my knowledge.',
  'Verified at New Delhi on 09.03.2026 that paragraphs 1 and 2 of the affidavit are true to my knowledge.',
  'Deponent',
  'Solemnly affirmed before me at New Delhi on 09.03.2026. Oath Commissioner',
];
const LIST = ['LIST OF ANNEXURES', 'Annexure P-1: Allotment', 'Annexure P-2: Order dated 11.02.2026'];
const PAPER = [...TITLE, ...BODY, ...CLOSE, ...AFFIDAVIT, ...LIST];
const FRONT = [
  ...TITLE,
  'INDEX',
  'S. No.\tParticulars\tAnnexure\tPages',
  '1.\tSynopsis\t\tA',
  '2.\tPetition with affidavit\t\t1 - 9',
  '3.\tAllotment\tP-1\t10',
  '4.\tOrder dated 11.02.2026\tP-2\t11',
  'SYNOPSIS',
  'The petitioner lost her allotment without a notice.',
  'Filed by: Counsel for the petitioner',
];
const ENGAGEMENT = (who: string) => [
  TITLE[0] as string,
  `${who}, aged 44 years ... Petitioner`,
  'Versus',
  'Union of India ... Respondent',
  'VAKALATNAMA',
  `Know all men that I, ${who}, the petitioner in the above case, appoint Mr. K. Nair, Advocate.`,
  'Accepted',
  'Petitioner',
];
const withPages = (lines: readonly string[], page: (at: number) => string): string[] =>
  lines.flatMap((line, at) => (at % 5 === 4 ? [page(at), line] : [line]));

test.each([
  ['alone', PAPER],
  ['behind its index and synopsis', [...FRONT, ...PAPER]],
  ['with the engagement of its advocate', [...PAPER, ...ENGAGEMENT('Asha Rao')]],
  ['with the numbers of its pages', withPages(PAPER, (at) => `- ${at} -`)],
  ['with pages that are counted', withPages(PAPER, (at) => `Page ${at} of 40`)],
  ['with spaces that do not break', PAPER.map((line) => line.replaceAll(' of ', '\u00a0of\u00a0'))],
  ['with printed quotation marks', PAPER.map((line) => line.replaceAll('Annexure P-1', 'Annexure “P-1”'))],
  ['with its list again under the affidavit', [...PAPER, 'LIST OF ANNEXURES', ...LIST.slice(1)]],
])('a petition has no findings %s', (_, lines) => {
  expect(rulesOf(lines)).toEqual([]);
});

test.each([
  ['annexure_twice', [...PAPER.slice(0, -1), 'Annexure P-1: Order dated 11.02.2026']],
  ['annexure_twice', [...FRONT.map((line) => line.replace('P-2\t11', 'P-1\t11')), ...PAPER]],
  ['other_case_name', [...PAPER, ...ENGAGEMENT('Farida Sheikh')]],
  ['other_case_name', [...FRONT, ...PAPER, ...ENGAGEMENT('Farida Sheikh')]],
  [
    'dates_contradict',
    [...FRONT, ...PAPER].map((line) => line.replace('that the order dated 11', 'that the order dated 21')),
  ],
  [
    'jurat_missing',
    [...FRONT, ...PAPER.filter((line) => !line.includes('before me')), ...ENGAGEMENT('Asha Rao')],
  ],
])('a fault is found wherever it stands in the bundle: %s', (rule, lines) => {
  expect(rulesOf(lines)).toContain(rule);
});
