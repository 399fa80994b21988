import type { Tx } from '#server/platform/db/database.ts';
import { type Sql, sql } from '#server/platform/db/sql.ts';
import { BIN, type BinKind, type DeletedWith } from '#shared/contracts/bin.ts';

type Restored =
  | { kind: BinKind; id: string; blockedBy: null }
  /** The parent of the item is itself in the bin, or its document is in the case again. */
  | { kind: BinKind | null; id: null; blockedBy: 'client' | 'case' | 'document' };

/** Restores an item of the caller whole. Undefined without such an item. */
export async function restoreItem(tx: Tx, id: string): Promise<Restored | undefined> {
  const row = await tx.first<Restored | { kind: null; id: null; blockedBy: null }>(sql`
    select (r.restored).kind, coalesce((r.restored).client_id, (r.restored).case_id, (r.restored).file_id, (r.restored).draft_id) as id,
      r.blocked_by as "blockedBy"
    from app.restore_from_bin(${id}) r`);
  return row?.id === null && row.blockedBy === null ? undefined : (row as Restored | undefined);
}

const NOTHING: DeletedWith = {
  ...{ cases: 0, files: 0, events: 0, drafts: 0, comments: 0, chats: 0 },
  ...{ people: 0, links: 0, invitations: 0 },
};

/** Counts the rows that the caller deletes with a client or a case, and those who lose access besides the owner. */
export async function countDeletedWith(
  tx: Tx,
  { kind, id }: { kind: 'client' | 'case'; id: string },
): Promise<DeletedWith> {
  const isOf = kind === 'client' ? sql`client_id = ${id}` : sql`id = ${id}`;
  const count = (table: Sql, is: Sql = sql`true`) =>
    sql`(select count(*)::int from ${table} r join deleted d on d.id = r.case_id where ${is})`;
  const row = await tx.first<DeletedWith>(sql`
    with deleted as (select id, owner_id from public.cases where ${isOf}),
      people as (
        select m.user_id, d.owner_id from public.case_members m join deleted d on d.id = m.case_id
        union select m.user_id, d.owner_id
        from public.case_chambers c join deleted d on d.id = c.case_id
        join public.chambers_members m on m.chambers_id = c.chambers_id)
    select (select count(*)::int from deleted) as cases, ${count(sql`public.case_files`)} as files,
      ${count(sql`public.timeline_events`)} as events, ${count(sql`public.case_drafts`)} as drafts,
      ${count(sql`public.chat_threads`)} as chats, ${count(sql`public.draft_comments`)} as comments,
      ${count(sql`public.client_pages`, sql`r.ended_at is null and r.expires_at > now()`)} as links,
      ${count(sql`public.invitations`, sql`r.used_at is null and r.expires_at > now()`)} as invitations,
      (select count(distinct user_id)::int from people where user_id <> owner_id) as people`);
  return row ?? NOTHING;
}

interface Removal {
  existed: boolean;
  /** Stored files that no row names any more. */
  paths: string[];
  more: boolean;
}

/** Removes an item for ever, or its first files; runs as the user or as the worker. */
export async function removeItem(tx: Tx, id: string): Promise<Removal> {
  const row = await tx.first<Removal>(
    sql`select existed, paths, more from app.remove_bin_item(${id}, ${BIN.filesAtOnce})`,
  );
  return row ?? { existed: false, paths: [], more: false };
}

/** Runs as the worker: the next items whose time is over, except those in `tried`. */
export async function itemsToSweep(
  tx: Tx,
  { before, tried, limit }: { before: Date; tried: readonly string[]; limit: number },
): Promise<string[]> {
  const rows = await tx.rows<{ id: string }>(sql`
    select id from public.bin_items
    where sweep_at <= ${before.toISOString()}::timestamptz and not id = any(${tried}::uuid[])
    order by sweep_at, id limit ${limit}`);
  return rows.map(({ id }) => id);
}
