/** Maximum number of words in a search; further words would not narrow it. */
const MOST_WORDS = 12;

/** A value as it stands in a group of conditions, where commas and parentheses mean something. */
const quoted = (value: string) => `"${value.replace(/["\\]/gu, '\\$&')}"`;

/** A word anywhere in a text. `*` is how the data API writes any text, so a typed one stands for any one character. */
const anywhere = (word: string) => `*${word.replace(/[\\%_]/gu, '\\$&').replaceAll('*', '_')}*`;

/** Conditions of the data API that hold where every word stands in one of the columns, as a whole or as a part. */
export function wordConditions(words: string, columns: readonly string[]): string[] {
  return words
    .normalize('NFC')
    .replaceAll('\0', '')
    .split(/\s+/u)
    .filter((word) => word !== '')
    .slice(0, MOST_WORDS)
    .map((word) => `or(${columns.map((column) => `${column}.ilike.${quoted(anywhere(word))}`).join(',')})`);
}
