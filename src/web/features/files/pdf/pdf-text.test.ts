import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findMatches, joinRuns, nextZoom, runsWithin, zoomAfter } from './pdf-text.ts';

const runs = [
  { str: 'The learned', hasEOL: true },
  { str: 'Judge', hasEOL: false },
  { str: ' held', hasEOL: false },
];

test('words are found in either case and across the end of a line', () => {
  const { text, starts } = joinRuns(runs);
  expect(text).toBe('The learned\nJudge held');
  expect(findMatches('LEARNED  judge h', text)).toEqual([{ start: 4, end: 19 }]);
  const lengths = runs.map(({ str }) => str.length);
  expect(runsWithin({ start: 4, end: 19 }, starts, lengths)).toEqual([
    { run: 0, start: 4, end: 11 },
    { run: 1, start: 0, end: 5 },
    { run: 2, start: 0, end: 2 },
  ]);
});

test('the typed words are not a regular expression', () => {
  expect(findMatches('s. 138(1)', 'under s. 138(1) of')).toEqual([{ start: 6, end: 15 }]);
  expect(findMatches('.*', 'anything')).toEqual([]);
  expect(findMatches('-', 'so-called')).toEqual([{ start: 2, end: 3 }]);
  expect(findMatches('\\ [a/b]', '\\ [a/b]')).toEqual([{ start: 0, end: 7 }]);
  expect(findMatches('  ', 'anything')).toEqual([]);
});

test('invisible characters do not hide a word', () => {
  expect(findMatches('மனுவில்', 'மனு\u200cவில்')).toEqual([{ start: 0, end: 8 }]);
});

test('Devanagari is found as it is written', () => {
  expect(findMatches('याचिका', 'यह याचिका खारिज')).toEqual([{ start: 3, end: 9 }]);
});

test('for any input, matches lie within the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (words, text) => {
      for (const { start, end } of findMatches(words, text)) {
        expect(start).toBeLessThan(end);
        expect(end).toBeLessThanOrEqual(text.length);
      }
    }),
  );
});

test('zoom has steps from 50 to 300, and goes from fit to width to the next different step', () => {
  expect([nextZoom(100, 1), nextZoom(99, 1), nextZoom(112, -1), nextZoom(50, -1), nextZoom(300, 1)]).toEqual([
    125, 125, 100, 50, 300,
  ]);
});

test.each([
  [100, -1, 41, 75],
  [50, -1, 41, 'fit'],
  [125, -1, 110, 'fit'],
  [110, -1, 110, 100],
  [41, 1, 41, 50],
] as const)(
  'from %d % one step of %d, where the width is %d %, leads to %s',
  (percent, step, fitting, zoom) => {
    expect(zoomAfter(percent, step, fitting)).toBe(zoom);
  },
);
