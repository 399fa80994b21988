import type { Tx } from '#server/platform/db/database.ts';
import { sql } from '#server/platform/db/sql.ts';
import type { PlanCatalog } from '#server/platform/payments/plan-catalog.ts';
import type { RazorpayClient } from '#server/platform/payments/razorpay-client.ts';
import type { Services } from '#server/platform/services.ts';
import { type BillingInterval, intervals } from '#shared/contracts/billing.ts';

/** Runs as the worker: the plans of the file are for sale, and no others. */
export async function storePlans(tx: Tx, { plans }: Pick<PlanCatalog, 'plans'>): Promise<void> {
  const ids = plans.map(({ id }) => id);
  await tx.run(sql`
    update public.subscription_plans set for_sale = false where for_sale and not id = any(${ids}::text[])`);
  for (const plan of plans)
    await tx.run(sql`
      insert into public.subscription_plans (id, name, description, price_monthly, price_yearly, features, limits)
      values (${plan.id}, ${plan.name}, ${plan.description}, ${plan.price_monthly}, ${plan.price_yearly},
        ${JSON.stringify(plan.features)}::jsonb, ${JSON.stringify(plan.limits)}::jsonb)
      on conflict (id) do update set name = excluded.name, description = excluded.description,
        price_monthly = excluded.price_monthly, price_yearly = excluded.price_yearly,
        features = excluded.features, limits = excluded.limits, for_sale = true`);
}

export interface SoldPlan {
  id: string;
  name: string;
  price_monthly: number | null;
  price_yearly: number | null;
}

/** Runs as the worker: a plan that is for sale. */
export function planForSale(tx: Tx, id: string): Promise<SoldPlan | undefined> {
  return tx.first<SoldPlan>(sql`
    select id, name, price_monthly, price_yearly from public.subscription_plans where id = ${id} and for_sale`);
}

export const priceOf = (plan: SoldPlan, interval: BillingInterval): number | null =>
  interval === 'yearly' ? plan.price_yearly : plan.price_monthly;

interface ProviderParts {
  db: Services['db'];
  keyId: string;
  client: RazorpayClient;
}

/**
 * The provider's plan for a plan, an interval and a price in rupees; made there when it is not known. Errors:
 * `PaymentProviderError`.
 */
export async function providerPlanFor(
  { db, keyId, client }: ProviderParts,
  { plan, interval, price }: { plan: SoldPlan; interval: BillingInterval; price: number },
): Promise<string> {
  const amount = price * 100;
  const known = await db.withWorker((tx) =>
    tx.first<{ provider_plan_id: string }>(sql`
      select provider_plan_id from app.provider_plans
      where key_id = ${keyId} and plan_id = ${plan.id} and billing_interval = ${interval} and amount = ${amount}`),
  );
  if (known) return known.provider_plan_id;
  const made = await client.createPlan({ period: interval, name: plan.name, amount });
  // Another server may have been faster: its plan counts, and ours stays unused at the provider.
  const kept = await db.withWorker((tx) =>
    tx.first<{ provider_plan_id: string }>(sql`
      insert into app.provider_plans (key_id, plan_id, billing_interval, amount, provider_plan_id)
      values (${keyId}, ${plan.id}, ${interval}, ${amount}, ${made.id})
      on conflict (key_id, plan_id, billing_interval, amount) do update set amount = excluded.amount
      returning provider_plan_id`),
  );
  return kept?.provider_plan_id ?? made.id;
}

/** Makes the provider's plans of all plans that are for sale. Returns each, for the command `munshi plans sync`. */
export async function syncPlans(
  parts: ProviderParts,
): Promise<{ plan: string; interval: string; id: string }[]> {
  const plans = await parts.db.withWorker((tx) =>
    tx.rows<SoldPlan>(sql`
      select id, name, price_monthly, price_yearly from public.subscription_plans where for_sale order by id`),
  );
  const synced: { plan: string; interval: string; id: string }[] = [];
  for (const plan of plans)
    for (const interval of intervals) {
      const price = priceOf(plan, interval);
      if (price === null) continue;
      synced.push({ plan: plan.name, interval, id: await providerPlanFor(parts, { plan, interval, price }) });
    }
  return synced;
}
