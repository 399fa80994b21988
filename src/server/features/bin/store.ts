import type { Tx } from '#server/platform/db/database.ts';
import { sql } from '#server/platform/db/sql.ts';
import { BIN, type BinKind } from '#shared/contracts/bin/bin.ts';

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
