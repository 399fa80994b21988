import { sql } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/database.ts';

/** True when the case is the caller's: row-level security lets no other be seen. */
export async function ownsCase(tx: Tx, caseId: string): Promise<boolean> {
  const found = await tx.execute(sql`select 1 from public.cases where id = ${caseId}`);
  return found.rows.length === 1;
}

/** Bytes the caller's files take, as their rows say. */
export async function bytesUsed(tx: Tx): Promise<number> {
  const sum = await tx.execute<{ bytes: string }>(
    sql`select coalesce(sum(file_size), 0)::text as bytes from public.case_files where storage_provider = 'default'`,
  );
  return Number(sum.rows[0]?.bytes ?? 0);
}

/** Which of these paths some row still names; asked as the worker, for the sweeper. */
export async function namedPaths(tx: Tx, paths: readonly string[]): Promise<Set<string>> {
  const found = await tx.execute<{ file_path: string }>(
    sql`select file_path from public.case_files where file_path = any(${sql.param([...paths])}::text[])`,
  );
  return new Set(found.rows.map((row) => row.file_path));
}
