/** Only the most frequent terms have related ones: the others occur too seldom for their vectors to say so. */
const mostTerms = 4000;
/** Related terms of each. */
export const relatedOfEach = 6;
/** Terms with a lower cosine have another meaning. */
const leastSimilarity = 0.35;
export const noTerm = 0xffff;

/** For each of the first terms of a vocabulary the nearest of these: `relatedOfEach` numbers each, `noTerm` for none. */
export interface RelatedTerms {
  terms: Uint16Array;
  /** The cosine of each, in 255ths. */
  similarities: Uint8Array;
}

/** Rows of unit length; a zero row stays one. */
function unitRows(vectors: Float32Array, rows: number, dimensions: number): Float32Array {
  const units = vectors.slice(0, rows * dimensions);
  for (let row = 0; row < rows; row += 1) {
    const unit = units.subarray(row * dimensions, (row + 1) * dimensions);
    const length = Math.sqrt(unit.reduce((sum, value) => sum + value * value, 0));
    if (length > 0) for (const [k, value] of unit.entries()) unit[k] = value / length;
  }
  return units;
}

function cosine(units: Float32Array, a: number, b: number, dimensions: number): number {
  let sum = 0;
  for (let k = 0; k < dimensions; k += 1)
    sum += (units[a * dimensions + k] as number) * (units[b * dimensions + k] as number);
  return sum;
}

/** Finds the terms that are nearest by meaning. `vectors` holds a row of `dimensions` values for each of `count` terms. */
export function relatedTerms(vectors: Float32Array, count: number, dimensions: number): RelatedTerms {
  const rows = Math.min(count, mostTerms);
  const units = unitRows(vectors, rows, dimensions);
  const near: { term: number; similarity: number }[][] = Array.from({ length: rows }, () => []);
  const offer = (to: number, term: number, similarity: number) => {
    const known = near[to] ?? [];
    if (known.length === relatedOfEach && similarity <= (known.at(-1)?.similarity ?? 0)) return;
    const at = known.findIndex((each) => each.similarity < similarity);
    known.splice(at < 0 ? known.length : at, 0, { term, similarity });
    if (known.length > relatedOfEach) known.pop();
  };
  for (let a = 0; a < rows; a += 1) {
    for (let b = a + 1; b < rows; b += 1) {
      const similarity = cosine(units, a, b, dimensions);
      if (similarity < leastSimilarity) continue;
      offer(a, b, similarity);
      offer(b, a, similarity);
    }
  }
  const terms = new Uint16Array(rows * relatedOfEach).fill(noTerm);
  const similarities = new Uint8Array(rows * relatedOfEach);
  for (const [row, found] of near.entries()) {
    for (const [i, { term, similarity }] of found.entries()) {
      terms[row * relatedOfEach + i] = term;
      similarities[row * relatedOfEach + i] = Math.round(Math.min(1, similarity) * 255);
    }
  }
  return { terms, similarities };
}
