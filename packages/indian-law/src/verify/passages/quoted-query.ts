/** Words of a quotation by which the reader finds it again. */
const WORDS = 8;
/** Fewer words occur in many places. */
const FEWEST = 3;

const wordsOf = (text: string): string[] => text.replaceAll(/["“”]/gu, ' ').split(/\s+/u).filter(Boolean);

/**
 * The first words of a quotation as a phrase to search for: with a link they find the place after a judgment was read again.
 * The judgment does not have the words that a quotation leaves out or puts in brackets.
 */
export function quotedQuery(quote: string): string {
  const whole = quote.split(/…|\.{3}|\[[^\]]{0,200}\]/u).find((part) => wordsOf(part).length >= FEWEST);
  return `"${wordsOf(whole ?? quote)
    .slice(0, WORDS)
    .join(' ')}"`;
}
