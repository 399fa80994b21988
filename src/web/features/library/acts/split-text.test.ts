import { expect, test } from 'vitest';
import { splitText } from './split-text.ts';

const term = (word: string) => ({ term: word, number: '2', path: 'a', text: `“${word}” means…` });

test('a text is split at marks, defined words and sections, and loses nothing', () => {
  const text = '¹[A motor vehicle] may move under section 41, and vehicles stop.';
  const parts = splitText(text, { terms: [term('motor vehicle'), term('vehicle')], numbers: ['41'] });
  expect(parts.map(({ kind, text: one }) => [kind, one])).toEqual([
    ['mark', '¹'],
    ['plain', '[A '],
    ['term', 'motor vehicle'],
    ['plain', '] may move under section '],
    ['section', '41'],
    ['plain', ', and '],
    ['term', 'vehicles'],
    ['plain', ' stop.'],
  ]);
  expect(parts.map(({ text: one }) => one).join('')).toBe(text);
});

test('a number that is no reference stays plain', () => {
  const parts = splitText('within 41 days', { terms: [], numbers: ['41'] });
  expect(parts).toEqual([{ kind: 'plain', text: 'within 41 days', at: 0 }]);
});
