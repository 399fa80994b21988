import { createHash } from 'node:crypto';
import { extensionOf } from '#server/platform/storage/content-type.ts';

/** The storage key of a library document's original file, derived from the folder and the file's name in it. */
export function originalKey(folder: string, fileKey: string): string {
  const digest = createHash('sha256').update(`${folder}\u0000${fileKey}`).digest('hex').slice(0, 40);
  const extension = extensionOf(fileKey);
  return `library/${digest.slice(0, 2)}/${digest}${extension === '' ? '' : `.${extension}`}`;
}

const ORIGINAL = /^library\/[\da-f]{2}\/[\da-f]{40}(?:\.[a-z\d]{1,10})?$/u;

/** True for results of `originalKey`, and for no other key of the store. */
export const isOriginalKey = (key: string): boolean => ORIGINAL.test(key);
