import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { placeOfWords } from './place-of-words.ts';

describe('the place of words', () => {
  test.each([
    ['a word that goes on', 'It includes a debt.', 'It includ', -1],
    ['a word that began before', 'It includes a debt.', 'des a debt.', -1],
    ['a number that goes on', 'Under section 1390.', 'section 139', -1],
    ['a second place that cuts nothing', 'section 1390 or section 139.', 'section 139', 16],
    ['a vowel sign that follows its letter', 'यह कि आदेश', 'यह क', -1],
    ['a letter of two units', 'a 𑄌𑄋𑄴 b', '𑄌', -1],
    ['the sign of a footnote', 'A debt[1] is due.', 'A debt', 0],
    ['no words', 'A debt', '', -1],
  ])('%s', (_, text, words, place) => {
    expect(placeOfWords(text, words)).toBe(place);
  });

  test('is found for each run of whole words', () => {
    const word = fc.stringMatching(/^[a-z0-9]{1,4}$/);
    fc.assert(
      fc.property(fc.array(word, { maxLength: 5 }), fc.array(word, { minLength: 1 }), (before, words) => {
        const [text, run] = [[...before, ...words, 'end'].join(' '), words.join(' ')];
        const at = placeOfWords(text, run);
        expect(text.slice(at, at + run.length)).toBe(run);
        expect(` ${text} `[at]).toBe(' ');
        expect(` ${text} `[at + run.length + 1]).toBe(' ');
      }),
    );
  });
});
