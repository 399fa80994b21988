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

test('a paper of a court is signed without a letterhead; others sign an affidavit', () => {
  expect(practiceLines('petition', 'Prayer', PRACTICE)).toMatchObject({ before: [], after: { length: 3 } });
  for (const kind of ['affidavit', 'vakalatnama', 'list_of_dates', 'other'] as const)
    expect(practiceLines(kind, 'Text', PRACTICE), kind).toEqual({ before: [], after: [] });
});

test('a draft that ends with the signature is not signed twice, and a number is not printed twice', () => {
  expect(practiceLines('petition', 'Prayer\n\nASHA  RAO', PRACTICE).after).toEqual([]);
  const known = { ...PRACTICE, signature_block: 'Asha Rao\nms/1234/2010' };
  expect(practiceLines('petition', 'Prayer', known).after).toEqual(['Asha Rao', 'ms/1234/2010']);
});

test('without a profile, or with an empty one, the draft stays as it is', () => {
  const empty = { enrolment_number: '', letterhead: ' ', signature_block: '', courts: [] };
  for (const practice of [null, empty])
    expect(withPracticeLines('Text', practiceLines('notice', 'Text', practice))).toBe('Text');
});
