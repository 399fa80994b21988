import { z } from 'zod';

/** Words and limits of accounts, from the specification. */
export const ACCOUNTS = {
  passwordMin: 8,
  passwordStrong: 12,
  passwordMax: 256,
  loginAttempts: 5,
  loginWindowMinutes: 15,
  accessTokenSeconds: 3600,
  refreshReuseSeconds: 10,
  phoneDigits: 10,
  otpLength: 6,
} as const;

/** The rules in the order in which the first failure is reported, with the words of the checklist. */
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
    test: (p: string) => /[^\p{L}\d\s]/u.test(p),
    message: 'Password must contain at least one special character',
    label: 'One special character',
  },
] as const;

/** First failing rule's sentence, or undefined when the password meets all requirements. */
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
  // Six points is the most there is, so the top label is given to a password that also has 16 characters.
  return score < 6 || password.length < 16
    ? { score, label: 'Strong', bars: 3 }
    : { score, label: 'Very Strong', bars: 4 };
}

const email = z.string().trim().toLowerCase().max(320).pipe(z.email('Please enter a valid email address'));

export const userMetadata = z.object({
  full_name: z.string().trim().max(200).optional(),
  phone_number: z.string().trim().max(20).optional(),
  location: z.string().trim().max(200).optional(),
});

export const signUpBody = z.object({
  email,
  password: z.string().max(ACCOUNTS.passwordMax),
  data: userMetadata.optional(),
  code_challenge: z.string().max(200).nullish(),
  code_challenge_method: z.string().max(10).nullish(),
});
export const passwordGrant = z.object({ email, password: z.string().max(ACCOUNTS.passwordMax) });
export const refreshGrant = z.object({ refresh_token: z.string().max(500) });
export const pkceGrant = z.object({ auth_code: z.string().max(500), code_verifier: z.string().max(500) });
export const recoverBody = z.object({
  email,
  code_challenge: z.string().max(200).nullish(),
  code_challenge_method: z.string().max(10).nullish(),
});
export const updateUserBody = z.object({
  password: z.string().max(ACCOUNTS.passwordMax).optional(),
  email: email.optional(),
  data: userMetadata.optional(),
});

export const authUser = z.object({
  id: z.uuid(),
  aud: z.literal('authenticated'),
  role: z.literal('authenticated'),
  email: z.string(),
  email_confirmed_at: z.string().nullish(),
  confirmed_at: z.string().nullish(),
  confirmation_sent_at: z.string().nullish(),
  phone: z.string(),
  last_sign_in_at: z.string().nullish(),
  app_metadata: z.record(z.string(), z.unknown()),
  user_metadata: userMetadata.loose(),
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

/** Sentences the user reads, from the specification. */
export const ACCOUNT_SENTENCES = {
  passwordOk: 'Password meets all requirements',
  mismatch: 'Passwords do not match',
  invalidCredentials: 'Invalid login credentials',
  emailNotConfirmed: 'Email not confirmed',
  tooManyAttempts: (minutes: number) => `Too many login attempts. Please try again in ${minutes} minute(s).`,
  samePassword: 'New password should be different from the old password.',
} as const;
