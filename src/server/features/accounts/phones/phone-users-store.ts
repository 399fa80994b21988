import { eq } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/database.ts';
import type { UserMetadata } from '#shared/contracts/accounts.ts';
import { profiles, type User, users } from '../tables.ts';

/** `phone` as `+91…`; an account has a number only after the number was verified. */
export async function findUserByPhone(tx: Tx, phone: string): Promise<User | undefined> {
  const [user] = await tx.select().from(users).where(eq(users.phone, phone));
  return user;
}

/** Creates the account of a number that was just verified; undefined when a parallel request created it. */
export async function addPhoneUser(
  tx: Tx,
  { phone, userMetadata }: { phone: string; userMetadata: UserMetadata },
  now: Date,
): Promise<User | undefined> {
  const [user] = await tx
    .insert(users)
    .values({ phone, phoneConfirmedAt: now, userMetadata, createdAt: now, updatedAt: now })
    .onConflictDoNothing()
    .returning();
  if (!user) return undefined;
  const { full_name, location } = userMetadata;
  await tx.insert(profiles).values({ id: user.id, fullName: full_name, phoneNumber: phone, location });
  return user;
}

/** False when the number belongs to another account. */
export async function setPhone(tx: Tx, userId: string, phone: string, now: Date): Promise<boolean> {
  const holder = await findUserByPhone(tx, phone);
  if (holder && holder.id !== userId) return false;
  await tx.update(users).set({ phone, phoneConfirmedAt: now, updatedAt: now }).where(eq(users.id, userId));
  return true;
}
