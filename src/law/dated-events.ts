import { findDates } from './dates.ts';
import { squash } from './text.ts';

/** Something a paper dates: the day, what it says of it in its own words, and where that stands in the text. */
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

/** A hearing that is fixed, not one that is told of. */
const HEARING =
  /\b(?:list(?:ed)?(?: the (?:matter|case|petition|appeal))?(?: again)?(?: for [\w\s]{1,40}?)? (?:on|for)|re-?notify(?: on| for)?|adjourned (?:to|till)|(?:posted|put up|stands over) (?:to|on|for)|next date(?: of hearing)?(?: is| fixed(?: on| for)?)?|date of hearing|returnable (?:on|by)|call(?:ed)? on|n\.?d\.?o\.?h\.?)\s*:?\s*$/iu;
const DEADLINE =
  /\b(?:on or before|not later than|no later than|latest by|before|by|till|until|upto|up to)\s*:?\s*$/iu;
/** A paper named by its date. */
const DOCUMENT =
  /\b(order|judgment|decree|notice|letter|agreement|deed|invoice|cheque|will|report|fir|complaint|petition|affidavit|notification|circular|certificate|award|receipt|bill|reply|communication|memo(?:randum)?)\b[^.;]{0,40}\b(?:dated|dtd\.?|dt\.?|of|on)\s*:?\s*$/iu;
/** Dates of the law and of reports: no event of this case. */
const NOT_OF_THE_CASE =
  /\b(?:act|code|rules|regulations|ordinance|constitution|amendment)\b[^.;]{0,40}$|\b(?:w\.?e\.?f|with effect from|gazette)\b[^.;]{0,20}$|\b(?:v\.|vs\.?|versus)\s[^.;]{0,80}\b(?:decided|dated|on)\s*$/iu;

/**
 * The events that a paper dates, in the order of its text: the clause around each date that exists, a hearing fixed, a
 * last day set, a paper by its date, or another. The same day in the same words, or of the same
 * paper, counts once. Suggestions, to be accepted or rejected by a lawyer; `text` is one page. Linear time.
 */
export function findDatedEvents(text: string): DatedEvent[] {
  const found: DatedEvent[] = [];
  const known = new Set<string>();
  for (const { start, end, iso } of findDates(text)) {
    if (iso === undefined) continue;
    const before = squash(text.slice(Math.max(0, start - REACH), start));
    if (NOT_OF_THE_CASE.test(before)) continue;
    const clause = clauseAround(text, start, end);
    const what = shorten(squash(text.slice(clause.start, clause.end)), text.slice(start, end));
    const { kind, paper } = kindOf(before);
    const key = `${iso} ${paper ?? what.toLowerCase()}`;
    // A bare date (in a margin, a footer, a table) says nothing that could be accepted.
    const words = what.replace(text.slice(start, end), ' ');
    const tells = kind !== 'other' || /\p{L}{3,}.*\s\p{L}{3,}/u.test(words);
    if (!tells || known.has(key)) continue;
    known.add(key);
    found.push({ day: iso, what, kind, ...clause });
  }
  return found;
}

/** The kind, and for a paper its noun: one order of one day is one event, however often it is named. */
function kindOf(before: string): { kind: DatedEvent['kind']; paper?: string } {
  if (HEARING.test(before)) return { kind: 'hearing' };
  if (DEADLINE.test(before)) return { kind: 'deadline' };
  const paper = DOCUMENT.exec(before)?.[1]?.toLowerCase();
  return paper === undefined ? { kind: 'other' } : { kind: 'document', paper };
}

/** The ends of a clause: a full stop behind a word of four letters or a figure, a semicolon, an empty line. */
const END = /(?<=\p{L}{4}|\d|\))[.](?=\s+[\p{Lu}\d(])|;|\n\s*\n/gu;

function clauseAround(text: string, start: number, end: number): { start: number; end: number } {
  const from = Math.max(0, start - REACH);
  const head = text.slice(from, start);
  const last = [...head.matchAll(END)].at(-1);
  const rest = text.slice(end, end + REACH);
  const next = /(?<=\p{L}{3}|\d|\)|^)[.](?=\s|$)|;|\n\s*\n/u.exec(rest);
  const opened = last ? from + last.index + last[0].length : from;
  return {
    start: opened === from && from > 0 ? wordFrom(text, from) : opened,
    end: next ? end + next.index : Math.min(text.length, end + REACH),
  };
}

/** The next word's beginning, so that no word is cut. */
function wordFrom(text: string, at: number): number {
  const gap = /\s/u.exec(text.slice(at, at + 40));
  return gap ? at + gap.index + 1 : at;
}

/** No longer than a line of a list of dates, cut at a word and never through the date. */
function shorten(what: string, date: string): string {
  const plain = what.replace(/^(?:\(?[\divxlc]{1,5}[.)]\s+)+/iu, '').replace(/^[\s,.:;)-]+/u, '');
  if (plain.length <= LONGEST) return plain;
  const at = Math.max(0, plain.indexOf(squash(date)));
  const from = Math.max(0, Math.min(at - LONGEST / 3, plain.length - LONGEST));
  const cut = plain.slice(from, from + LONGEST);
  const whole = from > 0 ? `…${cut.slice(cut.indexOf(' ') + 1)}` : cut;
  return from + LONGEST < plain.length ? `${whole.slice(0, whole.lastIndexOf(' '))}…` : whole;
}
