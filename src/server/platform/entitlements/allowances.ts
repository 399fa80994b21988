import type { Env } from '#server/core/env.ts';

const GB = 1024 ** 3;

/** What a plan allows, each with its limit. There are no paid plans: everyone has what the settings of the server say. */
const LIMITS = {
  'storage.bytes': (env: Env) => Math.floor(env.FILE_QUOTA_GB * GB),
};

export type Allowance = keyof typeof LIMITS;

export function limitOf(env: Env, allowance: Allowance): number {
  return LIMITS[allowance](env);
}
