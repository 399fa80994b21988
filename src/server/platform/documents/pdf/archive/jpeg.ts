/** A baseline JPEG (ITU-T T.81) of one component or of three with colours at half resolution. */

/** Table K.1 of the standard, and K.2 for colours. */
const LUMA = [
  ...[16, 11, 10, 16, 24, 40, 51, 61, 12, 12, 14, 19, 26, 58, 60, 55, 14, 13, 16, 24, 40, 57, 69, 56],
  ...[14, 17, 22, 29, 51, 87, 80, 62, 18, 22, 37, 56, 68, 109, 103, 77, 24, 35, 55, 64, 81, 104, 113, 92],
  ...[49, 64, 78, 87, 103, 121, 120, 101, 72, 92, 95, 98, 112, 100, 103, 99],
];
const CHROMA = [
  ...[17, 18, 24, 47, 99, 99, 99, 99, 18, 21, 26, 66, 99, 99, 99, 99, 24, 26, 56, 99, 99, 99, 99, 99],
  ...[47, 66, 99, 99, 99, 99, 99, 99, ...Array.from({ length: 32 }, () => 99)],
];
const ZIGZAG = [
  ...[0, 1, 8, 16, 9, 2, 3, 10, 17, 24, 32, 25, 18, 11, 4, 5, 12, 19, 26, 33, 40, 48, 41, 34, 27, 20, 13, 6],
  ...[7, 14, 21, 28, 35, 42, 49, 56, 57, 50, 43, 36, 29, 22, 15, 23, 30, 37, 44, 51, 58, 59, 52, 45, 38, 31],
  ...[39, 46, 53, 60, 61, 54, 47, 55, 62, 63],
];
/** Tables K.3 to K.6: how many codes there are of each length, and their values. */
const hex = (text: string) => [...Buffer.from(text, 'hex')];
const TABLES = {
  lumaDc: { counts: hex('00010501010101010100000000000000'), values: hex('000102030405060708090a0b') },
  lumaAc: {
    counts: hex('0002010303020403050504040000017d'),
    values: hex(
      '01020300041105122131410613516107227114328191a1082342b1c11552d1f02433627282090a161718191a25262728292a' +
        '3435363738393a434445464748494a535455565758595a636465666768696a737475767778797a838485868788898a92939495' +
        '969798999aa2a3a4a5a6a7a8a9aab2b3b4b5b6b7b8b9bac2c3c4c5c6c7c8c9cad2d3d4d5d6d7d8d9dae1e2e3e4e5e6e7e8e9ea' +
        'f1f2f3f4f5f6f7f8f9fa',
    ),
  },
  chromaDc: { counts: hex('00030101010101010101010000000000'), values: hex('000102030405060708090a0b') },
  chromaAc: {
    counts: hex('00020102040403040705040400010277'),
    values: hex(
      '000102031104052131061241510761711322328108144291a1b1c109233352f0156272d10a162434e125f11718191a26272829' +
        '2a35363738393a434445464748494a535455565758595a636465666768696a737475767778797a82838485868788898a929394' +
        '95969798999aa2a3a4a5a6a7a8a9aab2b3b4b5b6b7b8b9bac2c3c4c5c6c7c8c9cad2d3d4d5d6d7d8d9dae2e3e4e5e6e7e8e9ea' +
        'f2f3f4f5f6f7f8f9fa',
    ),
  },
} as const;
type Table = (typeof TABLES)[keyof typeof TABLES];

interface Codes {
  bits: Uint16Array;
  lengths: Uint8Array;
}

function codesOf({ counts, values }: Table): Codes {
  const codes = { bits: new Uint16Array(256), lengths: new Uint8Array(256) };
  let [code, at] = [0, 0];
  for (const [length, count] of counts.entries()) {
    for (let one = 0; one < count; one++) {
      const value = values[at++] ?? 0;
      codes.bits[value] = code++;
      codes.lengths[value] = length + 1;
    }
    code <<= 1;
  }
  return codes;
}

const CODES = {
  lumaDc: codesOf(TABLES.lumaDc),
  lumaAc: codesOf(TABLES.lumaAc),
  chromaDc: codesOf(TABLES.chromaDc),
  chromaAc: codesOf(TABLES.chromaAc),
};

/** The cosines of the transform, with its factors. */
const COSINES = Float32Array.from({ length: 64 }, (_, at) => {
  const [frequency, place] = [at >> 3, at & 7];
  const factor = frequency === 0 ? Math.SQRT1_2 / 2 : 0.5;
  return factor * Math.cos(((2 * place + 1) * frequency * Math.PI) / 16);
});

/** Transforms the eight rows of a block and turns it, so that twice makes both directions. */
function halfTransform(block: Float32Array, turned: Float32Array): void {
  for (let at = 0; at < 64; at++) {
    const [y, frequency] = [at & 56, (at & 7) * 8];
    let sum = 0;
    for (let x = 0; x < 8; x++) sum += (block[y + x] ?? 0) * (COSINES[frequency + x] ?? 0);
    turned[frequency + (y >> 3)] = sum;
  }
}

class Writer {
  #bytes = Buffer.allocUnsafe(262_144);
  #length = 0;
  #held = 0;
  #count = 0;

  bytes(bytes: Iterable<number>): void {
    for (const byte of bytes) this.#push(byte);
  }

  segment(marker: number, content: readonly number[]): void {
    const length = content.length + 2;
    this.bytes([0xff, marker, length >> 8, length & 0xff, ...content]);
  }

  bits(value: number, length: number): void {
    for (let at = length - 1; at >= 0; at--) {
      this.#held = (this.#held << 1) | ((value >> at) & 1);
      if (++this.#count < 8) continue;
      this.#push(this.#held);
      if (this.#held === 0xff) this.#push(0);
      [this.#held, this.#count] = [0, 0];
    }
  }

  end(): Buffer {
    if (this.#count > 0) this.bits(0x7f, 8 - this.#count);
    this.bytes([0xff, 0xd9]);
    return Buffer.from(this.#bytes.subarray(0, this.#length));
  }

  #push(byte: number): void {
    if (this.#length === this.#bytes.length) this.#bytes = Buffer.concat([this.#bytes, this.#bytes]);
    this.#bytes[this.#length++] = byte;
  }
}

const sizeOf = (value: number) => 32 - Math.clz32(Math.abs(value));
const writeValue = (writer: Writer, value: number, size: number) =>
  writer.bits(value < 0 ? value + (1 << size) - 1 : value, size);
const writeCode = (writer: Writer, { bits, lengths }: Codes, value: number) =>
  writer.bits(bits[value] ?? 0, lengths[value] ?? 0);

/** A component of the picture: its levels, and how they are written. */
interface Component {
  levels: Uint8Array;
  width: number;
  height: number;
  steps: readonly number[];
  dc: Codes;
  ac: Codes;
  /** The mean of the block before. */
  before: number;
}

/** Memory of one block. */
interface Scratch {
  block: Float32Array;
  half: Float32Array;
}

function writeBlock(writer: Writer, component: Component, left: number, top: number, scratch: Scratch): void {
  const { levels, width, height, steps, dc, ac } = component;
  const { block, half } = scratch;
  for (let y = 0, at = 0; y < 8; y++) {
    const row = Math.min(height - 1, top + y) * width;
    for (let x = 0; x < 8; x++, at++) block[at] = (levels[row + Math.min(width - 1, left + x)] ?? 0) - 128;
  }
  halfTransform(block, half);
  halfTransform(half, block);
  const mean = Math.round((block[0] ?? 0) / (steps[0] ?? 1));
  const size = sizeOf(mean - component.before);
  writeCode(writer, dc, size);
  writeValue(writer, mean - component.before, size);
  component.before = mean;
  let zeros = 0;
  for (let at = 1; at < 64; at++) {
    const place = ZIGZAG[at] ?? 0;
    const value = Math.round((block[place] ?? 0) / (steps[place] ?? 1));
    if (value === 0) {
      zeros += 1;
      continue;
    }
    for (; zeros > 15; zeros -= 16) writeCode(writer, ac, 0xf0);
    const bits = sizeOf(value);
    writeCode(writer, ac, (zeros << 4) | bits);
    writeValue(writer, value, bits);
    zeros = 0;
  }
  if (zeros > 0) writeCode(writer, ac, 0);
}

function stepsOf(table: readonly number[], quality: number): number[] {
  const scale = quality < 50 ? 5000 / quality : 200 - 2 * quality;
  return table.map((step) => Math.min(255, Math.max(1, Math.floor((step * scale + 50) / 100))));
}

/** Levels of three bytes a dot as brightness, and as two colours of which each dot stands for four. */
function componentsOf(
  colours: Uint8Array,
  width: number,
  height: number,
): [Uint8Array, Uint8Array, Uint8Array] {
  const [across, down] = [(width + 1) >> 1, (height + 1) >> 1];
  const luma = new Uint8Array(width * height);
  const [blue, red] = [new Uint8Array(across * down), new Uint8Array(across * down)];
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at++) {
      const [r, g, b] = [colours[3 * at] ?? 0, colours[3 * at + 1] ?? 0, colours[3 * at + 2] ?? 0];
      luma[at] = 0.299 * r + 0.587 * g + 0.114 * b + 0.5;
      if ((x | y) & 1) continue;
      const to = (y >> 1) * across + (x >> 1);
      blue[to] = Math.min(255, Math.max(0, 128.5 - 0.168736 * r - 0.331264 * g + 0.5 * b));
      red[to] = Math.min(255, Math.max(0, 128.5 + 0.5 * r - 0.418688 * g - 0.081312 * b));
    }
  return [luma, blue, red];
}

function componentOf(
  levels: Uint8Array,
  width: number,
  height: number,
  at: number,
  [luma, chroma]: readonly [readonly number[], readonly number[]],
): Component {
  return at === 0
    ? { levels, width, height, steps: luma, dc: CODES.lumaDc, ac: CODES.lumaAc, before: 0 }
    : {
        ...{ levels, width: (width + 1) >> 1, height: (height + 1) >> 1 },
        ...{ steps: chroma, dc: CODES.chromaDc, ac: CODES.chromaAc, before: 0 },
      };
}

/** One block of each colour goes with four of brightness; a grey picture has one at a time. */
function writeBlocks(writer: Writer, bright: Component, colours: readonly Component[]): void {
  const scratch: Scratch = { block: new Float32Array(64), half: new Float32Array(64) };
  const within =
    colours.length === 0
      ? [[0, 0]]
      : [
          [0, 0],
          [8, 0],
          [0, 8],
          [8, 8],
        ];
  const side = colours.length === 0 ? 8 : 16;
  for (let top = 0; top < bright.height; top += side)
    for (let left = 0; left < bright.width; left += side) {
      for (const [x = 0, y = 0] of within) writeBlock(writer, bright, left + x, top + y, scratch);
      for (const one of colours) writeBlock(writer, one, left >> 1, top >> 1, scratch);
    }
}

/** `levels` has one byte a dot (grey) or three (red, green, blue). `quality` is from 1 to 100, as libjpeg counts it. */
export function encodeJpeg(levels: Uint8Array, width: number, height: number, quality: number): Buffer {
  const isGrey = levels.length === width * height;
  const [luma, blue, red] = isGrey ? [levels] : componentsOf(levels, width, height);
  const steps = [stepsOf(LUMA, quality), stepsOf(CHROMA, quality)] as const;
  const writer = new Writer();
  writer.bytes([0xff, 0xd8]);
  writer.segment(0xe0, [...Buffer.from('JFIF\0', 'latin1'), 1, 1, 0, 0, 1, 0, 1, 0, 0]);
  for (const [at, table] of steps.entries())
    writer.segment(0xdb, [at, ...ZIGZAG.map((place) => table[place] ?? 1)]);
  const size = [height >> 8, height & 0xff, width >> 8, width & 0xff];
  const parts = isGrey ? [1, 1, 0x11, 0] : [3, 1, 0x22, 0, 2, 0x11, 1, 3, 0x11, 1];
  writer.segment(0xc0, [8, ...size, ...parts]);
  for (const [at, { counts, values }] of Object.values(TABLES).entries())
    writer.segment(0xc4, [[0x00, 0x10, 0x01, 0x11][at] ?? 0, ...counts, ...values]);
  writer.segment(0xda, isGrey ? [1, 1, 0, 0, 63, 0] : [3, 1, 0, 2, 0x11, 3, 0x11, 0, 63, 0]);
  const [bright, ...colours] = [luma, blue, red].flatMap((of, at) =>
    of ? [componentOf(of, width, height, at, steps)] : [],
  );
  if (bright) writeBlocks(writer, bright, colours);
  return writer.end();
}
