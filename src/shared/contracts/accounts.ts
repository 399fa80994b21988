import { z } from 'zod';
import { ACCOUNTS } from '../account-limits.ts';
import { messages as accountErrors } from '../messages/en/accounts/account-errors.ts';
import { t } from '../messages/translate.ts';
import { isPlainName } from '../person-names.ts';
import { line } from '../text.ts';
import { nullable } from './wire.ts';

/** Letters of other scripts are named: a user who has an address with them sees no fault in it. */
const invalidEmail = {
  error: ({ input }: { input?: unknown }) =>
    t(/[^ -~]/u.test(String(input)) ? accountErrors.emailLatin : accountErrors.emailInvalid),
};
const email = z
  .string()
  .trim()
  .toLowerCase()
  .max(320, invalidEmail)
  .pipe(z.email(invalidEmail))
  .meta({ example: 'asha@chambers.example' });
const password = z.string().max(ACCOUNTS.passwordMax, {
  error: () => t(accountErrors.passwordTooLong, { max: ACCOUNTS.passwordMax }),
});

const notPlain = { error: () => t(accountErrors.nameNotPlain) };

/** Metadata that a sign-up may set; other keys are dropped. */
export const userMetadata = z.object({
  full_name: nullable(line(200).refine(isPlainName, notPlain)),
  phone_number: nullable(line(20)),
  location: nullable(line(200)),
});
export type UserMetadata = z.infer<typeof userMetadata>;

/** PKCE, RFC 7636: only S256, whose challenge is 43 characters of base64url. */
export const pkceChallenge = {
  code_challenge: z
    .string()
    .regex(/^[\w-]{43}$/, { error: () => t(accountErrors.codeChallengeInvalid) })
    .nullish(),
  code_challenge_method: z
    .string()
    .regex(/^[sS]256$/, { error: () => t(accountErrors.codeChallengeMethodInvalid) })
    .nullish(),
};

export const signUpBody = z.object({ email, password, data: nullable(userMetadata), ...pkceChallenge });
export const passwordGrant = z.object({ email, password });
export const refreshGrant = z.object({ refresh_token: z.string().min(1).max(500) });
export const pkceGrant = z.object({
  auth_code: z.string().min(1).max(500),
  code_verifier: z.string().min(1).max(500),
});
export const recoverBody = z.object({ email, ...pkceChallenge });
export const updateUserBody = z.object({
  password: nullable(password),
  current_password: nullable(password),
  /** The code that `GET /reauthenticate` sent: it replaces the current password. */
  nonce: nullable(z.string().trim().max(20)),
  email: nullable(email),
  data: nullable(userMetadata),
  ...pkceChallenge,
});

export const grantTypes = ['password', 'refresh_token', 'pkce'] as const;
export const linkTypes = ['signup', 'recovery', 'email_change'] as const;
export type LinkType = (typeof linkTypes)[number];
export const logoutScopes = ['global', 'local', 'others'] as const;

export const authUser = z.object({
  id: z.uuid(),
  aud: z.literal('authenticated'),
  role: z.literal('authenticated'),
  email: z.string(),
  new_email: z.string().optional(),
  new_phone: z.string().optional(),
  email_confirmed_at: z.string().nullish(),
  phone_confirmed_at: z.string().nullish(),
  confirmed_at: z.string().nullish(),
  confirmation_sent_at: z.string().nullish(),
  phone: z.string(),
  /** Our own field: an account created by phone or Google may have no password yet. */
  has_password: z.boolean().optional(),
  last_sign_in_at: z.string().nullish(),
  app_metadata: z.record(z.string(), z.unknown()),
  /** The stored values; older rows may not meet today's rules. */
  user_metadata: z
    .object({ full_name: z.string(), phone_number: z.string(), location: z.string() })
    .partial()
    .loose(),
  identities: z.array(z.record(z.string(), z.unknown())),
  factors: z.array(z.record(z.string(), z.unknown())),
  created_at: z.string(),
  updated_at: z.string(),
});
export type AuthUser = z.infer<typeof authUser>;

export const authSession = z.object({
  access_token: z.string(),
  token_type: z.literal('bearer'),
  expires_in: z.int(),
  expires_at: z.int(),
  refresh_token: z.string(),
  user: authUser,
});
export type AuthSession = z.infer<typeof authSession>;

export const authError = z.object({ code: z.int(), error_code: z.string(), msg: z.string() });
