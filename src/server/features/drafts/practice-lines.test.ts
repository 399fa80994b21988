import { expect, test } from 'vitest';
import type { Practice } from '#shared/contracts/profiles.ts';
import { practiceLines, withPracticeLines } from './practice-lines.ts';

const PRACTICE: Practice = {
  enrolment_number: 'MS/1234/2010',
  letterhead: 'Asha Rao, Advocate\n12 Law Chambers, High Court, Chennai',
  signature_block: 'Asha Rao\nCounsel for the petitioner',
  courts: [],
};

test('a notice has the letterhead and the signature with the enrolment number', () => {
  const lines = practiceLines('notice', 'Take notice.', PRACTICE);
  expect(withPracticeLines('Take notice.', lines)).toBe(
    'Asha Rao, Advocate\n12 Law Chambers, High Court, Chennai\n\nTake notice.\n\nAsha Rao\nCounsel for the petitioner\nEnrolment No. MS/1234/2010',
  );
});

test('a paper of a court is signed without a letterhead', () => {
  expect(practiceLines('petition', 'Prayer', PRACTICE)).toMatchObject({ before: [], after: { length: 3 } });
});

test.each([
  ['affidavit', 'Verified at Chennai.\n\nDEPONENT'],
  ['vakalatnama', 'Accepted\n'],
  ['list_of_dates', 'Filed by:\n'],
  ['other', 'Place: Chennai\nDate: 3 March 2026'],
  ['other', 'स्थान: चेन्नई'],
] as const)('%s that has an ending is signed: %j', (kind, text) => {
  expect(practiceLines(kind, text, PRACTICE)).toMatchObject({ before: [], after: { length: 3 } });
});

test.each(['affidavit', 'vakalatnama', 'list_of_dates', 'other'] as const)(
  '%s without an ending is not signed',
  (kind) => {
    expect(practiceLines(kind, 'The place is known.', PRACTICE)).toEqual({ before: [], after: [] });
  },
);

test('a draft that ends with the signature gets the number alone, and nothing is printed twice', () => {
  expect(practiceLines('petition', 'Prayer\n\nASHA  RAO', PRACTICE).after).toEqual([
    'Enrolment No. MS/1234/2010',
  ]);
  expect(practiceLines('petition', 'Prayer\n\nASHA  RAO\nms/1234/2010', PRACTICE).after).toEqual([]);
  const known = { ...PRACTICE, signature_block: 'Asha Rao\nms/1234/2010' };
  expect(practiceLines('petition', 'Prayer', known).after).toEqual(['Asha Rao', 'ms/1234/2010']);
});

test('without a profile, or with an empty one, the draft stays as it is', () => {
  const empty = { enrolment_number: '', letterhead: ' ', signature_block: '', courts: [] };
  for (const practice of [null, empty])
    expect(withPracticeLines('Text', practiceLines('notice', 'Text', practice))).toBe('Text');
});
