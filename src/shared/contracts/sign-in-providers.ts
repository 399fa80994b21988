import { z } from 'zod';

/** Sign-in with Google or another OpenID provider: `/auth/v1/authorize`, `/callback` and `/settings`; connecting it: `/user/identities`. */

export const providerKeys = ['google', 'oidc'] as const;
export type ProviderKey = (typeof providerKeys)[number];

export const PROVIDERS = {
  /** Minutes that a user may take at the provider. */
  flowMinutes: 10,
  /** Seconds that the provider may take to answer our requests. */
  timeoutSeconds: 10,
  /** Sign-ins and connections that one address may start in an hour; an office shares one address. */
  begunPerHour: 120,
} as const;

/** `GET /settings`: the ways of signing in that this server offers. */
export const authSettings = z.object({
  external: z.object({
    email: z.literal(true),
    phone: z.literal(true),
    google: z.boolean(),
    oidc: z.boolean(),
  }),
  /** The provider beside Google, as its button names it; `icon` is a path below our origin. */
  oidc: z.object({ name: z.string(), icon: z.string().nullable() }).nullable(),
  sms_provider: z.enum(['msg91', 'twilio', 'outbox']),
  disable_signup: z.literal(false),
  mailer_autoconfirm: z.literal(false),
  phone_autoconfirm: z.literal(false),
});
export type AuthSettings = z.infer<typeof authSettings>;

/** `/user/identities/authorize`: the URL to which the browser goes to connect an account. */
export const connectAnswer = z.object({ provider: z.enum(providerKeys), url: z.url() });
