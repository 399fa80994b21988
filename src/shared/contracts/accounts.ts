import { z } from 'zod';
import { isPlainName, NAME_SENTENCE } from '../person-names.ts';
import { line } from '../text.ts';
import { option } from './wire.ts';

/** Texts and limits of accounts, from the specification. */
export const ACCOUNTS = {
  passwordMin: 8,
  passwordStrong: 12,
  passwordMax: 256,
  loginAttempts: 5,
  loginWindowMinutes: 15,
  accessTokenSeconds: 3600,
  refreshReuseSeconds: 10,
  /** A session ends when it was unused for this long, and at the latest after `sessionDays`. */
  sessionIdleDays: 30,
  sessionDays: 90,
  /** Changing the password or e-mail address needs a session younger than this, or the current password. */
  recentMinutes: 10,
  confirmLinkHours: 24,
  recoveryLinkHours: 1,
  exchangeCodeMinutes: 5,
  phoneDigits: 10,
  otpLength: 6,
} as const;

/** The rules in the order in which failures are reported, with the texts of the checklist. */
export const PASSWORD_RULES = [
  {
    id: 'length',
    test: (p: string) => p.length >= ACCOUNTS.passwordMin,
    message: 'Password must be at least 8 characters long',
    label: 'At least 8 characters',
  },
  {
    id: 'upper',
    test: (p: string) => /\p{Lu}/u.test(p),
    message: 'Password must contain at least one uppercase letter',
    label: 'One uppercase letter',
  },
  {
    id: 'lower',
    test: (p: string) => /\p{Ll}/u.test(p),
    message: 'Password must contain at least one lowercase letter',
    label: 'One lowercase letter',
  },
  {
    id: 'digit',
    test: (p: string) => /\d/u.test(p),
    message: 'Password must contain at least one number',
    label: 'One number',
  },
  {
    id: 'special',
    // Punctuation and symbols of any script; the vowel signs of Indian scripts are letters, not special characters.
    test: (p: string) => /[\p{P}\p{S}]/u.test(p),
    message: 'Password must contain at least one special character',
    label: 'One special character',
  },
] as const;

/** The sentence of the first failing rule, or undefined when the password meets all requirements. */
export function passwordProblem(password: string): string | undefined {
  return PASSWORD_RULES.find((rule) => !rule.test(password))?.message;
}

/** Score: length ≥ 8, length ≥ 12 and each of the four character classes give a point. Weak ≤ 2, Moderate ≤ 4, Strong ≤ 6. */
export function passwordStrength(password: string): {
  score: number;
  label: 'Weak' | 'Moderate' | 'Strong' | 'Very Strong';
  bars: 0 | 1 | 2 | 3 | 4;
} {
  const classes = PASSWORD_RULES.filter((rule) => rule.id !== 'length' && rule.test(password)).length;
  const score =
    Number(password.length >= ACCOUNTS.passwordMin) +
    Number(password.length >= ACCOUNTS.passwordStrong) +
    classes;
  if (password === '') return { score: 0, label: 'Weak', bars: 0 };
  if (score <= 2) return { score, label: 'Weak', bars: 1 };
  if (score <= 4) return { score, label: 'Moderate', bars: 2 };
  // Six points is the maximum, so the top label also requires 16 characters.
  return score < 6 || password.length < 16
    ? { score, label: 'Strong', bars: 3 }
    : { score, label: 'Very Strong', bars: 4 };
}

const email = z
  .string()
  .trim()
  .toLowerCase()
  .max(320, 'Please enter a valid email address')
  .pipe(z.email('Please enter a valid email address'))
  .meta({ example: 'asha@chambers.example' });
const password = z.string().max(ACCOUNTS.passwordMax, 'Password must be at most 256 characters long');

/** Metadata that a sign-up may set; other keys are dropped. */
export const userMetadata = z.object({
  full_name: option(line(200).refine(isPlainName, NAME_SENTENCE)),
  phone_number: option(line(20)),
  location: option(line(200)),
});
export type UserMetadata = z.infer<typeof userMetadata>;

/** PKCE, RFC 7636: only S256, whose challenge is 43 characters of base64url. */
export const pkceChallenge = {
  code_challenge: z
    .string()
    .regex(/^[\w-]{43}$/, 'The code challenge must be made with S256')
    .nullish(),
  code_challenge_method: z
    .string()
    .regex(/^[sS]256$/, 'Only the code challenge method s256 is accepted')
    .nullish(),
};

export const signUpBody = z.object({ email, password, data: option(userMetadata), ...pkceChallenge });
export const passwordGrant = z.object({ email, password });
export const refreshGrant = z.object({ refresh_token: z.string().min(1).max(500) });
export const pkceGrant = z.object({
  auth_code: z.string().min(1).max(500),
  code_verifier: z.string().min(1).max(500),
});
export const recoverBody = z.object({ email, ...pkceChallenge });
export const updateUserBody = z.object({
  password: option(password),
  current_password: option(password),
  /** The code that `GET /reauthenticate` sent, in place of the current password. */
  nonce: option(z.string().trim().max(20)),
  email: option(email),
  data: option(userMetadata),
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
  /** As stored; older rows may not meet today's rules. */
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

/** User-visible sentences, from the specification. */
export const ACCOUNT_SENTENCES = {
  passwordOk: 'Password meets all requirements',
  mismatch: 'Passwords do not match',
  invalidCredentials: 'Invalid login credentials',
  emailNotConfirmed: 'Email not confirmed',
  commonPassword: 'This password is among the most common ones. Please choose another',
  linkExpired: 'Email link is invalid or has expired',
  refreshUnknown: 'Invalid Refresh Token: Refresh Token Not Found',
  refreshUsed: 'Invalid Refresh Token: Already Used',
  codeUnknown: 'This sign-in code is invalid or has expired',
  codeVerifier: 'The code verifier does not match the code challenge',
  reauthenticate: 'Please confirm your current password to make this change',
  sessionEnded: 'This session has ended. Please sign in again',
  badToken: 'The access token is invalid or has expired',
  busy: 'The server is busy with other sign-ins. Please try again in a few seconds.',
  tooManyMails: (minutes: number) =>
    `Too many mails were asked for. Please try again in ${minutes} minute(s).`,
  tooManyRequests: (minutes: number) => `Too many requests. Please try again in ${minutes} minute(s).`,
  tooManyAttempts: (minutes: number) => `Too many login attempts. Please try again in ${minutes} minute(s).`,
  samePassword: 'New password should be different from the old password.',
} as const;
