import type { Span } from './text.ts';

/** Counts of the words of a page: runs of letters and marks. The words themselves are not kept. */
export interface WordTally {
  words: number;
  letters: number;
  /** Words of one letter. */
  single: number;
  /** The letters in words of one or two. */
  inPieces: number;
  /** Words of four letters or more, and those of them that print each letter two or three times. */
  long: number;
  repeated: number;
  /** The commonest short words of English, and the same printed from their ends. */
  english: number;
  backwards: number;
  /** Each of the letters a–z in the words that have no others, by its code. */
  counts: Uint32Array;
  inSmallWords: number;
  /** Stretches of pairs of letters, and those of them with too few of the pairs of a language. */
  stretches: number;
  foreign: number;
  /** Pairs, and common ones, of the stretch that is not yet complete. */
  pairs: number;
  common: number;
}

/** The bit by which a small letter differs from its capital. */
const SMALL = 32;
const SMALL_A = 97;
const SMALL_Z = 122;
const LETTER = /^[\p{L}\p{M}]/u;
const [NONE, ONE, TWO] = [1, 2, 3];
/** `NONE`, `ONE` or `TWO` by the code of a unit, 0 where it is not known yet. */
const kinds = new Uint8Array(65_536);

/** The number of units of the letter or mark at a place; 0 where there is none. */
function letterAt(text: string, at: number): number {
  const code = text.charCodeAt(at);
  return ((kinds[code] ?? NONE) || kindOf(text, at, code)) - 1;
}

/** Kinds of halves of rare characters are not remembered. */
function kindOf(text: string, at: number, code: number): number {
  const isLetter = LETTER.test(text.slice(at, at + 2));
  if (code >= 0xd800 && code < 0xe000) return isLetter ? TWO : NONE;
  kinds[code] = isLetter ? ONE : NONE;
  return kinds[code];
}

/** Pairs of letters that make more than half of English and of Indian names in Latin letters, and a tenth of a cipher. */
const PAIRS =
  `th he in er an re nd at on nt ha es st en ed to it ou ea hi is or ti as te et ng of al de se le sa si ar ve ra ld ur ma ch am
  ai ri ro sh ta la na ya ka me co io ic ne li va ni ll om ce ec tr ho no no be ns ct ge ad il us di pe ac el ir un ke su ja ya ku
  um ee pr ap po ot ow we wh id im by so do em if ss ul ab jo da ga ba pa mo vi ki bh ru nk dr rs ts nc ut rt ia ca fo`.split(
    /\s+/u,
  );
const ENGLISH = ['the', 'and', 'of', 'in', 'to'];
const BACKWARDS = ['eht', 'dna', 'fo', 'ni', 'ot'];

/** The letters of a word as a number, five bits for each: equal for small letters and capitals. */
const keyOf = (word: string): number =>
  [...word].reduce((key, letter) => (key << 5) | (letter.charCodeAt(0) & 31), 0);
const tableOf = (words: readonly string[]): Uint8Array => {
  const table = new Uint8Array(1 << 15);
  for (const word of words) table[keyOf(word)] = 1;
  return table;
};
const commonPairs = tableOf(PAIRS);
const english = tableOf(ENGLISH);
const backwards = tableOf(BACKWARDS);

/** A stretch of so many pairs is judged at once. */
const STRETCH = 80;
const COMMON_SHARE = 0.33;
/** Abbreviations, which say nothing of a language: CRL, FAO, APPL. */
const ABBREVIATION = /^\p{Lu}{1,4}$/u;

/** Tallies the words of a text; of those in the stretches `apart` no pairs are counted. Linear time. */
export function tallyWords(text: string, apart: readonly Span[] = []): WordTally {
  let next = 0;
  const tally: WordTally = {
    words: 0,
    letters: 0,
    single: 0,
    inPieces: 0,
    long: 0,
    repeated: 0,
    english: 0,
    backwards: 0,
    counts: new Uint32Array(128),
    inSmallWords: 0,
    stretches: 0,
    foreign: 0,
    pairs: 0,
    common: 0,
  };
  for (let at = 0; at < text.length; ) {
    const start = at;
    for (let code = text.charCodeAt(at) | SMALL; code >= SMALL_A && code <= SMALL_Z; ) {
      at += 1;
      code = text.charCodeAt(at) | SMALL;
    }
    let units = letterAt(text, at);
    const plain = units === 0;
    for (; units > 0; units = letterAt(text, at)) at += units;
    if (at === start) {
      at += 1;
      continue;
    }
    while ((apart[next]?.end ?? at) <= start) next += 1;
    const counts = at <= (apart[next]?.start ?? at);
    if (plain) addPlain(tally, text, start, at, counts);
    else addOther(tally, text.slice(start, at), counts);
  }
  return tally;
}

/** Counts the length of a word, and whether each of its letters is printed two or three times. */
function addWord(tally: WordTally, text: string, start: number, end: number): void {
  const length = end - start;
  tally.words += 1;
  tally.letters += length;
  if (length === 1) tally.single += 1;
  if (length <= 2) tally.inPieces += length;
  if (length < 4) return;
  tally.long += 1;
  if (text.charCodeAt(start) === text.charCodeAt(start + 1) && isRepeated(text.slice(start, end)))
    tally.repeated += 1;
}

/** Adds a word of the letters A–Z and a–z. */
function addPlain(tally: WordTally, text: string, start: number, end: number, pairs: boolean): void {
  addWord(tally, text, start, end);
  let some = 0;
  let every = SMALL;
  let key = 0;
  let common = 0;
  for (let at = start; at < end; at += 1) {
    const code = text.charCodeAt(at);
    some |= code;
    every &= code;
    key = ((key << 5) | (code & 31)) & 0x7fff;
    if (at > start) common += commonPairs[key & 0x3ff] ?? 0;
  }
  if (every !== 0) addSmall(tally, text, start, end, key);
  if (pairs && (end - start > 4 || (some & SMALL) !== 0)) addPairs(tally, end - start - 1, common);
}

/** Adds a word of the letters a–z. */
function addSmall(tally: WordTally, text: string, start: number, end: number, key: number): void {
  const { counts } = tally;
  tally.inSmallWords += end - start;
  for (let at = start; at < end; at += 1) {
    const code = text.charCodeAt(at);
    counts[code] = (counts[code] ?? 0) + 1;
  }
  if (end - start > 3) return;
  tally.english += english[key] ?? 0;
  tally.backwards += backwards[key] ?? 0;
}

function addPairs(tally: WordTally, pairs: number, common: number): void {
  tally.pairs += pairs;
  tally.common += common;
  if (tally.pairs < STRETCH) return;
  tally.stretches += 1;
  if (tally.common < COMMON_SHARE * tally.pairs) tally.foreign += 1;
  tally.pairs = 0;
  tally.common = 0;
}

const PAIR = /^[a-z]{2}/;

/** Adds a word with other letters among its own. */
function addOther(tally: WordTally, word: string, pairs: boolean): void {
  addWord(tally, word, 0, word.length);
  if (!pairs || ABBREVIATION.test(word)) return;
  const letters = word.toLowerCase();
  let common = 0;
  for (let at = 1; at < word.length; at += 1) {
    const pair = letters.slice(at - 1, at + 1);
    if (PAIR.test(pair)) common += commonPairs[keyOf(pair)] ?? 0;
  }
  addPairs(tally, word.length - 1, common);
}

/** `CCCooouuurrrttt`, `CCoouurrtt`. */
function isRepeated(word: string): boolean {
  let runs = 0;
  for (let at = 0; at < word.length; runs += 1) {
    const from = at;
    while (word[at] === word[from] && at < word.length) at += 1;
    if (at - from < 2) return false;
  }
  return runs > 1;
}
