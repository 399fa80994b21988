const ENDS_IN_WORD = /[\p{L}\p{M}\p{N}]$/u;
const BEGINS_WITH_WORD = /^[\p{L}\p{M}\p{N}]/u;

/** True where a word or a number goes on from one text into the next. */
const isCut = (before: string, after: string): boolean =>
  // Two units hold a letter outside the basic plane.
  ENDS_IN_WORD.test(before.slice(-2)) && BEGINS_WITH_WORD.test(after.slice(0, 2));

/**
 * The first place of words in a text at which neither end cuts a word or a number in two; -1 when there is none. Words
 * that were read while their last one was typed have no place in the text that came of it. O(text × places).
 */
export function placeOfWords(text: string, words: string): number {
  if (words === '') return -1;
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + words.length)) {
    const end = at + words.length;
    const cut = isCut(text.slice(Math.max(0, at - 2), at), words) || isCut(words, text.slice(end, end + 2));
    if (!cut) return at;
  }
  return -1;
}
