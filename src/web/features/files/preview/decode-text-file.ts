import { extensionOf } from '../file-kinds.ts';

function decoded(bytes: ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes.slice(0, 2));
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // Courts still publish old files in this encoding; every byte is valid in it.
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Longer JSON is shown without indentation. */
const LONGEST_JSON = 500_000;

function indented(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    // Show invalid JSON unchanged: a preview must not refuse a file.
    return text;
  }
}

/** A text file as text, never as a page; JSON is indented. `raw`: the text of the file, `whole`: the shown text. */
export function decodeTextFile(bytes: ArrayBuffer, name: string): { raw: string; whole: string } {
  const raw = decoded(bytes).replaceAll('\u0000', '').normalize('NFC');
  const json = extensionOf(name) === 'json' && raw.length <= LONGEST_JSON;
  return { raw, whole: json ? indented(raw) : raw };
}
