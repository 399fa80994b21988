import { addDays, isSunday } from './days.ts';
import type { CourtCalendar, Span } from './types.ts';

/** The three national holidays, month and day. */
const NATIONAL = new Set(['01-26', '08-15', '10-02']);
/** Limit: a closure longer than this is taken for a mistake in the calendar. */
export const LONGEST_CLOSURE = 200;

/** The days on which a court is closed: Sundays, national holidays, its calendar, and closures given as a fact. */
export interface ClosedDays {
  isClosed: (day: string) => boolean;
  /** First open day on or after a day; undefined after `LONGEST_CLOSURE` closed days. */
  reopens: (day: string) => string | undefined;
  /** False where neither a calendar nor a closure was given. */
  known: boolean;
  /** Years that the calendar covers; empty without a calendar. */
  years: ReadonlySet<string>;
}

const within = (day: string, spans: readonly Span[]): boolean =>
  spans.some(({ from, to }) => from <= day && day <= to);

export function closedDays(calendar: CourtCalendar | undefined, closed: readonly Span[] = []): ClosedDays {
  const spans = [...(calendar?.closed ?? []), ...closed];
  const isClosed = (day: string) => isSunday(day) || NATIONAL.has(day.slice(5)) || within(day, spans);
  return {
    isClosed,
    known: calendar !== undefined || closed.length > 0,
    years: new Set((calendar?.closed ?? []).flatMap(({ from, to }) => [from.slice(0, 4), to.slice(0, 4)])),
    reopens: (day) => {
      let open = day;
      for (let i = 0; i <= LONGEST_CLOSURE; i++, open = addDays(open, 1)) if (!isClosed(open)) return open;
      return undefined;
    },
  };
}
