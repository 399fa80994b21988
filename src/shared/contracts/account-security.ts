import { z } from 'zod';
import { authUser } from './accounts.ts';

/** Sessions, the audit log and the current session. `/sessions` and `/audit` are our additions to the API family. */

const authMethod = z.object({ method: z.string(), timestamp: z.int() });
export const assuranceLevels = ['aal1', 'aal2'] as const;

/** A live session. `amr` says how the user signed in; `timestamp` in epoch seconds. */
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

/** `GET /auth/v1/sessions/current`: `next_aal` above `aal` means that the user must still confirm a second factor. */
export const currentSession = sessionInfo.extend({ next_aal: z.enum(assuranceLevels), user: authUser });
export type CurrentSession = z.infer<typeof currentSession>;

/** Events of an account, and the label that the user reads for each. */
export const AUDIT_EVENTS = {
  signed_up: 'Account created',
  signed_in: 'Signed in',
  sign_in_failed: 'Failed sign-in',
  sign_in_locked: 'Sign-in locked for 15 minutes',
  signed_out: 'Signed out',
  session_ended: 'Session ended',
  refresh_token_reused: 'Session ended: an old token came back',
  second_factor_confirmed: 'Second factor confirmed',
  second_factor_failed: 'Wrong second-factor code',
  recovery_code_used: 'Recovery code used',
  recovery_codes_made: 'Recovery codes made',
  factor_enrolled: 'Second factor begun',
  factor_verified: 'Second factor added',
  factor_removed: 'Second factor removed',
  password_changed: 'Password changed',
  password_reset_asked: 'Password reset asked for',
  email_change_asked: 'E-mail change asked for',
  email_changed: 'E-mail changed',
  phone_change_asked: 'Phone change asked for',
  phone_changed: 'Phone changed',
  identity_linked: 'Google account connected',
  identity_unlinked: 'Google account disconnected',
  reauthentication_asked: 'Confirmation code asked for',
} as const;
export type AuditEvent = keyof typeof AUDIT_EVENTS;

const auditEntry = z.object({
  id: z.int(),
  event: z.enum(Object.keys(AUDIT_EVENTS) as [AuditEvent, ...AuditEvent[]]),
  /** Never contains a secret, a code, an address or a number: `method`, `factor_type`, `friendly_name`, `scope`. */
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
