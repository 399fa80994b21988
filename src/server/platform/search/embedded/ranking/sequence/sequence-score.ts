// Score for a text that has the words of a query near one another and in their order: pure functions over positions.

/** A word of a query: its place there, and its information. */
export interface SequenceWord {
  term: string;
  /** Its position in the query. */
  offset: number;
  /** The logarithm of how rarely a word of the library is this one. */
  information: number;
  /** Terms that may replace it, each with its share of the word's information: below 1. */
  related?: readonly { term: string; similarity: number }[];
}

/** A term that is looked up for a sequence: that of a word, or one that may replace it. */
export interface SequenceTerm {
  term: string;
  /** Index of the word. */
  word: number;
  information: number;
}

/** Farther from its place, a word belongs to something else. */
const reach = 16;
/** Share of a word's information that counts when it is on the other side of its neighbour. */
const turnedShare = 0.5;
/**
 * Cost of a word out of its place, in information: sentences repeat forms, so that chance alone explains too little.
 */
const distanceWeight = 1.4;
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

type Positions = readonly (Uint32Array | undefined)[];

/** A query whose words are compared with texts. Make it once for all texts. */
export class Sequence {
  /** In the order of the query. */
  readonly words: readonly SequenceWord[];
  /** Terms to look up, in the order of the words. */
  readonly terms: readonly SequenceTerm[];
  /** Score of a text that has all words exactly as the query has them. */
  readonly information: number;
  /** The terms of each word. */
  readonly #termsOf: readonly (readonly number[])[];
  /** The terms whose places are compared, those of the rarest words first. */
  readonly #anchors: readonly number[];

  constructor(words: readonly SequenceWord[]) {
    this.words = [...words].sort((a, b) => a.offset - b.offset);
    this.information = words.reduce((sum, { information }) => sum + information, 0);
    this.terms = this.words.flatMap(({ term, information, related = [] }, word) => [
      { term, word, information },
      ...related.map((other) => ({ term: other.term, word, information: information * other.similarity })),
    ]);
    this.#termsOf = this.words.map((_, word) =>
      [...this.terms.keys()].filter((i) => this.terms[i]?.word === word),
    );
    const informationOf = (word: number) => this.words[word]?.information ?? 0;
    const rarest = [...this.words.keys()].sort((a, b) => informationOf(b) - informationOf(a) || a - b);
    let share = 0;
    const anchors = rarest.filter((word) => {
      const wanted = share < anchorShare * this.information;
      share += informationOf(word);
      return wanted;
    });
    this.#anchors = anchors.flatMap((word) => this.#termsOf[word] ?? []);
  }

  /**
   * The information of the words that are together in one place of a text, less for each that is out of its
   * place in the query. `positions` of each term, ascending, in the order of `terms`.
   */
  score(positions: Positions): number {
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

  #scoreAround(positions: Positions, anchor: number, position: number): number {
    const term = this.terms[anchor];
    if (!term) return 0;
    const others =
      this.#chain(positions, term.word, position, 1) + this.#chain(positions, term.word, position, -1);
    return others > 0 ? others + term.information : 0;
  }

  /** Follows the words to one side; where words were left out, the rest moves along and is not charged again. */
  #chain(positions: Positions, anchor: number, position: number, step: 1 | -1): number {
    let sum = 0;
    let last = position;
    let shift = position - (this.words[anchor]?.offset ?? 0);
    for (let word = anchor + step; word >= 0 && word < this.words.length; word += step) {
      const offset = this.words[word]?.offset ?? 0;
      const found = this.#find(positions, word, offset + shift, last, step);
      if (!found) continue;
      sum += found.gain;
      last = found.position;
      shift = found.position - offset;
    }
    return sum;
  }

  /** The term of a word that says most near a wanted place. */
  #find(positions: Positions, word: number, wanted: number, last: number, step: 1 | -1) {
    let best: { gain: number; position: number } | undefined;
    for (const i of this.#termsOf[word] ?? []) {
      const there = positions[i];
      if (!there?.length) continue;
      const position = nearest(there, wanted);
      const distance = Math.abs(position - wanted);
      if (distance > reach) continue;
      const share = (position - last) * step > 0 ? 1 : turnedShare;
      // As many places are nearer or as near, so that chance explains as much of the find.
      const gain = (this.terms[i]?.information ?? 0) * share - distanceWeight * Math.log(2 * distance + 1);
      if (gain > (best?.gain ?? 0)) best = { gain, position };
    }
    return best;
  }
}
