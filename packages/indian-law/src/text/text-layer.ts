import { hasBrokenSigns } from './indic-signs.ts';
import { isBlank, matchesOf, type Span } from './text.ts';
import { tallyWords, type WordTally } from './word-tally.ts';

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
  const addresses = addressesIn(page);
  const tally = tallyWords(page, addresses);
  if (isStampAlone(page, tally.words)) return 'glyphs';
  const plain = withBlanks(page, addresses);
  if (tally.letters >= MIN_LETTERS) {
    if (tally.repeated >= MIN_REPEATED && tally.repeated >= REPEATED_SHARE * tally.long) return 'repeated';
    if (hasLostSpaces(plain, tally)) return 'spaces';
  }
  if (tally.words < MIN_WORDS) return undefined;
  if (hasForeignPairs(plain, tally) || isReversed(tally) || hasLostLetters(page, tally)) return 'glyphs';
  return hasBrokenSigns(page) ? 'signs' : undefined;
}

const LETTERS = /[\p{L}\p{M}]+/gu;
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
function isStampAlone(page: string, words: number): boolean {
  if (words >= MIN_WORDS || !STAMP.test(page)) return false;
  const rest = page.split('\n').filter((line) => !STAMP_LINE.test(line));
  return count(rest.join('\n'), LETTERS) <= WORDS_BESIDE_STAMP;
}

/** `CCCooouuurrrttt`, `CCoouurrtt`. */
const MIN_REPEATED = 6;
const REPEATED_SHARE = 0.1;

/** Words of so many letters are rare in English: 'notwithstanding' has 15. */
const LONG_WORD = 18;
/** A fast check: each word of `LONG_WORD` letters is in such a run of characters. */
function mayBeGlued(text: string): boolean {
  for (let start = 0; start + LONG_WORD <= text.length; ) {
    let at = start + LONG_WORD - 1;
    while (at >= start && !isBlank(text.charCodeAt(at))) at -= 1;
    if (at < start) return true;
    start = at + 1;
  }
  return false;
}
const LATIN_WORD = /[\p{Script=Latin}\u2019']+/gu;
const INDIC_WORD = /[\p{Script=Devanagari}\p{Script=Gujarati}\p{Script=Tamil}]+/gu;
const LONG_INDIC_WORD = 45;
const IN_ADDRESS = /@|:\/\/|www\./g;

/** The words, between blanks, that hold the sign of an address, in order. */
function addressesIn(page: string): Span[] {
  const found: Span[] = [];
  let end = 0;
  for (const { index } of matchesOf(IN_ADDRESS, page)) {
    if (index < end) continue;
    let start = index;
    while (start > end && !isBlank(page.charCodeAt(start - 1))) start -= 1;
    end = index;
    while (end < page.length && !isBlank(page.charCodeAt(end))) end += 1;
    found.push({ start, end });
  }
  return found;
}

/** A text with one blank for each of some stretches. */
function withBlanks(text: string, stretches: readonly Span[]): string {
  let [plain, from] = ['', 0];
  for (const { start, end } of stretches) {
    plain += `${text.slice(from, start)} `;
    from = end;
  }
  return from === 0 ? text : plain + text.slice(from);
}

const WORD_INSIDE =
  /the|and|court|of|that|this|which|with|petition|appeal|order|section|accused|judg|act|for|high|in|by|is|has/iu;
const SINGLE_SHARE = 0.7;
/** 'Co ur t of': so many of the letters are in words of one or two. */
const PIECES_SHARE = 0.9;
/** A line without blanks has longer words than any other; a line of names or a heading has at most this mean. */
const MEAN_LETTERS = 9;
const MIN_LINE = 25;
const LOST_SHARE = 0.2;
const GLUED = /(?:of|in|to|on|by|for|and|from|that|with)the/gi;
const APART = /\b(?:of|in|to|on|by|for|and|from|that|with)\s{1,3}the\b/giu;
const MIN_GLUED = 3;
const GLUED_SHARE = 0.25;

function hasLostSpaces(plain: string, { single, inPieces, letters }: WordTally): boolean {
  if (single >= MIN_LETTERS && single >= SINGLE_SHARE * letters) return true;
  if (inPieces >= PIECES_SHARE * letters) return true;
  const glued = count(plain, GLUED);
  if (glued >= MIN_GLUED && glued >= GLUED_SHARE * (glued + count(plain, APART))) return true;
  const lostLetters = mayBeGlued(plain)
    ? plain.split('\n').reduce((sum, line) => sum + lettersWithoutSpaces(line), 0)
    : 0;
  if (lostLetters >= MIN_LETTERS && lostLetters >= LOST_SHARE * letters) return true;
  const indic = BEYOND_LATIN.test(plain) ? (plain.match(INDIC_WORD) ?? []) : [];
  const longIndic = lengthOf(indic.filter(({ length }) => length >= LONG_INDIC_WORD));
  return longIndic >= MIN_LETTERS && longIndic >= lengthOf(indic) / 2;
}

/** The letters of a line whose words have no blanks between them. */
function lettersWithoutSpaces(line: string): number {
  if (!mayBeGlued(line)) return 0;
  const words = line.match(LATIN_WORD) ?? [];
  const letters = lengthOf(words);
  if (letters < MIN_LINE || letters < MEAN_LETTERS * words.length) return 0;
  return words.some((word) => word.length >= LONG_WORD && WORD_INSIDE.test(word)) ? letters : 0;
}

const lengthOf = (words: readonly string[]): number => words.reduce((sum, { length }) => sum + length, 0);

const MIN_BACKWARDS = 8;

/** 'truoC eht fo': each line is printed from its end. */
const isReversed = ({ backwards, english }: WordTally): boolean =>
  backwards >= MIN_BACKWARDS && backwards > 4 * english;

/**
 * Each of these letters makes at least two in a hundred of a page of an English judgment. Limit: a lost ligature ('ofce', 'noti e') is
 * not found, because *fi* is absent from two in a hundred readable pages.
 */
const USUAL = [...'eatoinsr'].map((letter) => letter.charCodeAt(0));
const USUAL_SHARE = 0.015;

/** Limit: a page that repeats fewer words, such as a form or a table, may lack a letter by chance. */
const MIN_DISTINCT = 40;

/** 'th crt f ppl': the map of the font has lost some letters. */
function hasLostLetters(page: string, { counts, inSmallWords }: WordTally): boolean {
  if (inSmallWords < 4 * MIN_LETTERS) return false;
  const lost = USUAL.some((letter) => (counts[letter] ?? 0) < USUAL_SHARE * inSmallWords);
  return lost && new Set(page.match(LETTERS)).size >= MIN_DISTINCT;
}

const FOREIGN_SHARE = 0.2;
/** Scripts that are no cipher of Latin letters. */
const OTHER_SCRIPTS =
  /[\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Arabic}]+/gu;

/** A fast check: none of them is in a text whose letters are all Latin. */
const BEYOND_LATIN = /[\u0530-\u1fff\ua000-\uffff]/;

/** True where the letters of whole stretches are not those of a language: each glyph has the code of another letter. */
function hasForeignPairs(plain: string, all: WordTally): boolean {
  const latin = BEYOND_LATIN.test(plain) ? plain.replace(OTHER_SCRIPTS, ' ') : plain;
  const { stretches, foreign } = latin === plain ? all : tallyWords(latin);
  return foreign > 0 && foreign >= FOREIGN_SHARE * stretches;
}
