import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

// Checking a code needs the TOTP secret, so secrets are encrypted, not hashed. The key derives from one that the
// database does not hold; `boundTo` (the factor's id) prevents moving an encrypted secret to another row.

const ALGORITHM = 'aes-256-gcm';
const VERSION = 'v1';
const TAG_BYTES = 16;

function keyOf(hmacKey: Uint8Array): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', hmacKey, new Uint8Array(0), 'munshi totp secrets v1', 32));
}

export function seal(hmacKey: Uint8Array, secret: string, boundTo: string): string {
  const iv = randomBytes(12);
  const cipher = createCipheriv(ALGORITHM, keyOf(hmacKey), iv, { authTagLength: TAG_BYTES });
  cipher.setAAD(Buffer.from(boundTo));
  const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  return [VERSION, iv.toString('base64url'), sealed.toString('base64url')].join('.');
}

/** Errors: throws when the value was altered, belongs to another factor, or was encrypted with another key. */
export function unseal(hmacKey: Uint8Array, stored: string, boundTo: string): string {
  const [version, iv = '', text = ''] = stored.split('.');
  if (version !== VERSION) throw new Error('a TOTP secret is sealed in a form that is not known');
  const sealed = Buffer.from(text, 'base64url');
  const decipher = createDecipheriv(ALGORITHM, keyOf(hmacKey), Buffer.from(iv, 'base64url'), {
    authTagLength: TAG_BYTES,
  });
  decipher.setAAD(Buffer.from(boundTo));
  decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
  return Buffer.concat([decipher.update(sealed.subarray(0, -TAG_BYTES)), decipher.final()]).toString('utf8');
}
