import { hasBrokenSigns } from './indic-signs.ts';
import { isBlank } from './text.ts';

/**
 * The damage of the text layer of a page, which its picture does not have. `glyphs`: numbers of glyphs in place of letters;
 * `spaces`: words without blanks between them, or letters with; `repeated`: each letter printed two or three times for bold;
 * `private`: characters without a meaning in Unicode; `signs`: an Indian script with its vowel signs or conjuncts lost.
 */
export type TextLayerDamage = 'glyphs' | 'spaces' | 'repeated' | 'private' | 'signs';

/** Statistics of fewer words say nothing; lists and headings differ too much. */
const MIN_WORDS = 40;
const MIN_LETTERS = 150;

/**
 * The reason to read a page from its picture; undefined when its text layer is readable. Legacy Hindi fonts are
 * converted before. Linear time.
 */
export function textLayerDamage(page: string): TextLayerDamage | undefined {
  if (hasUnmapped(page)) return 'private';
  if (hasCodes(page)) return 'glyphs';
  const words = wordsOf(page);
  if (isStampAlone(page, words)) return 'glyphs';
  const letters = words.reduce((sum, word) => sum + word.length, 0);
  const plain = withoutAddresses(page);
  if (letters >= MIN_LETTERS) {
    if (isRepeated(words)) return 'repeated';
    if (hasLostSpaces(plain, words, letters)) return 'spaces';
  }
  if (words.length < MIN_WORDS) return undefined;
  if (hasForeignPairs(page, plain, words) || isReversed(words) || hasLostLetters(words)) return 'glyphs';
  return hasBrokenSigns(page) ? 'signs' : undefined;
}

const LETTERS = /[\p{L}\p{M}]+/gu;
/** Outside ASCII and general punctuation, which has no letters. */
const BEYOND_ASCII_LETTERS = /[\u0080-\u1fff\u2070-\uffff]/;
const wordsOf = (text: string): readonly string[] =>
  text.match(BEYOND_ASCII_LETTERS.test(text) ? LETTERS : /[A-Za-z]+/g) ?? [];
const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** A bullet of a symbol font is one such character among hundreds. */
const UNMAPPED = /[\p{Co}\ufffd]|\(cid:\d{1,6}\)/gu;
const UNMAPPED_SHARE = 0.03;
const MIN_UNMAPPED = 8;

function hasUnmapped(page: string): boolean {
  const found = count(page, UNMAPPED);
  return found >= MIN_UNMAPPED && found >= UNMAPPED_SHARE * printedCharacters(page.replace(UNMAPPED, ' '));
}

/** The number of characters that print something; both halves of a rare one count. */
function printedCharacters(page: string): number {
  let printed = 0;
  for (let at = 0; at < page.length; at += 1) if (!isBlank(page.charCodeAt(at))) printed += 1;
  return printed;
}

/** Control characters besides white space. PDFium writes one for a hyphen at the end of a line. */
const CONTROL = /(?![\t\n\v\f\r])\p{Cc}/gu;
const CONTROL_SHARE = 0.1;
/** Punctuation of leaders, rules and tables repeats a few signs; numbers of glyphs read as many different ones. */
const SIGNS = /(?![.\-_=*|/,:;()\u2013\u2014\u2026])[\p{P}\p{S}]/gu;
const SIGN_SHARE = 0.25;
const MIN_SIGNS = 60;
const MIN_KINDS = 8;
/** A letter, signs or figures, and a letter again; a letter of another alphabet within a word. */
const MIXED =
  /[a-z][\d!"#$%^~`+<>=\\]{1,4}[a-z]|[a-z][\p{Script=Greek}\p{Script=Cyrillic}]|[\p{Script=Greek}\p{Script=Cyrillic}][a-z]/iu;
/** A fast check: every mixed token has a letter beside a figure, a sign or a character outside ASCII. */
const MAY_MIX = /[\d!"#$%^~`+<>=\\\u0080-\uffff](?:(?<=[A-Za-z].)|(?=[A-Za-z]))/g;
const MIN_MIXED = 10;
const MIXED_SHARE = 0.12;

/** The characters of a page that print something, and those of them that are no plain letter, figure or leader. */
function characterCounts(page: string): { printed: number; others: number } {
  let [printed, others] = [0, 0];
  for (let at = 0; at < page.length; at += 1) {
    const code = page.charCodeAt(at);
    if (isBlank(code)) continue;
    printed += 1;
    if ((plainCharacters[code] ?? 0) === 0) others += 1;
  }
  return { printed, others };
}

const plainCharacters = new Uint8Array(128);
for (let code = 0; code < plainCharacters.length; code += 1)
  plainCharacters[code] = /[\w.\-=*|/,:;()]/.test(String.fromCharCode(code)) ? 1 : 0;

function hasCodes(page: string): boolean {
  const { printed, others } = characterCounts(page);
  if (others >= MIN_SIGNS / 2) {
    const control = count(page, CONTROL);
    if (control >= MIN_SIGNS / 2 && control >= CONTROL_SHARE * printed) return true;
  }
  if (count(page, MAY_MIX) >= MIN_MIXED) {
    const tokens = page.match(/\S{3,}/g) ?? [];
    const mixed = tokens.filter((token) => MIXED.test(token)).length;
    if (mixed >= MIN_MIXED && mixed >= MIXED_SHARE * tokens.length) return true;
  }
  if (others < Math.max(MIN_SIGNS, SIGN_SHARE * printed)) return false;
  const signs = page.match(SIGNS) ?? [];
  return (
    signs.length >= MIN_SIGNS && signs.length >= SIGN_SHARE * printed && new Set(signs).size >= MIN_KINDS
  );
}

const STAMP = /signature\s+not\s+verified|digitally\s+signed/iu;
const STAMP_LINE =
  /signature|not\s+verified|verified|digitally|signed|signing|\b(?:date|reason|location|validity|valid|unknown)\b|\d{4}[.:/-]\d|\d:\d\d/iu;
/** The name of the signer and a page number. */
const WORDS_BESIDE_STAMP = 5;

/** True where a registry's stamp is all that can be read: the words under it have no Unicode map. */
function isStampAlone(page: string, words: readonly string[]): boolean {
  if (words.length >= MIN_WORDS || !STAMP.test(page)) return false;
  const rest = page.split('\n').filter((line) => !STAMP_LINE.test(line));
  return count(rest.join('\n'), LETTERS) <= WORDS_BESIDE_STAMP;
}

const MIN_REPEATED = 6;
const REPEATED_SHARE = 0.1;

/** `CCCooouuurrrttt`, `CCoouurrtt`. */
function isRepeatedWord(word: string): boolean {
  if (word.length < 4) return false;
  let runs = 0;
  for (let at = 0; at < word.length; runs += 1) {
    const from = at;
    while (word[at] === word[from] && at < word.length) at += 1;
    if (at - from < 2) return false;
  }
  return runs > 1;
}

function isRepeated(words: readonly string[]): boolean {
  const long = words.filter(({ length }) => length >= 4);
  const repeated = long.filter(isRepeatedWord).length;
  return repeated >= MIN_REPEATED && repeated >= REPEATED_SHARE * long.length;
}

/** Words of so many letters are rare in English: 'notwithstanding' has 15. */
const LONG_WORD = 18;
/** A fast check: each word of `LONG_WORD` letters is such a run. */
const MAY_BE_GLUED = /\S{18}/;
const LATIN_WORD = /[\p{Script=Latin}\u2019']+/gu;
const INDIC_WORD = /[\p{Script=Devanagari}\p{Script=Gujarati}\p{Script=Tamil}]+/gu;
const LONG_INDIC_WORD = 45;
const ADDRESS = /(?<!\S)\S*(?:@|:\/\/|www\.)\S*/gu;
const MAY_BE_ADDRESS = /@|:\/\/|www\./;
const withoutAddresses = (page: string): string =>
  MAY_BE_ADDRESS.test(page) ? page.replace(ADDRESS, ' ') : page;
const WORD_INSIDE =
  /the|and|court|of|that|this|which|with|petition|appeal|order|section|accused|judg|act|for|high|in|by|is|has/iu;
const SINGLE_SHARE = 0.7;
/** 'Co ur t of': so many of the letters are in words of one or two. */
const PIECES_SHARE = 0.9;
/** A line without blanks has longer words than any other; a line of names or a heading has at most this mean. */
const MEAN_LETTERS = 9;
const MIN_LINE = 25;
const LOST_SHARE = 0.2;
const GLUED = /(?:of|in|to|on|by|for|and|from|that|with)the/giu;
const APART = /\b(?:of|in|to|on|by|for|and|from|that|with)\s{1,3}the\b/giu;
const MIN_GLUED = 3;
const GLUED_SHARE = 0.25;

function hasLostSpaces(plain: string, words: readonly string[], letters: number): boolean {
  const single = words.filter(({ length }) => length === 1).length;
  if (single >= MIN_LETTERS && single >= SINGLE_SHARE * letters) return true;
  if (lengthOf(words.filter(({ length }) => length <= 2)) >= PIECES_SHARE * letters) return true;
  const glued = count(plain, GLUED);
  if (glued >= MIN_GLUED && glued >= GLUED_SHARE * (glued + count(plain, APART))) return true;
  const lostLetters = MAY_BE_GLUED.test(plain)
    ? plain.split('\n').reduce((sum, line) => sum + lettersWithoutSpaces(line), 0)
    : 0;
  if (lostLetters >= MIN_LETTERS && lostLetters >= LOST_SHARE * letters) return true;
  const indic = BEYOND_LATIN.test(plain) ? (plain.match(INDIC_WORD) ?? []) : [];
  const longIndic = lengthOf(indic.filter(({ length }) => length >= LONG_INDIC_WORD));
  return longIndic >= MIN_LETTERS && longIndic >= lengthOf(indic) / 2;
}

/** The letters of a line whose words have no blanks between them. */
function lettersWithoutSpaces(line: string): number {
  if (!MAY_BE_GLUED.test(line)) return 0;
  const words = line.match(LATIN_WORD) ?? [];
  const letters = lengthOf(words);
  if (letters < MIN_LINE || letters < MEAN_LETTERS * words.length) return 0;
  return words.some((word) => word.length >= LONG_WORD && WORD_INSIDE.test(word)) ? letters : 0;
}

const lengthOf = (words: readonly string[]): number => words.reduce((sum, { length }) => sum + length, 0);

const ENGLISH = new Set(['the', 'and', 'of', 'in', 'to']);
const BACKWARDS = new Set(['eht', 'dna', 'fo', 'ni', 'ot']);
const MIN_BACKWARDS = 8;

/** 'truoC eht fo': each line is printed from its end. */
function isReversed(words: readonly string[]): boolean {
  const backwards = words.filter((word) => BACKWARDS.has(word)).length;
  return backwards >= MIN_BACKWARDS && backwards > 4 * words.filter((word) => ENGLISH.has(word)).length;
}

/**
 * Each of these letters makes at least two in a hundred of a page of an English judgment. Limit: a lost ligature ('ofce', 'noti e') is
 * not found, because *fi* is absent from two in a hundred readable pages.
 */
const USUAL = [...'eatoinsr'].map((letter) => letter.charCodeAt(0));
const USUAL_SHARE = 0.015;
const SMALL_WORD = /^[a-z]+$/;

/** Limit: a page that repeats fewer words, such as a form or a table, may lack a letter by chance. */
const MIN_DISTINCT = 40;

/** 'th crt f ppl': the map of the font has lost some letters. */
function hasLostLetters(words: readonly string[]): boolean {
  const counts = new Uint32Array(128);
  let letters = 0;
  for (const word of words) {
    if (!SMALL_WORD.test(word)) continue;
    letters += word.length;
    for (let at = 0; at < word.length; at += 1)
      counts[word.charCodeAt(at)] = (counts[word.charCodeAt(at)] ?? 0) + 1;
  }
  if (letters < 4 * MIN_LETTERS || new Set(words).size < MIN_DISTINCT) return false;
  return USUAL.some((letter) => (counts[letter] ?? 0) < USUAL_SHARE * letters);
}

/** Pairs of letters that make more than half of English and of Indian names in Latin letters, and a tenth of a cipher. */
const PAIRS =
  `th he in er an re nd at on nt ha es st en ed to it ou ea hi is or ti as te et ng of al de se le sa si ar ve ra ld ur ma ch am
  ai ri ro sh ta la na ya ka me co io ic ne li va ni ll om ce ec tr ho no no be ns ct ge ad il us di pe ac el ir un ke su ja ya ku
  um ee pr ap po ot ow we wh id im by so do em if ss ul ab jo da ga ba pa mo vi ki bh ru nk dr rs ts nc ut rt ia ca fo`.split(
    /\s+/u,
  );
/** Abbreviations, which say nothing of a language: CRL, FAO, APPL. */
const ABBREVIATION = /^\p{Lu}{1,4}$/u;
/** A stretch of so many pairs is judged at once. */
const STRETCH = 80;
const COMMON_SHARE = 0.33;
const FOREIGN_SHARE = 0.2;
/** Scripts that are no cipher of Latin letters. */
const OTHER_SCRIPTS =
  /[\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Arabic}]+/gu;

/** A fast check: none of them is in a text whose letters are all Latin. */
const BEYOND_LATIN = /[\u0530-\u1fff\ua000-\uffff]/;

/** A pair of the letters a–z as a number below `KINDS_OF_PAIR`; -1 for another. */
function pairAt(letters: string, at: number): number {
  const one = letters.charCodeAt(at - 1) - SMALL_A;
  const other = letters.charCodeAt(at) - SMALL_A;
  return one >= 0 && one < LETTERS_OF_ALPHABET && other >= 0 && other < LETTERS_OF_ALPHABET
    ? one * LETTERS_OF_ALPHABET + other
    : -1;
}

const SMALL_A = 97;
const LETTERS_OF_ALPHABET = 26;
const commonPairs = new Uint8Array(LETTERS_OF_ALPHABET * LETTERS_OF_ALPHABET);
for (const pair of PAIRS) commonPairs[pairAt(pair, 1)] = 1;

/** True where the letters of whole stretches are not those of a language: each glyph has the code of another letter. */
function hasForeignPairs(page: string, plain: string, all: readonly string[]): boolean {
  const latin = BEYOND_LATIN.test(plain) ? plain.replace(OTHER_SCRIPTS, ' ') : plain;
  const words = latin === page ? all : wordsOf(latin);
  let [pairs, common, stretches, foreign] = [0, 0, 0, 0];
  for (const word of words) {
    if (ABBREVIATION.test(word)) continue;
    const letters = word.toLowerCase();
    for (let at = 1; at < word.length; at += 1) common += commonPairs[pairAt(letters, at)] ?? 0;
    pairs += word.length - 1;
    if (pairs < STRETCH) continue;
    stretches += 1;
    if (common < COMMON_SHARE * pairs) foreign += 1;
    [pairs, common] = [0, 0];
  }
  return foreign > 0 && foreign >= FOREIGN_SHARE * stretches;
}
