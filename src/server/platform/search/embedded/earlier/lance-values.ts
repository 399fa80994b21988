import { decompress } from 'fzstd';

// Decodes columns of texts, bytes, whole numbers and vectors in files of Lance 2.1, in the encodings that its default settings write for them:
// https://github.com/lancedb/lance/blob/main/protos/encodings_v2_1.proto

export const offset = (bytes: Buffer, at: number): number => Number(bytes.readBigUInt64LE(at));

function varints(bytes: Buffer): number[] {
  const found: number[] = [];
  let [value, factor] = [0, 1];
  for (const byte of bytes) {
    value += (byte & 127) * factor;
    factor *= 128;
    if (byte >= 128) continue;
    found.push(value);
    [value, factor] = [0, 1];
  }
  return found;
}

/** A Protocol Buffers message: the values of each field by its number. */
export class Message {
  readonly #fields = new Map<number, (number | Buffer)[]>();

  constructor(bytes: Buffer) {
    let at = 0;
    const varint = (): number => {
      const from = at;
      while (bytes.readUInt8(at) >= 128) at += 1;
      at += 1;
      return varints(bytes.subarray(from, at))[0] ?? 0;
    };
    const bytesOf = (kind: number): Buffer => {
      const length = kind === 2 ? varint() : kind === 1 ? 8 : 4;
      at += length;
      return bytes.subarray(at - length, at);
    };
    while (at < bytes.length) {
      const tag = varint();
      const [field, kind] = [Math.floor(tag / 8), tag % 8];
      const known = this.#fields.get(field) ?? [];
      this.#fields.set(field, known);
      known.push(kind === 0 ? varint() : bytesOf(kind));
    }
  }

  number(field: number): number {
    return Number(this.#fields.get(field)?.at(-1) ?? 0);
  }

  numbers(field: number): number[] {
    return (this.#fields.get(field) ?? []).flatMap((value) =>
      typeof value === 'number' ? value : varints(value),
    );
  }

  bytes(field: number): Buffer {
    return this.all(field).at(-1) ?? Buffer.alloc(0);
  }

  all(field: number): Buffer[] {
    return (this.#fields.get(field) ?? []).filter((value) => typeof value !== 'number');
  }

  has(field: number): boolean {
    return this.#fields.has(field);
  }

  message(field: number): Message {
    return new Message(this.bytes(field));
  }
}

/** Numbers of the compressions in `CompressiveEncoding`. */
const [flat, variable, inlineBitpacking, fsst, rle, general, vectors] = [1, 2, 5, 6, 8, 10, 11];
const zstd = 2;
const unknown = (what: string, encoding: Message) =>
  new Error(`${what} has the encoding ${[...Array(20).keys()].filter((field) => encoding.has(field))}.`);

/** Values of some bytes that follow offsets of 32 bits, which count from the first of these. */
function withOffsets(bytes: Buffer, count: number): Buffer[] {
  return Array.from({ length: count }, (_, i) =>
    bytes.subarray(bytes.readUInt32LE(i * 4), bytes.readUInt32LE(i * 4 + 4)),
  );
}

/** Values of a dictionary: two numbers, of which the second says where the values begin, their offsets, and the values. */
function itemsOf(bytes: Buffer, count: number): Buffer[] {
  const values = bytes.subarray(bytes.readUInt32LE(4));
  return Array.from({ length: count }, (_, i) =>
    values.subarray(bytes.readUInt32LE(8 + i * 4), bytes.readUInt32LE(12 + i * 4)),
  );
}

/** A symbol for each byte but 255, behind which a byte stands for itself. */
function expanded(symbolTable: Buffer): (value: Buffer) => Buffer {
  if ((symbolTable.readUInt32LE(0) & (1 << 24)) === 0) return (value) => value;
  const symbols = symbolTable.readUInt8(0);
  const symbol = Array.from({ length: symbols }, (_, i) => {
    const from = 8 + i * 8;
    return symbolTable.subarray(from, from + symbolTable.readUInt8(8 + symbols * 8 + i));
  });
  return (value) => {
    const parts: Buffer[] = [];
    for (let i = 0; i < value.length; i += 1) {
      if (value[i] === 255) {
        i += 1;
        parts.push(value.subarray(i, i + 1));
      } else parts.push(symbol[value[i] ?? 0] ?? Buffer.alloc(0));
    }
    return Buffer.concat(parts);
  };
}

/** Zstandard, behind the length of what it gives. */
function inflated(value: Buffer): Buffer {
  if (value.length === 0) return value;
  const bytes = decompress(value.subarray(8));
  if (bytes.length !== offset(value, 0)) throw new Error('A value of an earlier version has another length.');
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
}

/** Turns a value of a page into the value that was written. */
function decoderOf(encoding: Message): (value: Buffer) => Buffer {
  if (encoding.has(variable)) return (value) => value;
  if (encoding.has(fsst)) return expanded(encoding.message(fsst).bytes(1));
  if (encoding.has(general) && encoding.message(general).message(1).number(1) === zstd) return inflated;
  throw unknown('A value', encoding);
}

const packedOrder = [0, 4, 2, 6, 1, 5, 3, 7];

/** Up to 1,024 numbers of as many bits as the first says, in the order of FastLanes. */
function unpacked(bytes: Buffer, size: number, count: number): number[] {
  const width = bytes.readUIntLE(0, size);
  const bits = size * 8;
  const lanes = 1024 / bits;
  const word = (i: number) => BigInt(bytes.readUIntLE(size + i * size, size));
  const numbers = new Array<number>(1024).fill(0);
  for (let lane = 0; lane < lanes; lane += 1) {
    let packed = 0n;
    for (let i = 0; i < width; i += 1) packed |= word(i * lanes + lane) << BigInt(i * bits);
    for (let row = 0; row < bits; row += 1) {
      const value = Number((packed >> BigInt(row * width)) & ((1n << BigInt(width)) - 1n));
      numbers[(packedOrder[row >> 3] ?? 0) * 16 + (row & 7) * 128 + lane] = value;
    }
  }
  return numbers.slice(0, count);
}

/** Whole numbers of a part of a page. */
function numbersOf(buffers: readonly Buffer[], encoding: Message, count: number): number[] {
  const [bytes = Buffer.alloc(0), lengths = bytes] = buffers;
  const flatNumbers = (bits: number, length: number) =>
    Array.from({ length }, (_, i) => bytes.readUIntLE((i * bits) / 8, bits / 8));
  if (encoding.has(flat)) return flatNumbers(encoding.message(flat).number(1), count);
  if (encoding.has(inlineBitpacking))
    return unpacked(bytes, encoding.message(inlineBitpacking).number(1) / 8, count);
  if (!encoding.has(rle)) throw unknown('A number', encoding);
  const bits = encoding.message(rle).message(1).message(flat).number(1);
  return flatNumbers(bits, lengths.length).flatMap((value, i) =>
    new Array<number>(lengths[i] ?? 0).fill(value),
  );
}

const noBytes = Buffer.alloc(0);

function int32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32LE(value);
  return bytes;
}

const aligned = (at: number) => Math.ceil(at / 8) * 8;

/** The buffers of a part of a page: their lengths, then each at a multiple of eight bytes. */
function buffersOf(part: Buffer, count: number): Buffer[] {
  let at = aligned(2 + count * 2);
  return Array.from({ length: count }, (_, i) => {
    const from = at;
    const end = from + part.readUInt16LE(2 + i * 2);
    at = aligned(end);
    return part.subarray(from, end);
  });
}

/** Reads the values of a part of a page from its buffers; whole numbers become four bytes. */
function partReader(encoding: Message, items: readonly Buffer[] | undefined) {
  if (items)
    return (buffers: readonly Buffer[], count: number) =>
      numbersOf(buffers, encoding, count).map((i) => items[i] ?? noBytes);
  if ([variable, fsst, general].some((each) => encoding.has(each))) {
    const decode = decoderOf(encoding);
    return ([bytes = noBytes]: readonly Buffer[], count: number) => withOffsets(bytes, count).map(decode);
  }
  return (buffers: readonly Buffer[], count: number) => numbersOf(buffers, encoding, count).map(int32);
}

/** A page in parts of some kilobytes. */
function* smallValues(layout: Message, buffers: readonly Buffer[], rows: number): Iterable<Buffer> {
  const [sizes, parts, dictionary] = buffers;
  if (!sizes || !parts || layout.has(1) || layout.has(2)) throw unknown('A page', layout);
  const read = partReader(layout.message(3), dictionary && itemsOf(dictionary, layout.number(5)));
  let [at, left] = [0, rows];
  for (let i = 0; i < sizes.length; i += 2) {
    const size = ((sizes.readUInt16LE(i) >> 4) + 1) * 8;
    const log = sizes.readUInt16LE(i) & 15;
    const count = log === 0 ? left : 2 ** log;
    yield* read(buffersOf(parts.subarray(at, at + size), layout.number(7)), count);
    at += size;
    left -= count;
  }
}

/** A page whose values follow one another, each behind its length unless all are vectors of as many numbers. */
function* largeValues(layout: Message, [bytes]: readonly Buffer[], rows: number): Iterable<Buffer> {
  if (!bytes || layout.number(1) + layout.number(2) > 0) throw unknown('A page', layout);
  const ofVectors = layout.message(7).message(vectors);
  if (!ofVectors.has(3) && ofVectors.message(2).has(flat)) {
    const width = layout.number(3) / 8;
    for (let at = 0; at < rows * width; at += width) yield bytes.subarray(at, at + width);
    return;
  }
  if (layout.number(4) !== 32) throw unknown('A page', layout);
  const decode = decoderOf(layout.message(7));
  for (let at = 0, row = 0; row < rows; row += 1) {
    const end = at + 4 + bytes.readUInt32LE(at);
    yield decode(bytes.subarray(at + 4, end));
    at = end;
  }
}

/** The values of a page of so many rows, none of which is absent. */
export function valuesOfPage(layout: Message, buffers: readonly Buffer[], rows: number): Iterable<Buffer> {
  if (layout.has(1)) return smallValues(layout.message(1), buffers, rows);
  if (layout.has(3)) return largeValues(layout.message(3), buffers, rows);
  throw unknown('A page', layout);
}
