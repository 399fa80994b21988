import type { Tx } from '#server/platform/db/database.ts';
import { sql } from '#server/platform/db/sql.ts';

export interface ClaimedEvent {
  id: number;
  type: string;
  body: Buffer;
  tries: number;
}

/** Claims the oldest events that are due, for two minutes: a server that dies leaves them to the next. */
export function claimEvents(tx: Tx, limit: number): Promise<ClaimedEvent[]> {
  return tx.rows<ClaimedEvent>(sql`
    update app.webhook_events set tries = tries + 1, next_try_at = clock_timestamp() + interval '2 minutes'
    where id in (
      select id from app.webhook_events where provider = 'razorpay' and state = 'received' and next_try_at <= clock_timestamp()
      order by next_try_at, id limit ${limit} for update skip locked)
    returning id, type, body, tries`);
}

export async function finishEvents(
  tx: Tx,
  ids: readonly number[],
  { state, problem = null }: { state: 'applied' | 'ignored' | 'failed'; problem?: string | null },
): Promise<void> {
  await tx.run(
    sql`update app.webhook_events set state = ${state}, problem = ${problem} where id = any(${ids}::bigint[])`,
  );
}

export async function retryEvent(tx: Tx, id: number, seconds: number, problem: string): Promise<void> {
  await tx.run(sql`
    update app.webhook_events set problem = ${problem},
      next_try_at = clock_timestamp() + ${seconds} * interval '1 second' where id = ${id}`);
}

/** Puts a failed event back into the inbox. False when it is not one that failed. */
export async function replayEvent(tx: Tx, id: number): Promise<boolean> {
  const replayed = await tx.run(sql`
    update app.webhook_events set state = 'received', tries = 0, problem = null, next_try_at = now()
    where id = ${id} and state = 'failed'`);
  return replayed > 0;
}
