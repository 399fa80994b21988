import { createHash } from 'node:crypto';

export function hashOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/** Cuts texts in two by one byte of a hash: each byte in another way. */
export function hasOddByte(text: string, byte: number): boolean {
  return (hashOf(text)[byte] ?? 0) % 2 === 1;
}
