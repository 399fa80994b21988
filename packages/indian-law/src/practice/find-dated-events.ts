import { type DateMention, isoDate } from '../text/dates.ts';
import { findDatesAndWords } from '../text/dates-in-words.ts';
import { findHindiDatesInWords } from '../text/hindi-dates-in-words.ts';
import { INDIAN_MONTHS, MONTHS, monthNumber } from '../text/months.ts';
import { withPlainFigures } from '../text/native-figures.ts';
import { collapseWhitespace } from '../text/text.ts';
import { clauseAround, REACH, withoutPageBreaks } from './dated-clause.ts';
import { eventTitle } from './event-title.ts';
import { fixesHearing } from './hearing-dates.ts';
import { fixedInHindi, fixedInTamil } from './native-dates.ts';
import { findPeriods, type Period } from './periods.ts';

/** An event that a paper dates: the day, the paper's own words about it, and their position in the text. */
export interface DatedEvent {
  /** `yyyy-mm-dd` */
  day: string;
  what: string;
  kind: 'hearing' | 'deadline' | 'document' | 'other';
  start: number;
  end: number;
}

const NEAR = 120;
const DEVANAGARI = /\p{Script=Devanagari}/u;
const TAMIL = /\p{Script=Tamil}/u;
/** The clause takes its date back. */
const CANCELLED =
  /^(?![\s,]{0,3}(?:failing|in default|on failure|or else|otherwise)\b)[^.;\d]{0,40}?\b(?:stands?|is|are|has been|have been)\s+(?:hereby\s+|now\s+)?(?:cancelled|canceled|vacated|withdrawn|recalled|postponed|preponed|advanced to|re-?scheduled|shifted|brought forward)\b/iu;
/** Between the full dates of a list: 12.3.2026, 13.3.2026 and 16.3.2026. */
const BETWEEN_DAYS = /^\s*(?:,\s*(?:and\s+|&\s*)?|and\s+|&\s*|व\s+|एवं\s+|तथा\s+|और\s+|மற்றும்\s+)$/iu;
/** The name of a day before its date says nothing more. */
const WEEKDAY =
  /(?<=\s)\(?(?:mon|tue|tues|wed|thu|thur|thurs|fri|sat|sun|wednes|satur)(?:day)?\)?[.,]*(?:\s+(?:the\s+)?)?$/iu;
/** Further days before a date, which gives their year: 5th, 6th and 7th January; 30th January and 2nd February. */
const LISTED_DAY = `(?<![\\d./-])\\d{1,2}(?:st|nd|rd|th)?(?:\\s+(?:${[...MONTHS, ...INDIAN_MONTHS.flat()].join('|')}))?`;
const DAYS_BEFORE = new RegExp(
  `(?:${LISTED_DAY}(?:\\s*,\\s*(?:and\\s+)?|\\s+(?:and|&|व|एवं|तथा|और|மற்றும்)\\s+)){1,10}$`,
  'iu',
);
const LISTED = new RegExp(LISTED_DAY, 'giu');

const LAST_DAY = /\b(?:on or before|not later than|no later than|latest by|by or before)(?: the)?\s*:?\s*$/iu;
/** A last day only when something must be done by it; "worked till 28 February 1966" is not one. */
const BY = /(?<!\beven )\b(?:before|by)(?: the)?\s*:?\s*$/iu;
const TO_BE_DONE =
  /\b(?:shall|must|directed to|called upon|requested to|required to|due|last date|if any|(?:request|liberty|opportunity|time)\p{L}* (?:[^;]{0,40} )?to|(?:to|be) (?:fil|furnish|submit|deposit|compl|pa[iy]|surrender|vacate|produc|serv|return|hand|remov|demolish|tak|join|show|clear|exchang|answer|plac|report|refund|execut|rectif|reconnect|restor)\p{L}*)\b[^;]{0,110}$/iu;
const TILL = /\b(?:till|until|upto|up to)(?: the)?\s*:?\s*$/iu;
const TIME_GIVEN = /\b(?:time|extend\p{L}*|extension)\b[^;]{0,80}$/iu;
const WAS = /\b(?:was|were|had)\b[^;]{0,80}$/iu;
/** An order that protects somebody until a day. */
const PROTECTED =
  /\b(?:stay(?:ed)?|status[- ]?quo|coercive|protection|abeyance|dispossess\p{L}*|injunct\p{L}*|bail|parole|furlough|restrained|suspen\p{L}*|(?:shall|may|is|are|be) not|(?:interim|ad-interim) (?:orders?|reliefs?|arrangements?))\b[^;]{0,110}$/iu;
/** The same in front: *Till 14 May no recovery shall be made*. */
const TILL_FIRST = /^\W*(?:till|until|upto|up to)(?: the)?\s*:?\s*$/iu;
const PROTECTS =
  /^[^.;]{0,120}\b(?:stay(?:ed)?|status[- ]?quo|coercive|protection|restrained|suspended|shall not|not (?:to )?be|no (?:\p{L}+ ){1,3}(?:shall|be|is to))\b/iu;
/** Something to be filed, without a verb: *Reply by*. */
const PAPER_BY =
  /(?:^|[,;:]|\band)\s*(?:(?:the|his|her|its|their) )?(?:\p{L}+ ){0,2}?(?:reply|replies|re-?joinder|counter(?:[- ]affidavit)?|affidavits?|written statement|w\.?\/?s\.?|objections?|response|submissions|synopsis|reports?)(?:,? if any,?)? by(?: the)?\s*$/iu;
/** A paper named by its date. */
const DOCUMENT =
  /\b(order|judgment|decree|notice|letter|agreement|deed|invoice|cheque|will|report|fir|complaint|petition|affidavit|notification|circular|certificate|award|receipt|bill|reply|communication|memo(?:randum)?)\b(?:[^.;]|(?<=\bno)\.){0,40}\b(?:dated|dtd\.?|dt\.?|of|on)(?: the)?\s*:?\s*$/iu;
/** Words with which other clauses introduce their date, or end with it in a list of dates; a date in passing has neither. */
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
 * passing, of laws, of reported cases, and rows of numbers. `text` is one page; `from` skips the dates before an offset,
 * so that a page can be read with the end of the page before it. The days of periods, counted from the date of the paper, come
 * last, each with what it was counted from. Linear time.
 */
export function findDatedEvents(text: string, from = 0): DatedEvent[] {
  const found: DatedEvent[] = [];
  const known = new Set<string>();
  const printed = withoutPageBreaks(text);
  const dates = datesIn(withPlainFigures(printed));
  for (const { date, iso, clause, listed, kind, paper } of datedIn(printed, dates, from)) {
    const length = date.end - date.start;
    const what = eventTitle(printed.slice(clause.start, clause.end), date.start - clause.start, length);
    for (const day of [...daysOf(listed, iso), iso]) {
      const key = `${day} ${paper ?? what.toLowerCase()}`;
      if (known.has(key)) continue;
      known.add(key);
      found.push({ day, what, kind, start: clause.start, end: clause.end });
    }
  }
  return [...found, ...findPeriods(printed, dates).flatMap((period) => eventOf(printed, period, from))];
}

/** The dates behind an offset that have an event. */
function* datedIn(printed: string, dates: readonly DateMention[], from: number) {
  let earlier: { at: number; kind: DatedEvent['kind'] } | undefined;
  for (const [i, date] of dates.entries()) {
    const { iso, start } = date;
    if (iso === undefined || start < from) continue;
    const kind = earlier?.at === i - 1 ? earlier.kind : undefined;
    const dated = datedAt(printed, date, { earlier: dates[i - 1]?.end ?? 0, kind });
    if (!dated) continue;
    if (dated.kind === 'hearing' || dated.kind === 'deadline') earlier = { at: i, kind: dated.kind };
    yield { date, iso, ...dated };
  }
}

/** The event of one date, with its clause and the days that are listed before it. `before`: the date in front of it, and the event that it has. */
function datedAt(
  printed: string,
  { start, end, iso = '' }: DateMention,
  before: { earlier: number; kind: DatedEvent['kind'] | undefined },
) {
  const clause = clauseAround(printed, start, end);
  const rest = printed.slice(end, clause.end);
  if (CANCELLED.test(rest)) return undefined;
  const own = withoutWeekday(printed.slice(Math.max(clause.start, before.earlier), start));
  const listed = daysBefore(own, printed.slice(start, end));
  // The days of a list have the event of its first one.
  if (before.kind && BETWEEN_DAYS.test(own)) return { clause, listed, kind: before.kind, paper: undefined };
  const classified = eventKind({
    iso,
    before: withoutWeekday(printed.slice(Math.max(0, start - REACH), start)),
    head: withoutWeekday(printed.slice(clause.start, start)),
    own: own.slice(0, own.length - listed.length),
    rest,
    around: printed.slice(Math.max(0, start - NEAR), end + NEAR),
  });
  return classified && { paper: undefined, ...classified, clause, listed };
}

/** The dates in figures and in words, in order; `text` has the figures of ASCII. */
function datesIn(text: string): DateMention[] {
  const dates = findDatesAndWords(text);
  const inHindi = findHindiDatesInWords(text);
  return inHindi.length === 0 ? dates : [...dates, ...inHindi].sort((a, b) => a.start - b.start);
}

const withoutWeekday = (before: string): string => before.replace(WEEKDAY, '');

/** The event of a period, behind an offset: its title ends with the working. */
function eventOf(text: string, { day, start, end, base }: Period, from: number): DatedEvent[] {
  if (start < from) return [];
  const clause = clauseAround(text, start, end);
  const title = eventTitle(text.slice(clause.start, clause.end), start - clause.start, end - start);
  return [{ day, what: `${title} [${base}]`, kind: 'deadline', start: clause.start, end: clause.end }];
}

/** The further days that words list before a date; only a date with the name of its month has such a list. */
const daysBefore = (own: string, date: string): string =>
  /\p{L}/u.test(date.replace(/(?<=\d)(?:st|nd|rd|th)\b/iu, ''))
    ? (DAYS_BEFORE.exec(own.slice(-80))?.[0] ?? '')
    : '';

/** The days of a list before a date: each in its own month or the one behind it, and before the day that follows. */
function daysOf(listed: string, iso: string): string[] {
  const days: string[] = [];
  let next = iso;
  for (const [words] of [...withPlainFigures(listed).matchAll(LISTED)].reverse()) {
    const named = monthNumber(
      /\p{L}[\p{L}\p{M}]*$/u.exec(words.replace(/^\d+(?:st|nd|rd|th)?/iu, ''))?.[0] ?? '',
    );
    const month = named || Number(next.slice(5, 7));
    const year = Number(next.slice(0, 4)) - (month > Number(next.slice(5, 7)) ? 1 : 0);
    const day = isoDate(year, month, Number(/^\d+/u.exec(words)?.[0]));
    if (day === undefined || day >= next) continue;
    days.unshift(day);
    next = day;
  }
  return days;
}

/** The text around one date: `before` reaches further back than the clause, `own` back to an earlier date in it. */
interface Around {
  iso: string;
  before: string;
  head: string;
  own: string;
  rest: string;
  around: string;
}

/**
 * The kind, and for a paper its noun: one order of one day is one event, even if it is named several times. Undefined
 * for a date without an event.
 */
function eventKind(around: Around): { kind: DatedEvent['kind']; paper?: string } | undefined {
  const fixed = fixedKind(around);
  if (fixed !== undefined) return { kind: fixed };
  const { iso, before } = around;
  const near = collapseWhitespace(before);
  const clause = collapseWhitespace(`${around.head} ${around.rest}`);
  if (OF_THE_REPUBLIC.includes(iso) || NOT_OF_THE_CASE.test(near) || REPORTED.test(clause)) return undefined;
  const paper = DOCUMENT.exec(near)?.[1]?.toLowerCase();
  if (paper !== undefined) return { kind: 'document', paper };
  return ON.test(before) && HAPPENED.test(clause) ? { kind: 'other' } : undefined;
}

/** The event that a court or a notice fixes for the date: a hearing or a last day. */
function fixedKind({ head, own, rest, around }: Around): 'hearing' | 'deadline' | undefined {
  const [near, after] = [withLines(own), withLines(rest)];
  if (fixesHearing({ own: near, rest: after, around: collapseWhitespace(around) })) return 'hearing';
  const silent = !/\p{L}/u.test(rest);
  if (DEVANAGARI.test(rest) || (silent && DEVANAGARI.test(own))) return fixedInHindi(head, rest);
  if (TAMIL.test(own) || TAMIL.test(rest)) return fixedInTamil(own, rest);
  const before = collapseWhitespace(head).replace(/(?<=\d)\.(?=\d)/gu, '/');
  if (LAST_DAY.test(before)) return 'deadline';
  if (WAS.test(near)) return undefined;
  if (PAPER_BY.test(near)) return 'deadline';
  if (BY.test(before) && TO_BE_DONE.test(before)) return 'deadline';
  return protects(before, near, after) ? 'deadline' : undefined;
}

/** True where something is given or forbidden until the date. */
const protects = (before: string, near: string, after: string): boolean =>
  (TILL_FIRST.test(near) && PROTECTS.test(after)) ||
  (TILL.test(before) && (TIME_GIVEN.test(before) || PROTECTED.test(near)));

/** Single spaces, and a line break where the next line opens with a capital letter, as a heading or an order does. */
const withLines = (text: string): string =>
  text.replace(/\s+/gu, (blank, at: number) =>
    blank.includes('\n') && /^\p{Lu}/u.test(text.slice(at + blank.length, at + blank.length + 2))
      ? '\n'
      : ' ',
  );
