import { growthPerDoubling, repeated } from '@munshi/test-support/growth.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pdfFonts } from './fonts.ts';
import { linesOf } from './lines.ts';
import { graphemesOf } from './pieces.ts';

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

test('signs of a long text are those of the segmenter, wherever its windows end', () => {
  const signs = fc.array(fc.constantFrom('க்ஷ்', 'क्षि', 'a', ' ', 'é', '👩‍⚖️', 'ش', '\r\n'), {
    minLength: 1,
    maxLength: 400,
  });
  fc.assert(
    fc.property(signs, (parts) => {
      const text = parts.join('');
      expect(graphemesOf(text)).toEqual(Array.from(segmenter.segment(text), ({ segment }) => segment));
    }),
    { numRuns: 40 },
  );
});

test('one sign of any length loses no letter', () => {
  const text = `a${'\u0301'.repeat(5000)}`;
  expect(graphemesOf(text).join('')).toBe(text);
});

test.each(['க்ஷ்', 'क्ष', 'ش', 'a\u200d', 'ab'])(
  'words of %s without an end are broken in linear time',
  async (part) => {
    const lines = (size: number) => linesOf([{ text: repeated(part, size) }], pdfFonts, 12, 450);
    // The first reads the fonts.
    lines(100);
    expect(await growthPerDoubling(lines, { from: 2_000, to: 16_000, enoughMs: 200 })).toBeLessThan(3);
  },
);

test('a long word is on the page whole', () => {
  const word = 'க்ஷ்'.repeat(500);
  const lines = linesOf([{ text: word }], pdfFonts, 12, 450);
  expect(lines.flatMap(({ pieces }) => pieces.map(({ text }) => text)).join('')).toBe(word);
  for (const { width } of lines) expect(width).toBeLessThanOrEqual(450);
});

test('a word of many pieces without a width is one line', () => {
  const word = '\u200f\u200e'.repeat(80_000);
  const [line, ...others] = linesOf([{ text: word }], pdfFonts, 12, 450);
  expect(others).toEqual([]);
  expect(line?.pieces.reduce((sum, { text }) => sum + text.length, 0)).toBe(word.length);
});
