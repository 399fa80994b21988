import { halfFloat, type PackedFile } from './packed-file.ts';
import { HIDDEN, INNER, LAYERS } from './sizes.ts';

/** A block of 32 weights: a scale of 16 bits, then 16 bytes, of which byte `j` has weight `j` low and weight `j + 16` high. */
const BLOCK = 18;

/** Weights of 8 bits, a row for each output, with the scale and the addend of each row. */
export interface Matrix {
  readonly weights: Int8Array;
  readonly scales: Float32Array;
  readonly addends: Float32Array;
  readonly inputs: number;
  readonly outputs: number;
}

/** Takes memory of so many bytes. */
export type Take = (bytes: number) => { buffer: ArrayBuffer; at: number };

function matrix(file: PackedFile, names: readonly string[], inputs: number, take: Take): Matrix {
  const parts = names.map((name) => file.section(`${name}.w`));
  const blocks = inputs / 32;
  const each = (parts[0]?.length ?? 0) / BLOCK / blocks;
  const outputs = each * parts.length;
  const of = take(outputs * inputs);
  const weights = new Int8Array(of.buffer, of.at, outputs * inputs);
  const floats = (values: Float32Array) => {
    const to = take(values.byteLength);
    const copy = new Float32Array(to.buffer, to.at, values.length);
    copy.set(values);
    return copy;
  };
  const scales = new Float32Array(outputs);
  const addends = new Float32Array(outputs);
  for (const [i, part] of parts.entries()) {
    for (let row = 0; row < each; row++) {
      const bytes = part.subarray(row * blocks * BLOCK, (row + 1) * blocks * BLOCK);
      const output = i * each + row;
      scales[output] = expandRow(bytes, weights.subarray(output * inputs, (output + 1) * inputs));
    }
    addends.set(file.floats(`${names[i]}.b`), i * each);
  }
  return { weights, scales: floats(scales), addends: floats(addends), inputs, outputs };
}

/** Writes a row of 4 bits as one of 8 bits with one scale, which it returns. */
function expandRow(bytes: Uint8Array, row: Int8Array): number {
  const blocks = bytes.length / BLOCK;
  const scales = new Float32Array(blocks);
  let largest = 0;
  for (let i = 0; i < blocks; i++) {
    const scale = halfFloat((bytes[i * BLOCK] ?? 0) | ((bytes[i * BLOCK + 1] ?? 0) << 8));
    scales[i] = scale;
    largest = Math.max(largest, Math.abs(scale) * 8);
  }
  const step = largest / 127 || 1;
  const levels = new Int8Array(16);
  for (let i = 0; i < blocks; i++) {
    const factor = (scales[i] ?? 0) / step;
    for (let level = 0; level < 16; level++) levels[level] = Math.round((level - 8) * factor);
    for (let j = 0; j < 16; j++) {
      const pair = bytes[i * BLOCK + 2 + j] ?? 0;
      row[i * 32 + j] = levels[pair & 15] ?? 0;
      row[i * 32 + j + 16] = levels[pair >> 4] ?? 0;
    }
  }
  return step;
}

/** Adds a row of 4 bits to numbers. */
export function addRow(rows: Uint8Array, row: number, to: Float32Array): void {
  for (let i = 0; i < HIDDEN / 32; i++) {
    const at = row * (HIDDEN / 32) * BLOCK + i * BLOCK;
    const scale = halfFloat((rows[at] ?? 0) | ((rows[at + 1] ?? 0) << 8));
    for (let j = 0; j < 16; j++) {
      const pair = rows[at + 2 + j] ?? 0;
      to[i * 32 + j] = (to[i * 32 + j] ?? 0) + ((pair & 15) - 8) * scale;
      to[i * 32 + j + 16] = (to[i * 32 + j + 16] ?? 0) + ((pair >> 4) - 8) * scale;
    }
  }
}

/** Numbers are brought to mean 0 and deviation 1, then multiplied and added to. */
export interface Norm {
  readonly factors: Float32Array;
  readonly addends: Float32Array;
}

export interface Layer {
  /** Query, key and value of attention, one after another. */
  readonly attention: Matrix;
  readonly attended: Matrix;
  readonly attendedNorm: Norm;
  readonly inner: Matrix;
  readonly outer: Matrix;
  readonly outerNorm: Norm;
}

export interface Weights {
  readonly rows: Uint8Array;
  readonly positions: Float32Array;
  readonly norm: Norm;
  readonly layers: readonly Layer[];
}

export function readWeights(file: PackedFile, take: Take): Weights {
  const norm = (name: string) => ({ factors: file.floats(`${name}.w`), addends: file.floats(`${name}.b`) });
  const positions = file.floats('emb.pos');
  const type = file.floats('emb.type');
  for (const i of positions.keys()) positions[i] = (positions[i] ?? 0) + (type[i % HIDDEN] ?? 0);
  return {
    rows: file.section('rows').slice(),
    positions,
    norm: norm('emb.ln'),
    layers: Array.from({ length: LAYERS }, (_, i) => ({
      attention: matrix(file, [`l${i}.q`, `l${i}.k`, `l${i}.v`], HIDDEN, take),
      attended: matrix(file, [`l${i}.ao`], HIDDEN, take),
      attendedNorm: norm(`l${i}.aln`),
      inner: matrix(file, [`l${i}.fi`], HIDDEN, take),
      outer: matrix(file, [`l${i}.fo`], INNER, take),
      outerNorm: norm(`l${i}.oln`),
    })),
  };
}
