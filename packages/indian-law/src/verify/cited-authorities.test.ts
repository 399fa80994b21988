import { expect, test } from 'vitest';
import { findCitations } from '../citations/citations.ts';
import { authoritiesIn } from './cited-authorities.ts';

const AIR = 'AIR 1973 SC 1461';

test('each authority once, with the sentence of gravest treatment', () => {
  const paragraphs = [
    { number: '1', text: `We have considered Kesavananda Bharati v. State of Kerala, ${AIR}.` },
    { number: '2', text: `The decision in ${AIR} was overruled later. Nothing else was said.` },
    { number: '3', text: `Reliance was placed on ${AIR}.` },
  ];
  const found = authoritiesIn(paragraphs, new Set(readKeys(paragraphs)));
  expect(found).toHaveLength(1);
  expect(found[0]).toMatchObject({
    citation: AIR,
    case_name: 'Kesavananda Bharati v. State of Kerala',
    paragraph: '2',
    index: 1,
    sentence: `The decision in ${AIR} was overruled later.`,
    treatment: 'overruled',
  });
});

test('a plain mention has no treatment, and parallel citations are one authority', () => {
  const paragraphs = [{ text: `See Ram v. Shyam, (1973) 4 SCC 225 : ${AIR}. Then ${AIR} again.` }];
  const found = authoritiesIn(paragraphs, new Set(readKeys(paragraphs)));
  expect(found).toHaveLength(1);
  expect(found[0]?.keys).toHaveLength(2);
  expect(found[0]?.treatment).toBeUndefined();
});

test('what only the head lists is no citation', () => {
  expect(authoritiesIn([{ text: `CITATOR INFO: F ${AIR}` }], new Set())).toEqual([]);
});

function readKeys(paragraphs: { text: string }[]): string[] {
  return paragraphs.flatMap(({ text }) => findCitations(text).map(({ key }) => key));
}
