import { halfFloat, type PackedFile } from './packed-file.ts';
import { HEAD, HIDDEN, INNER, LAYERS } from './sizes.ts';

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
  const scales = floatsAt(take, outputs);
  const addends = floatsAt(take, outputs);
  for (const [i, part] of parts.entries()) {
    const first = i * each;
    expandRows(part, weights.subarray(first * inputs), scales.subarray(first, first + each), inputs);
    addends.set(file.floats(`${names[i]}.b`), first);
  }
  return { weights, scales, addends, inputs, outputs };
}

function floatsAt(take: Take, length: number): Float32Array {
  const { buffer, at } = take(length * 4);
  return new Float32Array(buffer, at, length);
}

/** Likenesses of queries and keys are divided by the root of the width of a head; the queries have that in their weights. */
function withoutRoot(attention: Matrix): Matrix {
  for (let i = 0; i < HIDDEN; i++) {
    attention.scales[i] = (attention.scales[i] ?? 0) / Math.sqrt(HEAD);
    attention.addends[i] = (attention.addends[i] ?? 0) / Math.sqrt(HEAD);
  }
  return attention;
}

/** Writes rows of 4 bits as rows of 8 bits with one scale each. */
function expandRows(bytes: Uint8Array, to: Int8Array, scales: Float32Array, inputs: number): void {
  const blocks = inputs / 32;
  const levels = new Int8Array(16);
  for (let row = 0; row < scales.length; row++) {
    const start = row * blocks * BLOCK;
    let largest = 0;
    // The first of the 16 levels, the largest, is -8.
    for (let i = 0; i < blocks; i++)
      largest = Math.max(largest, Math.abs(scaleAt(bytes, start + i * BLOCK)) * 8);
    const step = largest / 127 || 1;
    scales[row] = step;
    for (let i = 0; i < blocks; i++) {
      const block = start + i * BLOCK;
      const factor = scaleAt(bytes, block) / step;
      for (let level = 0; level < 16; level++) levels[level] = Math.round((level - 8) * factor);
      expandBlock(bytes, block + 2, levels, to, row * inputs + i * 32);
    }
  }
}

function expandBlock(bytes: Uint8Array, from: number, levels: Int8Array, to: Int8Array, at: number): void {
  for (let j = 0; j < 16; j++) {
    const pair = bytes[from + j] ?? 0;
    to[at + j] = levels[pair & 15] ?? 0;
    to[at + j + 16] = levels[pair >> 4] ?? 0;
  }
}

const scaleAt = (bytes: Uint8Array, at: number) => halfFloat((bytes[at] ?? 0) | ((bytes[at + 1] ?? 0) << 8));

/** Adds a row of 4 bits to numbers. */
export function addRow(rows: Uint8Array, row: number, to: Float32Array): void {
  for (let i = 0; i < HIDDEN / 32; i++) {
    const at = row * (HIDDEN / 32) * BLOCK + i * BLOCK;
    const scale = scaleAt(rows, at);
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
  const norm = (name: string) => {
    const [factors, addends] = [floatsAt(take, HIDDEN), floatsAt(take, HIDDEN)];
    factors.set(file.floats(`${name}.w`));
    addends.set(file.floats(`${name}.b`));
    return { factors, addends };
  };
  const positions = file.floats('emb.pos');
  const type = file.floats('emb.type');
  for (const i of positions.keys()) positions[i] = (positions[i] ?? 0) + (type[i % HIDDEN] ?? 0);
  return {
    rows: file.section('rows').slice(),
    positions,
    norm: norm('emb.ln'),
    layers: Array.from({ length: LAYERS }, (_, i) => ({
      attention: withoutRoot(matrix(file, [`l${i}.q`, `l${i}.k`, `l${i}.v`], HIDDEN, take)),
      attended: matrix(file, [`l${i}.ao`], HIDDEN, take),
      attendedNorm: norm(`l${i}.aln`),
      inner: matrix(file, [`l${i}.fi`], HIDDEN, take),
      outer: matrix(file, [`l${i}.fo`], INNER, take),
      outerNorm: norm(`l${i}.oln`),
    })),
  };
}
