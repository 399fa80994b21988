import { expect, test } from 'vitest';
import { phraseFinder, termsOf } from './words.ts';

const found = (phrases: string[], text: string) =>
  phraseFinder(phrases.map((phrase) => termsOf(phrase)))(text).map(({ start, end }) =>
    text.slice(start, end),
  );

test.each([
  ['natural justice', 'The rules of Natural  Justice bind.', ['Natural  Justice']],
  ['natural justice', 'Natural law and justice.', []],
  [
    'negotiable instruments',
    'the Negotiable Instruments Act; a negotiable instrument',
    ['Negotiable Instruments', 'negotiable instrument'],
  ],
  ['court order', "The court's order, the Court: Order", ["court's order", 'Court: Order']],
  ['IPC 302', 'under I.P.C. 302 and IPC, 302', ['I.P.C. 302', 'IPC, 302']],
  ['no 612 of 2012', 'Appeal No. 612 of 2012, No. 6120 of 2012', ['No. 612 of 2012']],
  ['धारा 302', 'भा.दं.सं. की धारा 302 के अधीन', ['धारा 302']],
  ['a a', 'a a a a a', ['a a', 'a a']],
])('the places of %s', (phrase, text, places) => {
  expect(found([phrase], text)).toEqual(places);
});

test('many phrases are found together, each where it is', () => {
  expect(found(['writ petition', 'of 2012', 'no such'], 'Writ Petition 5 of 2012')).toEqual([
    'Writ Petition',
    'of 2012',
  ]);
});
