import {
  bigint,
  boolean,
  integer,
  json,
  nullable,
  type RowOf,
  table,
  text,
  texts,
  time,
  uuid,
  withDefault,
} from '#server/platform/db/table.ts';
import type { UserMetadata } from '#shared/contracts/accounts.ts';
import type { ApiKeyScope } from '#shared/contracts/api-keys.ts';
import type { AuditEvent } from '#shared/contracts/sessions-and-audit.ts';
import type { ProviderKey } from '#shared/contracts/sign-in-providers.ts';
import type { SignUpConsent } from '../profiles/store.ts';

/** The columns of the schema `auth`, for typed queries. */

/** Method by which a session was authenticated, as in the `amr` claim; `timestamp` in epoch seconds. */
export interface AuthMethod {
  method: string;
  timestamp: number;
}

/** The details of a sign-up; they take effect when the owner of the address opens the link. */
export interface Pending {
  passwordHash?: string;
  userMetadata?: UserMetadata;
  /** Consent given at sign-up; absent in a link from before consents were recorded. */
  consent?: SignUpConsent;
  /** Hash of the secret of the browser in which the account was made. */
  browserHash?: string;
}

/** Data of an account kept until its erasure is done: the recipient of the last mail, and the name for invitations. */
export interface Farewell {
  /** A confirmed address. */
  email: string | null;
  phone: string | null;
  name: string | null;
}

export const users = table('auth.users', {
  id: withDefault(uuid),
  email: nullable(text()),
  emailConfirmedAt: nullable(time),
  phone: nullable(text()),
  phoneConfirmedAt: nullable(time),
  passwordHash: nullable(text()),
  googleDisconnectedAt: nullable(time),
  oidcDisconnectedAt: nullable(time),
  userMetadata: withDefault(json<UserMetadata>()),
  confirmationSentAt: nullable(time),
  lastSignInAt: nullable(time),
  createdAt: time,
  updatedAt: time,
  eraseAt: nullable(time),
  erasing: nullable(json<Farewell>()),
});
export type User = RowOf<typeof users>;

export const sessions = table('auth.sessions', {
  id: withDefault(uuid),
  userId: uuid,
  aal: withDefault(text<'aal1' | 'aal2'>()),
  amr: json<AuthMethod[]>(),
  cookieHash: nullable(text()),
  userAgent: nullable(text()),
  address: nullable(text()),
  createdAt: time,
  lastSeenAt: time,
  expiresAt: time,
  endedAt: nullable(time),
  endedBecause: nullable(text()),
});
export type SessionRow = RowOf<typeof sessions>;

export const refreshTokens = table('auth.refresh_tokens', {
  tokenHash: text(),
  sessionId: uuid,
  createdAt: time,
  usedAt: nullable(time),
});

export const oneTimeTokens = table('auth.one_time_tokens', {
  tokenHash: text(),
  userId: uuid,
  purpose: text<'signup' | 'recovery' | 'email_change' | 'pkce'>(),
  email: nullable(text()),
  redirectTo: nullable(text()),
  codeChallenge: nullable(text()),
  method: nullable(text()),
  pending: nullable(json<Pending>()),
  createdAt: time,
  expiresAt: time,
  usedAt: nullable(time),
});
export type OneTimeToken = RowOf<typeof oneTimeTokens>;

export const throttles = table('auth.throttles', {
  key: text(),
  attempts: integer,
  lastAttemptAt: time,
});

/** Sign-ins from unknown devices that failed or are in progress, for the limits of an address. */
export const signInAttempts = table('auth.sign_in_attempts', {
  id: withDefault(bigint),
  addressKey: text(),
  accountKey: text(),
  at: time,
});

export const knownDevices = table('auth.known_devices', {
  userId: uuid,
  deviceHash: text(),
  lastUsedAt: time,
});

export const identities = table('auth.identities', {
  id: withDefault(uuid),
  userId: uuid,
  provider: text<ProviderKey>(),
  subject: text(),
  email: nullable(text()),
  identityData: withDefault(json<Record<string, unknown>>()),
  createdAt: time,
  lastSignInAt: time,
});
export type Identity = RowOf<typeof identities>;

export const oauthFlows = table('auth.oauth_flows', {
  stateHash: text(),
  browserHash: text(),
  provider: text<ProviderKey>(),
  nonce: text(),
  codeVerifier: text(),
  redirectTo: text(),
  codeChallenge: nullable(text()),
  userId: nullable(uuid),
  sessionId: nullable(uuid),
  createdAt: time,
  expiresAt: time,
  usedAt: nullable(time),
});

export const oneTimeCodes = table('auth.one_time_codes', {
  id: withDefault(uuid),
  recipient: text(),
  purpose: text<'sign_in' | 'phone_change' | 'reauthentication'>(),
  userId: nullable(uuid),
  codeHash: text(),
  pending: nullable(json<Pick<Pending, 'userMetadata'>>()),
  failures: withDefault(integer),
  createdAt: time,
  expiresAt: time,
  usedAt: nullable(time),
});
export type OneTimeCode = RowOf<typeof oneTimeCodes>;

export const smsSends = table('auth.sms_sends', {
  id: withDefault(bigint),
  numberKey: text(),
  sentAt: time,
  known: boolean,
  addressKey: nullable(text()),
  networkKey: nullable(text()),
});

export const factors = table('auth.mfa_factors', {
  id: withDefault(uuid),
  userId: uuid,
  factorType: text<'totp' | 'phone'>(),
  status: withDefault(text<'unverified' | 'verified'>()),
  friendlyName: nullable(text()),
  issuer: nullable(text()),
  secretEncrypted: nullable(text()),
  phone: nullable(text()),
  lastStep: nullable(bigint),
  failures: withDefault(integer),
  lockedUntil: nullable(time),
  lastChallengedAt: nullable(time),
  createdAt: time,
  updatedAt: time,
});
export type FactorRow = RowOf<typeof factors>;

export const challenges = table('auth.mfa_challenges', {
  id: withDefault(uuid),
  factorId: uuid,
  sessionId: uuid,
  codeHash: nullable(text()),
  tries: withDefault(integer),
  createdAt: time,
  expiresAt: time,
  usedAt: nullable(time),
});

export const recoveryCodes = table('auth.mfa_recovery_codes', {
  id: withDefault(uuid),
  userId: uuid,
  codeHash: text(),
  createdAt: time,
  usedAt: nullable(time),
});

export const auditLog = table('auth.audit_log', {
  id: withDefault(bigint),
  userId: uuid,
  sessionId: nullable(uuid),
  event: text<AuditEvent>(),
  details: withDefault(json<Record<string, string>>()),
  address: nullable(text()),
  userAgent: nullable(text()),
  at: time,
});

/** The columns that accounts write at confirmation, and the language, which they read; the rest belongs to profiles. */
export const profiles = table('public.profiles', {
  id: uuid,
  fullName: nullable(text()),
  phoneNumber: nullable(text()),
  location: nullable(text()),
  language: nullable(text()),
});

export const apiKeys = table('auth.api_keys', {
  id: withDefault(uuid),
  userId: uuid,
  name: text(),
  scopes: texts<ApiKeyScope>(),
  keyHash: text(),
  ending: text(),
  aal: text<'aal1' | 'aal2'>(),
  createdAt: time,
  expiresAt: nullable(time),
  lastUsedAt: nullable(time),
  clientId: nullable(uuid),
  refreshExpiresAt: nullable(time),
});
export type ApiKeyRow = RowOf<typeof apiKeys>;
