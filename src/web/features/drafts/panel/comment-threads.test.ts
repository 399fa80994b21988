import { expect, test } from 'vitest';
import { type ListedComment, threadsOf } from './comment-queries.ts';

const comment = (id: string, reply_to: string | null = null): ListedComment => ({
  ...{ id, case_id: 'c', draft_id: 'd', block: null, quote: null, body: id, reply_to },
  ...{ created_by: null, created_at: '2026-11-20T10:00:00+00:00', resolved_at: null },
});

test('replies stand below their comment; one whose comment is gone stands alone', () => {
  const rows = [
    comment('a'),
    comment('b'),
    comment('to a', 'a'),
    comment('lost', 'deleted'),
    comment('too', 'a'),
  ];
  const shown = threadsOf(rows).map((thread) => [thread.comment.id, ...thread.replies.map(({ id }) => id)]);
  expect(shown).toEqual([['a', 'to a', 'too'], ['b'], ['lost']]);
});
