import { z } from 'zod';
import { ACCOUNTS } from '../account-limits.ts';
import { messages as accountErrors } from '../messages/en/accounts/account-errors.ts';
import { t } from '../messages/translate.ts';
import { line } from '../text.ts';
import { authSession } from './accounts.ts';
import { phoneNumber } from './phones.ts';
import { nullable } from './wire.ts';

/** Second factors: limits, bodies and answers of `/auth/v1/factors` and `/auth/v1/recovery-codes`. */

export const FACTORS = {
  maxEnrolled: 10,
  nameMax: 60,
  /** RFC 6238: six digits, thirty seconds; the step before and the step after are accepted too. */
  totpDigits: 6,
  totpSeconds: 30,
  totpDrift: 1,
  challengeMinutes: 5,
  triesPerChallenge: 5,
  failuresPerFactor: 10,
  lockMinutes: 15,
  recoveryCodes: 10,
} as const;

export const factorTypes = ['totp', 'phone'] as const;
export type FactorType = (typeof factorTypes)[number];

const name = line(FACTORS.nameMax, {
  error: () => t(accountErrors.factorNameTooLong, { max: FACTORS.nameMax }),
});

/** Proof for a sensitive change when the session is no longer recent; either field is enough. */
export const proofBody = z.object({
  current_password: nullable(z.string().max(ACCOUNTS.passwordMax)),
  /** The code that `GET /reauthenticate` sent. */
  nonce: nullable(z.string().trim().max(20)),
});

export const enrolBody = z.object({
  factor_type: z.enum(factorTypes),
  friendly_name: nullable(name),
  issuer: nullable(name),
  phone: nullable(phoneNumber),
  ...proofBody.shape,
});

/** `totp.qr_code` is a bare SVG, from which the browser makes a data URL. `secret` is base32, `uri` is `otpauth://…`. */
export const enrolledFactor = z.object({
  id: z.uuid(),
  type: z.enum(factorTypes),
  friendly_name: z.string(),
  totp: z.object({ qr_code: z.string(), secret: z.string(), uri: z.string() }).optional(),
  phone: z.string().optional(),
});
export type EnrolledFactor = z.infer<typeof enrolledFactor>;

export const challengeBody = z.object({ channel: nullable(z.enum(['sms'])) });
/** `expires_at` in epoch seconds. */
export const challengeAnswer = z.object({ id: z.uuid(), type: z.enum(factorTypes), expires_at: z.int() });

const code = z
  .string()
  .transform((text) => text.replace(/\s/g, ''))
  .pipe(z.string().regex(/^\d{6}$/, { error: () => t(accountErrors.codeIncomplete) }));
export const verifyFactorBody = z.object({ challenge_id: z.uuid(), code });
/** A new session of level aal2; the old session has ended. */
export const verifiedFactorAnswer = authSession;
export const removedFactor = z.object({ id: z.uuid() });

/** A factor as `user.factors` lists it. */
export const listedFactor = z.object({
  id: z.uuid(),
  factor_type: z.enum(factorTypes),
  status: z.enum(['unverified', 'verified']),
  friendly_name: z.string(),
  issuer: z.string().optional(),
  phone: z.string().optional(),
  last_challenged_at: z.string().nullable(),
  created_at: z.string(),
  updated_at: z.string(),
});
export type ListedFactor = z.infer<typeof listedFactor>;

/** `GET /auth/v1/recovery-codes`. */
export const recoveryCodesStatus = z.object({ remaining: z.int(), created_at: z.string().nullable() });
/** `POST /auth/v1/recovery-codes`: shown only once; the earlier codes no longer work. */
export const recoveryCodesMade = z.object({ codes: z.array(z.string()).length(FACTORS.recoveryCodes) });
/** `POST /auth/v1/recovery-codes/verify`: spaces, dashes and case do not matter. The answer is a session of level aal2. */
export const recoveryCodeBody = z.object({ code: z.string().trim().min(1).max(60) });
