import {
  bigint,
  boolean,
  integer,
  jsonb,
  pgSchema,
  pgTable,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import type { AuditEvent } from '#shared/contracts/account-security.ts';
import type { UserMetadata } from '#shared/contracts/accounts.ts';

/** The columns of migrations 0001, 0003, 0009 and 0017, for typed queries. */
const auth = pgSchema('auth');
const time = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** How a session was authenticated, as in the `amr` claim; `timestamp` in epoch seconds. */
export interface AuthMethod {
  method: string;
  timestamp: number;
}

/** The details of a sign-up; they take effect when the owner of the address opens the link. */
export interface Pending {
  passwordHash?: string;
  userMetadata?: UserMetadata;
}

export const users = auth.table('users', {
  id: uuid('id').primaryKey().defaultRandom(),
  email: text('email'),
  emailConfirmedAt: time('email_confirmed_at'),
  phone: text('phone'),
  phoneConfirmedAt: time('phone_confirmed_at'),
  passwordHash: text('password_hash'),
  googleDisconnectedAt: time('google_disconnected_at'),
  userMetadata: jsonb('user_metadata').$type<UserMetadata>().notNull().default({}),
  confirmationSentAt: time('confirmation_sent_at'),
  lastSignInAt: time('last_sign_in_at'),
  createdAt: time('created_at').notNull(),
  updatedAt: time('updated_at').notNull(),
});
export type User = typeof users.$inferSelect;

export const sessions = auth.table('sessions', {
  id: uuid('id').primaryKey().defaultRandom(),
  userId: uuid('user_id').notNull(),
  aal: text('aal', { enum: ['aal1', 'aal2'] })
    .notNull()
    .default('aal1'),
  amr: jsonb('amr').$type<AuthMethod[]>().notNull(),
  cookieHash: text('cookie_hash'),
  userAgent: text('user_agent'),
  address: text('address'),
  createdAt: time('created_at').notNull(),
  lastSeenAt: time('last_seen_at').notNull(),
  expiresAt: time('expires_at').notNull(),
  endedAt: time('ended_at'),
  endedBecause: text('ended_because'),
});
export type SessionRow = typeof sessions.$inferSelect;

export const refreshTokens = auth.table('refresh_tokens', {
  tokenHash: text('token_hash').primaryKey(),
  sessionId: uuid('session_id').notNull(),
  createdAt: time('created_at').notNull(),
  usedAt: time('used_at'),
});

export const oneTimeTokens = auth.table('one_time_tokens', {
  tokenHash: text('token_hash').primaryKey(),
  userId: uuid('user_id').notNull(),
  purpose: text('purpose', { enum: ['signup', 'recovery', 'email_change', 'pkce'] }).notNull(),
  email: text('email'),
  redirectTo: text('redirect_to'),
  codeChallenge: text('code_challenge'),
  method: text('method'),
  pending: jsonb('pending').$type<Pending>(),
  createdAt: time('created_at').notNull(),
  expiresAt: time('expires_at').notNull(),
  usedAt: time('used_at'),
});
export type OneTimeToken = typeof oneTimeTokens.$inferSelect;

export const throttles = auth.table('throttles', {
  key: text('key').primaryKey(),
  attempts: integer('attempts').notNull(),
  lastAttemptAt: time('last_attempt_at').notNull(),
});

/** Sign-ins from unknown devices that failed or are in progress, for the limits of an address. */
export const signInAttempts = auth.table('sign_in_attempts', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  addressKey: text('address_key').notNull(),
  accountKey: text('account_key').notNull(),
  at: time('at').notNull(),
});

export const knownDevices = auth.table('known_devices', {
  userId: uuid('user_id').notNull(),
  deviceHash: text('device_hash').notNull(),
  lastUsedAt: time('last_used_at').notNull(),
});

export const identities = auth.table('identities', {
  id: uuid('id').primaryKey().defaultRandom(),
  userId: uuid('user_id').notNull(),
  provider: text('provider', { enum: ['google'] }).notNull(),
  subject: text('subject').notNull(),
  email: text('email'),
  identityData: jsonb('identity_data').$type<Record<string, unknown>>().notNull().default({}),
  createdAt: time('created_at').notNull(),
  lastSignInAt: time('last_sign_in_at').notNull(),
});
export type Identity = typeof identities.$inferSelect;

export const oauthFlows = auth.table('oauth_flows', {
  stateHash: text('state_hash').primaryKey(),
  browserHash: text('browser_hash').notNull(),
  provider: text('provider', { enum: ['google'] }).notNull(),
  nonce: text('nonce').notNull(),
  codeVerifier: text('code_verifier').notNull(),
  redirectTo: text('redirect_to').notNull(),
  codeChallenge: text('code_challenge'),
  userId: uuid('user_id'),
  sessionId: uuid('session_id'),
  createdAt: time('created_at').notNull(),
  expiresAt: time('expires_at').notNull(),
  usedAt: time('used_at'),
});

export const oneTimeCodes = auth.table('one_time_codes', {
  id: uuid('id').primaryKey().defaultRandom(),
  recipient: text('recipient').notNull(),
  purpose: text('purpose', { enum: ['sign_in', 'phone_change', 'reauthentication'] }).notNull(),
  userId: uuid('user_id'),
  codeHash: text('code_hash').notNull(),
  pending: jsonb('pending').$type<Pick<Pending, 'userMetadata'>>(),
  failures: integer('failures').notNull().default(0),
  createdAt: time('created_at').notNull(),
  expiresAt: time('expires_at').notNull(),
  usedAt: time('used_at'),
});
export type OneTimeCode = typeof oneTimeCodes.$inferSelect;

export const smsSends = auth.table('sms_sends', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  numberKey: text('number_key').notNull(),
  sentAt: time('sent_at').notNull(),
  known: boolean('known').notNull(),
  addressKey: text('address_key'),
  networkKey: text('network_key'),
});

export const factors = auth.table('mfa_factors', {
  id: uuid('id').primaryKey().defaultRandom(),
  userId: uuid('user_id').notNull(),
  factorType: text('factor_type', { enum: ['totp', 'phone'] }).notNull(),
  status: text('status', { enum: ['unverified', 'verified'] })
    .notNull()
    .default('unverified'),
  friendlyName: text('friendly_name'),
  issuer: text('issuer'),
  secretEncrypted: text('secret_encrypted'),
  phone: text('phone'),
  lastStep: bigint('last_step', { mode: 'number' }),
  failures: integer('failures').notNull().default(0),
  lockedUntil: time('locked_until'),
  lastChallengedAt: time('last_challenged_at'),
  createdAt: time('created_at').notNull(),
  updatedAt: time('updated_at').notNull(),
});
export type FactorRow = typeof factors.$inferSelect;

export const challenges = auth.table('mfa_challenges', {
  id: uuid('id').primaryKey().defaultRandom(),
  factorId: uuid('factor_id').notNull(),
  sessionId: uuid('session_id').notNull(),
  codeHash: text('code_hash'),
  tries: integer('tries').notNull().default(0),
  createdAt: time('created_at').notNull(),
  expiresAt: time('expires_at').notNull(),
  usedAt: time('used_at'),
});

export const recoveryCodes = auth.table('mfa_recovery_codes', {
  id: uuid('id').primaryKey().defaultRandom(),
  userId: uuid('user_id').notNull(),
  codeHash: text('code_hash').notNull(),
  createdAt: time('created_at').notNull(),
  usedAt: time('used_at'),
});

export const auditLog = auth.table('audit_log', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  userId: uuid('user_id').notNull(),
  sessionId: uuid('session_id'),
  event: text('event').$type<AuditEvent>().notNull(),
  details: jsonb('details').$type<Record<string, string>>().notNull().default({}),
  address: text('address'),
  userAgent: text('user_agent'),
  at: time('at').notNull(),
});

/** The columns that accounts write at confirmation, and the language, which they read; the rest belongs to profiles. */
export const profiles = pgTable('profiles', {
  id: uuid('id').primaryKey(),
  fullName: text('full_name'),
  phoneNumber: text('phone_number'),
  location: text('location'),
  language: text('language'),
});
