import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/database.ts';
import type { MailRecipient } from '#server/platform/messaging/email/mail-message.ts';
import type { UserMetadata } from '#shared/contracts/accounts.ts';
import { type Pending, profiles, type User, users } from './tables.ts';

/** Other features use accounts through this file. */
export { startSession } from './sessions/session-store.ts';

export async function findUser(tx: Tx, id: string): Promise<User | undefined> {
  const [user] = await tx.select().from(users).where(eq(users.id, id));
  return user;
}

/** `email` in lower case. */
export async function findUserByEmail(tx: Tx, email: string): Promise<User | undefined> {
  const [user] = await tx.select().from(users).where(eq(users.email, email));
  return user;
}

/** The recipients of mails of other features, by user id. */
export async function mailRecipients(
  tx: Tx,
  userIds: readonly string[],
): Promise<Map<string, MailRecipient>> {
  const { id, email, emailConfirmedAt } = users;
  const found = await tx
    .select({ id, email, language: profiles.language })
    .from(users)
    .leftJoin(profiles, eq(profiles.id, id))
    .where(and(inArray(id, [...userIds]), isNotNull(emailConfirmedAt)));
  return new Map(
    found.flatMap(({ id, email, language }) => (email === null ? [] : [[id, { email, language }]])),
  );
}

/** Adds an unconfirmed user, or returns undefined when the address is taken. */
export async function addUser(
  tx: Tx,
  { email, passwordHash, userMetadata = {} }: Pending & { email: string },
  now: Date,
): Promise<User | undefined> {
  const [user] = await tx
    .insert(users)
    .values({ email, passwordHash, userMetadata, createdAt: now, updatedAt: now })
    .onConflictDoNothing()
    .returning();
  return user;
}

export async function recordConfirmationSent(tx: Tx, userId: string, now: Date): Promise<void> {
  await tx.update(users).set({ confirmationSentAt: now }).where(eq(users.id, userId));
}

/**
 * Confirms the address and creates the profile row. The details of this link's own sign-up (`pending`) apply, not those
 * of another sign-up with the same address; without them no password is set.
 */
export async function confirmUser(
  tx: Tx,
  userId: string,
  pending: Pending,
  now: Date,
): Promise<User | undefined> {
  const { passwordHash = null, userMetadata = {} } = pending;
  const [user] = await tx
    .update(users)
    .set({ emailConfirmedAt: now, passwordHash, userMetadata, updatedAt: now })
    .where(and(eq(users.id, userId), isNull(users.emailConfirmedAt)))
    .returning();
  if (!user) return undefined;
  const { full_name, phone_number, location } = userMetadata;
  await tx.insert(profiles).values({ id: userId, fullName: full_name, phoneNumber: phone_number, location });
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
  await tx.update(users).set({ passwordHash, updatedAt: now }).where(eq(users.id, userId));
}

/** Merges keys into the metadata; omitted keys stay. */
export async function mergeMetadata(tx: Tx, userId: string, data: UserMetadata, now: Date): Promise<void> {
  await tx
    .update(users)
    .set({ userMetadata: sql`${users.userMetadata} || ${JSON.stringify(data)}::jsonb`, updatedAt: now })
    .where(eq(users.id, userId));
}

/** False when the address belongs to another account by now. */
export async function changeEmail(tx: Tx, userId: string, email: string, now: Date): Promise<boolean> {
  const holder = await findUserByEmail(tx, email);
  if (holder && holder.id !== userId) return false;
  await tx.update(users).set({ email, emailConfirmedAt: now, updatedAt: now }).where(eq(users.id, userId));
  return true;
}
