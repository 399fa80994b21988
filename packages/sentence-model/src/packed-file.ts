/** A file of named sections: `MUNSHISM`, the length of a heading in JSON (four bytes), the heading, the sections. */
export interface PackedFile {
  /** Numbers of the pieces that stand for the start, the end and whatever no piece spells, and the score of the last. */
  readonly start: number;
  readonly end: number;
  readonly unknown: number;
  readonly unknownScore: number;
  readonly pieces: number;
  section(name: string): Uint8Array;
  floats(name: string): Float32Array;
}

const MAGIC = 'MUNSHISM';

interface Heading {
  start: number;
  end: number;
  unknown: number;
  unknownScore: number;
  pieces: number;
  sections: Record<string, [offset: number, length: number]>;
}

/** Reads the heading; the sections stay where they are. */
export function readPackedFile(input: Uint8Array): PackedFile {
  // A slice of a Buffer of Node is no copy; that of a plain array is.
  const bytes = new Uint8Array(input.buffer, input.byteOffset, input.length);
  const letters = new TextDecoder();
  if (letters.decode(bytes.subarray(0, 8)) !== MAGIC) throw new Error('These bytes are no sentence model.');
  const length = new DataView(bytes.buffer, bytes.byteOffset).getUint32(8, true);
  const heading = JSON.parse(letters.decode(bytes.subarray(12, 12 + length))) as Heading;
  const section = (name: string) => {
    const [offset, size] = heading.sections[name] ?? [0, 0];
    if (size === 0 || offset + size > bytes.length) throw new Error(`The sentence model lacks ${name}.`);
    return bytes.subarray(offset, offset + size);
  };
  // A copy begins at an even address, which an array of floats needs.
  const floats = (name: string) => new Float32Array(section(name).slice().buffer);
  return { ...heading, section, floats };
}

const POWERS = Float64Array.from({ length: 32 }, (_, exponent) => 2 ** (Math.max(exponent, 1) - 25));

/** The value of a fraction of 16 bits (IEEE 754 binary16). */
export function halfFloat(bits: number): number {
  const exponent = (bits >> 10) & 0x1f;
  const fraction = (bits & 0x3ff) + (exponent === 0 ? 0 : 1024);
  return (bits & 0x8000 ? -fraction : fraction) * (POWERS[exponent] ?? 0);
}
