/**
 * Group 4 coding of black and white pictures (ITU-T T.6), the filter `CCITTFaxDecode` with `/K -1` of a PDF: without loss,
 * and so every letter stays as it is. The codes are those of tables 2 and 3 of ITU-T T.4.
 */

interface Code {
  bits: number;
  length: number;
}

const codesOf = (text: string): Code[] =>
  text
    .trim()
    .split(' ')
    .map((code) => ({ bits: Number.parseInt(code, 2), length: code.length }));

/** Runs of 0 to 63 dots. */
const WHITE = codesOf(
  '00110101 000111 0111 1000 1011 1100 1110 1111 10011 10100 00111 01000 001000 000011 110100 ' +
    '110101 101010 101011 0100111 0001100 0001000 0010111 0000011 0000100 0101000 0101011 0010011 ' +
    '0100100 0011000 00000010 00000011 00011010 00011011 00010010 00010011 00010100 00010101 00010110 ' +
    '00010111 00101000 00101001 00101010 00101011 00101100 00101101 00000100 00000101 00001010 ' +
    '00001011 01010010 01010011 01010100 01010101 00100100 00100101 01011000 01011001 01011010 ' +
    '01011011 01001010 01001011 00110010 00110011 00110100 ',
);
const BLACK = codesOf(
  '0000110111 010 11 10 011 0011 0010 00011 000101 000100 0000100 0000101 0000111 00000100 00000111 ' +
    '000011000 0000010111 0000011000 0000001000 00001100111 00001101000 00001101100 00000110111 ' +
    '00000101000 00000010111 00000011000 000011001010 000011001011 000011001100 000011001101 ' +
    '000001101000 000001101001 000001101010 000001101011 000011010010 000011010011 000011010100 ' +
    '000011010101 000011010110 000011010111 000001101100 000001101101 000011011010 000011011011 ' +
    '000001010100 000001010101 000001010110 000001010111 000001100100 000001100101 000001010010 ' +
    '000001010011 000000100100 000000110111 000000111000 000000100111 000000101000 000001011000 ' +
    '000001011001 000000101011 000000101100 000001011010 000001100110 000001100111 ',
);
/** Runs of 64, 128 and so on up to 1,728 dots. */
const WHITE_LONG = codesOf(
  '11011 10010 010111 0110111 00110110 00110111 01100100 01100101 01101000 01100111 011001100 ' +
    '011001101 011010010 011010011 011010100 011010101 011010110 011010111 011011000 011011001 ' +
    '011011010 011011011 010011000 010011001 010011010 011000 010011011 ',
);
const BLACK_LONG = codesOf(
  '0000001111 000011001000 000011001001 000001011011 000000110011 000000110100 000000110101 ' +
    '0000001101100 0000001101101 0000001001010 0000001001011 0000001001100 0000001001101 ' +
    '0000001110010 0000001110011 0000001110100 0000001110101 0000001110110 0000001110111 ' +
    '0000001010010 0000001010011 0000001010100 0000001010101 0000001011010 0000001011011 ' +
    '0000001100100 0000001100101 ',
);
/** Runs of 1,792 to 2,560 dots of both colours. */
const LONGEST = codesOf(
  '00000001000 00000001100 00000001101 000000010010 000000010011 000000010100 000000010101 ' +
    '000000010110 000000010111 000000011100 000000011101 000000011110 000000011111 ',
);
const MOST = 2560;

const PASS: Code = { bits: 0b0001, length: 4 };
const HORIZONTAL: Code = { bits: 0b001, length: 3 };
/** By how many dots a change is left (negative) or right of the change above, from -3 to 3. */
const VERTICAL: readonly Code[] = codesOf('0000010 000010 010 1 011 000011 0000011');
const END = { bits: 1, length: 12 };

class Bits {
  #bytes = Buffer.allocUnsafe(65_536);
  #length = 0;
  #held = 0;
  #count = 0;

  write({ bits, length }: Code): void {
    this.#held = (this.#held << length) | bits;
    this.#count += length;
    while (this.#count >= 8) {
      this.#count -= 8;
      this.#byte((this.#held >>> this.#count) & 0xff);
    }
    this.#held &= (1 << this.#count) - 1;
  }

  end(): Buffer {
    if (this.#count > 0) this.#byte((this.#held << (8 - this.#count)) & 0xff);
    return Buffer.from(this.#bytes.subarray(0, this.#length));
  }

  #byte(byte: number): void {
    if (this.#length === this.#bytes.length) this.#bytes = Buffer.concat([this.#bytes, this.#bytes]);
    this.#bytes[this.#length++] = byte;
  }
}

function writeRun(bits: Bits, run: number, isBlack: boolean): void {
  let left = run;
  const longest = LONGEST.at(-1);
  for (; left > MOST && longest; left -= MOST) bits.write(longest);
  if (left >= 64) {
    const multiple = left >> 6;
    const long = isBlack ? BLACK_LONG : WHITE_LONG;
    const code = multiple > long.length ? LONGEST[multiple - long.length - 1] : long[multiple - 1];
    if (code) bits.write(code);
    left &= 63;
  }
  const code = (isBlack ? BLACK : WHITE)[left];
  if (code) bits.write(code);
}

/** Places at which the colour of a row changes, which starts white; `width` ends them. Returns how many there are. */
function changesOf(black: Uint8Array, from: number, width: number, changes: Int32Array): number {
  let count = 0;
  let before = 0;
  for (let x = 0; x < width; x++) {
    const dot = black[from + x] ?? 0;
    if (dot !== before) {
      changes[count++] = x;
      before = dot;
    }
  }
  for (let at = count; at < count + 4; at++) changes[at] = width;
  return count;
}

/** The first change above, from `up` on, that is right of `at`. */
function firstBehind(above: Int32Array, up: number, at: number, width: number): number {
  let found = up;
  while (found > 0 && (above[found - 1] ?? width) > at) found -= 1;
  while ((above[found] ?? width) <= at && (above[found] ?? width) < width) found += 1;
  return found;
}

function writeRow(bits: Bits, row: Int32Array, above: Int32Array, width: number): void {
  let [at, isBlack, next, up] = [-1, 0, 0, 0];
  while (at < width) {
    const change = row[next] ?? width;
    up = firstBehind(above, up, at, width);
    // Only a change to the other colour counts.
    const over = (up & 1) === isBlack ? up : up + 1;
    const [first, second] = [above[over] ?? width, above[over + 1] ?? width];
    const vertical = VERTICAL[change - first + 3];
    if (second < change) {
      bits.write(PASS);
      at = second;
    } else if (vertical) {
      bits.write(vertical);
      at = change;
      isBlack ^= 1;
      next += 1;
    } else {
      const end = row[next + 1] ?? width;
      bits.write(HORIZONTAL);
      writeRun(bits, change - Math.max(at, 0), isBlack === 1);
      writeRun(bits, end - change, isBlack === 0);
      at = end;
      next += 2;
    }
  }
}

/** `black` has a byte for each dot, 1 for black, row by row. Time grows with the dots. */
export function encodeGroup4(black: Uint8Array, width: number, height: number): Buffer {
  const bits = new Bits();
  let above = new Int32Array(width + 5).fill(width);
  let row = new Int32Array(width + 5);
  // Most rows of a page are white: the search for the next black dot passes over them at once.
  let next = black.indexOf(1);
  for (let y = 0; y < height; y++) {
    const end = (y + 1) * width;
    if (next >= 0 && next < end) {
      changesOf(black, y * width, width, row);
      next = black.indexOf(1, end);
    } else row.fill(width, 0, 4);
    writeRow(bits, row, above, width);
    [above, row] = [row, above];
  }
  bits.write(END);
  bits.write(END);
  return bits.end();
}
