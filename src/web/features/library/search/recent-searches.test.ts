import { afterEach, expect, test } from 'vitest';
import { readTexts } from '#web/data/device/device-texts.ts';
import { keepRecent, readRecent } from './recent-searches.tsx';

afterEach(() => readTexts.clear());

test('keeps the latest eight, newest first, and each once', () => {
  for (let i = 0; i < 12; i += 1) keepRecent(`word${String(i).padStart(2, '0')}`);
  keepRecent('word07');
  expect(readRecent()).toEqual([
    'word07',
    ...['word11', 'word10', 'word09', 'word08', 'word06', 'word05', 'word04'],
  ]);
});

test('a search replaces its own beginnings, and texts are not kept', () => {
  for (const words of ['bai', 'bail', ' bail granted ', 'x'.repeat(201)]) keepRecent(words);
  expect(readRecent()).toEqual(['bail granted']);
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('bail');
});
