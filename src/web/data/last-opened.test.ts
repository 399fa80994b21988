import { expect, test } from 'vitest';
import { keepOpened, readOpened } from './last-opened.ts';

test('the last page of each kind is kept for its user, newest first', () => {
  const judgment = (title: string) => ({ kind: 'judgment' as const, url: `/home/library/${title}`, title });
  keepOpened('asha', judgment('first'));
  keepOpened('asha', { kind: 'draft', url: '/home/cases/1?tab=drafts&draft=2', title: 'Reply' });
  keepOpened('asha', judgment('second'));
  expect(readOpened('asha').map(({ title }) => title)).toEqual(['second', 'Reply']);
  expect(readOpened('bina')).toEqual([]);
});

test('what is not ours in the storage is no page', () => {
  for (const text of ['{', '{}', '[{"kind":"song","url":"/","title":"x"}]']) {
    localStorage.setItem('last-opened:asha', text);
    expect(readOpened('asha')).toEqual([]);
  }
});

test('a long title is cut', () => {
  keepOpened('asha', { kind: 'check', url: '/home/check?id=1', title: 'x'.repeat(500) });
  expect(readOpened('asha')[0]?.title).toHaveLength(200);
});
