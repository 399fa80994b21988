import { idHash } from '../../id-hash.ts';

// The words of a document in their order, as numbers: they give the places of a few words, and take a third of the room
// of the text.
//
// One byte counts the words of a table: the most frequent words of the document, three bytes for the number of each. Each
// position follows: 0 where it is empty, 1 to 127 for a word of the table, or three bytes with the highest bit set for the
// number of another word. Two words of one number are rare: one pair in eight million.

const numberBits = 23;
const numberBytes = 3;
const mostInTable = 127;
const other = 128;
const lowBits = 0xffff;

const numberOf = (term: string): number => idHash(term) >>> (32 - numberBits);

function writeNumber(bytes: Uint8Array, at: number, number: number): void {
  bytes[at] = number >>> 16;
  bytes[at + 1] = number >>> 8;
  bytes[at + 2] = number;
}

const readNumber = (bytes: Uint8Array, at: number): number =>
  ((bytes[at] ?? 0) << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0);

/** The words of a document by position. `terms` has the ascending positions of each, no two at one position. */
export function wordOrder(
  terms: readonly (readonly [term: string, positions: readonly number[]])[],
): Uint8Array {
  const byFrequency = [...terms].sort(([, a], [, b]) => b.length - a.length);
  const table = byFrequency.slice(0, mostInTable);
  const length = terms.reduce((most, [, positions]) => Math.max(most, (positions.at(-1) ?? -1) + 1), 0);
  const codes = new Uint32Array(length);
  let size = 1 + table.length * numberBytes + length;
  for (const [rank, [term, positions]] of byFrequency.entries()) {
    const inTable = rank < table.length;
    const code = inTable ? rank + 1 : (other << 16) | numberOf(term);
    if (!inTable) size += positions.length * (numberBytes - 1);
    for (const position of positions) codes[position] = code;
  }
  const bytes = new Uint8Array(size);
  bytes[0] = table.length;
  for (const [rank, [term]] of table.entries()) writeNumber(bytes, 1 + rank * numberBytes, numberOf(term));
  let at = 1 + table.length * numberBytes;
  for (const code of codes) {
    if (code < other) bytes[at] = code;
    else writeNumber(bytes, at, code);
    at += code < other ? 1 : numberBytes;
  }
  return bytes;
}

/** The slot of a number; below 0 where it has none. Most words have none, and a look at their low bits says so. */
function slotFinder(numbers: readonly number[]): (number: number) => number {
  const slots = new Map(numbers.map((number, slot) => [number, slot]));
  const maybe = new Uint8Array(lowBits + 1);
  for (const number of numbers) maybe[number & lowBits] = 1;
  return (number) => (maybe[number & lowBits] ? (slots.get(number) ?? -1) : -1);
}

/** The slot of each word of the table, by its byte. */
function tableSlots(order: Uint8Array, inTable: number, slotOf: (number: number) => number): Int32Array {
  const table = new Int32Array(other).fill(-1);
  for (let i = 0; i < inTable; i += 1) table[i + 1] = slotOf(readNumber(order, 1 + i * numberBytes));
  return table;
}

/** Reads the ascending positions of some terms from the words of documents, in the order of the terms. */
export function positionReader(terms: readonly string[]): (order: Uint8Array) => Uint32Array[] {
  const numbers = [...new Set(terms.map(numberOf))];
  const slotOf = slotFinder(numbers);
  return (order) => {
    const inTable = Math.min(order[0] ?? 0, mostInTable);
    const table = tableSlots(order, inTable, slotOf);
    const found = numbers.map((): number[] => []);
    let at = 1 + inTable * numberBytes;
    for (let position = 0; at < order.length; position += 1) {
      const byte = order[at] ?? 0;
      const single = byte < other;
      const slot = single ? (table[byte] ?? -1) : slotOf(readNumber(order, at) & ~(other << 16));
      if (slot >= 0) found[slot]?.push(position);
      at += single ? 1 : numberBytes;
    }
    const bySlot = found.map((positions) => Uint32Array.from(positions));
    return terms.map((term) => bySlot[slotOf(numberOf(term))] ?? new Uint32Array());
  };
}
