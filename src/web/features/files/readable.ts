import { extensionOf } from './kinds.ts';

/** Enough to read in a preview; a browser grows slow with more. */
const SHOWN = 500_000;

function decoded(bytes: ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes.slice(0, 2));
  const encoding =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
  return new TextDecoder(encoding).decode(bytes);
}

function indented(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    // Shown as it is: a preview is no place to refuse a file.
    return text;
  }
}

/** A text file as text, never as a page; JSON is set out, and a very long file is cut. */
export function readable(bytes: ArrayBuffer, name: string): { text: string; cut: boolean } {
  const raw = decoded(bytes);
  const whole = extensionOf(name) === 'json' && raw.length <= SHOWN ? indented(raw) : raw;
  return { text: whole.slice(0, SHOWN), cut: whole.length > SHOWN };
}
