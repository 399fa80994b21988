import { z } from 'zod';
import type { Resource } from '#server/platform/rest/resource.ts';
import { profile, profileFields } from '#shared/profiles.ts';
import { touched } from '#shared/rest.ts';

/** Made with the account, so it can be read and changed, not inserted or deleted. */
export const profiles: Resource = {
  table: 'profiles',
  summary: 'The signed-in user’s own profile',
  row: profile,
  update: z.object({ ...profileFields, ...touched }),
  touch: 'updated_at',
};
