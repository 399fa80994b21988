import { createHash, randomBytes } from 'node:crypto';

/** A secret for a link, a cookie, a refresh token or the address of a feed: 256 random bits, 43 characters of base64url. */
export function randomSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** The hash that the database stores for such a secret. 256 random bits cannot be guessed, so a fast hash is enough. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
