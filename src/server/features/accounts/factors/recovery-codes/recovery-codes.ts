import { createHmac, randomBytes } from 'node:crypto';
import { FACTORS } from '#shared/contracts/factors.ts';

/** Thirty-two characters that are easy to tell apart: no 0 and O, no 1 and I. Five bits each. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const LENGTH = 12;
const GROUP = /.{4}(?=.)/g;

/** Ten codes of 60 random bits, `XXXX-XXXX-XXXX`. */
export function newRecoveryCodes(): string[] {
  const codes = new Set<string>();
  while (codes.size < FACTORS.recoveryCodes) codes.add(newCode().replace(GROUP, '$&-'));
  return [...codes];
}

function newCode(): string {
  // 256 is a multiple of 32, so every character is equally likely.
  return Array.from(randomBytes(LENGTH), (byte) => ALPHABET[byte % ALPHABET.length]).join('');
}

/** The hash of a code as printed or typed: spaces, dashes and case do not matter. */
export function recoveryCodeHash(hmacKey: Uint8Array, userId: string, code: string): string {
  const plain = code.toUpperCase().replace(/[^0-9A-Z]/g, '');
  const bound = JSON.stringify(['recovery code', userId, plain]);
  return createHmac('sha256', hmacKey).update(bound).digest('base64url');
}
