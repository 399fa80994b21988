import fc from 'fast-check';
import { expect, test } from 'vitest';
import { InMemoryIndex } from '../inverted-index.ts';
import { decodeWithOffsets } from '../postings.ts';
import { PostingsBatcher } from '../postings-batch.ts';
import {
  anyNeighbour,
  fittingBytes,
  hasNeighbours,
  neighbourNumber,
  noWord,
  ownNumber,
} from './neighbours.ts';

const word = fc.oneof(
  fc.constantFrom('the', 'of', 'court', 'appel', 'section'),
  fc.string({ minLength: 1, maxLength: 8 }).filter((each) => !each.includes(':')),
);
const text = fc.array(word, { minLength: 1, maxLength: 30 });

/** The bytes of each position of a term in the only document of an index: before, then after. */
function bytesOf(index: InMemoryIndex, term: string): [before: number, after: number][] {
  const encoded = index.encoded(term);
  if (!encoded) return [];
  const { counts, offsets } = decodeWithOffsets(encoded);
  const [count, end] = [counts[0] ?? 0, offsets[1] ?? 0];
  const bytes = encoded.positionsFrom(end - 2 * count, end);
  return Array.from({ length: count }, (_, i) => [bytes[i] ?? -1, bytes[count + i] ?? -1]);
}

test('the bytes of a position say what stands beside it in its text, and nothing of other texts', () => {
  fc.assert(
    fc.property(fc.array(text, { minLength: 1, maxLength: 3 }), (texts) => {
      const batcher = new PostingsBatcher();
      batcher.begin(0);
      const wanted = new Map<string, [number, number][]>();
      let position = 0;
      for (const words of texts) {
        for (const [at, term] of words.entries()) {
          batcher.add(term, position + at);
          const [before, after] = [words[at - 1], words[at + 1]].map((beside) =>
            beside === undefined ? noWord : neighbourNumber(beside),
          ) as [number, number];
          wanted.set(term, [...(wanted.get(term) ?? []), [before, after]]);
        }
        position += words.length + 2;
      }
      const index = new InMemoryIndex();
      index.enter(batcher.take(), 0);
      for (const [term, bytes] of wanted)
        if (hasNeighbours(term)) expect(bytesOf(index, term)).toEqual(bytes);
    }),
  );
});

test('a word with a number of its own differs from every other', () => {
  for (const other of ['easement', 'lien', 'zzz', 'क', 'section', 'court']) {
    expect(fittingBytes('appel')[neighbourNumber(other)]).toBe(0);
    expect(fittingBytes(other)[neighbourNumber(other)]).toBe(1);
  }
  expect(fittingBytes('appel')[noWord]).toBe(0);
  expect([ownNumber('appel') === undefined, ownNumber('easement')]).toEqual([false, undefined]);
  expect(fittingBytes(undefined)).toBe(anyNeighbour);
});

test('the first word of the next document stands beside no word of this one', () => {
  const batcher = new PostingsBatcher();
  for (const [row, term] of ['lien', 'deed'].entries()) {
    batcher.begin(row);
    batcher.add(term, row + 1);
  }
  const index = new InMemoryIndex();
  index.enter(batcher.take(), 0);
  for (const term of ['lien', 'deed']) expect(bytesOf(index, term)).toEqual([[noWord, noWord]]);
});
