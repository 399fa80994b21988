import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a signed address is bound to. */
export interface Grant {
  key: string;
  userId: string;
  sessionId: string;
  /** Epoch seconds. */
  expires: number;
}

function macOf(secret: Uint8Array, body: string): Buffer {
  return createHmac('sha256', secret).update(`file:${body}`).digest();
}

/** A token for one file, one user and one session, for a limited time. */
export function signGrant(secret: Uint8Array, grant: Grant): string {
  const body = Buffer.from(
    JSON.stringify([grant.key, grant.userId, grant.sessionId, grant.expires]),
  ).toString('base64url');
  return `${body}.${macOf(secret, body).toString('base64url')}`;
}

/** The grant in a token, or undefined when it was tampered with, has expired or is for another file. */
export function readGrant(secret: Uint8Array, token: string, key: string, now: Date): Grant | undefined {
  const [body, mac] = token.split('.');
  if (!body || !mac) return undefined;
  const expected = macOf(secret, body);
  const given = Buffer.from(mac, 'base64url');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  const parsed: unknown = JSON.parse(Buffer.from(body, 'base64url').toString());
  if (!Array.isArray(parsed)) return undefined;
  const [grantKey, userId, sessionId, expires] = parsed;
  if (
    grantKey !== key ||
    typeof userId !== 'string' ||
    typeof sessionId !== 'string' ||
    typeof expires !== 'number'
  )
    return undefined;
  return expires * 1000 > now.getTime() ? { key, userId, sessionId, expires } : undefined;
}
