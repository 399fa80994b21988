import type { Tx } from '#server/platform/db/database.ts';
import { sql } from '#server/platform/db/sql.ts';
import type { Entitlements } from '#server/platform/entitlements/entitlements.ts';
import { storageExceeded } from '#server/platform/entitlements/storage-exceeded.ts';
import { giveBack } from '#server/platform/entitlements/usage.ts';
import type { CaseRole } from '#shared/contracts/sharing/roles.ts';

/** Other features use files through this file. */
export { removePartialUploadsOf } from './resumable/partial-files.ts';

/** The owner of a case and the caller's role in it; undefined when the caller does not see the case. */
export async function caseAccess(
  tx: Tx,
  caseId: string,
): Promise<{ ownerId: string; role: CaseRole } | undefined> {
  return tx.first(sql`
    select owner_id as "ownerId", app.case_role(id) as role from public.cases where id = ${caseId}`);
}

/** The path of a stored file that the caller sees; undefined for others, and for documents of the library. */
export async function pathOfFile(tx: Tx, id: string): Promise<string | undefined> {
  const found = await tx.first<{ path: string }>(sql`
    select file_path as path from public.case_files
    where id = ${id} and storage_provider = 'default'`);
  return found?.path;
}

/** True when a row of the caller contains this path. */
export async function hasFileAtPath(tx: Tx, path: string): Promise<boolean> {
  const found = await tx.first(sql`select 1 from public.case_files where file_path = ${path} limit 1`);
  return found !== undefined;
}

/**
 * Records the size of a file of the caller and ends its reservation; repeated calls have no effect. Errors: `too_large`,
 * which rolls the transaction back.
 */
export async function countWithin(
  tx: Tx,
  plan: Entitlements,
  { reservation, ...file }: { path: string; size: number; reservation?: string | undefined },
): Promise<void> {
  const allowance = 'storage.bytes';
  const amount = await countStored(tx, file);
  if (!(await plan.commit(tx, { allowance, reservation, amount })))
    throw storageExceeded(await plan.limit(tx, allowance));
}

/** Returns the number of bytes by which the caller's files grow. */
async function countStored(tx: Tx, { path, size }: { path: string; size: number }): Promise<number> {
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

/**
 * Moves the files at these paths into the bin. Returns the paths that no row names, neither in the bin: their stored files
 * can be removed and uncounted. Errors: `forbidden` for a file that the caller's role does not let them delete.
 */
export async function moveFilesToBin(tx: Tx, paths: readonly string[]): Promise<string[]> {
  const moved = await tx.first<{ unnamed: string[] }>(
    sql`select app.move_paths_to_bin(${paths}::text[]) as unnamed`,
  );
  return moved?.unnamed ?? [];
}

/** The stored files of a case that a listing leaves out, because only the bin names them. */
export async function pathsInBin(tx: Tx, caseId: string): Promise<Set<string>> {
  const found = await tx.rows<{ path: string }>(sql`select app.paths_in_bin(${caseId}) as path`);
  return new Set(found.map(({ path }) => path));
}

/** True when the file at this path is in the bin, and no other row names it. */
export async function isPathInBin(tx: Tx, caseId: string, key: string): Promise<boolean> {
  const found = await tx.first(sql`select 1 from app.paths_in_bin(${caseId}) path where path = ${key}`);
  return found !== undefined;
}

/** Removes the count of files that are not stored. */
export async function uncountStored(tx: Tx, paths: readonly string[]): Promise<void> {
  await giveBack(tx, { allowance: 'storage.bytes' }, await removeCounts(tx, paths));
}

/** The paths that a row still names, in the bin or not; runs as the worker, for the sweep. */
export async function referencedPaths(tx: Tx, paths: readonly string[]): Promise<Set<string>> {
  const found = await tx.rows<{ path: string }>(sql`select app.named_paths(${paths}::text[]) as path`);
  return new Set(found.map(({ path }) => path));
}

/** Runs as the worker: removes counts from before `before` that no row names; the sweep removes the files. */
export async function uncountUnreferenced(tx: Tx, before: Date): Promise<void> {
  await tx.run(sql`select app.uncount_unnamed_files(${before.toISOString()}::timestamptz)`);
}
