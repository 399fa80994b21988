import { beforeEach, expect, test } from 'vitest';
import { keepRecent, readRecent } from './recent-searches.tsx';

beforeEach(() => localStorage.clear());

test('keeps the latest eight, newest first, and each once', () => {
  for (let i = 0; i < 12; i += 1) keepRecent('asha', `word${String(i).padStart(2, '0')}`);
  keepRecent('asha', 'word07');
  expect(readRecent('asha')).toEqual([
    'word07',
    ...['word11', 'word10', 'word09', 'word08', 'word06', 'word05', 'word04'],
  ]);
});

test('a search replaces its own beginnings, and texts are not kept', () => {
  for (const words of ['bai', 'bail', ' bail granted ', 'x'.repeat(201)]) keepRecent('asha', words);
  expect(readRecent('asha')).toEqual(['bail granted']);
});

test('another user of the browser has others, and what makes no sense counts as none', () => {
  keepRecent('asha', 'bail');
  expect(readRecent('bela')).toEqual([]);
  for (const text of ['{', '{"a":1}', '[1]']) {
    localStorage.setItem('recent-searches:asha', text);
    expect(readRecent('asha')).toEqual([]);
  }
});
