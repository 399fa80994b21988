import type { Env } from '#server/core/env.ts';
import type { PlanLimits, SubscriptionStatus } from '#shared/contracts/billing.ts';
import { indianDay } from '#shared/indian-day.ts';
import type { Database, Tx } from '../db/database.ts';
import { type Sql, sql } from '../db/sql.ts';
import type { Payments } from '../payments/payments.ts';
import type { PlanCatalog } from '../payments/plan-catalog.ts';
import { type Standing, standingOf } from './standing.ts';

/** Limits come from the settings, and from the plans where they are sold. */
export interface LimitSources {
  env: Env;
  payments: Payments | undefined;
  plans: PlanCatalog;
}

interface SubscriptionRow {
  plan_id: string;
  status: SubscriptionStatus;
  paid_until: Date | null;
  ended_at: Date | null;
}

/** The caller's access at a moment, by their subscriptions. */
export function ownStanding(tx: Tx, parts: Pick<LimitSources, 'payments'>, now: Date): Promise<Standing> {
  return standingWhere(tx, parts, now, sql`(select app.user_id())`);
}

/** The limits of another user, who receives a case. */
export function limitsOfUser(
  parts: LimitSources & { db: Database; now: () => Date },
  userId: string,
): Promise<PlanLimits> {
  return parts.db.withWorker(async (tx) =>
    ownLimits(tx, parts, await standingWhere(tx, parts, parts.now(), sql`${userId}`)),
  );
}

async function standingWhere(
  tx: Tx,
  { payments }: Pick<LimitSources, 'payments'>,
  now: Date,
  user: Sql,
): Promise<Standing> {
  if (!payments) return standingOf([], { now, sold: false });
  const rows = await tx.rows<SubscriptionRow>(sql`
    select plan_id, status, paid_until, ended_at from public.user_subscriptions
    where user_id = ${user} and paid_until is not null order by created_at desc limit 100`);
  const known = rows.map((row) => ({
    planId: row.plan_id,
    status: row.status,
    paidUntil: row.paid_until,
    endedAt: row.ended_at,
  }));
  return standingOf(known, { now, sold: true });
}

const GB = 1024 ** 3;
const DAYS_OF_MONTH = 31;

/** The limits of a standing: those of the plan, the free ones, or the operator's own where nothing is for sale. */
export async function ownLimits(
  tx: Tx,
  { env, plans }: LimitSources,
  standing: Standing,
): Promise<PlanLimits> {
  if (standing.access === 'open')
    return {
      storage_bytes: Math.floor(env.FILE_QUOTA_GB * GB),
      ai_tokens_month: env.MODEL_TOKENS_PER_USER * DAYS_OF_MONTH,
      ocr_pages_month: Number.MAX_SAFE_INTEGER,
    };
  if (standing.planId === undefined) return plans.free;
  // A plan that is no longer sold keeps its limits for those who have it.
  const row = await tx.first<{ limits: PlanLimits }>(sql`
    select limits from public.subscription_plans where id = ${standing.planId}`);
  return row?.limits ?? plans.free;
}

/** The first day of a month in India, which names its counters. */
export const monthOf = (now: Date): string => `${indianDay(now).slice(0, 7)}-01`;

/** The caller's usage: storage now, tokens and recognised pages in this month. */
export async function usedOf(tx: Tx, now: Date): Promise<PlanLimits> {
  const rows = await tx.rows<{ allowance: string; used: number }>(sql`
    select allowance, used from public.usage_counters
    where (allowance = 'storage.bytes' and day = '-infinity')
      or (allowance in ('model.month', 'ocr.month') and day = ${monthOf(now)}::date)`);
  const of = (allowance: string) => rows.find((row) => row.allowance === allowance)?.used ?? 0;
  return {
    storage_bytes: of('storage.bytes'),
    ai_tokens_month: of('model.month'),
    ocr_pages_month: of('ocr.month'),
  };
}
