import { findDates } from '../text/dates.ts';
import { collapseWhitespace } from '../text/text.ts';

/** An event that a paper dates: the day, the paper's own words about it, and their position in the text. */
export interface DatedEvent {
  /** `yyyy-mm-dd` */
  day: string;
  what: string;
  kind: 'hearing' | 'deadline' | 'document' | 'other';
  start: number;
  end: number;
}

const REACH = 220;
const LONGEST = 180;

/** A hearing that is scheduled, not one that the paper only reports. */
const HEARING =
  /\b(?:(?<!\b(?:an?|the|this|that|'\p{L}') )list(?:ed)?(?: the (?:matter|case|petition|appeal))?(?: again)?(?: for [\w\s]{1,40}?)? (?:on|for)|re-?notify(?: on| for)?|adjourned (?:to|till)|(?:posted (?:to|for)|(?<!was )put up (?:on|for)|stands over (?:to|for))|next date(?: of hearing)?(?: is| fixed(?: on| for)?)?|date of hearing|returnable (?:on|by)|call on|n\.?d\.?o\.?h\.?)\s*:?\s*$/iu;
const LAST_DAY = /\b(?:on or before|not later than|no later than|latest by|by or before)(?: the)?\s*:?\s*$/iu;
/** A last day only when something must be done by it; "worked till 28 February 1966" is not one. */
const BY = /(?<!\beven )\b(?:before|by)(?: the)?\s*:?\s*$/iu;
const TO_BE_DONE =
  /\b(?:shall|must|directed to|called upon|requested to|required to|due|last date|(?:to|be) (?:fil|furnish|submit|deposit|compl|pa[iy]|surrender|vacate|produc|serv|return|hand|remov|demolish)\p{L}*)\b[^.;]{0,110}$/iu;
const TILL = /\b(?:till|until|upto|up to)(?: the)?\s*:?\s*$/iu;
const TIME_GIVEN = /\b(?:time|extend\p{L}*|extension)\b[^.;]{0,80}$/iu;
/** A paper named by its date. */
const DOCUMENT =
  /\b(order|judgment|decree|notice|letter|agreement|deed|invoice|cheque|will|report|fir|complaint|petition|affidavit|notification|circular|certificate|award|receipt|bill|reply|communication|memo(?:randum)?)\b(?:[^.;]|(?<=\bno)\.){0,40}\b(?:dated|dtd\.?|dt\.?|of|on)(?: the)?\s*:?\s*$/iu;
/** How other clauses introduce their date, or end with it in a list of dates; a date in passing has neither. */
const ON =
  /(?:\b(?:on|dated|dtd\.?|dt\.?)(?: the| or about)?|\b(?:paid|sent|made|held|born|given|\p{L}{3,}ed)|^|[\n(|])\s*:?\s*$/iu;
/** Verbs for an act or an event. */
const HAPPENED =
  /\b(?:was|were|had|has|have|made|sent|paid|gave|given|took|taken|held|sold|bought|met|died|left|fell|came|went|wrote|drew|sought|became|began|lent|born|\p{L}{2,}ed)\b/iu;
/** Dates of laws and of law reports, which are not events of this case. */
const NOT_OF_THE_CASE =
  /\b(?:act|code|rules|regulations|ordinance|constitution|amendment)\b[^.;]{0,40}$|\b(?:w\.?e\.?f|with effect from|gazette|as and from|immediately before|standing order)\b[^.;]{0,20}$|\b(?:v\.|vs\.?|versus)\s[^.;]{0,80}\b(?:decided|dated|on)\s*$|\bdecided on\s*$/iu;
const REPORTED =
  /\b(?:A\.?I\.?R|S\.?C\.?C|S\.?C\.?R|S\.?C\.?A\.?L\.?E|SCC ?Online|INSC|S\.?T\.?C|I\.?T\.?R|All ?E\.?R|CITATION|CITATOR|reported in|referred to)\b|\bcame? into (?:force|operation)\b|\bappointed day\b/u;
/** India’s independence and Constitution: in judgments these dates always belong to the law. */
const OF_THE_REPUBLIC: readonly string[] = ['1947-08-14', '1947-08-15', '1950-01-26'];

/**
 * The events that a paper dates, in the order of its text: the clause around each valid date, such as a hearing, a
 * last day, a paper by its date, or something done on that day. The same day with the same words, or of the same
 * paper, counts once. These are suggestions that a lawyer accepts or rejects, so doubtful dates are left out: dates in
 * passing, of laws, of reported cases, and rows of numbers. `text` is one page. Linear time.
 */
export function findDatedEvents(text: string): DatedEvent[] {
  const found: DatedEvent[] = [];
  const known = new Set<string>();
  for (const { start, end, iso } of findDates(text)) {
    if (iso === undefined) continue;
    const before = text.slice(Math.max(0, start - REACH), start);
    if (OF_THE_REPUBLIC.includes(iso) || NOT_OF_THE_CASE.test(collapseWhitespace(before))) continue;
    const clause = clauseAround(text, start, end);
    const whole = collapseWhitespace(text.slice(clause.start, clause.end));
    if (REPORTED.test(whole)) continue;
    const classified = eventKind(
      before,
      collapseWhitespace(text.slice(clause.start, start)),
      collapseWhitespace(text.slice(end, clause.end)),
    );
    if (!classified) continue;
    const what = shorten(whole, text.slice(start, end));
    const { kind, paper } = classified;
    const key = `${iso} ${paper ?? what.toLowerCase()}`;
    if (known.has(key)) continue;
    known.add(key);
    found.push({ day: iso, what, kind, ...clause });
  }
  return found;
}

/**
 * The kind, and for a paper its noun: one order of one day is one event, even if it is named several times. Undefined
 * for a date without an event. `before` reaches further back than the clause; `head` and `rest` are the clause around
 * the date.
 */
function eventKind(
  before: string,
  head: string,
  rest: string,
): { kind: DatedEvent['kind']; paper?: string } | undefined {
  const near = collapseWhitespace(before);
  if (HEARING.test(near)) return { kind: 'hearing' };
  if (LAST_DAY.test(near)) return { kind: 'deadline' };
  if (BY.test(near) && TO_BE_DONE.test(head)) return { kind: 'deadline' };
  if (TILL.test(near) && TIME_GIVEN.test(head)) return { kind: 'deadline' };
  const paper = DOCUMENT.exec(near)?.[1]?.toLowerCase();
  if (paper !== undefined) return { kind: 'document', paper };
  return ON.test(before) && HAPPENED.test(`${head} ${rest}`) ? { kind: 'other' } : undefined;
}

/** The ends of a clause: a full stop after a word of four letters or a number, a semicolon, an empty line. */
const END = /(?<=\p{L}{4}|\d|[)"”’])[.](?=\s+[\p{Lu}\d(])|;|\n\s*\n/gu;

function clauseAround(text: string, start: number, end: number): { start: number; end: number } {
  const from = Math.max(0, start - REACH);
  const head = text.slice(from, start);
  const last = [...head.matchAll(END)].at(-1);
  const rest = text.slice(end, end + REACH);
  const next = /(?<=\p{L}{3}|\d|[)"”’]|^)[.](?=\s|$)|;|\n\s*\n/u.exec(rest);
  const opened = last ? from + last.index + last[0].length : from;
  return {
    start: opened === from && from > 0 ? wordFrom(text, from) : opened,
    end: next ? end + next.index : Math.min(text.length, end + REACH),
  };
}

/** The start of the next word, so that no word is cut. */
function wordFrom(text: string, at: number): number {
  const gap = /\s/u.exec(text.slice(at, at + 40));
  return gap ? at + gap.index + 1 : at;
}

/** Shortens a clause to the length of a line in a list of dates, cut at a word and never inside the date. */
function shorten(what: string, date: string): string {
  const plain = what.replace(/^(?:\(?[\divxlc]{1,5}[.)]\s+)+/iu, '').replace(/^[\s,.:;)-]+/u, '');
  if (plain.length <= LONGEST) return plain;
  const at = Math.max(0, plain.indexOf(collapseWhitespace(date)));
  const from = Math.max(0, Math.min(at - LONGEST / 3, plain.length - LONGEST));
  const cut = plain.slice(from, from + LONGEST);
  const whole = from > 0 ? `…${cut.slice(cut.indexOf(' ') + 1)}` : cut;
  return from + LONGEST < plain.length ? `${whole.slice(0, whole.lastIndexOf(' '))}…` : whole;
}
