const WORD = /[\p{Script=Devanagari}\u25cc]+/gu;
/** Devanagari, Tamil, and the dotted circle of a sign without its letter. */
const MAY_BREAK = /[\u0900-\u097f\u0b80-\u0bff\u1cd0-\u1cff\ua8e0-\ua8ff\u25cc]/;
const MIN_WORDS = 40;
/** A vowel sign or another mark without a letter before it, or on another vowel sign; a sign on a virama; a dotted circle. */
const BROKEN =
  /^[\u0900-\u0903\u093a-\u093c\u093e-\u094f]|\u25cc|[\u093e-\u094c]{2}|\u094d[\u093e-\u094d]|[\u0900-\u0902][\u093e-\u094d]|[\u0904-\u0914][\u093f\u0940\u094b-\u094d]/u;
const BROKEN_SHARE = 0.1;
const TAMIL_WORD = /[\p{Script=Tamil}\u25cc]+/gu;
/** Broken signs of Tamil, as in `BROKEN`; the two halves of a divided sign are put together before. */
const TAMIL_BROKEN =
  /^[\u0bbe-\u0bcd]|\u25cc|[\u0bbe-\u0bcc]{2}|\u0bcd[\u0bbe-\u0bcd]|[\u0b85-\u0b94][\u0bbe-\u0bcd]/u;
const VIRAMA = /\u094d/gu;
const LETTER = /[\u0904-\u0939\u0958-\u0961]/gu;
/** In Hindi a letter in ten has a virama; a text layer without conjuncts has none. */
const VIRAMA_SHARE = 0.015;
/** A letter in twelve has the short i before it, the sign that fonts without a map lose first; two in three have a sign. */
const SHORT_I = /\u093f/gu;
const SHORT_I_SHARE = 0.02;
const SIGN = /[\u093e-\u094c]/gu;
const SIGN_SHARE = 0.25;
const MIN_LETTERS = 150;

/** True where the vowel signs of many words are apart from their letters. */
function isBroken(words: readonly string[], broken: RegExp): boolean {
  return (
    words.length >= MIN_WORDS &&
    words.filter((word) => broken.test(word)).length >= BROKEN_SHARE * words.length
  );
}

/** True where a page of Hindi or Tamil has vowel signs apart from their letters, or one of Hindi has lost its conjuncts. */
export function hasBrokenSigns(page: string): boolean {
  if (!MAY_BREAK.test(page)) return false;
  if (isBroken(page.normalize('NFC').match(TAMIL_WORD) ?? [], TAMIL_BROKEN)) return true;
  const words = page.match(WORD) ?? [];
  if (words.length < MIN_WORDS) return false;
  if (isBroken(words, BROKEN)) return true;
  const letters = page.match(LETTER)?.length ?? 0;
  const rare = (pattern: RegExp, share: number) => (page.match(pattern)?.length ?? 0) < share * letters;
  return (
    letters >= MIN_LETTERS &&
    (rare(VIRAMA, VIRAMA_SHARE) || rare(SHORT_I, SHORT_I_SHARE) || rare(SIGN, SIGN_SHARE))
  );
}
