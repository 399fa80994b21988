/** A word as it is compared: letters and figures in small letters, without hyphens and apostrophes inside. */
export interface PrintedWord {
  word: string;
  start: number;
  end: number;
}

const WORD = /[\p{L}\p{N}\p{M}]+(?:(?:['’]|[-\u2010\u2011\u00ad]\s{0,3})[\p{L}\p{N}\p{M}]+)*/gu;
const INNER = /[^\p{L}\p{N}\p{M}]+/gu;

/** The words of a text for comparison, in order. Punctuation, case, and how a line's end divides a word do not count. O(n). */
export function printedWords(text: string): PrintedWord[] {
  const words: PrintedWord[] = [];
  WORD.lastIndex = 0;
  for (let match = WORD.exec(text); match !== null; match = WORD.exec(text)) {
    const folded = match[0].normalize('NFKC').toLowerCase();
    words.push({
      word: /[^a-z0-9]/u.test(folded) ? folded.replace(INNER, '') : folded,
      start: match.index,
      end: match.index + match[0].length,
    });
  }
  return words;
}

const OMITTED = /(?:\.\s?){3,}|…|\*\s?\*\s?\*|\[[^\][]{0,200}\]|\bx\s?x\s?x\b/giu;
const ASIDE = /\(\s?(?:emphasis|underlining)\s[^)]{0,40}\)|[[(]\s?sic\s?[\])]/giu;

/** The parts of a quotation between omissions ('…', '[…]', '* * *') and insertions in square brackets. */
export function fragmentsOf(quotation: string): string[] {
  const parts = quotation.replace(ASIDE, ' ').split(OMITTED);
  const worded = parts.filter((part) => /[\p{L}\p{N}]/u.test(part));
  // One or two words between two omissions prove nothing beside longer parts.
  const long = worded.filter((part) => printedWords(part).length >= 3);
  return long.length > 0 ? long : worded;
}
