import fc from 'fast-check';
import { expect, test } from 'vitest';
import { passageOf } from './passage.ts';

const shown = (text: string, query: string) => {
  const { snippet, marks } = passageOf(text, query);
  return { snippet, words: marks.map(({ start, end }) => snippet.slice(start, end)) };
};

test('marks every form of the query’s words, and none that only resembles them', () => {
  expect(shown('The testator willed his fields; the wilful  heirs\nwill not.', 'wills field')).toEqual({
    snippet: 'The testator willed his fields; the wilful heirs will not.',
    words: ['willed', 'fields', 'will'],
  });
});

test('shows where the words are closest together, with ellipses around it', () => {
  const far = 'Nothing is said here of either. '.repeat(40);
  const { snippet, words } = shown(`A sale. ${far} By a sale deed of 2019 he sold. ${far}`, 'sale deed');
  expect(snippet).toMatch(/^… .*By a sale deed of 2019 he sold\..* …$/u);
  expect(words).toEqual(['sale', 'deed']);
});

test('starts with the page when it contains no word of the query', () => {
  expect(shown('A page of its own.', 'zamindar')).toEqual({ snippet: 'A page of its own.', words: [] });
});

test('marks lie within the snippet, in order, for any text', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: 600 }),
      fc.string({ maxLength: 12 }),
      (text, query) => {
        const { snippet, marks } = passageOf(`${text} order ${text}`, `${query} order`);
        let last = 0;
        for (const { start, end } of marks) {
          expect(start).toBeGreaterThanOrEqual(last);
          expect(end).toBeGreaterThan(start);
          last = end;
        }
        expect(last).toBeLessThanOrEqual(snippet.length);
        expect(snippet).not.toMatch(/\s{2}/u);
      },
    ),
  );
});
