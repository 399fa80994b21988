import { z } from '@hono/zod-openapi';

/** Parts of route descriptions that several routes share. */

export const redirectQuery = z.object({
  redirect_to: z.string().max(2000).optional().meta({
    description: 'Where the link of the mail leads; outside our origin and the configured list it is ignored',
  }),
});

export const json = <T extends z.ZodType>(schema: T, description: string) => ({
  description,
  content: { 'application/json': { schema } },
});

export const jsonBody = <T extends z.ZodType>(schema: T) => ({
  required: true,
  content: { 'application/json': { schema } },
});

const SAID: Record<number, string> = {
  400: 'Refused: see error_code',
  401: 'No session, or a recent one is needed',
  403: 'From a foreign origin, or the second factor is still to be confirmed',
  404: 'Not there, or not yours',
  422: 'Cannot be accepted as it stands: see error_code',
  429: 'Too many attempts',
};

/** The errors of a route in addition to those that follow from its form. */
export function errors<S extends 400 | 401 | 403 | 404 | 422 | 429>(...statuses: S[]) {
  const entries = statuses.map((status) => [status, { description: SAID[status] ?? 'Error' }] as const);
  return Object.fromEntries(entries) as Record<S, { description: string }>;
}

export const tags = ['Accounts'];
export const security = [{ bearer: [] }];
