import { expect, test } from 'vitest';
import { afterQuestion } from './follow-up.ts';
import { understandQuestion } from './question.ts';

const ask = (text: string) => understandQuestion(text, { inCase: true });
const before = ask('What deposit did the tenant of the godown pay?');
const wordsAfter = (text: string) => afterQuestion(ask(text), before).words.map(({ term }) => term);

test.each([
  'Explain that in simpler words',
  'Which of these is the latest?',
  'Answer in Hindi',
  'Shorter please',
])('is about what went before: %s', (text) => {
  expect(wordsAfter(text)).toEqual(before.words.map(({ term }) => term));
});

test('adds its own words to those of the question before it', () => {
  expect(wordsAfter('And when was it returned?')).toEqual(
    expect.arrayContaining(['return', 'deposit', 'godown']),
  );
});

test('asks for the day where it asks for the latest', () => {
  expect(afterQuestion(ask('Which of these is the latest?'), before).kind).toBe('date');
});

test.each([
  'When was the demand notice served on the drawer of the cheque?',
  'Section 138 of the Negotiable Instruments Act',
])('stays as it is where it says what it asks about: %s', (text) => {
  const { words, query } = afterQuestion(ask(text), before);
  expect({ words, query }).toEqual({ words: ask(text).words, query: ask(text).query });
});

test('stays as it is where nothing went before', () => {
  const asked = ask('Explain that');
  expect(afterQuestion(asked, undefined)).toBe(asked);
});
