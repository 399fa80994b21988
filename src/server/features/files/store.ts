import type { Tx } from '#server/platform/db/database.ts';
import { sql } from '#server/platform/db/sql.ts';

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

/** Total size of the caller's files, as the server counted them. */
export async function bytesStored(tx: Tx): Promise<number> {
  const sum = await tx.first<{ bytes: number }>(
    sql`select coalesce(sum(size), 0)::bigint as bytes from public.stored_files`,
  );
  return sum?.bytes ?? 0;
}

/**
 * Counts each file once; repeated calls have no effect. False, and nothing counted, when the caller's files would take
 * more than `quotaBytes` together; parallel calls are counted one after the other.
 */
export async function countStored(
  tx: Tx,
  { path, size, quotaBytes }: { path: string; size: number; quotaBytes: number },
): Promise<boolean> {
  await tx.run(sql`select pg_advisory_xact_lock(hashtext('stored files'), hashtext(app.user_id()::text))`);
  await tx.run(sql`delete from public.stored_files where path = ${path}`);
  if ((await bytesStored(tx)) + size > quotaBytes) return false;
  await tx.run(sql`insert into public.stored_files (path, size) values (${path}, ${size})`);
  return true;
}

/** Deletes the count and the rows of the caller's files, so that no row is left without its file. */
export async function forgetFiles(tx: Tx, paths: readonly string[]): Promise<void> {
  await tx.run(sql`delete from public.case_files where file_path = any(${paths}::text[])`);
  await tx.run(sql`delete from public.stored_files where path = any(${paths}::text[])`);
}

/** Removes the count of a file that was then not stored. */
export async function uncountStored(tx: Tx, path: string): Promise<void> {
  await tx.run(sql`delete from public.stored_files where path = ${path}`);
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
    delete from public.stored_files where stored_at < ${before.toISOString()}::timestamptz
      and not exists (select from public.case_files where file_path = path)`);
}
