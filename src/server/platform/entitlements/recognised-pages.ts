import type { Database, Tx } from '../db/database.ts';
import { sql } from '../db/sql.ts';
import { type LimitSources, limitsOfUser, monthOf } from './plan-limits.ts';

/** Runs as the worker: counts a page of a user's files that was recognised in this month. */
export async function countRecognisedPage(tx: Tx, ownerId: string): Promise<void> {
  await tx.run(sql`
    insert into public.usage_counters as c (owner_id, allowance, day, used)
    values (${ownerId}, 'ocr.month', ${monthOf(new Date())}::date, 1)
    on conflict (owner_id, allowance, day) do update set used = c.used + 1`);
}

/** True when the plan of a user allows further pages to be recognised this month. */
export async function mayRecognise(
  services: LimitSources & { db: Database; now: () => Date },
  ownerId: string,
): Promise<boolean> {
  if (!services.payments) return true;
  const { ocr_pages_month: limit } = await limitsOfUser(services, ownerId);
  const row = await services.db.withWorker((tx) =>
    tx.first<{ used: number }>(sql`
      select used from public.usage_counters
      where owner_id = ${ownerId} and allowance = 'ocr.month' and day = ${monthOf(services.now())}::date`),
  );
  return (row?.used ?? 0) < limit;
}
