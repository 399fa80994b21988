import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyNeighbour, fittingBytes, Neighbours, ownNumber } from './neighbours.ts';

const word = fc.oneof(
  fc.constantFrom('the', 'of', 'court', 'appel', 'section'),
  fc.string({ minLength: 1, maxLength: 8 }).filter((each) => !each.includes(':')),
);

function positionsOf(words: readonly string[]): Map<string, number[]> {
  const terms = new Map<string, number[]>();
  for (const [at, each] of words.entries()) {
    const positions = terms.get(each);
    if (positions) positions.push(at);
    else terms.set(each, [at]);
  }
  return terms;
}

test('the bytes of a position fit what stands beside it, whatever was read before', () => {
  const neighbours = new Neighbours();
  fc.assert(
    fc.property(
      fc.array(word, { maxLength: 40 }),
      fc.array(word, { minLength: 1, maxLength: 40 }),
      (a, b) => {
        for (const words of [a, b]) {
          const terms = positionsOf(words);
          neighbours.read(terms);
          for (const [at, each] of words.entries()) {
            const bytes = neighbours.of(each);
            if (!bytes) continue;
            expect(fittingBytes(words[at - 1])[bytes.before(at)]).toBe(1);
            expect(fittingBytes(words[at + 1])[bytes.after(at)]).toBe(1);
          }
        }
      },
    ),
  );
});

test('a word with a number of its own is told from every other', () => {
  const neighbours = new Neighbours();
  for (const other of ['easement', 'lien', 'zzz', 'क', 'section', 'court']) {
    neighbours.read(positionsOf(['deed', other]));
    const byte = neighbours.of('deed')?.after(0) ?? -1;
    expect(fittingBytes('appel')[byte]).toBe(0);
    expect(fittingBytes(other)[byte]).toBe(1);
  }
  expect([ownNumber('appel') === undefined, ownNumber('easement')]).toEqual([false, undefined]);
  expect(fittingBytes(undefined)).toBe(anyNeighbour);
});

test('the words of a title have their own neighbours', () => {
  const neighbours = new Neighbours();
  neighbours.read(new Map([...positionsOf(['lien', 'deed']), ['t:lien', [1]], ['t:deed', [0]]]));
  expect(fittingBytes('t:deed')[neighbours.of('t:lien')?.before(1) ?? -1]).toBe(1);
  expect(fittingBytes('deed')[neighbours.of('lien')?.after(0) ?? -1]).toBe(1);
});
