import { z } from 'zod';

/** Sign-in with Google: `/auth/v1/authorize`, `/callback` and `/settings`; connecting it: `/user/identities`. */

export const GOOGLE = {
  /** How long a user may take at the provider. */
  flowMinutes: 10,
  /** How long the provider may take to answer our requests. */
  timeoutSeconds: 10,
  /** Flows, to sign in or to connect, that one address may start in an hour; an office shares one address. */
  begunPerHour: 120,
} as const;

/** `GET /settings`: which ways of signing in this server offers. */
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

/** Messages of the sign-in page after a failure, in `error_description` of its address. */
export const GOOGLE_SENTENCES = {
  failed: 'Failed to authenticate with Google',
  cancelled: 'Sign-in with Google was cancelled. Nothing was changed.',
  notSetUp:
    'The operator of this server has not set up sign-in with Google. Please sign in with your e-mail or phone.',
  otherProvider: 'This way of signing in is not offered here. Please choose another.',
  needsPkce: 'This application must use the PKCE flow to sign in with Google.',
  badState:
    'This sign-in with Google has expired, was used already, or was begun in another browser. Please try again.',
  unreachable: 'Google could not be reached. Nothing was changed. Please try again in a moment.',
  emailNotVerified:
    'Google has not verified the e-mail address of this account. Verify it with Google, or sign in another way.',
  // Not the sign-up's own link: somebody else may have started that sign-up, and the link would confirm their password.
  localNotConfirmed:
    'An account with this e-mail address was begun and never confirmed. Press “Forgot password?” to show that the address is yours; then you can sign in with Google.',
  otherLinked:
    'Another Google account is connected to the account with this e-mail address. Choose that one, or sign in with your password.',
  disconnected:
    'Google was disconnected from this account. Sign in another way; under Profile, Security it can be connected again.',
  otherUser: 'This Google account is connected to another account with Munshi. Nothing was changed.',
  alreadyConnected: 'A Google account is connected already. Disconnect it before you connect another.',
  notConnected: 'This Google account is not connected, or was disconnected already.',
  onlyWay: 'Google is your only way to sign in. Set a password or add a phone first.',
  tooMany: (minutes: number) =>
    `Too many sign-ins were begun from your network. Please try again in ${minutes} minute(s).`,
} as const;
