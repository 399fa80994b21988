/** Bytes that are looked at. */
const SAMPLE = 2048;
/** High bytes of the letters and signs of Indian papers: Latin, Devanagari to Malayalam, Arabic, signs like dashes and the rupee. */
const HIGH = new Set([0x00, 0x06, 0x09, 0x0a, 0x0b, 0x0c, 0x0d, 0x20]);
const SHARE = 0.95;
/** Shorter texts without a mark may be anything. */
const SHORTEST = 8;

/** The order of the bytes of a text in UTF-16, by its mark or, without one, by its high bytes; undefined for other texts. */
export function utf16Order(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const pairs = Math.min(SAMPLE, bytes.length - (bytes.length % 2)) / 2;
  if (pairs < SHORTEST) return undefined;
  const [even, odd] = [countOf(bytes, 0, pairs), countOf(bytes, 1, pairs)];
  const isHigh = ({ high, zeros }: Count, low: Count) =>
    zeros > 0 && low.zeros === 0 && high >= SHARE * pairs && low.high < high;
  if (isHigh(odd, even)) return 'utf-16le';
  return isHigh(even, odd) ? 'utf-16be' : undefined;
}

interface Count {
  high: number;
  zeros: number;
}

/** Counts every second byte from one on. */
function countOf(bytes: Uint8Array, from: number, pairs: number): Count {
  let [high, zeros] = [0, 0];
  for (let i = from; i < 2 * pairs; i += 2) {
    const byte = bytes[i] ?? -1;
    if (HIGH.has(byte)) high += 1;
    if (byte === 0) zeros += 1;
  }
  return { high, zeros };
}
