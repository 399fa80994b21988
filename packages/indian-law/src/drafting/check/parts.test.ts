import { expect, test } from 'vitest';
import type { DraftDocument } from '../document/model.ts';
import { partsOf } from './parts.ts';

const TITLE = ['IN THE HIGH COURT OF KERALA', 'A. Rao', 'Versus'];
const numbersOf = (...lines: string[]) => {
  const document: DraftDocument = {
    type: 'doc',
    content: [...TITLE, ...lines].map((text, at) => ({
      type: 'paragraph',
      attrs: { id: `b${at}` },
      content: [{ type: 'text', text }],
    })),
  };
  return partsOf(document, 'petition').paragraphs.map(({ number }) => number);
};

test('paragraphs behind the name of one respondent keep their numbers', () => {
  expect(numbersOf('State of Kerala', '1. That the order is bad.', '2. That it is void.')).toEqual([1, 2]);
});

test('parties below the name of their side are no paragraphs', () => {
  const parties = ['1. State of Kerala', '2. Union of India'];
  for (const label of ['RESPONDENTS :', 'Accused', 'Opposite Parties:'])
    expect(numbersOf(label, ...parties, 'The facts are as under:', '1. That it is so.')).toEqual([1]);
});
