import type { WordChange } from '../types.ts';

/** The differences of two runs of words: the edits, and which part of the second run they cover. */
export interface Alignment {
  /** Words that were left out, added or replaced. */
  edits: number;
  /** First and last (exclusive) word of the second run that belong to the first. */
  from: number;
  to: number;
  /** Each edit or equality, in order: indices into both runs, -1 for the run without a word. */
  steps: readonly (readonly [cited: number, found: number])[];
}

const MOVE = { both: 0, cited: 1, found: 2 } as const;

interface Table {
  moves: Uint8Array;
  /** The edits of all cited words with so many of the found ones. */
  last: Int32Array;
  width: number;
}

function fill(cited: readonly string[], found: readonly string[]): Table {
  const width = found.length + 1;
  const moves = new Uint8Array((cited.length + 1) * width);
  let last = new Int32Array(width);
  for (let i = 1; i <= cited.length; i += 1) {
    const row = new Int32Array(width);
    row[0] = i;
    moves[i * width] = MOVE.cited;
    for (let j = 1; j <= found.length; j += 1) {
      const both = at(last, j - 1) + (cited[i - 1] === found[j - 1] ? 0 : 1);
      const dropped = at(last, j) + 1;
      const least = Math.min(both, dropped, at(row, j - 1) + 1);
      row[j] = least;
      moves[i * width + j] = least === both ? MOVE.both : least === dropped ? MOVE.cited : MOVE.found;
    }
    last = row;
  }
  return { moves, last, width };
}

const at = (row: Int32Array, index: number): number => row[index] ?? 0;

/**
 * The best place of all `cited` words in `found`, of which the words before and after are free. O(n · m); the caller
 * bounds both.
 */
export function alignWords(cited: readonly string[], found: readonly string[]): Alignment {
  const { moves, last, width } = fill(cited, found);
  let to = 0;
  for (let j = 1; j < width; j += 1) if (at(last, j) < at(last, to)) to = j;
  // A last word that differs is another word rather than one too many.
  if (to > 0 && to + 1 < width && at(last, to + 1) === at(last, to)) to += 1;
  const steps: [number, number][] = [];
  let i = cited.length;
  let j = to;
  while (i > 0) {
    const move = moves[i * width + j];
    if (move !== MOVE.found) i -= 1;
    if (move !== MOVE.cited) j -= 1;
    steps.push([move === MOVE.found ? -1 : i, move === MOVE.cited ? -1 : j]);
  }
  return { edits: at(last, to), from: j, to, steps: steps.reverse() };
}

/** The differing words of an alignment, neighbours together. */
export function changesOf(
  { steps }: Alignment,
  cited: readonly string[],
  found: readonly string[],
  same: (cited: number, found: number) => boolean,
): WordChange[] {
  const changes: { cited: string[]; found: string[] }[] = [];
  let open = false;
  for (const [i, j] of steps) {
    if (i >= 0 && j >= 0 && same(i, j)) {
      open = false;
      continue;
    }
    if (!open) changes.push({ cited: [], found: [] });
    open = true;
    const change = changes.at(-1);
    if (i >= 0) change?.cited.push(cited[i] ?? '');
    if (j >= 0) change?.found.push(found[j] ?? '');
  }
  return changes.map((change) => ({ cited: change.cited.join(' '), found: change.found.join(' ') }));
}
