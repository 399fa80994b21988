import { afterEach, expect, test } from 'vitest';
import { readTexts } from './device-texts.ts';
import { keepOpened, readOpened } from './last-opened.ts';

afterEach(() => readTexts.clear());

test('the last page of each kind is kept, newest first, and nothing of it in plain text', () => {
  const judgment = (title: string) => ({ kind: 'judgment' as const, url: `/home/library/${title}`, title });
  keepOpened(judgment('first'));
  keepOpened({ kind: 'draft', url: '/home/cases/1?tab=drafts&draft=2', title: 'Reply' });
  keepOpened(judgment('second'));
  expect(readOpened().map(({ title }) => title)).toEqual(['second', 'Reply']);
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toMatch(/second|Reply/);
});

test('a long title is cut', () => {
  keepOpened({ kind: 'check', url: '/home/check?id=1', title: 'x'.repeat(500) });
  expect(readOpened()[0]?.title).toHaveLength(200);
});
