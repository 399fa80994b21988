import type { Tx } from '#server/platform/db/database.ts';
import { sql } from '#server/platform/db/sql.ts';

/** Number of codes left, and when they were created. */
export async function recoveryCodesLeft(
  tx: Tx,
  userId: string,
): Promise<{ remaining: number; createdAt: Date | null }> {
  const row = await tx.first<{ remaining: number; createdAt: Date | null }>(sql`
    select count(*) filter (where used_at is null) as remaining, min(created_at) as "createdAt"
    from auth.mfa_recovery_codes where user_id = ${userId}`);
  return row ?? { remaining: 0, createdAt: null };
}

/** Replaces all recovery codes of the user. */
export async function replaceRecoveryCodes(
  tx: Tx,
  userId: string,
  codeHashes: readonly string[],
  now: Date,
): Promise<void> {
  await deleteRecoveryCodes(tx, userId);
  await tx.run(sql`
    insert into auth.mfa_recovery_codes (user_id, code_hash, created_at)
    select ${userId}, code_hash, ${now} from unnest(${codeHashes}::text[]) as code_hash`);
}

export async function deleteRecoveryCodes(tx: Tx, userId: string): Promise<void> {
  await tx.run(sql`delete from auth.mfa_recovery_codes where user_id = ${userId}`);
}

/** Marks a code as used; false for an unknown or used code. */
export async function consumeRecoveryCode(
  tx: Tx,
  userId: string,
  codeHash: string,
  now: Date,
): Promise<boolean> {
  const used = await tx.run(sql`
    update auth.mfa_recovery_codes set used_at = ${now}
    where user_id = ${userId} and code_hash = ${codeHash} and used_at is null`);
  return used > 0;
}
