import { createHmac } from 'node:crypto';
import { hashSecret } from '#server/core/random-secret.ts';

/** True when `verifier` is the one whose S256 challenge was given (RFC 7636 §4.6). */
export function answersChallenge(verifier: string, challenge: string): boolean {
  return hashSecret(verifier) === challenge;
}

/** A throttle key from which neither the account nor the address can be read. */
export function throttleKey(hmacKey: Uint8Array, kind: string, subject: string): string {
  return `${kind}:${createHmac('sha256', hmacKey).update(`${kind}:${subject}`).digest('base64url')}`;
}
