import type { Tx } from '#server/platform/db/database.ts';
import { sql } from '#server/platform/db/sql.ts';
import type { AnswerMessage } from '#shared/contracts/assistant/answers.ts';
import type { Fallback } from '#shared/contracts/assistant/chats.ts';
import type { Suggestion } from '#shared/contracts/drafts/suggestions.ts';
import { type NewAnswer, replacesStored } from '../store.ts';

/** The parties of a case and its client, as the case names them. */
export async function namesOfCase(tx: Tx, caseId: string): Promise<string[]> {
  const row = await tx.first<{ names: string[] }>(sql`
    select array_remove(array[petitioner, respondent, client_name], null) as names from public.cases where id = ${caseId}`);
  return row?.names ?? [];
}

/** The message to answer: the caller's latest with these words. A client that did not save it has it saved here. */
export async function draftQuestion(
  tx: Tx,
  { id, case_id }: { id: string; case_id: string },
  content: string,
): Promise<string> {
  const saved = await tx.first<{ id: string }>(sql`
    select id from public.draft_chat_messages
    where draft_id = ${id} and user_id = (select app.user_id()) and role = 'user' and content = ${content}
    order by created_at desc, id limit 1`);
  if (saved) return saved.id;
  const added = await tx.first<{ id: string }>(sql`
    insert into public.draft_chat_messages (draft_id, case_id, role, content)
    values (${id}, ${case_id}, 'user', ${content}) returning id`);
  if (!added) throw new Error('the message was not saved');
  return added.id;
}

/** The caller's latest messages about a draft before a message, oldest first. */
export async function draftMessagesBefore(
  tx: Tx,
  draftId: string,
  messageId: string,
  limit: number,
): Promise<{ role: 'user' | 'assistant'; content: string }[]> {
  const rows = await tx.rows<{ role: 'user' | 'assistant'; content: string }>(sql`
    select m.role, left(m.content, 4000) as content from public.draft_chat_messages m
    where m.draft_id = ${draftId} and m.user_id = (select app.user_id())
      and m.created_at < (select q.created_at from public.draft_chat_messages q where q.id = ${messageId})
    order by m.created_at desc, m.id limit ${limit}`);
  return rows.reverse();
}

/** An answer with its suggestions. */
export interface DraftAnswer {
  message: AnswerMessage;
  suggestions: Suggestion[];
}

interface Stored extends Omit<AnswerMessage, 'declined' | 'fallback' | 'role' | 'created_at'> {
  suggestions: Suggestion[] | null;
  declined: boolean;
  fallback: Fallback | null;
  created_at: Date;
}

const ANSWER = sql`id, content, sources, checks, suggestions, status, engine, declined, fallback, reply_to, created_at`;

const present = ({ suggestions, declined, fallback, created_at, ...answer }: Stored): DraftAnswer => ({
  message: {
    ...answer,
    role: 'assistant',
    ...(declined ? { declined: true as const } : {}),
    ...(fallback ? { fallback } : {}),
    created_at: created_at.toISOString(),
  },
  suggestions: suggestions ?? [],
});

/** The whole answer to a message; undefined without one, with a partial one, or with quotations in place of one. */
export async function wholeDraftAnswer(tx: Tx, messageId: string): Promise<DraftAnswer | undefined> {
  const row = await tx.first<Stored>(sql`
    select ${ANSWER} from public.draft_chat_messages where reply_to = ${messageId} and status = 'complete' and fallback is null`);
  return row && present(row);
}

/**
 * Keeps the answer to a message, unless the one that it has is whole or better (`replacesStored`). The answer that is kept is
 * returned; when another request was faster, that of the other. Errors: `conflict` when the draft was deleted.
 */
export async function keepDraftAnswer(
  tx: Tx,
  { draftId, caseId, messageId }: { draftId: string; caseId: string; messageId: string },
  answer: NewAnswer,
  suggestions: readonly Suggestion[],
): Promise<DraftAnswer> {
  const kept = await tx.first<Stored>(
    sql`select ${ANSWER} from public.draft_chat_messages where reply_to = ${messageId}`,
  );
  if (kept && !replacesStored(answer, kept)) return present(kept);
  const { content, sources, checks, status, engine, declined, fallback } = answer;
  await tx.run(sql`select set_config('app.answer', 'written', true)`);
  const row =
    (await tx.first<Stored>(sql`
      insert into public.draft_chat_messages as m
        (draft_id, case_id, role, content, sources, checks, suggestions, status, engine, declined, fallback, reply_to)
      values (${draftId}, ${caseId}, 'assistant', ${content}, ${JSON.stringify(sources)}::jsonb, ${JSON.stringify(checks)}::jsonb,
        ${JSON.stringify(suggestions)}::jsonb, ${status}, ${engine}, ${declined ?? false},
        ${fallback ? JSON.stringify(fallback) : null}::jsonb, ${messageId})
      on conflict (reply_to) do update set content = excluded.content, sources = excluded.sources, checks = excluded.checks,
        suggestions = excluded.suggestions, status = excluded.status, engine = excluded.engine, declined = excluded.declined,
        fallback = excluded.fallback
        where m.status = 'partial' or m.fallback is not null
      returning ${ANSWER}`)) ??
    (await tx.first<Stored>(
      sql`select ${ANSWER} from public.draft_chat_messages where reply_to = ${messageId}`,
    ));
  if (!row) throw new Error('the answer was not kept');
  return present(row);
}
