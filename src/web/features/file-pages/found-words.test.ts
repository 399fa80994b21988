import fc from 'fast-check';
import { expect, test } from 'vitest';
import { longestFound, splitAtMarks } from './found-words.ts';

const text = 'The security\ncheque and a cheque.';
const marks = [
  { start: 4, end: 12 },
  { start: 13, end: 19 },
  { start: 26, end: 32 },
];

test('words that were found side by side are looked for together', () => {
  expect(longestFound(text, marks)).toBe('security cheque');
  expect(longestFound(text, [])).toBe('');
});

const mark = fc.record({ start: fc.integer({ min: -3, max: 40 }), end: fc.integer({ min: -3, max: 40 }) });

test('for any marks, the joined pieces are the text', () => {
  expect(splitAtMarks(text, marks).filter(({ marked }) => marked)).toHaveLength(3);
  fc.assert(
    fc.property(fc.string({ maxLength: 30 }), fc.array(mark), (words, places) => {
      const whole = splitAtMarks(words, places).map((piece) => piece.text);
      expect(whole.join('')).toBe(words);
    }),
  );
});
