import { z } from 'zod';
import { languageCodes } from '../messages/languages.ts';
import { authUser } from './accounts.ts';
import { proofBody } from './factors.ts';

/**
 * Sessions, the audit log, the current session, and the erasure of the account. `/sessions`, `/audit` and `/erasure` are our
 * additions to the API family.
 */

const authMethod = z.object({ method: z.string(), timestamp: z.int() });
export const assuranceLevels = ['aal1', 'aal2'] as const;

/** A session that has not ended. `amr` says how it was opened; `timestamp` in epoch seconds. */
export const sessionInfo = z.object({
  id: z.uuid(),
  current: z.boolean(),
  user_agent: z.string().nullable(),
  address: z.string().nullable(),
  aal: z.enum(assuranceLevels),
  amr: z.array(authMethod),
  created_at: z.string(),
  last_seen_at: z.string(),
  expires_at: z.string(),
});
export type SessionInfo = z.infer<typeof sessionInfo>;

/** `GET /auth/v1/sessions`: most recently used first. */
export const sessionList = z.array(sessionInfo);

/** The code of the refusal of a browser whose session its user ended: what it keeps goes. */
export const ENDED_ELSEWHERE = 'session_ended';

/** `GET /auth/v1/sessions/current`: `next_aal` above `aal` means that the user must still confirm a second factor. */
export const currentSession = sessionInfo.extend({
  next_aal: z.enum(assuranceLevels),
  /** The language of the profile; null for the language of the browser. */
  language: z.enum(languageCodes).nullable(),
  /** The day on which the account is erased; null unless its user asked for it. */
  erase_at: z.string().nullable(),
  /**
   * The key (32 bytes, base64url) with which this browser encrypts what it keeps of the account; null until a second factor
   * is confirmed. It is never written to a disk in this form.
   */
  device_key: z.string().nullable(),
  user: authUser,
});
export type CurrentSession = z.infer<typeof currentSession>;

/** Events of an account; the sentences are in the catalogue of the Security tab. */
export const auditEvents = [
  'signed_up',
  'signed_in',
  'sign_in_failed',
  'sign_in_locked',
  'signed_out',
  'session_ended',
  'refresh_token_reused',
  'second_factor_confirmed',
  'second_factor_failed',
  'recovery_code_used',
  'recovery_codes_made',
  'factor_enrolled',
  'factor_verified',
  'factor_removed',
  'password_changed',
  'password_reset_asked',
  'email_change_asked',
  'email_changed',
  'phone_change_asked',
  'phone_changed',
  'identity_linked',
  'identity_unlinked',
  'api_key_made',
  'api_key_ended',
  'program_connected',
  'program_ended',
  'reauthentication_asked',
  'erasure_asked',
  'erasure_cancelled',
  'exported_by_operator',
] as const;
export type AuditEvent = (typeof auditEvents)[number];

const auditEntry = z.object({
  id: z.int(),
  event: z.enum(auditEvents),
  /** Never a secret, a code, an address or a number: `method`, `factor_type`, `friendly_name`, `scope`. */
  details: z.record(z.string(), z.string()),
  session_id: z.uuid().nullable(),
  address: z.string().nullable(),
  user_agent: z.string().nullable(),
  at: z.string(),
});
export type AuditEntry = z.infer<typeof auditEntry>;

/** `GET /auth/v1/audit?limit=&before=`: newest first; `before` is the id of the last entry read. */
export const auditQuery = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(50),
  before: z.coerce.number().int().positive().optional(),
});
export const auditPage = z.array(auditEntry);

/** `POST /auth/v1/erasure`: the email address of the account, or its phone number, typed once more. */
export const erasureBody = z.object({ confirmation: z.string().trim().min(1).max(320), ...proofBody.shape });

/** The answer of `/auth/v1/erasure`: the instant from which the account is erased; null when nobody asked for it. */
export const erasureStatus = z.object({ erase_at: z.string().nullable() });
export type ErasureStatus = z.infer<typeof erasureStatus>;
