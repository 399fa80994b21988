import type { Tx } from '#server/platform/db/database.ts';
import { type Sql, sql } from '#server/platform/db/sql.ts';
import { assignments, findRow, insertInto } from '#server/platform/db/table.ts';
import type { MailRecipient } from '#server/platform/messaging/email/mail-message.ts';
import type { UserMetadata } from '#shared/contracts/accounts.ts';
import { recordSignUp } from '../profiles/store.ts';
import { type Pending, profiles, type User, users } from './tables.ts';

/** Other features use accounts through this file. */
export { recordAudit } from './audit-store.ts';
export { inLanguageOf } from './emails/recipient-language.ts';
export { hashedKey } from './hashed-keys.ts';
export { countNotice, uncountSms } from './phones/sms-budget.ts';
export { startSession } from './sessions/session-store.ts';
export { takeInHour } from './throttle/hourly-limit.ts';

export function findUser(tx: Tx, id: string): Promise<User | undefined> {
  return findRow(tx, users, sql`id = ${id}`);
}

/** `email` in lower case. */
export function findUserByEmail(tx: Tx, email: string): Promise<User | undefined> {
  return findRow(tx, users, sql`email = ${email}`);
}

/** The recipients of mails of other features, by user id. */
export function mailRecipients(tx: Tx, userIds: readonly string[]): Promise<Map<string, MailRecipient>> {
  return recipientsAmong(tx, userIds, sql`true`);
}

/** The mail recipients among these users: those with a confirmed address who did not switch reminders off. */
export function reminderRecipients(tx: Tx, userIds: readonly string[]): Promise<Map<string, MailRecipient>> {
  return recipientsAmong(tx, userIds, sql`coalesce(p.mail_reminders, true)`);
}

async function recipientsAmong(
  tx: Tx,
  userIds: readonly string[],
  wanted: Sql,
): Promise<Map<string, MailRecipient>> {
  const found = await tx.rows<MailRecipient & { id: string }>(sql`
    select u.id, u.email, p.language from auth.users u left join public.profiles p on p.id = u.id
    where u.id = any(${userIds}::uuid[]) and u.email is not null and u.email_confirmed_at is not null
      and ${wanted}`);
  return new Map(found.map(({ id, email, language }) => [id, { email, language }]));
}

/** Adds an unconfirmed user, or returns undefined when the address is taken. */
export function addUser(
  tx: Tx,
  { email, passwordHash, userMetadata = {} }: Pending & { email: string },
  now: Date,
): Promise<User | undefined> {
  const user = { email, passwordHash, userMetadata, createdAt: now, updatedAt: now };
  return tx.first(sql`${insertInto(users, user)} on conflict do nothing returning ${users.columns}`);
}

export async function recordConfirmationSent(tx: Tx, userId: string, now: Date): Promise<void> {
  await tx.run(sql`update auth.users set confirmation_sent_at = ${now} where id = ${userId}`);
}

/**
 * Confirms the address and creates the profile row. The details of this link's own sign-up (`pending`) apply, not those
 * of another sign-up with the same address; without them no password is set, and no consent is recorded.
 */
export async function confirmUser(
  tx: Tx,
  userId: string,
  pending: Pending,
  now: Date,
): Promise<User | undefined> {
  const { passwordHash = null, userMetadata = {}, consent } = pending;
  const confirmed = assignments(users, {
    emailConfirmedAt: now,
    passwordHash,
    userMetadata,
    updatedAt: now,
  });
  const user = await tx.first<User>(sql`
    update auth.users set ${confirmed} where id = ${userId} and email_confirmed_at is null
    returning ${users.columns}`);
  if (!user) return undefined;
  const { full_name, phone_number, location } = userMetadata;
  await tx.run(
    insertInto(profiles, { id: userId, fullName: full_name, phoneNumber: phone_number, location }),
  );
  if (consent) await recordSignUp(tx, userId, consent);
  return user;
}

/** Creates a confirmed account without a password (the demo account), or returns the existing one. */
export async function createConfirmedUser(
  tx: Tx,
  { email, fullName }: { email: string; fullName: string },
  now: Date,
): Promise<User> {
  const userMetadata = { full_name: fullName };
  const added = await addUser(tx, { email, userMetadata }, now);
  const user = added && (await confirmUser(tx, added.id, { userMetadata }, now));
  const found = user ?? (await findUserByEmail(tx, email));
  if (!found) throw new Error('the account vanished while it was made');
  return found;
}

export async function setPassword(tx: Tx, userId: string, passwordHash: string, now: Date): Promise<void> {
  await tx.run(
    sql`update auth.users set password_hash = ${passwordHash}, updated_at = ${now} where id = ${userId}`,
  );
}

/** Merges keys into the metadata; omitted keys stay. */
export async function mergeMetadata(tx: Tx, userId: string, data: UserMetadata, now: Date): Promise<void> {
  await tx.run(sql`
    update auth.users
    set user_metadata = user_metadata || ${JSON.stringify(data)}::jsonb, updated_at = ${now}
    where id = ${userId}`);
}

/** False when the address belongs to another account by now. */
export async function changeEmail(tx: Tx, userId: string, email: string, now: Date): Promise<boolean> {
  const holder = await findUserByEmail(tx, email);
  if (holder && holder.id !== userId) return false;
  await tx.run(sql`
    update auth.users set email = ${email}, email_confirmed_at = ${now}, updated_at = ${now}
    where id = ${userId}`);
  return true;
}
