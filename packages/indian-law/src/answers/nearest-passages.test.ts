import { expect, test } from 'vitest';
import { afterQuestion } from './follow-up.ts';
import { understandQuestion } from './question.ts';
import { CHOICE, choosePassages } from './select-passages.ts';

const CLAUSES = [
  'The owner of the press was present when the press was loaded at Chennai.',
  'The owner of the press had insured the press for Rs. 9,00,000.',
  'The owner of the press complained of the press to its maker in 2021.',
  'The lorry overturned near the bridge.',
  'The driver had a licence.',
  'The river rose that night.',
];
const papers = [{ document: 'Statement', ofCase: true, rank: 0.5, text: CLAUSES.join('\n\n') }];
const question = understandQuestion('What happened to the owner and the press?', { inCase: true });
/** Nearness by the order of these clauses. */
const nearnessOf = (order: readonly string[]) => (text: string) =>
  order.includes(text.trim()) ? 1 - order.indexOf(text.trim()) / 10 : 0;
const quotes = (order: readonly string[]) =>
  choosePassages(question, papers, CHOICE, nearnessOf(order)).passages.map(({ quote }) => quote);

test('behind the two best passages by words come the clauses nearest in meaning', () => {
  const byWords = quotes([]);
  const nearest = [CLAUSES[5], CLAUSES[3]].map(String);
  expect(quotes(nearest).slice(0, 4)).toEqual([...byWords.slice(0, 2), ...nearest]);
  expect(new Set(quotes(nearest)).size).toBe(quotes(nearest).length);
});

test('beside papers a text of the library that words found keeps its place', () => {
  const library = {
    document: 'Act',
    ofCase: false,
    rank: 0,
    text: 'The owner shall keep a press in repair.',
  };
  const near = nearnessOf([String(CLAUSES[3])]);
  const { passages } = choosePassages(question, [...papers, library], CHOICE, near);
  expect(passages.map(({ candidate }) => candidate.document)).toContain('Act');
  expect(passages.map(({ quote }) => quote)).toContain(CLAUSES[3]);
});

test('texts of the library are not moved by it', () => {
  const library = papers.map((one) => ({ ...one, ofCase: false }));
  const plain = choosePassages(question, library).passages.map(({ candidate }) => candidate.document);
  const moved = choosePassages(question, library, CHOICE, nearnessOf(CLAUSES)).passages;
  expect(moved.map(({ candidate }) => candidate.document)).toEqual(plain);
});

test('a question that follows on is compared with the one before it', () => {
  const next = understandQuestion('Explain that in simpler words', { inCase: true });
  expect(afterQuestion(next, question).before).toBe(question.text);
});
