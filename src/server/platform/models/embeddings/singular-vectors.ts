// Linear algebra for the built-in embeddings: the leading right singular vectors of a large sparse matrix, by block
// power iteration with a fixed seed, so that the same library always gives the same vectors. Matrices are flat,
// row after row.

/** Rows of a sparse matrix: the entries of row r are `starts[r]` to `starts[r + 1]`. */
export interface SparseRows {
  columns: number;
  starts: Uint32Array;
  indices: Uint32Array;
  values: Float32Array;
}

type Four = [number, number, number, number];

/** Numbers in −1…1 from a seed. */
export function seededNumbers(seed: number): () => number {
  let state = seed >>> 0 || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state / 0x80000000 - 1;
  };
}

/** Adds the weighted rows of X that one sparse row selects to `sum`. Four at a time: half the loads and stores. */
function gather(rows: SparseRows, from: number, to: number, x: Float32Array, sum: Float64Array): void {
  const { indices, values } = rows;
  const width = sum.length;
  let i = from;
  for (; i + 3 < to; i += 4) {
    const [a, b, c, d] = [values[i], values[i + 1], values[i + 2], values[i + 3]] as Four;
    const ia = (indices[i] as number) * width;
    const ib = (indices[i + 1] as number) * width;
    const ic = (indices[i + 2] as number) * width;
    const id = (indices[i + 3] as number) * width;
    for (let k = 0; k < width; k += 1)
      sum[k] =
        (sum[k] as number) +
        a * (x[ia + k] as number) +
        b * (x[ib + k] as number) +
        c * (x[ic + k] as number) +
        d * (x[id + k] as number);
  }
  for (; i < to; i += 1) {
    const value = values[i] as number;
    const at = (indices[i] as number) * width;
    for (let k = 0; k < width; k += 1) sum[k] = (sum[k] as number) + value * (x[at + k] as number);
  }
}

/** AᵀA·X for the sparse rows A, without building A·X. `width` is the number of columns of X. */
function applyTwice(rows: SparseRows, x: Float32Array, width: number): Float32Array {
  const result = new Float32Array(x.length);
  const sum = new Float64Array(width);
  const { starts, indices, values } = rows;
  for (let row = 0; row + 1 < starts.length; row += 1) {
    const [from, to] = [starts[row] as number, starts[row + 1] as number];
    sum.fill(0);
    gather(rows, from, to, x, sum);
    for (let i = from; i < to; i += 1) {
      const value = values[i] as number;
      const at = (indices[i] as number) * width;
      for (let k = 0; k < width; k += 1)
        result[at + k] = (result[at + k] as number) + value * (sum[k] as number);
    }
  }
  return result;
}

/** XᵀY, width × width. */
function inner(x: Float32Array, y: Float32Array, width: number): Float64Array {
  const gram = new Float64Array(width * width);
  for (let base = 0; base < x.length; base += width) {
    for (let i = 0; i < width; i += 1) {
      const left = x[base + i] as number;
      if (left === 0) continue;
      const at = i * width;
      for (let k = 0; k < width; k += 1)
        gram[at + k] = (gram[at + k] as number) + left * (y[base + k] as number);
    }
  }
  return gram;
}

/** Lower triangle L with L·Lᵀ = `gram`; a dependent column gets a unit diagonal, which makes it vanish. */
function cholesky(gram: Float64Array, width: number): Float64Array {
  const lower = new Float64Array(width * width);
  for (let i = 0; i < width; i += 1) {
    for (let k = 0; k < i; k += 1) {
      const diagonal = lower[k * width + k] as number;
      lower[i * width + k] = Number.isFinite(diagonal) ? remainder(gram, lower, width, i, k) / diagonal : 0;
    }
    const sum = remainder(gram, lower, width, i, i);
    const least = 1e-12 * ((gram[i * width + i] as number) + 1e-30);
    lower[i * width + i] = sum > least ? Math.sqrt(sum) : Infinity;
  }
  return lower;
}

/** An entry of `gram` without what the first `k` columns of L account for. */
function remainder(gram: Float64Array, lower: Float64Array, width: number, i: number, k: number): number {
  let sum = gram[i * width + k] as number;
  for (let j = 0; j < k; j += 1) sum -= (lower[i * width + j] as number) * (lower[k * width + j] as number);
  return sum;
}

/** Makes the columns of X orthonormal in place. */
function orthonormalise(x: Float32Array, width: number): void {
  const lower = cholesky(inner(x, x, width), width);
  const row = new Float64Array(width);
  for (let base = 0; base < x.length; base += width) {
    for (let i = 0; i < width; i += 1) {
      let sum = x[base + i] as number;
      for (let k = 0; k < i; k += 1) sum -= (lower[i * width + k] as number) * (row[k] as number);
      row[i] = sum / (lower[i * width + i] as number);
    }
    for (let i = 0; i < width; i += 1) x[base + i] = row[i] as number;
  }
}

function rotate(m: Float64Array, a: number, b: number, cos: number, sin: number): void {
  const [x, y] = [m[a] as number, m[b] as number];
  m[a] = cos * x - sin * y;
  m[b] = sin * x + cos * y;
}

/** One Jacobi rotation, which makes the entry (p, q) of `m` zero; `vectors` turn with it. */
function rotateAway(m: Float64Array, vectors: Float64Array, width: number, p: number, q: number): void {
  const value = m[p * width + q] as number;
  const theta = ((m[q * width + q] as number) - (m[p * width + p] as number)) / (2 * value);
  const t = (theta >= 0 ? 1 : -1) / (Math.abs(theta) + Math.sqrt(theta * theta + 1));
  const cos = 1 / Math.sqrt(t * t + 1);
  const sin = t * cos;
  for (let k = 0; k < width; k += 1) rotate(m, k * width + p, k * width + q, cos, sin);
  for (let k = 0; k < width; k += 1) rotate(m, p * width + k, q * width + k, cos, sin);
  for (let k = 0; k < width; k += 1) rotate(vectors, k * width + p, k * width + q, cos, sin);
}

/** A sweep of rotations over every entry above the diagonal; returns the sum of their squares before it. */
function rotateAll(m: Float64Array, vectors: Float64Array, width: number): number {
  let off = 0;
  for (let p = 0; p < width; p += 1) {
    for (let q = p + 1; q < width; q += 1) {
      const value = m[p * width + q] as number;
      off += value * value;
      if (Math.abs(value) >= 1e-300) rotateAway(m, vectors, width, p, q);
    }
  }
  return off;
}

/** Eigenvalues and eigenvectors (as columns) of a symmetric matrix, by Jacobi rotations. */
export function eigen(
  symmetric: Float64Array,
  width: number,
): { values: Float64Array; vectors: Float64Array } {
  const m = Float64Array.from(symmetric);
  const vectors = new Float64Array(width * width);
  for (let i = 0; i < width; i += 1) vectors[i * width + i] = 1;
  const total = m.reduce((sum, value) => sum + value * value, 0);
  for (let sweep = 0; sweep < 30; sweep += 1) {
    if (rotateAll(m, vectors, width) <= 1e-18 * total) break;
  }
  return { values: Float64Array.from({ length: width }, (_, i) => m[i * width + i] as number), vectors };
}

export interface SingularVectors {
  /** columns × dimensions: one row for each column of the matrix. */
  right: Float32Array;
  /** Descending. */
  values: Float64Array;
}

/** The leading `dimensions` right singular vectors and values of sparse rows. Deterministic. */
export function singularVectors(
  rows: SparseRows,
  dimensions: number,
  { oversample = 16, iterations = 2, seed = 20_470_126 } = {},
): SingularVectors {
  const width = Math.min(dimensions + oversample, rows.columns, Math.max(1, rows.starts.length - 1));
  const kept = Math.min(dimensions, width);
  const next = seededNumbers(seed);
  let x: Float32Array = Float32Array.from({ length: rows.columns * width }, next);
  for (let i = 0; i < iterations; i += 1) {
    orthonormalise(x, width);
    x = applyTwice(rows, x, width);
  }
  orthonormalise(x, width);
  const { values, vectors } = eigen(inner(x, applyTwice(rows, x, width), width), width);
  const order = Array.from(values.keys()).sort((a, b) => (values[b] as number) - (values[a] as number));
  const right = new Float32Array(rows.columns * kept);
  for (let row = 0; row < rows.columns; row += 1) {
    for (let k = 0; k < kept; k += 1) {
      let sum = 0;
      const column = order[k] as number;
      for (let j = 0; j < width; j += 1)
        sum += (x[row * width + j] as number) * (vectors[j * width + column] as number);
      right[row * kept + k] = sum;
    }
  }
  return {
    right,
    values: Float64Array.from({ length: kept }, (_, k) =>
      Math.sqrt(Math.max(0, values[order[k] as number] as number)),
    ),
  };
}
