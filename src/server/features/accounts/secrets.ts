import { createHash, createHmac, randomBytes } from 'node:crypto';

/** A secret for a link, a cookie or a refresh token: 256 random bits. */
export function randomSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** What the database keeps of such a secret. Its 256 bits cannot be guessed, so a fast hash is enough. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

/** True when `verifier` is the one whose S256 challenge was given (RFC 7636 §4.6). */
export function answersChallenge(verifier: string, challenge: string): boolean {
  return hashSecret(verifier) === challenge;
}

/** A throttle key from which neither the account nor the address can be read. */
export function throttleKey(hmacKey: Uint8Array, kind: string, subject: string): string {
  return `${kind}:${createHmac('sha256', hmacKey).update(`${kind}:${subject}`).digest('base64url')}`;
}
