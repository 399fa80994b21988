import { atStrength } from '@munshi/test-support/load.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isNearWord, letterBits, mayBeNear } from './near-words.ts';

test.each([
  ['traders', 'trader', true],
  ['traders', 'tradrs', true],
  ['mills', 'mill', true],
  ['das', 'da', false],
  ['mandal', 'mondal', true],
  ['stores', 'store', true],
  ['venkateswara', 'venkteshwar', true],
  ['ramesh', 'rajesh', false],
  ['karan', 'kiran', false],
  ['ritesh', 'nitesh', false],
  ['plot1234', 'plot1235', false],
  ['traders', 'traders', false],
])('%s and %s: %s', (one, other, near) => {
  expect(isNearWord(one, other)).toBe(near);
  expect(isNearWord(other, one)).toBe(near);
});

const letter = fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz');
const word = fc.array(letter, { minLength: 1, maxLength: 14 }).map((letters) => letters.join(''));

/** A word with up to two letters left out, added, exchanged or replaced. */
const disturbed = fc
  .tuple(word, fc.array(fc.tuple(fc.nat(14), fc.nat(3), letter), { maxLength: 2 }))
  .map(([clean, slips]) => {
    const letters = [...clean];
    for (const [at, kind, other] of slips) {
      if (kind === 0) letters.splice(at, 1);
      else if (kind === 1) letters.splice(at, 0, other);
      else if (kind === 2) letters.splice(at, 2, ...letters.slice(at, at + 2).reverse());
      else if (at < letters.length) letters[at] = other;
    }
    return [clean, letters.join('')] as const;
  });

test('the letters of near words never rule them out', () => {
  fc.assert(
    fc.property(disturbed, ([one, other]) => {
      if (isNearWord(one, other)) expect(mayBeNear(letterBits(one), letterBits(other))).toBe(true);
      expect(isNearWord(one, other)).toBe(isNearWord(other, one));
    }),
    { numRuns: atStrength(5000) },
  );
});
