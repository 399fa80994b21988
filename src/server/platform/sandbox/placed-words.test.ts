import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MAX_PACKED, PACKED, packWords, turnedBack, unpackWords } from './placed-words.ts';

const box = { left: 0.1, top: 0.2, width: 0.3, height: 0.05 };

test('words come back with their boxes; whatever they contain, what is kept has its form and its limit', () => {
  const words = [
    { text: 'याचिका', ...box },
    { text: 'order\u0000 \ud800😀.', ...box, left: 0.4321 },
  ];
  expect(unpackWords(packWords({ quarters: 3, words }) ?? '')).toEqual({
    quarters: 3,
    words: [words[0], { ...words[1], text: 'order.' }],
  });
  const share = fc.double({ noNaN: true, min: -2, max: 2 });
  const word = fc.record({
    text: fc.string({ unit: 'binary', maxLength: 300 }),
    ...{ left: share, top: share, width: share, height: share },
  });
  fc.assert(
    fc.property(fc.array(word), fc.nat(3), (given, quarters) => {
      const kept = packWords({ quarters, words: given });
      if (kept !== null) expect(kept).toMatch(PACKED);
      expect(kept?.length ?? 0).toBeLessThanOrEqual(MAX_PACKED);
      expect(unpackWords(kept ?? '').words.length).toBeLessThanOrEqual(given.length);
    }),
  );
  const many = Array.from({ length: 10_000 }, () => ({ text: 'w', ...box }));
  expect(packWords({ quarters: 0, words: many })).toHaveLength(MAX_PACKED - 2);
  expect(packWords({ quarters: 0, words: [] })).toBeNull();
});

test.each([
  [0, box],
  [1, { left: 0.2, top: 0.6, width: 0.05, height: 0.3 }],
  [2, { left: 0.6, top: 0.75, width: 0.3, height: 0.05 }],
  [3, { left: 0.75, top: 0.1, width: 0.05, height: 0.3 }],
])('before %i clockwise quarter turns a box was somewhere else', (quarters, before) => {
  const { text, ...found } = turnedBack({ text: 'a', ...box }, quarters);
  for (const [side, value] of Object.entries(before))
    expect(found[side as keyof typeof before], side).toBeCloseTo(value, 9);
  expect(text).toBe('a');
});
