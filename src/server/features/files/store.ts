import type { Tx } from '#server/platform/db/database.ts';
import { sql } from '#server/platform/db/sql.ts';
import { giveBack } from '#server/platform/entitlements/usage.ts';

/** True when the case is the caller's: row-level security hides all others. */
export async function ownsCase(tx: Tx, caseId: string): Promise<boolean> {
  const found = await tx.first(sql`select 1 from public.cases where id = ${caseId}`);
  return found !== undefined;
}

/** True when a row of the caller contains this path. */
export async function hasFileAtPath(tx: Tx, path: string): Promise<boolean> {
  const found = await tx.first(sql`select 1 from public.case_files where file_path = ${path} limit 1`);
  return found !== undefined;
}

/** Records the size of a file; repeated calls have no effect. Returns by how many bytes the caller's files grow. */
export async function countStored(tx: Tx, { path, size }: { path: string; size: number }): Promise<number> {
  const before = await removeCounts(tx, [path]);
  await tx.run(sql`insert into public.stored_files (path, size) values (${path}, ${size})`);
  return size - before;
}

/** Returns the bytes that these files were counted with. */
async function removeCounts(tx: Tx, paths: readonly string[]): Promise<number> {
  const sum = await tx.first<{ bytes: number }>(sql`
    with removed as (delete from public.stored_files where path = any(${paths}::text[]) returning size)
    select coalesce(sum(size), 0)::bigint as bytes from removed`);
  return sum?.bytes ?? 0;
}

/** Deletes the count and the rows of the caller's files, so that no row is left without its file. */
export async function forgetFiles(tx: Tx, paths: readonly string[]): Promise<void> {
  await tx.run(sql`delete from public.case_files where file_path = any(${paths}::text[])`);
  await uncountStored(tx, paths);
}

/** Removes the count of files that are not stored. */
export async function uncountStored(tx: Tx, paths: readonly string[]): Promise<void> {
  await giveBack(tx, { allowance: 'storage.bytes' }, await removeCounts(tx, paths));
}

/** Which of these paths a row still names; runs as the worker, for the sweep. */
export async function referencedPaths(tx: Tx, paths: readonly string[]): Promise<Set<string>> {
  const found = await tx.rows<{ file_path: string }>(
    sql`select file_path from public.case_files where file_path = any(${paths}::text[])`,
  );
  return new Set(found.map((row) => row.file_path));
}

/** Runs as the worker: removes counts from before `before` that no row names; the sweep removes the files. */
export async function uncountUnreferenced(tx: Tx, before: Date): Promise<void> {
  await tx.run(sql`
    with removed as (
      delete from public.stored_files where stored_at < ${before.toISOString()}::timestamptz
        and not exists (select from public.case_files where file_path = path)
      returning owner_id, size
    ), sums as (select owner_id, sum(size) as bytes from removed group by owner_id)
    update public.usage_counters c set used = c.used - sums.bytes
    from sums where c.owner_id = sums.owner_id and c.allowance = 'storage.bytes'`);
}
