import { findDates, isoDate } from '../text/dates.ts';
import { monthNumber } from '../text/months.ts';
import { addDays, later } from './days.ts';
import type { Span } from './types.ts';

/** A holiday or a closure. */
export interface ClosedDay extends Span {
  name: string;
}
export interface ReadCalendar {
  days: ClosedDay[];
  /** Lines that look like a holiday and have no date that could be read. */
  unread: string[];
}

/** Limits: characters of a calendar, days that are kept, days of one closure, lines that are named as unread. */
export const CALENDAR = { characters: 500_000, days: 1000, closure: 120, unread: 20, name: 200 } as const;

const MONTH =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?';
/** `January 26`, `26 January`, `26th Jan`, without a year. */
const MONTH_DAY = new RegExp(
  `\\b(${MONTH})\\.?[ ]{1,3}(\\d{1,2})(?![\\d:])|(?<![\\d.:])(\\d{1,2})(?:st|nd|rd|th)?[ ]{1,3}(${MONTH})\\b`,
  'giu',
);
/** `March 22 to 27`: the last day of a range in the same month. */
const TO_DAY = /^\s{0,3}(?:to|-|–|—|and|&|,)\s{0,3}(\d{1,2})(?![\d:])/iu;
const YEAR = /\b(20\d{2})\b/u;
const WORDS =
  /\b(?:sun|mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?)(?:day)?\b|\b(?:and|to|from|till|until|both|inclusive|days)\b|[|,;:()*\d\t/–—-]+/giu;

const letters = (text: string): string => text.replaceAll(WORDS, ' ').replaceAll(/\s+/gu, ' ').trim();

interface FoundDays {
  days: string[];
  rest: string;
}

/** Days of a line with a month and a day, in the year of the heading. */
function daysWithoutYear(line: string, year: number): FoundDays {
  const days: string[] = [];
  let rest = line;
  for (const match of line.matchAll(MONTH_DAY)) {
    const [text, month = match[4], day = match[3]] = match;
    const number = monthNumber((month ?? '').slice(0, 3));
    const push = (value: string | undefined) => {
      const iso = isoDate(year, number, Number(value));
      if (iso === undefined) return;
      const before = days.at(-1);
      // A range from December to January ends in the next year.
      const next = before?.slice(5, 7) === '12' && number === 1;
      days.push(next ? `${String(year + 1)}${iso.slice(4)}` : iso);
    };
    push(day);
    rest = rest.replace(text, ' ');
    const to = TO_DAY.exec(line.slice(match.index + text.length));
    if (to !== null) push(to[1]);
  }
  return { days, rest };
}

function daysOf(line: string, year: number | undefined): FoundDays {
  const dates = findDates(line);
  const full = dates.flatMap(({ iso }) => (iso === undefined ? [] : [iso]));
  if (full.length === 0 && year !== undefined) return daysWithoutYear(line, year);
  let rest = line;
  for (const { text } of dates) rest = rest.replace(text, ' ');
  return { days: full, rest };
}

/** `DTSTART;VALUE=DATE:20260126`; the end of iCalendar is the day after the last (RFC 5545, 3.6.1). */
function readICalendar(text: string): ClosedDay[] {
  const unfolded = text.replaceAll(/\r?\n[ \t]/gu, '');
  return unfolded
    .split('BEGIN:VEVENT')
    .slice(1)
    .flatMap((event) => {
      const field = (name: string) =>
        new RegExp(`^${name}[^:\\n]{0,200}:(.*)$`, 'mu').exec(event)?.[1]?.trim();
      const day = (value: string | undefined) =>
        isoDate(Number(value?.slice(0, 4)), Number(value?.slice(4, 6)), Number(value?.slice(6, 8)));
      const from = day(field('DTSTART'));
      if (from === undefined) return [];
      const end = field('DTEND');
      const whole = end !== undefined && !end.includes('T');
      const after = day(end);
      const to = after === undefined ? from : whole ? addDays(after, -1) : after;
      return [{ from, to: later(from, to), name: (field('SUMMARY') ?? '').replaceAll('\\,', ',') }];
    });
}

/** A notice of days on which the court sits. */
const SITTING = /\b(?:sitting|working) days?\b/iu;
/** Words and signs that join the ends of a closure, and the borders of a table's cells. */
const RANGE = /\b(?:to|till|until|through)\b|[–—,\t|]|\s-\s/iu;

/** Two days with a sign of a range are its ends; other days stand alone. */
function spansOf(line: string, days: readonly string[]): Span[] {
  const [from, to] = days;
  if (
    from !== undefined &&
    to !== undefined &&
    days.length === 2 &&
    RANGE.test(line) &&
    !/\d\s*(?:and|&)/iu.test(line)
  )
    return from <= to && to <= addDays(from, CALENDAR.closure) ? [{ from, to }] : [];
  return days.map((day) => ({ from: day, to: day }));
}

/** Lines of a table (commas, tabs, bars) or of a pasted list: one or two dates and a name each. */
function readLines(text: string): ReadCalendar {
  const heading = YEAR.exec(text)?.[1];
  const year = heading === undefined ? undefined : Number(heading);
  const read: ReadCalendar = { days: [], unread: [] };
  for (const line of text.split(/\r?\n/u)) {
    const { days, rest } = daysOf(line, year);
    const name = letters(rest).slice(0, CALENDAR.name);
    const spans = SITTING.test(line) ? [] : spansOf(line, days);
    if (spans.length > 0) read.days.push(...spans.map((span) => ({ ...span, name })));
    else if (name !== '' && /\d/u.test(line)) read.unread.push(line.trim().slice(0, CALENDAR.name));
  }
  return read;
}

/**
 * The closed days of a calendar that a user gives: iCalendar, a table with commas, tabs or bars, or a pasted list, whose
 * days may lack the year that its heading has. Sorted, each once; what was not read is listed. Linear time.
 */
export function readCalendar(text: string): ReadCalendar {
  const given = text.slice(0, CALENDAR.characters);
  const { days, unread } = given.includes('BEGIN:VEVENT')
    ? { days: readICalendar(given), unread: [] }
    : readLines(given);
  const byDays = new Map(days.map((day) => [`${day.from} ${day.to}`, day]));
  const sorted = [...byDays.values()].sort((a, b) => (a.from < b.from ? -1 : a.from > b.from ? 1 : 0));
  return { days: sorted.slice(0, CALENDAR.days), unread: unread.slice(0, CALENDAR.unread) };
}
