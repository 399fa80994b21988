import { hashSecret, randomSecret } from '#server/core/random-secret.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { sql } from '#server/platform/db/sql.ts';
import { findRow, insertInto } from '#server/platform/db/table.ts';
import { type OneTimeToken, oneTimeTokens } from '../tables.ts';

type Purpose = OneTimeToken['purpose'];
export type NewToken = Pick<OneTimeToken, 'userId' | 'purpose'> &
  Partial<Pick<OneTimeToken, 'email' | 'redirectTo' | 'codeChallenge' | 'method' | 'pending'>>;

/** Issues a secret for a link or a code, which is valid for `lifeMs`. Only its hash is stored. */
export async function issueOneTimeToken(tx: Tx, token: NewToken, lifeMs: number, now: Date): Promise<string> {
  const secret = randomSecret();
  const expiresAt = new Date(now.getTime() + lifeMs);
  await tx.run(
    insertInto(oneTimeTokens, { ...token, tokenHash: hashSecret(secret), createdAt: now, expiresAt }),
  );
  return secret;
}

const usable = (secret: string, purpose: Purpose, now: Date) => sql`
  token_hash = ${hashSecret(secret)} and purpose = ${purpose} and used_at is null and expires_at > ${now}`;

/** Looks up a secret without using it. Undefined when `redeemOneTimeToken` would refuse it. */
export function findOneTimeToken(
  tx: Tx,
  secret: string,
  purpose: Purpose,
  now: Date,
): Promise<OneTimeToken | undefined> {
  return findRow(tx, oneTimeTokens, usable(secret, purpose, now));
}

/** Uses a secret up. Undefined when it was used, has expired, or was issued for another purpose. */
export function redeemOneTimeToken(
  tx: Tx,
  secret: string,
  purpose: Purpose,
  now: Date,
): Promise<OneTimeToken | undefined> {
  return tx.first(sql`
    update auth.one_time_tokens set used_at = ${now} where ${usable(secret, purpose, now)}
    returning ${oneTimeTokens.columns}`);
}

/** Disables the user's other links of these purposes. */
export async function revokeOneTimeTokens(
  tx: Tx,
  userId: string,
  purposes: readonly Purpose[],
  now: Date,
): Promise<void> {
  await tx.run(sql`
    update auth.one_time_tokens set used_at = ${now}
    where user_id = ${userId} and purpose = any(${purposes}) and used_at is null`);
}
