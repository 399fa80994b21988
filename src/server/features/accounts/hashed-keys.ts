import { createHmac } from 'node:crypto';
import { hashSecret } from '#server/core/random-secret.ts';

/** True when `verifier` matches the S256 challenge (RFC 7636 §4.6). */
export function matchesPkceChallenge(verifier: string, challenge: string): boolean {
  return hashSecret(verifier) === challenge;
}

/** A key of a throttle or a log that reveals neither the account nor the address. */
export function hashedKey(hmacKey: Uint8Array, kind: string, subject: string): string {
  return `${kind}:${createHmac('sha256', hmacKey).update(`${kind}:${subject}`).digest('base64url')}`;
}
