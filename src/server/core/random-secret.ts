import { createHash, randomBytes } from 'node:crypto';

/** A secret for a link, a cookie, a refresh token or the address of a feed: 256 random bits, 43 characters of base64url. */
export function randomSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** What the database keeps of such a secret. Its 256 bits cannot be guessed, so a fast hash is enough. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
