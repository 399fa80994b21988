// How well a text has the words of a query near one another and in their order: pure functions over positions.

/** A word of a query: where it stands there, and how much it says. */
export interface SequenceWord {
  term: string;
  /** Its position in the query. */
  offset: number;
  /** The logarithm of how rarely a word of the library is this one. */
  information: number;
}

/** Farther from its place, a word belongs to something else. */
const reach = 16;
/** What a word counts that stands on the other side of its neighbour. */
const turnedShare = 0.5;
/** Places of a text that are compared with the query. */
const mostPlaces = 200;
/** Share of the information in the words whose places are compared: a good place has one of these words, the rarest. */
const anchorShare = 0.6;

/** The one of ascending positions that is nearest to `wanted`. At least one. */
function nearest(positions: Uint32Array, wanted: number): number {
  let low = 0;
  let high = positions.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((positions[middle] ?? 0) < wanted) low = middle + 1;
    else high = middle;
  }
  const after = positions[low] ?? Number.POSITIVE_INFINITY;
  const before = low > 0 ? (positions[low - 1] ?? 0) : Number.NEGATIVE_INFINITY;
  return after - wanted <= wanted - before ? after : before;
}

/** A query whose words are compared with texts. Make it once for all texts. */
export class Sequence {
  /** In the order of the query. */
  readonly words: readonly SequenceWord[];
  /** What a text scores that has all words as the query has them. */
  readonly information: number;
  /** Indexes of the words whose places are compared, the rarest first. */
  readonly #anchors: readonly number[];

  constructor(words: readonly SequenceWord[]) {
    this.words = [...words].sort((a, b) => a.offset - b.offset);
    this.information = words.reduce((sum, { information }) => sum + information, 0);
    const rarest = [...this.words.keys()].sort(
      (a, b) => (this.words[b]?.information ?? 0) - (this.words[a]?.information ?? 0) || a - b,
    );
    let share = 0;
    this.#anchors = rarest.filter((i) => {
      const wanted = share < anchorShare * this.information;
      share += this.words[i]?.information ?? 0;
      return wanted;
    });
  }

  /**
   * The information of the words that stand together in one place of a text, less for each that is not where the query
   * has it. `positions` of each word, ascending, in the order of `words`.
   */
  score(positions: readonly (Uint32Array | undefined)[]): number {
    let best = 0;
    let places = 0;
    for (const anchor of this.#anchors) {
      for (const position of positions[anchor] ?? []) {
        if (places >= mostPlaces) return best;
        places += 1;
        best = Math.max(best, this.#scoreAround(positions, anchor, position));
      }
    }
    return best;
  }

  #scoreAround(positions: readonly (Uint32Array | undefined)[], anchor: number, position: number): number {
    const others = this.#chain(positions, anchor, position, 1) + this.#chain(positions, anchor, position, -1);
    return others > 0 ? others + (this.words[anchor]?.information ?? 0) : 0;
  }

  /** Follows the words to one side; where words were left out, the rest moves along and is not charged again. */
  #chain(
    positions: readonly (Uint32Array | undefined)[],
    anchor: number,
    position: number,
    step: 1 | -1,
  ): number {
    let sum = 0;
    let last = position;
    let shift = position - (this.words[anchor]?.offset ?? 0);
    for (let i = anchor + step; i >= 0 && i < this.words.length; i += step) {
      const word = this.words[i];
      const there = positions[i];
      if (!word || !there?.length) continue;
      const found = nearest(there, word.offset + shift);
      const distance = Math.abs(found - word.offset - shift);
      const inOrder = (found - last) * step > 0;
      // As many places are nearer or as near, so that chance explains as much of the find.
      const gain = word.information * (inOrder ? 1 : turnedShare) - Math.log(2 * distance + 1);
      if (distance > reach || gain <= 0) continue;
      sum += gain;
      last = found;
      shift = found - word.offset;
    }
    return sum;
  }
}
