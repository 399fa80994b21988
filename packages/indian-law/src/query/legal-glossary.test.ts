import { expect, test } from 'vitest';
import { questionInEnglish, translateQuery } from './legal-glossary.ts';

test.each([
  ['ஜாமீனில்', 'bail'],
  ['முன்ஜாமீன்', 'anticipatory bail'],
  ['மனுவை', 'petition'],
  ['காசோலையின்', 'cheque'],
  ['கொலைக்கு', 'murder'],
  ['धारा 138 चेक अनादरण', 'section 138 dishonour of cheque'],
])('finds the English term, whatever ending a word has: %s', (asked, english) => {
  expect(translateQuery(asked)?.text).toBe(english);
});

test('a search has no words that only ask', () => {
  expect(translateQuery('கொலைக்கான தண்டனை என்ன?')?.found.map(({ to }) => to)).toEqual(['murder', 'punishment']);
});

test.each([
  ['मृत्यु कब हुई?', /^when death/u],
  ['காசோலையின் தொகை எவ்வளவு?', /^how much cheque amount/u],
  ['What is bail?', /^What is bail\?$/u],
])('a question keeps the word that asks, and has it first: %s', (asked, english) => {
  expect(questionInEnglish(asked)).toMatch(english);
});
