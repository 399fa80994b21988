import { readTexts, useDeviceTexts } from './device-texts.ts';

/** Keys of pasted texts begin so. */
const PASTED = 'text-';
/** Limit: pasted texts that this browser keeps; the oldest goes. */
const MOST_PASTED = 10;

/**
 * Keeps a pasted text until the session ends and returns its key for the URL: facts of a client's case never go into a
 * URL.
 */
export function keepPasted(text: string): string {
  const key = PASTED + crypto.getRandomValues(new Uint32Array(1))[0]?.toString(36);
  readTexts.set(key, text, { prefix: PASTED, most: MOST_PASTED });
  return key;
}

const pastedOf = (key: string) => readTexts.get(key) as string | undefined;

/** The text of a key, empty where it is lost; undefined for what is no such key. */
export async function readPasted(key = ''): Promise<string | undefined> {
  if (!key.startsWith(PASTED)) return undefined;
  await readTexts.load();
  return pastedOf(key) ?? '';
}

/** The text as soon as this browser has read it. */
export function usePasted(key: string): string | undefined {
  useDeviceTexts(readTexts);
  return pastedOf(key);
}
