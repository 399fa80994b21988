import { and, eq, isNull, min, sql } from 'drizzle-orm';
import { recoveryCodes } from '#server/features/accounts/tables.ts';
import type { Tx } from '#server/platform/db/database.ts';

/** How many codes are left, and when they were created. */
export async function recoveryCodesLeft(
  tx: Tx,
  userId: string,
): Promise<{ remaining: number; createdAt: Date | null }> {
  const unused = sql<number>`count(*) filter (where ${recoveryCodes.usedAt} is null)`.mapWith(Number);
  const [row] = await tx
    .select({ remaining: unused, createdAt: min(recoveryCodes.createdAt) })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.userId, userId));
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
  await tx.insert(recoveryCodes).values(codeHashes.map((codeHash) => ({ userId, codeHash, createdAt: now })));
}

export async function deleteRecoveryCodes(tx: Tx, userId: string): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
}

/** Marks a code as used; false for an unknown or used code. */
export async function consumeRecoveryCode(
  tx: Tx,
  userId: string,
  codeHash: string,
  now: Date,
): Promise<boolean> {
  const used = await tx
    .update(recoveryCodes)
    .set({ usedAt: now })
    .where(
      and(
        eq(recoveryCodes.userId, userId),
        eq(recoveryCodes.codeHash, codeHash),
        isNull(recoveryCodes.usedAt),
      ),
    )
    .returning({ id: recoveryCodes.id });
  return used.length > 0;
}
