import { describe, expect, test } from 'vitest';
import { arrivalOf, nextStep, passagesFound, placesOf, wordsFound } from './reader-steps.ts';

const paragraphs = [
  { text: 'Facts', heading: true },
  { number: '1', text: 'The cheque was\nreturned. (The Cheque!)' },
  { number: '2', text: 'No “security” was given.' },
];

describe('passages of a query', () => {
  test('are one step for each paragraph, in the order of the text', () => {
    const match = (index: number, start: number) => ({
      index,
      text: paragraphs[index]?.text ?? '',
      marks: [{ start, end: start + 3 }],
    });
    expect(passagesFound(paragraphs, [match(2, 4), match(1, 0)]).steps).toEqual([
      { paragraph: 1, start: 0 },
      { paragraph: 2, start: 4 },
    ]);
  });

  test('are several in a paragraph as long as a chapter', () => {
    const text = 'cheque '.repeat(300);
    const marks = [0, 70, 700, 1400, 1470].map((start) => ({ start, end: start + 6 }));
    const found = passagesFound([{ text }], [{ index: 0, text, marks }]);
    expect(found.steps.map(({ start }) => start)).toEqual([0, 700, 1400]);
  });

  test('are left out where the text is not the one they were found in', () => {
    const found = passagesFound(paragraphs, [{ index: 1, text: 'Another', marks: [{ start: 0, end: 3 }] }]);
    expect(found.steps).toEqual([]);
    expect(found.marks.size).toBe(0);
  });
});

describe('find in the document', () => {
  test('finds words however they are capitalised, quoted or broken into lines', () => {
    expect(wordsFound(paragraphs, 'the cheque').steps).toEqual([
      { paragraph: 1, start: 0 },
      { paragraph: 1, start: 26 },
    ]);
    expect(wordsFound(paragraphs, 'was returned').steps).toEqual([{ paragraph: 1, start: 11 }]);
    expect(wordsFound(paragraphs, '"security"').steps).toEqual([{ paragraph: 2, start: 3 }]);
  });

  test('takes signs literally and waits for two letters', () => {
    expect(wordsFound(paragraphs, '(The').steps).toEqual([{ paragraph: 1, start: 25 }]);
    expect(wordsFound(paragraphs, '.*').steps).toEqual([]);
    expect(wordsFound(paragraphs, 'c').steps).toEqual([]);
  });
});

test('steps go round, and begin at the end one goes towards', () => {
  expect(nextStep(undefined, 3, 1)).toBe(0);
  expect(nextStep(undefined, 3, -1)).toBe(2);
  expect(nextStep(2, 3, 1)).toBe(0);
  expect(nextStep(0, 3, -1)).toBe(2);
  expect(nextStep(0, 0, 1)).toBeUndefined();
});

test('places run from the top towards the end, within a paragraph too', () => {
  const steps = [
    { paragraph: 0, start: 0 },
    { paragraph: 1, start: 0 },
    { paragraph: 1, start: 26 },
    { paragraph: 2, start: 4 },
  ];
  const places = placesOf(paragraphs, steps);
  expect(places[0]).toBe(0);
  expect(new Set(places).size).toBe(4);
  expect(places).toEqual([...places].sort((a, b) => a - b));
  expect(Math.max(...places)).toBeLessThan(1);
  expect(placesOf([], [])).toEqual([]);
});

describe('a link whose quoted words the search does not find as a phrase', () => {
  const texts = [
    { text: 'IN THE HIGH COURT OF KERALA' },
    { number: '1', text: 'The lessee paid the rent of the mill in coconuts until June.' },
    { number: '2', text: 'The decree is restored with costs of the lessor throughout.' },
  ];
  const arrive = (q: string, at: number) => arrivalOf(texts, [], { q, at });

  test('opens where the words begin, though paragraphs divide them now', () => {
    const q =
      '"the rent of the mill in coconuts until June. The decree is restored with costs of the lessor"';
    expect(arrive(q, 0)).toEqual({ at: 1, said: 'moved' });
  });

  test('says nothing where the place is the one that the link names', () => {
    expect(arrive('"the rent of the mill in  coconuts until June"', 1)).toEqual({ at: 1 });
  });

  test('says that words are gone which no paragraph has', () => {
    expect(arrive('"the rent of the mill in copra until June and July"', 1)).toEqual({
      at: undefined,
      said: 'gone',
    });
  });
});

test('a typed number without a place leads to the first paragraph that has it', () => {
  const texts = [{ text: 'Head' }, { text: 'One', number: '1' }, { text: 'Again', number: '1' }];
  expect(arrivalOf(texts, [], { q: '', at: undefined, number: '1' })).toEqual({ at: 1 });
  expect(arrivalOf(texts, [], { q: '', at: undefined, number: '9' })).toEqual({
    at: undefined,
    said: 'no_number',
    number: '9',
  });
  expect(arrivalOf(texts, [], { q: 'cheque', at: undefined })).toEqual({ at: undefined });
});
