import { findDates } from '../text/dates.ts';
import { type HeadLine, headEnd, headLines } from './header.ts';

/** Words that announce the day of decision, strongest first. */
const CUES: readonly RegExp[] = [
  /\b(?:pron?o?u?nou?nced|delivered)\s*(?:on|dated?|:)?[\s:%*.-]{0,12}$/i,
  /\b(?:decided|disposed of)\s*(?:on|:)?[\s:%*.-]{0,12}$/i,
  /\b(?:date\s+of\s+(?:the\s+)?(?:decision|judge?ment|order|pronouncement|disposal)|(?:judge?ment|order)\s+(?:on|dated|delivered on|pronounced on))[\s:%*.-]{0,40}$/i,
  /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day,?\s*(?:the)?\s{0,4}$/i,
  /\bdat(?:ed|e)\b\s*(?:this\s+the|the|this|:)?[\s:%*.-]{0,12}$/i,
];
const NOT_DECISION =
  /\b(?:reserved|heard|hearing|filed|instituted|impugned|against\s+the\s+(?:common\s+)?(?:order|judge?ment)|uploaded|downloaded|presented)\b[^\n]{0,40}$/i;
const FIRST_LINES = 600;
const TAIL = 600;

/**
 * The day a judgment was given, as `yyyy-mm-dd`: the day that reports print in brackets after the citations
 * ('…; 1995 (6) SCC 315 (11 October 1995)'); else, in its head, the day after *pronounced*, *delivered*, *decided*,
 * *date of judgment*, the Kerala form 'Tuesday, the 13th day of …' or *dated*; else a date alone on a line of the
 * head; else the day at its foot. Days of hearing and of orders below do not count. Undefined when the text has none.
 */
export function decisionDate(
  text: string,
  head: readonly HeadLine[] = headLines(text),
  bodyAt: number = headEnd(head),
): string | undefined {
  return reported(text) ?? cued(headWords(head, bodyAt)) ?? alone(head, bodyAt) ?? cued(foot(text));
}

/** The lines of the head that may carry the date, with their line breaks. */
function headWords(head: readonly HeadLine[], bodyAt: number): string {
  return head
    .filter(
      (line) => line.start < bodyAt && /^(?:date|heading|case|bench|court|role|blank|rule)$/.test(line.kind),
    )
    .filter((line) => line.text.length < 300)
    .map((line) => line.text)
    .join('\n');
}

/** The last lines that contain only a date and its cue, such as 'Date: 03.07.2018' under the signature. */
function foot(text: string): string {
  return text
    .slice(-TAIL)
    .split('\n')
    .filter((line) => line.trim().length < 60 && /^\W*(?:dat|pronounced|delivered|decided)/i.test(line))
    .join('\n');
}

function cued(part: string): string | undefined {
  let best: { rank: number; iso: string } | undefined;
  for (const date of findDates(part)) {
    if (date.iso === undefined) continue;
    const before = part.slice(Math.max(0, date.start - 70), date.start);
    if (NOT_DECISION.test(before)) continue;
    const rank = CUES.findIndex((cue) => cue.test(before));
    if (rank >= 0 && (best === undefined || rank < best.rank)) best = { rank, iso: date.iso };
  }
  return best?.iso;
}

function reported(text: string): string | undefined {
  const first = text.slice(0, FIRST_LINES);
  for (const date of findDates(first)) {
    const closed = first[date.start - 1] === '(' && first[date.end] === ')';
    if (closed && /\d\s*$/.test(first.slice(0, date.start - 1))) return date.iso;
  }
  return undefined;
}

function alone(head: readonly HeadLine[], bodyAt: number): string | undefined {
  for (const line of head) {
    if (line.start >= bodyAt) break;
    const content = line.text.trim();
    if (content.length > 40) continue;
    const [date] = findDates(content);
    if (date !== undefined && date.start === 0 && date.end >= content.length - 1) return date.iso;
  }
  return undefined;
}
