import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitFileParts } from '#shared/split-file-parts.ts';
import { shownText } from './text-position.ts';

const line = (words: string) => `${words} ${'and so on '.repeat(300)}\n`;
const TEXT = [1, 2, 3, 4].map((n) => line(`Notice ${n} was served.`)).join('');
const same = (text: string) => ({ raw: text, whole: text });
const opened = (text: string, page: number, find?: string) => {
  const shown = shownText(same(text), { page, find });
  return shown.text.slice(shown.here, (shown.here ?? 0) + 8);
};

test('a hit opens at its own part, even if earlier parts contain the words', () => {
  expect(splitFileParts(TEXT)).toHaveLength(4);
  expect([1, 2, 3, 4].map((page) => opened(TEXT, page, 'notice'))).toEqual([
    'Notice 1',
    'Notice 2',
    'Notice 3',
    'Notice 4',
  ]);
  const { marks } = shownText(same(TEXT), { page: 3, find: 'notice' });
  expect(marks.map(({ start, end }) => TEXT.slice(start, end))).toEqual(Array(4).fill('Notice'));
});

test('without words, or with words that are not found, it opens at the start of the part', () => {
  expect(opened(TEXT, 3)).toBe('Notice 3');
  expect(opened(TEXT, 3, 'affidavit')).toBe('Notice 3');
  expect(shownText(same(TEXT), {})).toMatchObject({ marks: [], here: undefined, cut: undefined });
});

test('JSON that is set out opens at the same words', () => {
  const rows = Array.from({ length: 300 }, (_, n) => ({ notice: `served on day ${n}` }));
  const [raw, whole] = [JSON.stringify(rows), JSON.stringify(rows, null, 2)];
  const { text, here = 0 } = shownText({ raw, whole }, { page: 2, find: 'served' });
  const first = /served on day \d+/u.exec(splitFileParts(raw)[1] ?? '')?.[0];
  expect(text.slice(here, here + (first?.length ?? 0))).toBe(first);
});

test('a very long text is cut, around the place at which it opens', () => {
  const long = `${line('Beginning').repeat(400)}The zamindari was abolished.\n${line('End').repeat(400)}`;
  expect(shownText(same(long), {})).toMatchObject({ text: long.slice(0, 500_000), cut: 'end' });
  const page = splitFileParts(long).findIndex((part) => part.includes('zamindari')) + 1;
  const { text, here = 0, marks, cut } = shownText(same(long), { page, find: 'zamindari' });
  expect([text.slice(here, here + 9), cut, marks]).toEqual([
    'zamindari',
    'both',
    [{ start: here, end: here + 9 }],
  ]);
});

test('a very long line shows the position at which it opens', () => {
  const long = `Head\n${'and so on '.repeat(80_000)}The zamindari was abolished. ${'and so on '.repeat(80_000)}`;
  const page = splitFileParts(long).findIndex((part) => part.includes('zamindari')) + 1;
  const { text, here = 0 } = shownText(same(long), { page, find: 'zamindari' });
  expect([text.length, text.slice(here, here + 9)]).toEqual([500_000, 'zamindari']);
});

test('for any text, page and words, marks lie in the text and cover the words', () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 1, max: 9 }), fc.string(), (text, page, find) => {
      const { text: shown, marks, here = 0 } = shownText(same(text), { page, find });
      expect(here).toBeLessThanOrEqual(shown.length);
      for (const { start, end } of marks) expect(shown.slice(start, end)).not.toBe('');
    }),
  );
});
