import type { Line } from '../../text/lines.ts';
import { isProse } from '../head-kinds.ts';

/** Limit: fewer characters of argument are a remark beside the names of counsel. */
const LEAST = 240;
const SIDE = String.raw`\bfor\s+(?:the\s+)?(?:appell?ants?|respond-?\s?ents?|petitioners?|interveners?|State|Union of India|assessees?|plaintiffs?|defendants?)`;
const COUNSEL = new RegExp(SIDE, 'iu');
/** 'Gupta, for the appellant. Three questions arise': the argument goes on behind the names. */
const ARGUED = new RegExp(`${SIDE}(?:\\s+Nos?\\.\\s?[\\d, to&-]{1,20})?[.:]\\s+(?=\\p{Lu}[^.]{50})`, 'iu');
/** A line about the case, and not an argument. */
const OF_THE_CASE =
  /^\W{0,6}(?:Appeals?|Petitions?|From|Under|Applications?|With|WITH|AND|Also|In\s|Reference|Writ|Civil|Criminal|Special)\b/u;

/** An order of reference or an earlier judgment, which some reports print before the judgment. */
const OF_THE_COURT =
  /\b(?:[Oo]rder of [Rr]eference|ORDER OF REFERENCE)\b|\b(?:[Oo]rders?|[Jj]udgments?)\b[^.]{0,60}\bdeliv(?:- )?ered\b|\p{Lu}{4,20},? J\. ?[-–—]/u;

/** Characters of argument in a line behind the names of counsel. */
function argued(text: string): number {
  const behind = ARGUED.exec(text);
  const words = behind === null ? text : text.slice(behind.index + behind[0].length);
  if (behind === null && (COUNSEL.test(text.slice(0, 300)) || OF_THE_CASE.test(text))) return 0;
  return words.length > 50 && isProse(words) ? words.length : 0;
}

/** 'S. M. Bose, A. C. Mitra and D.': the names go on in the next line. */
const GOES_ON = /(?:,|\band|\b\p{Lu}\.)\s*$/u;

/**
 * The line with which the arguments of counsel begin, as old reports print them between the names of counsel and the
 * judgment; undefined where the report gives the names alone. `from` is the line with the jurisdiction.
 */
export function argumentsLine(
  lines: readonly Line[],
  furniture: readonly boolean[],
  from: number,
  judgment: number,
): number | undefined {
  const printed = lines
    .map(({ text }, line) => ({ line, text }))
    .slice(from + 1, judgment)
    .filter(({ line, text }) => furniture[line] !== true && text.trim() !== '');
  if (printed.some(({ text }) => OF_THE_COURT.test(text))) return undefined;
  const named = printed.findIndex(({ text }) => COUNSEL.test(text));
  const arguing = named === -1 ? [] : printed.slice(named).filter(({ text }) => argued(text) > 0);
  const length = arguing.reduce((sum, { text }) => sum + argued(text), 0);
  let first = arguing[0]?.line ?? from;
  if (length < LEAST) return undefined;
  // The names of the counsel who argues first open the part.
  if (!COUNSEL.test(lines[first]?.text ?? '')) first -= 1;
  while (first - 1 > from && GOES_ON.test(lines[first - 1]?.text ?? '')) first -= 1;
  return first;
}
