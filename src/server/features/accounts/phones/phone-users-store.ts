import type { Tx } from '#server/platform/db/database.ts';
import { sql } from '#server/platform/db/sql.ts';
import { findRow, insertInto } from '#server/platform/db/table.ts';
import type { UserMetadata } from '#shared/contracts/accounts.ts';
import { consentAt, recordSignUp } from '../../profiles/store.ts';
import { profiles, type User, users } from '../tables.ts';

/** `phone` as `+91…`; an account has a number only after the number was verified. */
export function findUserByPhone(tx: Tx, phone: string): Promise<User | undefined> {
  return findRow(tx, users, sql`phone = ${phone}`);
}

/** Creates the account of a number that was just verified; undefined when a parallel request created it. */
export async function addPhoneUser(
  tx: Tx,
  { phone, userMetadata }: { phone: string; userMetadata: UserMetadata },
  now: Date,
): Promise<User | undefined> {
  const added = { phone, phoneConfirmedAt: now, userMetadata, createdAt: now, updatedAt: now };
  const user = await tx.first<User>(
    sql`${insertInto(users, added)} on conflict do nothing returning ${users.columns}`,
  );
  if (!user) return undefined;
  const { full_name, location } = userMetadata;
  await tx.run(insertInto(profiles, { id: user.id, fullName: full_name, phoneNumber: phone, location }));
  await recordSignUp(tx, user.id, consentAt('phone', now));
  return user;
}

/** False when the number belongs to another account. */
export async function setPhone(tx: Tx, userId: string, phone: string, now: Date): Promise<boolean> {
  const holder = await findUserByPhone(tx, phone);
  if (holder && holder.id !== userId) return false;
  await tx.run(sql`
    update auth.users set phone = ${phone}, phone_confirmed_at = ${now}, updated_at = ${now}
    where id = ${userId}`);
  return true;
}
