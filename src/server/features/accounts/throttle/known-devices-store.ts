import { and, desc, eq, lt, ne, notInArray, or } from 'drizzle-orm';
import { hashSecret } from '#server/core/random-secret.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { knownDevices, users } from '../tables.ts';

/** An account keeps at most this many devices; the one unused longest is removed first. */
const DEVICES_PER_ACCOUNT = 20;
export const DEVICE_DAYS = 400;
const DAY = 86_400_000;

/**
 * Records that this device signed in to the account. `device` is the secret of its cookie; only its hash is stored.
 */
export async function rememberDevice(tx: Tx, userId: string, device: string, now: Date): Promise<void> {
  const row = { userId, deviceHash: hashSecret(device), lastUsedAt: now };
  await tx
    .insert(knownDevices)
    .values(row)
    .onConflictDoUpdate({
      target: [knownDevices.userId, knownDevices.deviceHash],
      set: { lastUsedAt: now },
    });
  const kept = tx
    .select({ deviceHash: knownDevices.deviceHash })
    .from(knownDevices)
    .where(eq(knownDevices.userId, userId))
    .orderBy(desc(knownDevices.lastUsedAt), knownDevices.deviceHash)
    .limit(DEVICES_PER_ACCOUNT);
  await tx
    .delete(knownDevices)
    .where(and(eq(knownDevices.userId, userId), notInArray(knownDevices.deviceHash, kept)));
}

/** Whether the device has signed in to the account that has this email address or phone number. */
export async function isKnownDevice(tx: Tx, account: string, device: string): Promise<boolean> {
  const found = await tx
    .select({ userId: knownDevices.userId })
    .from(knownDevices)
    .innerJoin(users, eq(users.id, knownDevices.userId))
    .where(
      and(
        or(eq(users.email, account), eq(users.phone, account)),
        eq(knownDevices.deviceHash, hashSecret(device)),
      ),
    );
  return found.length > 0;
}

/** A new password: other devices have to sign in with it before they are known again. */
export async function forgetOtherDevices(tx: Tx, userId: string, device: string | undefined): Promise<void> {
  const others = device === undefined ? undefined : ne(knownDevices.deviceHash, hashSecret(device));
  await tx.delete(knownDevices).where(and(eq(knownDevices.userId, userId), others));
}

export async function sweepDevices(tx: Tx, now: Date): Promise<void> {
  const unused = new Date(now.getTime() - DEVICE_DAYS * DAY);
  await tx.delete(knownDevices).where(lt(knownDevices.lastUsedAt, unused));
}
