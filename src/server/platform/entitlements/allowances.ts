import type { Env } from '#server/core/env.ts';

const GB = 1024 ** 3;

/** What a plan allows, each with its limit. There are no paid plans: everyone has what the settings of the server say. */
const LIMITS = {
  'storage.bytes': (env: Env) => Math.floor(env.FILE_QUOTA_GB * GB),
  /** Of one day. */
  'model.tokens': (env: Env) => env.MODEL_TOKENS_PER_USER,
};

/** What all users together may use. */
const SHARED_LIMITS = {
  /** Of one day. */
  'model.tokens': (env: Env) => env.MODEL_TOKENS_PER_DAY,
};

export type Allowance = keyof typeof LIMITS;
export type SharedAllowance = keyof typeof SHARED_LIMITS;

export function limitOf(env: Env, allowance: Allowance): number {
  return LIMITS[allowance](env);
}

export function sharedLimitOf(env: Env, allowance: SharedAllowance): number {
  return SHARED_LIMITS[allowance](env);
}
