import type { Tx } from '#server/platform/db/database.ts';
import { sql } from '#server/platform/db/sql.ts';

interface ChatHit {
  thread_id: string;
  /** Null when the title has the words. */
  message_id: string | null;
  snippet: string;
  created_at: Date;
}

/** The threads of a case (null: of general chat) that hold these words as typed, with the latest place of each. */
export function searchChats(tx: Tx, query: string, caseId: string | null): Promise<ChatHit[]> {
  const like = `%${query.replaceAll(/[\\%_]/gu, String.raw`\$&`)}%`;
  // A general chat is the reader's own; row-level security says which chats of a case the reader sees.
  return tx.rows<ChatHit>(sql`
    select t.id as thread_id, m.id as message_id, m.created_at,
      substring(m.content from greatest(1, position(lower(${query}) in lower(m.content)) - 60) for 200) as snippet
    from public.chat_threads t cross join lateral (
      select id, content, created_at from (
        select null::uuid as id, t.title as content, t.updated_at as created_at where t.title ilike ${like}
        union all
        select c.id, c.content, c.created_at from public.chat_messages c
        where c.thread_id = t.id and c.content ilike ${like}
      ) found order by created_at desc limit 1) m
    where t.case_id is not distinct from ${caseId}::uuid and (${caseId}::uuid is not null or t.owner_id = (select app.user_id()))
    order by t.updated_at desc, t.id limit 50`);
}
