import { and, eq, gt, inArray, isNull } from 'drizzle-orm';
import { hashSecret, randomSecret } from '#server/core/random-secret.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { type OneTimeToken, oneTimeTokens } from '../tables.ts';

type Purpose = OneTimeToken['purpose'];
export type NewToken = Pick<OneTimeToken, 'userId' | 'purpose'> &
  Partial<Pick<OneTimeToken, 'email' | 'redirectTo' | 'codeChallenge' | 'method' | 'pending'>>;

/** Issues a secret for a link or a code, which is valid for `lifeMs`. Only its hash is stored. */
export async function issueOneTimeToken(tx: Tx, token: NewToken, lifeMs: number, now: Date): Promise<string> {
  const secret = randomSecret();
  const expiresAt = new Date(now.getTime() + lifeMs);
  await tx
    .insert(oneTimeTokens)
    .values({ ...token, tokenHash: hashSecret(secret), createdAt: now, expiresAt });
  return secret;
}

const usable = (secret: string, purpose: Purpose, now: Date) =>
  and(
    eq(oneTimeTokens.tokenHash, hashSecret(secret)),
    eq(oneTimeTokens.purpose, purpose),
    isNull(oneTimeTokens.usedAt),
    gt(oneTimeTokens.expiresAt, now),
  );

/** Looks up a secret without using it. Undefined when `redeemOneTimeToken` would refuse it. */
export async function findOneTimeToken(
  tx: Tx,
  secret: string,
  purpose: Purpose,
  now: Date,
): Promise<OneTimeToken | undefined> {
  const [token] = await tx
    .select()
    .from(oneTimeTokens)
    .where(usable(secret, purpose, now));
  return token;
}

/** Uses a secret up. Undefined when it was used, has expired, or was issued for another purpose. */
export async function redeemOneTimeToken(
  tx: Tx,
  secret: string,
  purpose: Purpose,
  now: Date,
): Promise<OneTimeToken | undefined> {
  const [token] = await tx
    .update(oneTimeTokens)
    .set({ usedAt: now })
    .where(usable(secret, purpose, now))
    .returning();
  return token;
}

/** Disables the user's other links of these purposes. */
export async function revokeOneTimeTokens(
  tx: Tx,
  userId: string,
  purposes: readonly Purpose[],
  now: Date,
): Promise<void> {
  await tx
    .update(oneTimeTokens)
    .set({ usedAt: now })
    .where(
      and(
        eq(oneTimeTokens.userId, userId),
        inArray(oneTimeTokens.purpose, [...purposes]),
        isNull(oneTimeTokens.usedAt),
      ),
    );
}
