/** Words of fewer letters differ too easily by one letter to be slips of each other: *Karan*, *Kiran*. */
const SHORTEST = 6;
/** Letters from which two slips in a word still leave it recognisable. */
const LONG = 10;
/**
 * Letters from which one consonant for another is a slip; in a shorter word it makes another name: *Ramesh*, *Rajesh*.
 */
const ANY_LETTER = 8;
/** The longest word that is compared letter by letter; the work grows with the square of the length. */
const LONGEST = 40;

const VOWELS = new Set('aeiou');

/** The letters of a word as bits: one comparison of them rules out most words that are not near. */
export function letterBits(word: string): number {
  let bits = 0;
  for (let i = 0; i < word.length; i++) bits |= 1 << (word.charCodeAt(i) & 31);
  return bits;
}

/** True where words of these letters can be near: each slip adds or takes at most one letter on either side. */
export function mayBeNear(one: number, other: number): boolean {
  let differing = one ^ other;
  for (let slips = 0; differing !== 0; slips++) {
    if (slips === 6) return false;
    differing &= differing - 1;
  }
  return true;
}

/**
 * True where one folded word of a name is the other with a slip of the pen or in the plural: *traders*, *trader*,
 * *tradrs*. The first letters agree. A slip is a letter left out, added, exchanged with its neighbour, or replaced; one
 * in words of six letters or more, two from ten. A word is not near itself. Linear in practice: at most 40 letters.
 */
export function isNearWord(one: string, other: string): boolean {
  if (one === other || one[0] !== other[0]) return false;
  if (singular(one) === singular(other)) return true;
  const [a, b] = [skeleton(one), skeleton(other)];
  const longest = Math.max(one.length, other.length);
  if (longest < SHORTEST || longest > LONGEST || Math.min(a.length, b.length) < SHORTEST - 2) return false;
  if (/\d/u.test(one + other)) return false;
  const slips = longest >= LONG ? 2 : 1;
  return Math.abs(a.length - b.length) <= slips && distance(a, b, longest < ANY_LETTER) <= slips;
}

/** A word without the *s* of the plural. */
export function singular(word: string): string {
  return word.length >= 5 && word.endsWith('s') ? word.slice(0, -1) : word;
}

/** The singular without the inner *a*, which folding leaves out of longer words only. */
function skeleton(word: string): string {
  return singular(word).replace(/(?<=[^aeiou])a(?=[^aeiou])/gu, '');
}

/** Slips between two words (restricted Damerau-Levenshtein). `strict`: a replaced consonant counts as two. */
export function distance(a: string, b: string, strict: boolean): number {
  let [before, last] = [[] as number[], Array.from({ length: b.length + 1 }, (_, j) => j)];
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const replaced = (last[j - 1] ?? 0) + replacing(a[i - 1] ?? '', b[j - 1] ?? '', strict);
      const moved = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, replaced);
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row.push(swapped ? Math.min(moved, (before[j - 2] ?? 0) + 1) : moved);
    }
    [before, last] = [last, row];
  }
  return last[b.length] ?? 0;
}

function replacing(one: string, other: string, strict: boolean): number {
  if (one === other) return 0;
  return strict && !(VOWELS.has(one) && VOWELS.has(other)) ? 2 : 1;
}
