import { countEvents, deleteOldEvents } from '#server/platform/http/webhook-store.ts';
import type { Services } from '#server/platform/services.ts';

const DAY_MS = 86_400_000;
const AT_ONCE = 5000;

/** Deletes old events of the inbox, and logs what it holds, so that an operator sees events that nothing applied. */
export async function sweepWebhookEvents({
  db,
  env,
  log,
  now,
}: Pick<Services, 'db' | 'env' | 'log' | 'now'>): Promise<void> {
  const before = new Date(now().getTime() - env.KEEP_PAYMENT_MESSAGES_DAYS * DAY_MS);
  let deleted = 0;
  for (let last = AT_ONCE; last === AT_ONCE; deleted += last)
    last = await db.withWorker((tx) => deleteOldEvents(tx, before, AT_ONCE));
  for (const count of await db.withWorker(countEvents)) log.info(count, 'webhook events');
  if (deleted > 0) log.info({ deleted }, 'old webhook events deleted');
}
