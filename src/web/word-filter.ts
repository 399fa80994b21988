/** Case and Latin accents aside; the vowel signs of Indian scripts are letters and stay. */
const fold = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/gu, '')
    .normalize('NFC')
    .toLowerCase();

/** True when every word stands somewhere in the fields, as a whole or as a part; no words are found everywhere. */
export function hasWords(words: string, fields: readonly (string | null)[]): boolean {
  const text = fold(fields.filter((field) => field !== null).join('\n'));
  return fold(words)
    .split(/\s+/u)
    .every((word) => text.includes(word));
}
