import { findDates } from './dates.ts';

/** Words that announce the day of decision, strongest first. A day of hearing or reserving is not one. */
const CUES: readonly RegExp[] = [
  /\b(?:pronounced|delivered)\s*(?:on|dated?|:)?[\s:%*.-]{0,8}$/i,
  /\b(?:decided|disposed of)\s*(?:on|:)?[\s:%*.-]{0,8}$/i,
  /\b(?:date\s+of\s+(?:the\s+)?(?:decision|judge?ment|order|pronouncement|disposal)|(?:judge?ment|order)\s+(?:on|dated|delivered on|pronounced on))[\s:%*.-]{0,10}$/i,
  /\bpron?o?u?nou?nced\s+on[\s:%*.-]{0,10}$/i,
  /\bdelivered\s+(?:the\s+following|on)\b[\s:]{0,6}$/i,
  /\bdat(?:ed|e)\b\s*(?:this\s+the|the|this|:)?[\s:%*.-]{0,10}$/i,
  /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day,?\s*(?:the)?\s{0,4}$/i,
];
const NOT_DECISION =
  /\b(?:reserved|heard|hearing|filed|institut\w+|impugned|against the (?:order|judge?ment)|uploaded|downloaded)\b[^\n]{0,40}$/i;
const HEAD = 8_000;
const TAIL = 2_000;

/**
 * The day a judgment was given, as `yyyy-mm-dd`, read from the words before a date in the first 8,000 and last
 * 2,000 characters: *pronounced*, *delivered*, *decided*, *date of judgment*, *dated*, the Kerala form `Tuesday,
 * the 13th day of …`, the closing line of a reported citation `(11 October 1995)`, or a date alone on a line of the head. Undefined when
 * nothing says so.
 */
export function decisionDate(text: string): string | undefined {
  const head = text.slice(0, HEAD);
  return (
    cued(head) ?? reported(head) ?? alone(head) ?? (text.length > HEAD ? cued(text.slice(-TAIL)) : undefined)
  );
}

function cued(part: string): string | undefined {
  let best: { rank: number; iso: string } | undefined;
  for (const date of findDates(part)) {
    if (date.iso === undefined) continue;
    const before = part.slice(Math.max(0, date.start - 60), date.start);
    if (NOT_DECISION.test(before)) continue;
    const rank = CUES.findIndex((cue) => cue.test(before));
    // A 'dated' in running text speaks of some other paper: only one near the top or at a line's start counts.
    if (rank >= 5 && !/(?:^|\n)[^a-z\n]{0,12}[A-Za-z]{0,12}[^a-z\n]{0,6}[a-z\s:.-]{0,24}$/.test(before))
      continue;
    if (rank >= 0 && (best === undefined || rank < best.rank)) best = { rank, iso: date.iso };
  }
  return best?.iso;
}

/** `…; 1995 (6) SCC 315 (11 October 1995)`: the day that reports print after the citations, in the first lines. */
function reported(head: string): string | undefined {
  const first = head.slice(0, 600);
  for (const date of findDates(first)) {
    if (first[date.start - 1] === '(' && first[date.end] === ')') return date.iso;
  }
  return undefined;
}

function alone(head: string): string | undefined {
  for (const line of head.slice(0, 1_500).matchAll(/^[ \t]*([^\n]{6,40})[ \t]*$/gm)) {
    const content = (line[1] ?? '').trim();
    const [date] = findDates(content);
    if (date !== undefined && date.start === 0 && date.end >= content.length - 1) return date.iso;
  }
  return undefined;
}
