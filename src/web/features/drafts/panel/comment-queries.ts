import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { draftComment } from '#shared/contracts/drafts/draft-comments.ts';
import { peopleOfCase } from '#shared/contracts/sharing/sharing.ts';
import { api } from '#web/data/api.ts';
import { allRows } from '#web/data/lists/rest-rows.ts';
import { ONE_ROW, RETURN_ROWS } from '#web/data/requests.ts';

const TABLE = '/rest/v1/draft_comments';
const of = (id: string) => ({ query: { id: `eq.${id}` } });

const listed = draftComment.omit({ owner_id: true });
export type ListedComment = z.infer<typeof listed>;

/** The comments on a draft and the replies to them, in the order of writing. */
export const commentsQuery = (draftId: string) =>
  queryOptions({
    queryKey: ['draft-comments', draftId],
    queryFn: ({ signal }) =>
      allRows('draft_comments', z.array(listed), {
        query: {
          draft_id: `eq.${draftId}`,
          select: Object.keys(listed.shape).join(','),
          order: 'created_at,id',
        },
        signal,
      }),
    staleTime: 0,
  });

/** The names of the people who reach a case, by their ids. */
export const namesQuery = (caseId: string) =>
  queryOptions({
    queryKey: ['case-members', 'names', caseId],
    queryFn: async ({ signal }) => {
      const body = { case_id: caseId };
      const people = await api.post('/rest/v1/rpc/people_of_case', body, peopleOfCase, { signal });
      return new Map(people.map(({ user_id, name, email }) => [user_id, name ?? email]));
    },
    staleTime: 60_000,
  });

type NewComment = Pick<ListedComment, 'case_id' | 'draft_id' | 'body'> &
  Partial<Pick<ListedComment, 'block' | 'quote' | 'reply_to'>>;

/** Adds a comment; sent again with the same id, it is the same one. */
export const addComment = (comment: NewComment & Pick<ListedComment, 'id'>) =>
  api.run('POST', TABLE, comment, { headers: { prefer: 'resolution=ignore-duplicates' } });
/** Adds a comment, and returns it. */
export const addedComment = (comment: NewComment) =>
  api.post(TABLE, comment, listed, { headers: { ...RETURN_ROWS, ...ONE_ROW } });
export const settleComment = (id: string, at: string | null) =>
  api.run('PATCH', TABLE, { resolved_at: at }, of(id));
export const removeComment = (id: string) => api.run('DELETE', TABLE, undefined, of(id));

/** A comment with its replies. */
export type Thread = { comment: ListedComment; replies: ListedComment[] };

/** The comments with their replies; a reply whose comment is gone is a comment of its own. */
export function threadsOf(comments: readonly ListedComment[]): Thread[] {
  const threads = new Map<string, Thread>();
  for (const comment of comments) {
    const thread = comment.reply_to === null ? undefined : threads.get(comment.reply_to);
    if (thread) thread.replies.push(comment);
    else threads.set(comment.id, { comment, replies: [] });
  }
  return [...threads.values()];
}
