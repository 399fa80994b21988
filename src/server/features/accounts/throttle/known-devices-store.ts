import { hashSecret } from '#server/core/random-secret.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { sql } from '#server/platform/db/sql.ts';

/** An account keeps at most this many devices; the one unused longest is removed first. */
const DEVICES_PER_ACCOUNT = 20;
export const DEVICE_DAYS = 400;
const DAY = 86_400_000;

/**
 * Records that this device signed in to the account. `device` is the secret of its cookie; only its hash is stored.
 */
export async function rememberDevice(tx: Tx, userId: string, device: string, now: Date): Promise<void> {
  await tx.run(sql`
    insert into auth.known_devices (user_id, device_hash, last_used_at)
    values (${userId}, ${hashSecret(device)}, ${now})
    on conflict (user_id, device_hash) do update set last_used_at = excluded.last_used_at`);
  await tx.run(sql`
    delete from auth.known_devices where user_id = ${userId} and device_hash not in (
      select device_hash from auth.known_devices where user_id = ${userId}
      order by last_used_at desc, device_hash limit ${DEVICES_PER_ACCOUNT})`);
}

/** True when the device has signed in to the account that has this email address or phone number. */
export async function isKnownDevice(tx: Tx, account: string, device: string): Promise<boolean> {
  const found = await tx.first(sql`
    select 1 from auth.known_devices d join auth.users u on u.id = d.user_id
    where (u.email = ${account} or u.phone = ${account}) and d.device_hash = ${hashSecret(device)}`);
  return found !== undefined;
}

/** A new password: other devices have to sign in with it before they are known again. */
export async function forgetOtherDevices(tx: Tx, userId: string, device: string | undefined): Promise<void> {
  const others = device === undefined ? sql`` : sql`and device_hash <> ${hashSecret(device)}`;
  await tx.run(sql`delete from auth.known_devices where user_id = ${userId} ${others}`);
}

export async function sweepDevices(tx: Tx, now: Date): Promise<void> {
  const unused = new Date(now.getTime() - DEVICE_DAYS * DAY);
  await tx.run(sql`delete from auth.known_devices where last_used_at < ${unused}`);
}
