import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sequenceQuery } from './sequence-query.ts';
import { Sequence } from './sequence-score.ts';
import { scoreInTurn } from './sequence-stage.ts';

const words = ['lessee', 'stored', 'jute', 'bales', 'godown', 'flood'].map((term, offset) => ({
  term,
  offset,
  information: 8,
}));
const sequence = new Sequence(words);

/** The score of a text given as its words. */
function scoreOf(text: readonly string[], query: Sequence = sequence): number {
  const positions = query.words.map(({ term }) =>
    Uint32Array.from(text.flatMap((word, position) => (word === term ? [position] : []))),
  );
  return query.score(positions);
}

const copied = words.map(({ term }) => term);
const filler = (length: number) => Array.from({ length }, () => 'x');

describe('the words of a query in a text', () => {
  test('score all their information where the text has them as the query does', () => {
    expect(scoreOf(copied)).toBeCloseTo(48);
    expect(scoreOf([...filler(5000), ...copied, ...filler(5000)])).toBeCloseTo(48);
  });
  test('score less where some are left out, in another order, or farther apart', () => {
    const some = scoreOf(copied.filter((_, i) => i !== 2 && i !== 4));
    const turned = scoreOf([...copied].reverse());
    const apart = scoreOf(copied.flatMap((word) => [word, ...filler(5)]));
    const scattered = scoreOf(copied.flatMap((word) => [word, ...filler(40)]));
    expect(some).toBeLessThan(48);
    expect(apart).toBeLessThan(48);
    expect(turned).toBeLessThan(some);
    expect(scattered).toBe(0);
  });
  test('a word that is put in moves the rest along, once', () => {
    const moved = scoreOf([...copied.slice(0, 2), 'x', ...copied.slice(2)]);
    expect(moved).toBeCloseTo(48 - 1.4 * Math.log(3));
  });
  test('one word alone is no sequence', () => {
    expect(scoreOf(['lessee'])).toBe(0);
  });
  test('are never scored above their information, nor below zero', () => {
    const text = fc.array(fc.constantFrom(...copied, 'x', 'y'), { maxLength: 80 });
    fc.assert(
      fc.property(text, (given) => {
        const score = scoreOf(given);
        return score >= 0 && score <= sequence.information + 1e-9;
      }),
    );
  });
});

test('of rows whose words say as much, those of most worth are compared with the stop words', () => {
  const typed = ['jute', 'godown', 'the', 'of', 'to'].map((term, offset) => ({ term, offset }));
  const query = sequenceQuery(typed, [{ occurrences: () => 10 }], { documents: 1000, averageLength: 100 });
  if (!query) throw new Error('The words are no sequence.');
  const rows = Array.from({ length: 500 }, (_, row) => row);
  const scored = scoreInTurn(query, 1, rows, {
    score: (asked, some) => some.map((row) => ({ row, score: asked === query.all ? 5 : 0 })),
    worth: (row) => row,
  });
  expect(scored.map(({ row }) => row)).toEqual(rows.slice(100));
});
