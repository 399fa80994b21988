import type { Tx } from '#server/platform/db/database.ts';
import { sql } from '#server/platform/db/sql.ts';
import type { AnswerMessage } from '#shared/contracts/assistant/answers.ts';
import type { Fallback } from '#shared/contracts/assistant/chats.ts';
import type { CaseRole } from '#shared/contracts/sharing/roles.ts';

interface ChatHit {
  thread_id: string;
  /** Null when the title has the words. */
  message_id: string | null;
  snippet: string;
  created_at: Date;
}

/** Messages and threads of one answer of a search. */
const FOUND = { messages: 2000, threads: 50 } as const;

/** The threads of a case (null: of general chat) that hold these words as typed, with the latest place of each. */
export function searchChats(tx: Tx, query: string, caseId: string | null): Promise<ChatHit[]> {
  const like = `%${query.replaceAll(/[\\%_]/gu, String.raw`\$&`)}%`;
  // A general chat is the reader's own; row-level security says which chats of a case the reader sees.
  return tx.rows<ChatHit>(sql`
    with threads as materialized (
      select id, title, updated_at from public.chat_threads t
      where t.case_id is not distinct from ${caseId}::uuid and (${caseId}::uuid is not null or t.owner_id = (select app.user_id()))),
    found as (
      select id as thread_id, null::uuid as message_id, title as content, updated_at as created_at from threads
      where title ilike ${like}
      union all
      select thread_id, id, content, created_at from public.chat_messages
      where id = any (array(select app.chat_messages_like(${like}, ${caseId}::uuid, ${FOUND.messages}))) and content ilike ${like}),
    latest as (select distinct on (thread_id) * from found order by thread_id, created_at desc)
    select f.thread_id, f.message_id, f.created_at,
      substring(f.content from greatest(1, position(lower(${query}) in lower(f.content)) - 60) for 200) as snippet
    from latest f join threads t on t.id = f.thread_id
    order by t.updated_at desc, t.id limit ${FOUND.threads}`);
}

export interface AnsweredThread {
  id: string;
  case_id: string | null;
  owner_id: string;
  /** The caller's role in the case; `owner` in general chat. */
  role: CaseRole;
}

/** A thread that the caller sees. */
export function threadById(tx: Tx, id: string): Promise<AnsweredThread | undefined> {
  return tx.first<AnsweredThread>(sql`
    select id, case_id, owner_id, case when case_id is null then 'owner' else app.case_role(case_id) end as role
    from public.chat_threads where id = ${id}`);
}

/** The message to answer: the latest of a user with these words. A client that did not save it has it saved here. */
export async function questionOf(tx: Tx, threadId: string, content: string): Promise<string> {
  // A message that is sent twice at once is saved once.
  await tx.rows(sql`select pg_advisory_xact_lock(hashtextextended(${threadId}, 51))`);
  const saved = await tx.first<{ id: string }>(sql`
    select id from public.chat_messages where thread_id = ${threadId} and role = 'user' and content = ${content}
    order by created_at desc, id limit 1`);
  if (saved) return saved.id;
  const added = await tx.first<{ id: string }>(sql`
    insert into public.chat_messages (thread_id, role, content) values (${threadId}, 'user', ${content}) returning id`);
  if (!added) throw new Error('the message was not saved');
  return added.id;
}

interface StoredAnswer extends Omit<AnswerMessage, 'declined' | 'fallback' | 'role' | 'created_at'> {
  declined: boolean;
  fallback: Fallback | null;
  created_at: Date;
}

const ANSWER = sql`id, content, sources, checks, status, engine, declined, fallback, reply_to, created_at`;

const presentAnswer = ({ declined, fallback, created_at, ...answer }: StoredAnswer): AnswerMessage => ({
  ...answer,
  role: 'assistant',
  ...(declined ? { declined: true as const } : {}),
  ...(fallback ? { fallback } : {}),
  created_at: created_at.toISOString(),
});

/** The whole answer to a message; undefined without one, with a partial one, or with quotations in place of one. */
export async function wholeAnswerTo(tx: Tx, messageId: string): Promise<AnswerMessage | undefined> {
  const row = await tx.first<StoredAnswer>(sql`
    select ${ANSWER} from public.chat_messages where reply_to = ${messageId} and status = 'complete' and fallback is null`);
  return row && presentAnswer(row);
}

/** The latest messages of a thread before a message, oldest first. */
export async function messagesBefore(
  tx: Tx,
  threadId: string,
  messageId: string,
  limit: number,
): Promise<{ role: 'user' | 'assistant'; content: string }[]> {
  const rows = await tx.rows<{ role: 'user' | 'assistant'; content: string }>(sql`
    select m.role, left(m.content, 4000) as content from public.chat_messages m
    where m.thread_id = ${threadId}
      and m.created_at < (select q.created_at from public.chat_messages q where q.id = ${messageId})
    order by m.created_at desc, m.id limit ${limit}`);
  return rows.reverse();
}

export type NewAnswer = Pick<
  AnswerMessage,
  'content' | 'sources' | 'checks' | 'status' | 'engine' | 'declined' | 'fallback'
>;

type RankedAnswer = Pick<StoredAnswer, 'content' | 'status' | 'declined' | 'fallback'>;

/**
 * The worth of an answer: a whole one is worth more than quotations that a failure left, these more than a part of one,
 * and passages that are only near least.
 */
function worthOf({ status, declined, fallback }: Partial<RankedAnswer>): number {
  if (status === 'partial') return 1;
  if (!fallback) return 3;
  return declined ? 0 : 2;
}

/** True where a new answer to a message replaces the stored one: it is worth as much, and is not a shorter part. */
export function replacesStored(answer: NewAnswer, kept: RankedAnswer): boolean {
  const [own, other] = [worthOf(answer), worthOf(kept)];
  if (own !== other) return own > other;
  return answer.status !== 'partial' || answer.content.length >= kept.content.length;
}

/**
 * Keeps the answer to a message, unless the one that it has is whole or better (`replacesStored`). The answer that is kept is
 * returned; when another request was faster, that of the other. Errors: `conflict` when the thread or the message was deleted.
 */
export async function keepAnswer(
  tx: Tx,
  { threadId, messageId }: { threadId: string; messageId: string },
  answer: NewAnswer,
): Promise<AnswerMessage> {
  const kept = await tx.first<StoredAnswer>(
    sql`select ${ANSWER} from public.chat_messages where reply_to = ${messageId}`,
  );
  if (kept && !replacesStored(answer, kept)) return presentAnswer(kept);
  const { content, sources, checks, status, engine, declined, fallback } = answer;
  await tx.run(sql`select set_config('app.answer', 'written', true)`);
  await tx.run(sql`
    delete from public.chat_messages where reply_to = ${messageId} and (status = 'partial' or fallback is not null)`);
  const added = await tx.first<StoredAnswer>(sql`
    insert into public.chat_messages (thread_id, role, content, sources, checks, status, engine, declined, fallback, reply_to)
    values (${threadId}, 'assistant', ${content}, ${JSON.stringify(sources)}::jsonb, ${JSON.stringify(checks)}::jsonb,
      ${status}, ${engine}, ${declined ?? false}, ${fallback ? JSON.stringify(fallback) : null}::jsonb, ${messageId})
    on conflict (reply_to) do nothing returning ${ANSWER}`);
  const row =
    added ??
    (await tx.first<StoredAnswer>(
      sql`select ${ANSWER} from public.chat_messages where reply_to = ${messageId}`,
    ));
  if (!row) throw new Error('the answer was not kept');
  return presentAnswer(row);
}
