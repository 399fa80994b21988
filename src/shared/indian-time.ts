import { formatDate } from './messages/formats.ts';

/**
 * Courts use Indian time, wherever the reader is: +05:30, no summer time. The zone `Asia/Kolkata` has other offsets
 * before 1906 and during the war, which would move an old deed to the day before; so this module adds a fixed offset.
 */
const OFFSET_MS = 5.5 * 3_600_000;

const parts = (at: Date, style: Intl.DateTimeFormatOptions) =>
  formatDate(new Date(at.getTime() + OFFSET_MS), { timeZone: 'UTC', ...style });

/** The day in India, `yyyy-mm-dd`. */
export function indianDay(at: Date): string {
  return new Date(at.getTime() + OFFSET_MS).toISOString().slice(0, 10);
}

/** The time of day in India, `hh:mm`. */
export function indianClock(at: Date): string {
  return new Date(at.getTime() + OFFSET_MS).toISOString().slice(11, 16);
}

/** A day (`yyyy-mm-dd`) and an optional time (`hh:mm`) in India in the API's format; midnight by default. */
export function indianMoment(day: string, clock = '00:00'): string {
  return `${day}T${clock}:00+05:30`;
}

/** 20 Nov 2026 */
export function indianDate(at: Date): string {
  return parts(at, { day: 'numeric', month: 'short', year: 'numeric' });
}

/** 10:30 am */
export function indianTime(at: Date): string {
  return parts(at, { hour: 'numeric', minute: '2-digit', hour12: true });
}

/** Friday */
export function indianWeekday(at: Date): string {
  return parts(at, { weekday: 'long' });
}

/** Tue, 24 Nov */
export function shortIndianDay(at: Date): string {
  return parts(at, { weekday: 'short', day: 'numeric', month: 'short' });
}
