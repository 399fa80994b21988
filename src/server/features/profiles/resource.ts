import { z } from 'zod';
import type { Resource } from '#server/platform/data-api/resource.ts';
import { updatedAtField } from '#shared/contracts/data-api.ts';
import { profile, profileFields } from '#shared/contracts/profiles.ts';

/** Created with the account, so it can be read and changed, but not inserted or deleted. */
export const profiles: Resource = {
  table: 'profiles',
  summary: 'The signed-in user’s own profile',
  row: profile,
  update: z.object({ ...profileFields, ...updatedAtField }),
  touch: 'updated_at',
  whenUnpaid: 'open',
};
