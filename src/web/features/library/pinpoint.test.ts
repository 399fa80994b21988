import { expect, test } from 'vitest';
import { judgmentMetadata } from '#test/fixtures/library-hits.ts';
import { pinpoint } from './pinpoint.ts';

test('cause title, citation and paragraph', () => {
  expect(pinpoint(judgmentMetadata(), '12')).toBe('Asha Devi v. State of Kerala, 2019:KER:123, para 12');
});

test('a reporter where there is no neutral citation', () => {
  const metadata = judgmentMetadata({ neutral_citation: undefined, reporter_citations: ['(2019) 2 KLT 7'] });
  expect(pinpoint(metadata, '3')).toBe('Asha Devi v. State of Kerala, (2019) 2 KLT 7, para 3');
});

test('an unreported judgment is named by its number, court and date', () => {
  const metadata = judgmentMetadata({ neutral_citation: undefined });
  expect(pinpoint(metadata, '3')).toBe(
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
  expect(pinpoint(judgmentMetadata({ sample: true }), '3')).toMatch(
    /, para 3 \[sample, not a real judgment\]$/,
  );
  expect(pinpoint(judgmentMetadata({ sample: true }))).toMatch(/123 \[sample, not a real judgment\]$/);
});

test('the name that other judgments give is marked so', () => {
  const named = { title: '2019:KER:123', named_by_others: 'Asha v. State of Kerala' };
  expect(pinpoint(judgmentMetadata(named), '12')).toBe(
    'Asha v. State of Kerala (named so by judgments that cite it), 2019:KER:123, para 12',
  );
});
