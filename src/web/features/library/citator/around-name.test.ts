import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aroundName } from './around-name.ts';

const filler = (words: number) => Array.from({ length: words }, (_, i) => `word${i}`).join(' ');

test('a short sentence stays whole', () => {
  expect(aroundName('Asha v. Bina is followed.', ['Asha v. Bina'])).toBe('Asha v. Bina is followed.');
});

test('a long sentence is cut between words round the citation, or the first party', () => {
  for (const [said, names] of [
    ['(2017) 10 SCC 1', ['(2017) 10 SCC 1', 'Asha v. Bina']],
    ['Asha’s case', ['(1999) 1 SCC 9', 'Asha v. Bina']],
  ] as const) {
    const cut = aroundName(`${filler(80)} as in ${said} was held ${filler(80)}`, names);
    expect(cut).toContain(said);
    expect(cut).toMatch(/^… word.* …$/u);
    expect(cut.length).toBeLessThan(260);
  }
});

test('any sentence gives a part of itself, and never much more than the limit', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 900 }), fc.array(fc.string()), (sentence, names) => {
      const cut = aroundName(sentence, names);
      expect(sentence).toContain(cut.replace(/^… /u, '').replace(/ …$/u, ''));
      expect(cut.length).toBeLessThanOrEqual(244);
    }),
  );
});
