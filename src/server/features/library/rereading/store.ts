import type { Tx } from '#server/platform/db/database.ts';
import { sql } from '#server/platform/db/sql.ts';
import { isTooFarAhead } from '#server/platform/db/wrong-clock.ts';
import type { RereadingProgress } from '#shared/contracts/research/library-status.ts';

// One row stores the progress of reading the library again; every function runs as the worker.

/** A server that died keeps others from reading for so long. Longer than one document may take. */
const LEASE_SECONDS = 150;

/** Outcome for one judgment: this reader had read it, reads it again, or leaves it as it was. */
export type Outcome = 'current' | 'read' | 'missing' | 'unread';

interface Row {
  reader_version: number;
  next_hash: number;
  finished: boolean;
}

/** Begins to read so many judgments again, where the last reader was an older one. */
export async function beginRereading(tx: Tx, version: number, judgments: number): Promise<void> {
  await tx.run(sql`
    insert into app.library_rereading (reader_version, of_judgments) values (${version}, ${judgments})
    on conflict (only_row) do update
      set reader_version = excluded.reader_version, of_judgments = excluded.of_judgments, next_hash = 0, done = 0,
        read_again = 0, missing = 0, unread = 0, owner = null, leased_until = null, finished_at = null
      where app.library_rereading.reader_version < excluded.reader_version`);
}

/** The version that reads or has read the library; 0 where none did. */
export async function rereadingVersion(tx: Tx): Promise<{ version: number; finished: boolean }> {
  const row = await tx.first<Row>(sql`
    select reader_version, finished_at is not null as finished from app.library_rereading`);
  return { version: row?.reader_version ?? 0, finished: row?.finished ?? false };
}

/**
 * The hash at which `owner` continues; undefined where everything is done, or another server reads. The same owner takes its
 * own lease again, so that a server that was killed continues at its start.
 */
export async function claimRereading(tx: Tx, version: number, owner: string): Promise<number | undefined> {
  const row = await tx.first<Pick<Row, 'next_hash'>>(sql`
    update app.library_rereading
    set owner = ${owner}, leased_until = clock_timestamp() + make_interval(secs => ${LEASE_SECONDS})
    where reader_version = ${version} and finished_at is null
      and (owner is null or owner = ${owner} or leased_until < clock_timestamp()
        or ${isTooFarAhead(sql`leased_until`, LEASE_SECONDS)})
    returning next_hash`);
  return row && Number(row.next_hash);
}

interface Position {
  version: number;
  owner: string;
  nextHash: number;
}

/** Records one judgment, and that the work continues at `nextHash`. False where another server took over. */
export async function recordReread(
  tx: Tx,
  { version, owner, nextHash, outcome }: Position & { outcome?: Outcome },
): Promise<boolean> {
  const one = (outcomes: readonly (Outcome | undefined)[]) => (outcomes.includes(outcome) ? 1 : 0);
  const row = await tx.first(sql`
    update app.library_rereading
    set next_hash = ${nextHash}, done = done + ${outcome === undefined ? 0 : 1},
      read_again = read_again + ${one(['read'])}, missing = missing + ${one(['missing'])},
      unread = unread + ${one(['unread'])},
      leased_until = clock_timestamp() + make_interval(secs => ${LEASE_SECONDS})
    where reader_version = ${version} and owner = ${owner} and finished_at is null
    returning 1 as one`);
  return row !== undefined;
}

export async function finishRereading(tx: Tx, version: number, owner: string): Promise<void> {
  await tx.run(sql`
    update app.library_rereading set finished_at = clock_timestamp(), owner = null, leased_until = null
    where reader_version = ${version} and owner = ${owner}`);
}

/** Progress of the rereading; null when no older reader has read this library. */
export async function rereadingProgress(tx: Tx): Promise<RereadingProgress | null> {
  const row = await tx.first<RereadingProgress>(sql`
    select done, greatest(of_judgments, done) as of, missing, unread, finished_at is not null as finished
    from app.library_rereading
    where of_judgments > 0 and (finished_at is null or read_again + missing + unread > 0)`);
  return row ?? null;
}
