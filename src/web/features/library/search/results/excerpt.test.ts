import { expect, test } from 'vitest';
import { excerptOf } from './excerpt.ts';

const marked = ({ text, marks }: ReturnType<typeof excerptOf>) =>
  marks.map(({ start, end }) => text.slice(start, end));

test('a passage that begins with its mark stays as it is', () => {
  const passage = { text: 'The cheque was returned.', marks: [{ start: 4, end: 10 }] };
  expect(excerptOf(passage)).toEqual(passage);
  expect(excerptOf({ text: 'No marks', marks: [] })).toEqual({ text: 'No marks', marks: [] });
});

test('a mark far inside is brought to the front, and every mark still covers its word', () => {
  const text = `${'word '.repeat(50)}the cheque was returned for want of funds, and the cheque bounced.`;
  const starts = [...text.matchAll(/cheque/g)].map(({ index }) => index);
  const excerpt = excerptOf({ text, marks: starts.map((start) => ({ start, end: start + 6 })) });
  expect(excerpt.text).toMatch(/^… word/);
  expect(excerpt.text.indexOf('cheque')).toBeLessThanOrEqual(40);
  expect(marked(excerpt)).toEqual(['cheque', 'cheque']);
});

test('a text without gaps begins at the mark itself', () => {
  const excerpt = excerptOf({ text: `${'x'.repeat(90)}cheque`, marks: [{ start: 90, end: 96 }] });
  expect(excerpt.text).toBe('… cheque');
  expect(marked(excerpt)).toEqual(['cheque']);
});
