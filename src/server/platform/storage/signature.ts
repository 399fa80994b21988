import { createHmac, timingSafeEqual } from 'node:crypto';

/** Use of a signed URL: case files, library documents and prepared filings have different endpoints. */
export type Purpose = 'case-file' | 'library-document' | 'prepared-filing';

/** Binding of a signed URL, besides its purpose. */
export interface Grant {
  key: string;
  userId: string;
  sessionId: string;
  /** Epoch seconds. */
  expires: number;
}

function macOf(secret: Uint8Array, purpose: Purpose, body: string): string {
  return createHmac('sha256', secret).update(`${purpose}:${body}`).digest('base64url');
}

/** Compared as text: another Base64 spelling of the same bytes is another token. */
function same(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/** A token for one purpose, one file, one user and one session, for a limited time. */
export function signGrant(secret: Uint8Array, purpose: Purpose, grant: Grant): string {
  const body = Buffer.from(
    JSON.stringify([grant.key, grant.userId, grant.sessionId, grant.expires]),
  ).toString('base64url');
  return `${body}.${macOf(secret, purpose, body)}`;
}

/** The grant in a token; undefined when it was altered, has expired, or is for another file or purpose. */
export function readGrant(
  secret: Uint8Array,
  purpose: Purpose,
  token: string,
  { key, now }: { key: string; now: Date },
): Grant | undefined {
  const [body, mac, ...more] = token.split('.', 3);
  if (!body || !mac || more.length > 0 || !same(mac, macOf(secret, purpose, body))) return undefined;
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
