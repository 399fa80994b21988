import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { withSingleLetters } from './repeated-letters.ts';

const printed = (line: string, times: number): string =>
  [...line].map((one) => (one === ' ' ? one : one.repeat(times))).join('');

describe('letters that a text prints several times for bold', () => {
  const HEAD = 'WRIT PETITION (L) NO. 2781 OF 2007 COMMITTEE OF MANAGEMENT, JJ.';

  test.each([2, 3])('are there once where each is printed %i times', (times) => {
    const body = '1. Leave to amend granted within two days.';
    expect(withSingleLetters(`${printed(HEAD, times)}\n${body}\n`)).toBe(`${HEAD}\n${body}\n`);
  });

  test('are mended in the words of a line that has others', () => {
    const text = `Mr. Deo for the petitioner. ${printed('CORAM: JUSTICE RANE ORDER DATED', 3)} 2007`;
    expect(withSingleLetters(text)).toBe('Mr. Deo for the petitioner. CORAM: JUSTICE RANE ORDER DATED 2007');
  });

  test.each([
    'The bookkeeper of the committee in Cochin III, AAA & Co., 1100 rupees.',
    'Sr. No. 222 000 555 ... AABB AABB AABB AABB',
    'उच्च न्यायालय में अपील।',
  ])('stay where a text has them by itself: %s', (text) => {
    expect(withSingleLetters(text)).toBe(text);
  });

  test('no other text changes', () => {
    const word = fc.stringMatching(/^[a-z]{1,9}$/u);
    fc.assert(
      fc.property(fc.array(word, { maxLength: 60 }), (words) => {
        const text = words.join(' ');
        expect(withSingleLetters(printed(`ORDER DATED JUDGMENT FINAL ${text}`, 3))).toBe(
          `ORDER DATED JUDGMENT FINAL ${text}`,
        );
        expect(withSingleLetters(text)).toBe(text);
      }),
    );
  });
});
