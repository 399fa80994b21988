import type { Env } from '#server/core/env.ts';
import type { Tx } from '../db/database.ts';
import { type LimitSources, ownLimits, ownStanding } from './plan-limits.ts';

/** Limits for one user. Those of a month and of storage come from the user's plan where plans are sold. */
const LIMITS = {
  'storage.bytes': async (tx: Tx, parts: LimitSources) => (await planLimits(tx, parts)).storage_bytes,
  /** Per day. */
  'model.tokens': async (_: Tx, { env }: LimitSources) => env.MODEL_TOKENS_PER_USER,
  'model.month': async (tx: Tx, parts: LimitSources) => (await planLimits(tx, parts)).ai_tokens_month,
  'ocr.month': async (tx: Tx, parts: LimitSources) => (await planLimits(tx, parts)).ocr_pages_month,
};

const planLimits = async (tx: Tx, parts: LimitSources) =>
  ownLimits(tx, parts, await ownStanding(tx, parts, new Date()));

/** Limits for all users together. */
const SHARED_LIMITS = {
  /** Per day. */
  'model.tokens': (env: Env) => env.MODEL_TOKENS_PER_DAY,
};

export type Allowance = keyof typeof LIMITS;
export type SharedAllowance = keyof typeof SHARED_LIMITS;

/** The limit of the caller of the transaction. */
export function limitOf(tx: Tx, parts: LimitSources, allowance: Allowance): Promise<number> {
  return LIMITS[allowance](tx, parts);
}

export function sharedLimitOf(env: Env, allowance: SharedAllowance): number {
  return SHARED_LIMITS[allowance](env);
}
