import { expect, test } from 'vitest';
import { pageAt } from './page-at.ts';
import { reportPages } from './report-pages.ts';

const head = (after_index: number, text: string) => ({ after_index, text, reason: 'page_number' });

/** The heads of a volume of the Supreme Court Reports: the even pages name it, the odd ones name the case. */
const LINES = [
  head(0, '552 SUPREME COURT REPORTS [2020] 4 S.C.R.'),
  { after_index: 1, text: 'ASHA RAO v. STATE OF KERALA [NAIR, J.]', reason: 'running_title' },
  head(1, '553'),
  head(2, '554 SUPREME COURT REPORTS [2020] 4 S.C.R.'),
  { after_index: 4, text: 'A', reason: 'margin_letter' },
  head(5, '555'),
  head(9, '556 SUPREME COURT REPORTS [2020] 4 S.C.R.'),
];

test('a paragraph begins on the page whose head stands before it', () => {
  const found = reportPages(LINES, ['AIR 2020 SC 1234', '[2020] 4 SCR 552']);
  expect(found).toMatchObject({ reporter: 'SCR', citation: '[2020] 4 SCR 552' });
  const begins = [0, 1, 2, 3, 5, 6, 9, 10].map((index) => found && pageAt(found, index));
  // The head of page 553 stands in or behind paragraph 1, which therefore begins before it.
  expect(begins).toEqual([552, 552, 553, 554, 554, 555, 555, 556]);
});

test('heads with the number behind the volume, of which one could not be read', () => {
  const lines = [
    head(1, '506 [2025] 12 S.C.R.'),
    head(3, '[2025] 12 S.C.R. 507'),
    head(6, '508 [2025] 12 S.C.R.'),
    head(9, '510 [2025] 12 S.C.R.'),
  ];
  expect(reportPages(lines, ['[2025] 12 SCR 505'])?.pages.map(({ page }) => page)).toEqual([
    505, 506, 507, 508, 510,
  ]);
});

test.each([
  [
    'the numbers of a copy of the court itself',
    [head(0, '1'), head(2, 'Page 2 of 9'), head(4, '3')],
    '[2020] 4 SCR 1',
  ],
  ['a volume that is named once', [head(0, '[2020] 4 S.C.R. 552'), head(3, '553')], '[2020] 4 SCR 552'],
  ['pages of another volume', LINES, '[2020] 5 SCR 552'],
  ['a neutral citation', LINES, '2020 INSC 12'],
])('%s are no pages of a report', (_, lines, citation) => {
  expect(reportPages(lines, [citation])).toBeUndefined();
});
