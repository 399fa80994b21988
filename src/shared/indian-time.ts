import { inIndia } from './indian-day.ts';
import { formatDate } from './messages/formats.ts';

const parts = (at: Date, style: Intl.DateTimeFormatOptions) =>
  formatDate(inIndia(at), { timeZone: 'UTC', ...style });

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
