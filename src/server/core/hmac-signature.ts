import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * True when `signature` is the HMAC-SHA256 of the bytes, in hexadecimal, under one of the secrets. Takes the
 * same time wherever the two differ, and tries every secret.
 */
export function isSignedBy(secrets: readonly string[], body: Uint8Array, signature: string): boolean {
  if (!/^[\da-f]{64}$/iu.test(signature)) return false;
  const given = Buffer.from(signature, 'hex');
  const matches = secrets.map((secret) =>
    timingSafeEqual(createHmac('sha256', secret).update(body).digest(), given),
  );
  return matches.includes(true);
}
