import { describe, expect, test } from 'vitest';
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
const papers = CLAUSES.map((text) => ({ document: 'Statement', ofCase: true, rank: 0.5, text }));
const question = understandQuestion('What happened to the owner and the press?', { inCase: true });
/** Nearness by the order of these clauses. */
const nearnessOf = (order: readonly string[]) => (text: string) =>
  order.length === 0 ? 0 : order.includes(text) ? 1 - order.indexOf(text) / 10 : 0.1;
const quotes = (order: readonly string[]) =>
  choosePassages(question, papers, CHOICE, nearnessOf(order)).passages.map(({ quote }) => quote);

test('clauses of papers are found by their meaning, and by words among those that are near', () => {
  const nearest = [CLAUSES[5], CLAUSES[3], CLAUSES[4]].map(String);
  expect(quotes(nearest).slice(0, 2)).toEqual(nearest.slice(0, 2));
  const alike = () => 0.8;
  const [first] = choosePassages(question, papers, CHOICE, alike).passages;
  expect(first?.quote).toContain('owner of the press');
  expect(new Set(quotes(nearest)).size).toBe(quotes(nearest).length);
});

test('an amount that no paper has is answered with the one that they have', () => {
  const asked = understandQuestion('Why was the press insured for Rs. 7,00,000?', { inCase: true });
  const [first] = choosePassages(asked, papers, CHOICE, nearnessOf([String(CLAUSES[3])])).passages;
  expect(first).toMatchObject({ contradicts: true, quote: CLAUSES[1] });
  const same = understandQuestion('Why was the press insured for Rs 9 lakh?', { inCase: true });
  expect(choosePassages(same, papers).passages.some(({ contradicts }) => contradicts)).toBe(false);
});

test('a day or an amount that a question does not assume of anything is no premise', () => {
  const dated = [...papers, { ...papers[0]!, text: 'The press was paid for on 9 April 2023.' }];
  const of = (ask: string) =>
    choosePassages(understandQuestion(ask, { inCase: true }), dated, CHOICE, () => 0.5).passages.some(
      ({ contradicts }) => contradicts,
    );
  expect(of('What happened on 4 May 2024?')).toBe(false);
  expect(of('What was paid for the press after 1 April 2024?')).toBe(false);
  expect(of('Who paid for the press on 4 May 2024?')).toBe(true);
  expect(of('Why was the press insured by Rs. 7,00,000 more?')).toBe(true);
});

test('a paper that says the very words of the question does not deny them', () => {
  const of = (ask: string, text: string) =>
    choosePassages(understandQuestion(ask, { inCase: true }), [{ ...papers[0]!, text }]).passages[0];
  const dismissed = 'The appeal was dismissed by the bench on 4 May 2024.';
  expect(of('When was the appeal dismissed by the bench?', dismissed)?.contradicts).toBe(false);
  expect(
    of('When was the appeal heard by the bench?', 'The bench never heard the appeal on 4 May 2024.')
      ?.contradicts,
  ).toBe(true);
});

test('a clause of papers that is near answers a part of a question without its words', () => {
  const text = 'The goods were ruined by moisture during the monsoon.';
  const part = {
    ...understandQuestion('Did rain spoil it?', { inCase: true }),
    own: new Set(['rain', 'spoil']),
  };
  const { passages } = choosePassages(part, [{ ...papers[0]!, text }], CHOICE, () => 0.9);
  expect(passages.map(({ quote }) => quote)).toEqual([text]);
});

test('where neither words nor meaning come near a question, the nearest clauses are shown as no answer', () => {
  const asked = understandQuestion('Why did the widow marry again?', { inCase: true });
  const choice = (near: number) => choosePassages(asked, papers, CHOICE, () => near);
  expect(choice(0.75)).toMatchObject({ passages: [], nearest: { length: 3 } });
  expect(choice(0.85).passages.length).toBeGreaterThan(0);
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
});

test('a kind of thing that no paper has is in no answer', () => {
  const near = nearnessOf([String(CLAUSES[3])]);
  const of = (ask: string) => choosePassages(understandQuestion(ask, { inCase: true }), papers, CHOICE, near);
  expect(of('What is the telephone number of the driver?').passages).toEqual([]);
  expect(of('What is the telephone number of the driver?').nearest).toHaveLength(3);
  expect(of('What did the driver say?').passages).toHaveLength(6);
});

test('a fragment is quoted with the lines beside it, and a row of a table by itself', () => {
  const of = (ask: string, text: string) =>
    choosePassages(understandQuestion(ask, { inCase: true }), [{ ...papers[0]!, text }]).passages[0]?.quote;
  const letter = 'Pune\n\n1. The lorry overturned.\n\n2. That was on 4 May 2024.';
  expect(of('When did the lorry overturn?', letter)).toContain('overturned. 2. That was on 4 May 2024.');
  const [first] = choosePassages(understandQuestion('When did the lorry overturn?', { inCase: true }), [
    { ...papers[0]!, text: letter },
  ]).passages;
  expect(first?.days).toEqual(['2024-05-04']);
  const table = 'No,Day,Thing,Sum\n7,4 May 2024,lorry,800\n8,5 May 2024,press,900';
  expect(of('What was paid for the lorry?', table)).not.toContain('900');
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
