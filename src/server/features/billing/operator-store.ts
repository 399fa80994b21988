import type { Tx } from '#server/platform/db/database.ts';
import { sql } from '#server/platform/db/sql.ts';
import type { OperatorPayments } from '#shared/contracts/billing/billing.ts';

const LISTED = 200;

/** Runs as the worker: number of subscriptions in each state. */
export function subscriptionCounts(tx: Tx): Promise<OperatorPayments['counts']> {
  return tx.rows(sql`
    select status, count(*) as count from public.user_subscriptions group by status order by status`);
}

type Row = Omit<OperatorPayments['subscriptions'][number], 'paid_until' | 'created_at'> & {
  paid_until: Date | null;
  created_at: Date;
};

/** Runs as the worker: the newest subscriptions. */
export async function latestSubscriptions(tx: Tx): Promise<OperatorPayments['subscriptions']> {
  const rows = await tx.rows<Row>(sql`
    select id, user_id, plan_id, billing_interval, status, razorpay_subscription_id, paid_until, created_at
    from public.user_subscriptions order by created_at desc, id limit ${LISTED}`);
  return rows.map((row) => ({
    ...row,
    paid_until: row.paid_until?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
  }));
}

/** Runs as the worker: the newest events that failed, without their contents. */
export async function failedEvents(tx: Tx): Promise<OperatorPayments['webhooks']> {
  const rows = await tx.rows<
    Omit<OperatorPayments['webhooks'][number], 'received_at'> & { received_at: Date }
  >(sql`
    select id, type, state, tries, problem, received_at from app.webhook_events
    where state = 'failed' order by id desc limit ${LISTED}`);
  return rows.map((row) => ({ ...row, received_at: row.received_at.toISOString() }));
}
