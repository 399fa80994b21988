import { utf16Order } from '#shared/utf16-order.ts';
import { extensionOf } from '../file-kinds.ts';

function decoded(bytes: ArrayBuffer): string {
  const order = utf16Order(new Uint8Array(bytes));
  if (order !== undefined) return new TextDecoder(order).decode(bytes);
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
