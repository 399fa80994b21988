/** Maximum number of words in a search; further words would not narrow it. */
const MOST_WORDS = 12;

/** A value in a group of conditions, where commas and parentheses have a meaning. */
export const quoted = (value: string) => `"${value.replace(/["\\]/gu, '\\$&')}"`;

/**
 * A word anywhere in a text. `*` matches any text in the data API, so a typed `*` is replaced by the wildcard for one
 * character.
 */
const anywhere = (word: string) => `*${word.replace(/[\\%_]/gu, '\\$&').replaceAll('*', '_')}*`;

/** Conditions of the data API: every word must occur in one of the columns, as a whole word or as a part. */
export function wordConditions(words: string, columns: readonly string[]): string[] {
  return words
    .normalize('NFC')
    .replaceAll('\0', '')
    .split(/\s+/u)
    .filter((word) => word !== '')
    .slice(0, MOST_WORDS)
    .map((word) => `or(${columns.map((column) => `${column}.ilike.${quoted(anywhere(word))}`).join(',')})`);
}
