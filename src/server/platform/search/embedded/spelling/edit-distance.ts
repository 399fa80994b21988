/**
 * The weighted number of edits between two words: letters added, left out, replaced or swapped with a neighbour. Errors
 * that writers make often cost less: a doubled letter, one vowel for another, two letters swapped. O(n·m).
 */
export function editCost(typed: string, wanted: string): number {
  let before: number[] = [];
  let row = Array.from({ length: wanted.length + 1 }, (_, i) => i);
  for (let i = 1; i <= typed.length; i += 1) {
    const next = [i];
    for (let k = 1; k <= wanted.length; k += 1)
      next[k] = Math.min(
        at(row, k) + (typed[i - 1] === typed[i - 2] ? doubled : 1),
        at(next, k - 1) + (wanted[k - 1] === wanted[k - 2] ? doubled : 1),
        at(row, k - 1) + replaced(typed[i - 1] ?? '', wanted[k - 1] ?? ''),
        isSwap(typed, i, wanted, k) ? at(before, k - 2) + transposed : Number.POSITIVE_INFINITY,
      );
    [before, row] = [row, next];
  }
  return at(row, wanted.length);
}

const at = (row: readonly number[], index: number) => row[index] ?? Number.POSITIVE_INFINITY;

/** True where the last two letters before `i` are those before `k` in the other order. */
function isSwap(a: string, i: number, b: string, k: number): boolean {
  return i > 1 && k > 1 && a[i - 1] === b[k - 2] && a[i - 2] === b[k - 1];
}

const doubled = 0.5;
const transposed = 0.7;
const similar = 0.7;
/** Letters that sound alike. */
const alike = ['aeiouy', 'ckqs', 'sz', 'vw', 'gj', 'fp', 'mn', 'td'];

function replaced(a: string, b: string): number {
  if (a === b) return 0;
  return alike.some((letters) => letters.includes(a) && letters.includes(b)) ? similar : 1;
}

/**
 * The words of a sorted list within so many edits (swaps count as one). All words that share a beginning too far from
 * `typed` are skipped at once, so that few of the list are looked at. `looked` counts them.
 */
export function wordsWithin(
  sorted: readonly string[],
  typed: string,
  most: number,
): { words: string[]; looked: number } {
  const words: string[] = [];
  const rows: Uint8Array[] = [Uint8Array.from({ length: typed.length + 1 }, (_, i) => i)];
  let previous = '';
  let looked = 0;
  for (let next = 0; next < sorted.length; ) {
    const word = sorted[next] ?? '';
    looked += 1;
    const depth = extend(rows, word, sharedStart(previous, word), typed, most);
    previous = word;
    if (depth < word.length) {
      next = after(sorted, next, word.slice(0, depth + 1));
      previous = word.slice(0, depth);
      continue;
    }
    if ((rows[word.length]?.[typed.length] ?? most + 1) <= most) words.push(word);
    next += 1;
  }
  return { words, looked };
}

function sharedStart(a: string, b: string): number {
  let length = 0;
  while (length < a.length && length < b.length && a[length] === b[length]) length += 1;
  return length;
}

/** Fills the rows of a word from the letter after `known`; returns how many of its letters can lead to a match. */
function extend(rows: Uint8Array[], word: string, known: number, typed: string, most: number): number {
  for (let depth = known; depth < word.length; depth += 1) {
    rows[depth + 1] ??= new Uint8Array(typed.length + 1);
    if (fillRow(rows, word, depth, typed) > most) return depth;
  }
  return word.length;
}

/** Fills the row after a letter of `word`, and returns the least of its numbers. */
function fillRow(rows: readonly Uint8Array[], word: string, depth: number, typed: string): number {
  const [before = none, above = none, row = none] = [rows[depth - 1], rows[depth], rows[depth + 1]];
  const letter = word.charCodeAt(depth);
  let left = depth + 1;
  let least = left;
  row[0] = left;
  for (let k = 1; k <= typed.length; k += 1) {
    const same = typed.charCodeAt(k - 1) === letter;
    let edits = (above[k - 1] ?? 0) + (same ? 0 : 1);
    edits = Math.min(edits, (above[k] ?? 0) + 1, left + 1);
    if (!same && isSwap(typed, k, word, depth + 1)) edits = Math.min(edits, (before[k - 2] ?? 0) + 1);
    row[k] = edits;
    left = edits;
    if (edits < least) least = edits;
  }
  return least;
}

const none = new Uint8Array(0);

/** The first place after all words that begin so. */
function after(sorted: readonly string[], from: number, start: string): number {
  let [low, high] = [from + 1, sorted.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] ?? '').startsWith(start)) low = middle + 1;
    else high = middle;
  }
  return low;
}
