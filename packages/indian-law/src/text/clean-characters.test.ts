import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanCharacters } from './clean-characters.ts';

describe('cleanCharacters', () => {
  test.each([
    ['a zero byte and a bell', 'The ap\u0000peal\u0007 is allowed.', 'The appeal is allowed.'],
    ['a vertical tab, which ends a line', 'Heard.\u000bDismissed.', 'Heard.\nDismissed.'],
    ['soft hyphens in words', 'juris\u00addic\u00adtion', 'jurisdiction'],
    ['a soft hyphen at the end of a line', 'the juris\u00ad\n   diction of', 'the jurisdiction of'],
    [
      'soft hyphens that a converter wrote for printed ones',
      'C.A. Nos. 7509\u00ad7510/2005 of a cane\u00adgrowing area',
      'C.A. Nos. 7509-7510/2005 of a cane-growing area',
    ],
    ['the hyphen of a PDF reader', 'the cross\ufffeobjections', 'the cross-objections'],
    ['characters without width', '\ufeffsection\u200b 302\u2060', 'section 302'],
    ['a joiner between Latin letters', 'Ra\u200dma\u200cna', 'Ramana'],
    ['marks of direction in a text from left to right', 'Section\u200e 5\u202e', 'Section 5'],
    ['a separator of a database', 'one\u001ftwo', 'one two'],
    ['half of a character', 'a\ud800b', 'a\ufffdb'],
  ])('cleans %s', (_, given, clean) => {
    expect(cleanCharacters(given)).toBe(clean);
  });

  test.each([
    ['tabs, line ends and form feeds', 'a\tb\r\nc\fd'],
    ['joiners in Hindi', 'क्\u200dष न्\u200cयायालय'],
    ['joiners in Malayalam and Urdu', 'ന്\u200d می\u200cخواہم'],
    ['marks of direction in Urdu', 'دفعہ 302\u200f ہے'],
    ['joined pictures', '👩\u200d⚖️'],
  ])('leaves %s', (_, text) => {
    expect(cleanCharacters(text)).toBe(text);
  });

  test('keeps every letter and figure, in order, and can be stored', () => {
    const words = (text: string) => text.match(/[\p{L}\p{M}\p{N}]/gu)?.join('') ?? '';
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const clean = cleanCharacters(text);
        expect(words(clean)).toBe(words(text.replaceAll('\u034f', '')));
        expect(clean).not.toMatch(/(?![\t\n\f\r])\p{Cc}|\p{Cs}/u);
        expect(cleanCharacters(clean)).toBe(clean);
      }),
    );
  });
});
