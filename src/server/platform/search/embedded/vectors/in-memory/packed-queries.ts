/** Numbers that one instruction takes. */
export const lanes = 8;
/** Steps in one turn of the innermost loop. */
export const unrolled = 2;
/** Vectors are padded with zeros to a multiple of so many numbers: what the innermost loop reads in a turn. */
export const padding = lanes * unrolled;
/** Queries that one pass over the vectors serves; it widens each vector once for all of them. */
export const together = 4;

/** The largest code of a query: with codes of 8 bits, products of 8,000 dimensions fit into 32 bits. */
const largestCode = 2047;

/**
 * Queries as the kernel reads them, in whole numbers: those that are multiplied together lie interleaved, eight numbers
 * of each in turn.
 */
export interface PackedQueries {
  codes: Int16Array;
  count: number;
  /** Numbers of a query, padding included. */
  stride: number;
  /** Factors that turn a product into a cosine, together with the scale of the vector. */
  scales: Float64Array;
}

export const paddedLength = (dimensions: number): number => Math.ceil(dimensions / padding) * padding;

function largestOf(vector: Float32Array): { largest: number; length: number } {
  let largest = 0;
  let square = 0;
  for (const value of vector) {
    largest = Math.max(largest, Math.abs(value));
    square += value * value;
  }
  return { largest, length: Math.sqrt(square) };
}

/** Factors that turn a vector into whole numbers up to `most`, and their products back into a cosine. */
export function scaleOf(vector: Float32Array, most: number): { factor: number; scale: number } {
  const { largest, length } = largestOf(vector);
  if (!(largest > 0)) return { factor: 0, scale: 0 };
  return { factor: most / largest, scale: largest / most / length };
}

/** Packs vectors of equal length. */
export function packQueries(vectors: readonly Float32Array[]): PackedQueries {
  const count = vectors.length;
  const stride = paddedLength(vectors[0]?.length ?? 0);
  const codes = new Int16Array(count * stride);
  const scales = new Float64Array(count);
  for (const [q, vector] of vectors.entries()) {
    const grouped = count - (count % together);
    const width = q < grouped ? together : 1;
    const first = (q - (q % width)) * stride + (q % width) * lanes;
    const { factor, scale } = scaleOf(vector, largestCode);
    scales[q] = scale;
    for (const [i, value] of vector.entries()) {
      const step = Math.floor(i / lanes);
      codes[first + step * width * lanes + (i % lanes)] = Math.round(value * factor);
    }
  }
  return { codes, count, stride, scales };
}
