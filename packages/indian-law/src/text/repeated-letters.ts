import { matchAt } from './text.ts';

/** Bold letters that a printer set two or three times over one another: 'CCCooouuurrrttt', 'OOORRRDDDEEERRR'. */
const REPEATED = /(\p{L})\1{1,2}(?!\1)(\p{L})\2{1,2}(?!\2)(\p{L})\3/uy;

/** The pattern is tried only where a character is repeated and the next one too: few words of a text have that. */
function mayRepeat(text: string): boolean {
  let [code, before] = [0, 0];
  for (let at = 0; at < text.length; at += 1) {
    before = code;
    code = text.charCodeAt(at);
    if (code !== before || code < FIRST_LETTER) continue;
    const next = text.charCodeAt(at + 1) === code ? at + 2 : at + 1;
    if (text.charCodeAt(next) !== text.charCodeAt(next + 1)) continue;
    if (matchAt(REPEATED, text, at - 1) !== null) return true;
  }
  return false;
}

/** The code of *A*: what is before it are figures, blanks and signs. */
const FIRST_LETTER = 65;
/** Fewer such words are words: 'AAA', a seal, an abbreviation. */
const MIN_WORDS = 4;
/** A word has at least so many different letters in a row before its repetitions prove anything. */
const MIN_RUNS = 3;

/** The times by which each character of a word is repeated, 3 or 2; 0 where one is not. */
function timesOf(word: string, runsNeeded: number): 0 | 2 | 3 {
  let [runs, by2, by3] = [0, true, true];
  for (let at = 0; at < word.length; runs += 1) {
    const from = at;
    while (at < word.length && word[at] === word[from]) at += 1;
    if ((at - from) % 2 !== 0) by2 = false;
    if ((at - from) % 3 !== 0) by3 = false;
    if (!by2 && !by3) return 0;
  }
  if (runs < runsNeeded) return 0;
  return by3 ? 3 : 2;
}

function single(word: string, times: number): string {
  let kept = '';
  for (let at = 0; at < word.length; at += times) kept += word[at] ?? '';
  return kept;
}

/** The line with each character once where its words repeat them, and the number of words that prove it. */
function mended(line: string): { text: string; proofs: number } {
  if (!mayRepeat(line)) return { text: line, proofs: 0 };
  const words = line.split(/(\s+)/u);
  const proofs = words.filter((word) => /\p{L}/u.test(word) && timesOf(word, MIN_RUNS) > 0);
  const times = timesOf(proofs[0] ?? '', MIN_RUNS);
  if (times === 0) return { text: line, proofs: 0 };
  // In a line whose words are all printed so, short ones and figures are too: 'NNNOOO 222000'.
  const all = words.every((word) => !/\p{L}/u.test(word) || timesOf(word, 1) === times);
  const text = words.map((word) => {
    if (word.trim() === '') return word;
    const own = timesOf(word, all ? 1 : MIN_RUNS);
    return own === times ? single(word, times) : word;
  });
  return { text: text.join(''), proofs: proofs.length };
}

/** The text with letters once that it prints two or three times for bold, at least in a few words. Linear time. */
export function withSingleLetters(text: string): string {
  if (!mayRepeat(text)) return text;
  const lines = text.split('\n').map(mended);
  const proofs = lines.reduce((sum, one) => sum + one.proofs, 0);
  return proofs < MIN_WORDS ? text : lines.map((one) => one.text).join('\n');
}
