import { describe, expect, test } from 'vitest';
import { wordTerm } from '../text/words.ts';
import { understandQuestion } from './question.ts';
import { relation } from './related-words.ts';
import { leaderOf } from './same-words.ts';
import { choosePassages } from './select-passages.ts';

const between = (asked: string, said: string) =>
  relation(leaderOf(wordTerm(asked)), leaderOf(wordTerm(said)));

describe('words by meaning', () => {
  test.each([
    ['child', 'daughter'],
    ['quarrels', 'dispute'],
    ['marriage', 'married'],
  ])('%s is said by %s', (asked, said) => {
    expect(between(asked, said)).toBeGreaterThanOrEqual(0.7);
  });

  test.each([
    ['cheque', 'daughter'],
    ['sponge', 'court'],
    // A word of a frame does not bring the other senses of its group
    ['demolished', 'dismissed'],
    ['letter', 'denies'],
    ['hidden', 'under'],
  ])('%s is not said by %s', (asked, said) => {
    expect(between(asked, said)).toBe(0);
  });
});

const chosen = (ask: string, text: string) =>
  choosePassages(understandQuestion(ask, { inCase: true }), [
    { document: 'deed', ofCase: true, text, heading: 'deed', rank: 0.5 },
  ]).passages.map(({ quote }) => quote);

describe('clauses of short papers', () => {
  test('a heading in its line is no passage by itself', () => {
    const [first] = chosen(
      'What must the builder pay for delay?',
      '3. Delay by the Promoter. For each month of delay the Promoter shall pay interest at nine per cent.',
    );
    expect(first).toContain('nine per cent');
  });

  test('a sentence that speaks of the one before it comes with that one', () => {
    const [first] = chosen(
      'How much is to be recovered from her?',
      'Her pay was wrongly fixed and Rs. 41,500 was overpaid. The amount is to be recovered from the gratuity of Rs. 2,00,000.',
    );
    expect(first).toContain('41,500');
  });
});

test('a question about an act that no text names has no direct answer', () => {
  const texts = [
    { document: 'a', ofCase: false, text: 'The Act punishes breach with a sentence of two years.', rank: 1 },
  ];
  const unknown = understandQuestion('What sentence does the Lunar Mining Act give for breach?', {
    inCase: false,
  });
  expect(choosePassages(unknown, texts).passages).toEqual([]);
  const named = [{ ...texts[0]!, text: `Under the Lunar Mining Act, 2031. ${texts[0]!.text}` }];
  expect(choosePassages(unknown, named).passages).not.toEqual([]);
});

test('samples are left out where real law says as much', () => {
  const text = 'It is held that an unstamped instrument cannot be received in evidence.';
  const question = understandQuestion('Can an unstamped instrument be received in evidence?', {
    inCase: false,
  });
  const real = { document: 'real', ofCase: false, text, rank: 1 };
  const sample = { ...real, document: 'sample', rank: 0.5, sample: true as const };
  const of = (texts: Parameters<typeof choosePassages>[1]) =>
    choosePassages(question, texts).passages.map(({ candidate }) => candidate.document);
  expect(of([sample, real])).toEqual(['real']);
  expect(of([sample])).toEqual(['sample']);
});

test('words of a section do not turn the question around', () => {
  const question = understandQuestion('Can a confession to the police be used?', { inCase: false });
  expect(question).toMatchObject({ negative: false, ofProposition: true });
  const text = 'No confession made to a police officer shall be proved as against a person accused.';
  const [first] = choosePassages(question, [
    { document: 'iea', ofCase: false, text, heading: 'Section 25, Indian Evidence Act, 1872', rank: 1 },
  ]).passages;
  expect(first?.stance).toBe('against');
});
