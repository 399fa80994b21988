import { expect, test } from 'vitest';
import { Summariser } from './summarise.ts';

/** A file in which every page up to `pages` was recognised, except those of `unread`. */
function problemOf(pages: number, unread: readonly number[]) {
  const summariser = new Summariser();
  for (let page = 1; page <= pages; page++) {
    const bad = unread.includes(page);
    summariser.add({ page, text: bad ? '' : 'Heard.', source: 'ocr', confidence: bad ? 31 : 92 });
  }
  const { state, problem } = summariser.end('Scan.pdf');
  return `${state}: ${problem}`;
}
const WHY = 'may be handwriting, a picture, too faint, or in a script other than English, Hindi and Tamil.';

test('names unreadable pages in one sentence', () => {
  expect(problemOf(3, [])).toBe('read: null');
  expect(problemOf(3, [2])).toBe(`read: Page 2 could not be read: it ${WHY}`);
  expect(problemOf(3, [1, 3])).toBe(`read: Pages 1 and 3 could not be read: they ${WHY}`);
  expect(problemOf(9, [1, 3, 5])).toBe(`read: Pages 1, 3 and 5 could not be read: they ${WHY}`);
  const many = Array.from({ length: 40 }, (_, at) => at + 1);
  expect(problemOf(41, many)).toBe(
    `read: Pages 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12 and 28 more could not be read: they ${WHY}`,
  );
  expect(problemOf(2, [1, 2])).toBe(`unreadable: This could not be read: it ${WHY}`);
  expect(problemOf(1, [1])).toBe(`unreadable: This could not be read: it ${WHY}`);
});

test('a blank page among others is no problem; a file of blank pages has no words', () => {
  const blank = { page: 1, text: '', source: 'ocr', confidence: null } as const;
  const summariser = new Summariser();
  summariser.add(blank);
  expect(summariser.end('Blank.pdf')).toMatchObject({
    state: 'unreadable',
    problem: 'No words were found in this.',
  });
  summariser.add({ ...blank, page: 2, text: 'Heard.', confidence: 92 });
  expect(summariser.end('Scan.pdf')).toMatchObject({ state: 'read', problem: null });
});
