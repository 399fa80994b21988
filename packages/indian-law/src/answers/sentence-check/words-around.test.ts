import { expect, test } from 'vitest';
import { wordsAround } from './words-around.ts';

const filler = 'The file has many pages about other things of no weight. ';
const TEXT = `${filler.repeat(60)}The keys of the godown were handed to the tenant at Karaikudi. ${filler.repeat(60)}`;

test('the words of a sentence are found in a long page, with what is around them', () => {
  const around = wordsAround(TEXT, 'The tenant at Karaikudi got the keys of the godown [1].', 600);
  expect(around).toContain('The keys of the godown were handed to the tenant at Karaikudi.');
  expect(around.length).toBeLessThanOrEqual(600);
  expect(TEXT).toContain(around);
});

test('a short text is whole, and of one without the words the beginning is taken', () => {
  expect(wordsAround('The rent is due.', 'Zebras graze.', 600)).toBe('The rent is due.');
  expect(TEXT.startsWith(wordsAround(TEXT, 'Zebras graze.', 600))).toBe(true);
});
