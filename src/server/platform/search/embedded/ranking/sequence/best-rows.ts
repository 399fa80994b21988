import type { Bitmap } from '../../segments/bitmap.ts';

const steps = 1024;
/** Weight of the score beside the coverage. */
const scoreShare = 0.25;

/**
 * The step of each row, from 0 to `steps` - 1: by coverage (0 to 1) and score, or by score alone. Plain loops, because most
 * of a library may have been found.
 */
function stepsOf(rows: Uint32Array, scores: Float64Array, coverage: Float64Array | undefined): Uint16Array {
  let highest = 0;
  for (let i = 0; i < rows.length; i += 1) {
    const score = scores[rows[i] ?? 0] ?? 0;
    if (score > highest) highest = score;
  }
  const scale = highest > 0 ? 1 / highest : 0;
  const [weight, most] = coverage ? [scoreShare, 1 + scoreShare] : [1, 1];
  const found = new Uint16Array(rows.length);
  for (let i = 0; i < rows.length; i += 1) {
    const row = rows[i] ?? 0;
    const value = (coverage ? (coverage[row] ?? 0) : 0) + (scores[row] ?? 0) * scale * weight;
    found[i] = Math.min(steps - 1, (value / most) * steps);
  }
  return found;
}

/** The lowest step of the `limit` highest values, and the number of those on that step. */
function lowestStep(values: Uint16Array, limit: number): { lowest: number; room: number } {
  const counts = new Uint32Array(steps);
  for (let i = 0; i < values.length; i += 1) {
    const value = values[i] ?? 0;
    counts[value] = (counts[value] ?? 0) + 1;
  }
  let room = limit;
  for (let lowest = steps - 1; lowest > 0; lowest -= 1) {
    const here = counts[lowest] ?? 0;
    if (here >= room) return { lowest, room };
    room -= here;
  }
  return { lowest: 0, room };
}

/**
 * The `limit` rows of a set with the highest values, ascending: by coverage (0 to 1) and score, or by score alone. Values
 * are compared in steps, so that the cost is linear in the rows; of equal ones the first count.
 */
export function bestRows(
  passed: Bitmap,
  scores: Float64Array,
  coverage: Float64Array | undefined,
  limit: number,
): number[] {
  const rows = passed.rows();
  if (rows.length <= limit) return [...rows];
  const values = stepsOf(rows, scores, coverage);
  let { lowest, room } = lowestStep(values, limit);
  const best: number[] = [];
  for (let i = 0; i < rows.length; i += 1) {
    const value = values[i] ?? 0;
    if (value < lowest) continue;
    if (value === lowest) room -= 1;
    if (value > lowest || room >= 0) best.push(rows[i] ?? 0);
  }
  return best;
}
