import { expect, test } from 'vitest';
import { messages } from '#shared/messages/en/practice/file-pages.ts';
import { englishSentence, sentenceOf } from '#shared/messages/sentence.ts';
import { problemOf, Summariser } from './summarise.ts';

/** A file in which every page up to `pages` was recognised, except those of `unread`. */
function summaryOf(pages: number, unread: readonly number[]) {
  const summariser = new Summariser();
  for (let page = 1; page <= pages; page++) {
    const bad = unread.includes(page);
    summariser.add({ page, text: bad ? '' : 'Heard.', source: 'ocr', confidence: bad ? 31 : 92 });
  }
  const end = summariser.end('Scan.pdf');
  const problem = problemOf(end);
  return `${end.state}: ${problem && englishSentence(problem)}`;
}
const WHY = 'may be handwriting, a picture, too faint, or in a script other than English, Hindi and Tamil.';

test('names unreadable pages in one sentence', () => {
  expect(summaryOf(3, [])).toBe('read: null');
  expect(summaryOf(3, [2])).toBe(`read: Page 2 could not be read: it ${WHY}`);
  expect(summaryOf(3, [1, 3])).toBe(`read: Pages 1 and 3 could not be read: they ${WHY}`);
  expect(summaryOf(9, [1, 3, 5])).toBe(`read: Pages 1, 3 and 5 could not be read: they ${WHY}`);
  const many = Array.from({ length: 40 }, (_, at) => at + 1);
  expect(summaryOf(41, many)).toBe(
    `read: Pages 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12 and 28 more could not be read: they ${WHY}`,
  );
  expect(summaryOf(2, [1, 2])).toBe(`unreadable: This could not be read: it ${WHY}`);
  expect(summaryOf(1, [1])).toBe(`unreadable: This could not be read: it ${WHY}`);
});

test('names the language whose data is missing, and the unread pages that have another cause', () => {
  const summariser = new Summariser();
  const unread = { text: '', source: 'ocr', confidence: 20 } as const;
  summariser.add({ page: 1, text: 'Heard.', source: 'ocr', confidence: 92 });
  for (const page of [2, 3]) summariser.add({ ...unread, page, unread_script: 'ben' });
  const said = () => englishSentence(problemOf(summariser.end('Order.pdf')) ?? sentenceOf(messages.noWords));
  const missing =
    '2 pages, from page 2 on, seem to be in Bengali or Assamese, whose data is not installed on this server, so they were not read.';
  expect(said()).toBe(missing);
  summariser.add({ ...unread, page: 4 });
  expect(said()).toBe(`${missing} One more page could not be read.`);
});

test('a blank page among others is no problem; a file of blank pages has no words', () => {
  const blank = { page: 1, text: '', source: 'ocr', confidence: null } as const;
  const summariser = new Summariser();
  summariser.add(blank);
  const empty = summariser.end('Blank.pdf');
  expect([empty.state, problemOf(empty)]).toEqual(['unreadable', sentenceOf(messages.noWords)]);
  summariser.add({ ...blank, page: 2, text: 'Heard.', confidence: 92 });
  const scan = summariser.end('Scan.pdf');
  expect([scan.state, problemOf(scan)]).toEqual(['read', null]);
});
