import { joined } from './lines.ts';

const MARKED = String.raw`(?:[⁰¹²³⁴⁵⁶⁷⁸⁹]{1,3}\s?)?[[“"]{0,2}(?:[⁰¹²³⁴⁵⁶⁷⁸⁹]{1,3}\s?\[?)?`;
const BEGINS = new RegExp(
  `^${MARKED}(?:\\((?:\\d{1,3}[A-Z]{0,3}|[a-z]{1,5}|[A-Z]{1,4})\\)|Provided(?:\\b|(?=that|further|also))|Explanations?\\b|Exceptions?\\b|Illustrations?\\b|\\*\\s?\\*|PROVIDED\\b)`,
  'u',
);
/** Share of the column that a full line fills. */
const FULL = 0.8;

/** A heading that stands alone on its line. */
const STATE_HEADING = /^\[?STATE AMENDMENTS?\b/u;

/** Lines that end with a label's own reference ('sub-section', 'clause') go on with '(1)'. */
const REFERS =
  /\b(?:sub-?\s?sections?|sections?|clauses?|sub-?\s?clauses?|paragraphs?|rules?|sub-?\s?rules?|articles?|and|or|to|under|in|of|,)$/iu;

/** Limit: a line that the end of a page broke has so many characters. */
const BROKEN = 50;
/** Words behind which no sentence and no item of a list ends; a name may be broken behind its first word. */
const GOES_ON =
  /(?:\b(?:the|an?|by|for|with|from|on|at|that|which|as|such|his|any|every|said)|\s\p{Lu}\p{Ll}+)$/u;

/** True where a line of a structured copy is broken inside a sentence and `next` goes on with it. */
function isBroken(line: string, next: string): boolean {
  // An item of a list ends with '; or', and words that belong to a whole list stand behind a comma.
  if (line.length < BROKEN || !/\p{L}$/u.test(line) || /[;,]\s?(?:or|and)$/u.test(line)) return false;
  if (BEGINS.test(next)) return false;
  return /^\p{Ll}/u.test(next) || (/^\p{Lu}/u.test(next) && (REFERS.test(line) || GOES_ON.test(line)));
}

/** The paragraphs of a structured copy whose lines are those of the print. Every word stays, in its order. */
export function unbrokenLines(lines: readonly string[]): string[] {
  const out: string[] = [];
  let last = '';
  for (const line of lines) {
    const before = out.at(-1);
    if (before !== undefined && isBroken(last, line)) out[out.length - 1] = joined(before, line);
    else out.push(line);
    last = line;
  }
  return out;
}

/** Joins lines into paragraphs. Every word stays, in its order. */
export function paragraphsOf(lines: readonly string[], width: number): string[] {
  const out: string[] = [];
  let last = '';
  for (const line of lines) {
    const before = out.at(-1);
    if (before === undefined || begins(last, line, width)) out.push(line);
    else out[out.length - 1] = joined(before, line);
    last = line;
  }
  return out.map((text) => text.trim()).filter((text) => text !== '');
}

function begins(last: string, line: string, width: number): boolean {
  if (STATE_HEADING.test(line) || STATE_HEADING.test(last)) return true;
  // The mark of a footnote alone on its line belongs to what follows.
  if (/^[⁰¹²³⁴⁵⁶⁷⁸⁹]{1,3}$/u.test(last)) return false;
  if (/^[⁰¹²³⁴⁵⁶⁷⁸⁹]{1,3}$/u.test(line)) return /[;:.—\]]$/u.test(last);
  if (BEGINS.test(line)) return !REFERS.test(last) || /^(?:Provided|Explanation|Illustration)/u.test(line);
  if (/[;]\]?$|[:—]$/u.test(last)) return true;
  return /[.]\]?$/u.test(last) && (last.length < width * FULL || /^[“"]/u.test(line));
}
