import { integer, jsonb, pgSchema, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { UserMetadata } from '#shared/accounts.ts';

/** The columns of migration 0001, for typed queries. */
const auth = pgSchema('auth');
const time = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** How a session was authenticated, as the `amr` claim carries it; `timestamp` in epoch seconds. */
export interface AuthMethod {
  method: string;
  timestamp: number;
}

/** What a sign-up asked for; it counts once the owner of the address opens the link. */
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

/** Only what an account writes at its confirmation; the rest belongs to the profiles feature. */
export const profiles = pgTable('profiles', {
  id: uuid('id').primaryKey(),
  fullName: text('full_name'),
  phoneNumber: text('phone_number'),
  location: text('location'),
});
