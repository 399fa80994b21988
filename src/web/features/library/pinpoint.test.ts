import { expect, test } from 'vitest';
import { judgmentMetadata } from '#test/fixtures/library-hits.ts';
import { firstOnPages, formsOf, pageMark, pinpoint } from './pinpoint.ts';

test('cause title, citation and paragraph', () => {
  expect(pinpoint(judgmentMetadata(), { paragraph: '12' })).toBe(
    'Asha Devi v. State of Kerala, 2019:KER:123, para 12',
  );
});

test('a reporter where there is no neutral citation', () => {
  const metadata = judgmentMetadata({ neutral_citation: undefined, reporter_citations: ['(2019) 2 KLT 7'] });
  expect(pinpoint(metadata, { paragraph: '3' })).toBe('Asha Devi v. State of Kerala, (2019) 2 KLT 7, para 3');
});

test('an unreported judgment is named by its number, court and date', () => {
  const metadata = judgmentMetadata({ neutral_citation: undefined });
  expect(pinpoint(metadata, { paragraph: '3' })).toBe(
    'Asha Devi v. State of Kerala, W.P.(C) No. 12 of 2018, High Court of Kerala, 4 Mar 2019, para 3',
  );
});

test('a section of an act is cited without its heading', () => {
  const title = 'Section 138, Negotiable Instruments Act, 1881 — Dishonour of cheque';
  expect(pinpoint(judgmentMetadata({ type: 'act', title }))).toBe(
    'Section 138, Negotiable Instruments Act, 1881',
  );
});

test('our own summary of a section says that it is one', () => {
  const title = 'Section 138, Negotiable Instruments Act, 1881 — Dishonour of cheque';
  expect(pinpoint(judgmentMetadata({ type: 'act', summary: true, title }))).toBe(
    'Section 138, Negotiable Instruments Act, 1881 [Munshi summary]',
  );
});

test('a sample says that it is one, wherever it is copied', () => {
  expect(pinpoint(judgmentMetadata({ sample: true }), { paragraph: '3' })).toMatch(
    /, para 3 \[sample, not a real judgment\]$/,
  );
  expect(pinpoint(judgmentMetadata({ sample: true }))).toMatch(/123 \[sample, not a real judgment\]$/);
});

test('the name that other judgments give is marked so', () => {
  const named = { title: '2019:KER:123', named_by_others: 'Asha v. State of Kerala' };
  expect(pinpoint(judgmentMetadata(named), { paragraph: '12' })).toBe(
    'Asha v. State of Kerala (named so by judgments that cite it), 2019:KER:123, para 12',
  );
});

const REPORT = {
  reporter: 'SCR',
  citation: '[2020] 4 SCR 552',
  pages: [
    { index: -1, page: 552 },
    { index: 3, page: 553 },
  ],
};

test('the page of the report that the copy prints stands behind the paragraph', () => {
  expect([3, 4].map((index) => pageMark(REPORT, index))).toEqual(['SCR p. 552', 'SCR p. 553']);
  expect(pageMark(undefined, 3)).toBeUndefined();
  expect([...firstOnPages(REPORT)]).toEqual([
    [0, 'SCR p. 552'],
    [4, 'SCR p. 553'],
  ]);
  const metadata = judgmentMetadata({
    reporter_citations: ['[2020] 4 SCR 552'],
    neutral_citation: undefined,
  });
  expect(pinpoint(metadata, { paragraph: '12', page: 'SCR p. 553' })).toBe(
    'Asha Devi v. State of Kerala, [2020] 4 SCR 552, para 12 (SCR p. 553)',
  );
});

test('a judgment is copied in each form that its copy allows', () => {
  const metadata = judgmentMetadata({
    neutral_citation: '2020 INSC 12',
    reporter_citations: ['(2020) 7 SCC 1', 'AIR 2020 SC 1234'],
    case_number: 'Civil Appeal No. 12 of 2019',
    court_name: 'Supreme Court of India',
    dated: '2020-01-09',
  });
  expect(formsOf(metadata).map((form) => pinpoint(metadata, { form }))).toEqual([
    'Asha Devi v. State of Kerala, 2020 INSC 12',
    'Asha Devi v. State of Kerala, 2020 INSC 12 : (2020) 7 SCC 1 : AIR 2020 SC 1234',
    'Asha Devi v. State of Kerala, (2020) 7 SCC 1 : AIR 2020 SC 1234',
    'Asha Devi v. State of Kerala, Civil Appeal No. 12 of 2019, Supreme Court of India, 9 Jan 2020',
  ]);
  expect(formsOf(judgmentMetadata({ type: 'act' }))).toEqual([]);
});

test('a judgment of Madras is copied also as the circular of its court prints its citation', () => {
  const metadata = judgmentMetadata({
    neutral_citation: '2023:MHC:1515',
    reporter_citations: [],
    case_number: undefined,
  });
  expect(formsOf(metadata)).toEqual(['neutral', 'circular']);
  expect(pinpoint(metadata, { form: 'circular', paragraph: '7', page: 'SCR p. 5' })).toBe(
    'Asha Devi v. State of Kerala, 2023/MHC/1515, para 7',
  );
});
