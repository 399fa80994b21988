import { z } from 'zod';

/** Sign-in with Google: `/auth/v1/authorize`, `/callback` and `/settings`; connecting it: `/user/identities`. */

export const GOOGLE = {
  /** Minutes that a user may take at the provider. */
  flowMinutes: 10,
  /** Seconds that the provider may take to answer our requests. */
  timeoutSeconds: 10,
  /** Sign-ins and connections that one address may start in an hour; an office shares one address. */
  begunPerHour: 120,
} as const;

/** `GET /settings`: the ways of signing in that this server offers. */
export const authSettings = z.object({
  external: z.object({ email: z.literal(true), phone: z.literal(true), google: z.boolean() }),
  sms_provider: z.enum(['msg91', 'twilio', 'outbox']),
  disable_signup: z.literal(false),
  mailer_autoconfirm: z.literal(false),
  phone_autoconfirm: z.literal(false),
});
export type AuthSettings = z.infer<typeof authSettings>;

/** `/user/identities/authorize`: the URL to which the browser goes to connect a Google account. */
export const connectAnswer = z.object({ provider: z.literal('google'), url: z.url() });
