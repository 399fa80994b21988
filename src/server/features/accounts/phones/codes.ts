import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { ACCOUNTS } from '#shared/account-limits.ts';

/** Binding of a code: its hash does not match for another recipient, purpose, user or challenge. */
export interface CodeBinding {
  /** A number (`+91…`) or an email address. */
  recipient: string;
  purpose: 'sign_in' | 'phone_change' | 'reauthentication' | 'factor';
  /** The user, or the challenge of a factor. */
  subject?: string | undefined;
}

/** Six digits, each of the million equally likely. */
export function newCode(): string {
  return String(randomInt(10 ** ACCOUNTS.otpLength)).padStart(ACCOUNTS.otpLength, '0');
}

/** The stored hash of a code. Its key is not in the database, so a million guesses do not reveal the code. */
export function hashCode(hmacKey: Uint8Array, code: string, binding: CodeBinding): string {
  const { purpose, recipient, subject = '' } = binding;
  const bound = JSON.stringify(['one-time code', purpose, recipient, subject, code]);
  return createHmac('sha256', hmacKey).update(bound).digest('base64url');
}

/** Compares in constant time. */
export function isCode(hmacKey: Uint8Array, code: string, binding: CodeBinding, hash: string): boolean {
  const given = Buffer.from(hashCode(hmacKey, code, binding));
  const kept = Buffer.from(hash);
  return given.length === kept.length && timingSafeEqual(given, kept);
}
