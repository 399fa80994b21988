import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ComparedParagraph, compareTexts } from './compare.ts';
import { BLOCK_GAP } from './text.ts';

const text = (...paragraphs: string[]) => paragraphs.join(BLOCK_GAP);
const shown = (compared: readonly ComparedParagraph[]) =>
  compared.map(({ parts }) =>
    parts
      .map((part) => ({ same: part.text, added: `{+${part.text}+}`, removed: `{-${part.text}-}` })[part.kind])
      .join(''),
  );

test('words that changed are marked in their paragraph', () => {
  const before = text('AFFIDAVIT', '1. That the order is bad.', 'DEPONENT');
  const after = text('AFFIDAVIT', '1. That the impugned order is bad in law.', '2. New', 'DEPONENT');
  expect(shown(compareTexts(before, after))).toEqual([
    'AFFIDAVIT',
    '1. That the {+impugned +}order is {-bad.-}{+bad in law.+}',
    '{+2. New+}',
    'DEPONENT',
  ]);
});

/** One of the two texts, from a comparison. */
const side = (compared: readonly ComparedParagraph[], left: 'added' | 'removed') =>
  compared
    .filter(({ kind }) => kind !== left)
    .map(({ parts }) =>
      parts
        .filter(({ kind }) => kind !== left)
        .map((part) => part.text)
        .join(''),
    )
    .join(BLOCK_GAP);

test('both texts can be read from a comparison', () => {
  const words = fc.array(fc.constantFrom('a', 'b', 'c', 'order'), { minLength: 1, maxLength: 6 });
  const texts = fc
    .array(words, { minLength: 1, maxLength: 8 })
    .map((list) => text(...list.map((each) => each.join(' '))));
  fc.assert(
    fc.property(texts, texts, (before, after) => {
      const compared = compareTexts(before, after);
      expect(side(compared, 'added')).toBe(before);
      expect(side(compared, 'removed')).toBe(after);
    }),
  );
});

test('texts without anything in common are one replacement', () => {
  const many = (word: string) => text(...Array.from({ length: 1500 }, (_, at) => `${word}${at}`));
  const compared = compareTexts(many('a'), many('b'));
  expect(compared).toHaveLength(1500);
  expect(side(compared, 'added')).toBe(many('a'));
});
