import type { Tx } from '#server/platform/db/database.ts';
import { sql } from '#server/platform/db/sql.ts';
import type { ChatMessage } from '#shared/contracts/assistant/chats.ts';

/** Messages of one document; a longer chat is refused. */
export const EXPORTED = 500;

export type ExportedMessage = Pick<
  ChatMessage,
  'role' | 'content' | 'sources' | 'checks' | 'fallback' | 'status' | 'engine' | 'created_at'
>;

/** A chat that the caller may read, with its messages in order, one more than a document may have. */
export async function chatToExport(
  tx: Tx,
  threadId: string,
): Promise<{ title: string; messages: ExportedMessage[] } | undefined> {
  const thread = await tx.first<{ title: string }>(
    sql`select title from public.chat_threads where id = ${threadId}`,
  );
  if (!thread) return undefined;
  const rows = await tx.rows<Omit<ExportedMessage, 'created_at'> & { created_at: Date }>(sql`
    select role, content, sources, checks, fallback, status, engine, created_at from public.chat_messages
    where thread_id = ${threadId} order by created_at, id limit ${EXPORTED + 1}`);
  return {
    title: thread.title,
    messages: rows.map((row) => ({ ...row, created_at: new Date(row.created_at).toISOString() })),
  };
}
