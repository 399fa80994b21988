import type { Database, Tx } from '#server/platform/db/database.ts';
import { sql } from '#server/platform/db/sql.ts';

/** An event as its provider sent it. */
export interface WebhookEvent {
  provider: string;
  /** Unique among the events of the provider. */
  eventId: string;
  /** The provider's name of what happened; empty when it gives none. */
  type: string;
  /** The bytes that were signed. */
  body: Buffer;
}

/** Keeps an event, in one round trip because the provider waits for it, and says whether it is new. */
export async function keepEvent(
  db: Pick<Database, 'changeAsWorker'>,
  { provider, eventId, type, body }: WebhookEvent,
): Promise<boolean> {
  const kept = await db.changeAsWorker(sql`
    insert into app.webhook_events (provider, event_id, type, body)
    values (${provider}, ${eventId}, ${type}, ${body})
    on conflict (provider, event_id) do nothing`);
  return kept === 1;
}

/** Runs as the worker: deletes the events received before `before`, at most `limit` of them. Returns how many. */
export function deleteOldEvents(tx: Tx, before: Date, limit: number): Promise<number> {
  return tx.run(sql`
    delete from app.webhook_events where id in (
      select id from app.webhook_events where received_at < ${before} order by received_at limit ${limit})`);
}

/** Number of a provider's events in one state, and the arrival of the oldest. */
export interface EventCount {
  provider: string;
  state: string;
  events: number;
  oldest: Date;
}

/** Runs as the worker: what the inbox holds. */
export function countEvents(tx: Tx): Promise<EventCount[]> {
  return tx.rows<EventCount>(sql`
    select provider, state, count(*) as events, min(received_at) as oldest
    from app.webhook_events group by provider, state order by provider, state`);
}
