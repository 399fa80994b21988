import { z } from '@hono/zod-openapi';
import { routesOf } from '#server/platform/http/openapi.ts';

/** Parts of route descriptions that several routes share. */

export const redirectQuery = z.object({
  redirect_to: z.string().max(2000).optional().meta({
    description: 'Where the link of the mail leads; outside our origin and the configured list it is ignored',
  }),
});

export const routes = routesOf('Accounts');
export const security = [{ bearer: [] }];
