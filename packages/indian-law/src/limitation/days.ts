import type { Period } from './types.ts';

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/u;
const MS_A_DAY = 86_400_000;

const atMidnight = (day: string) => Date.parse(`${day}T00:00:00Z`);
const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);

/** True where a text is a day of the calendar, `yyyy-mm-dd`, from 1800 to 2199. */
export function isDay(text: string): boolean {
  const [, year] = DAY.exec(text) ?? [];
  const at = atMidnight(text);
  return year !== undefined && !Number.isNaN(at) && dayOf(at) === text && year >= '1800' && year < '2200';
}

/** Whole days from one day to a later one; negative when it is earlier. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((atMidnight(to) - atMidnight(from)) / MS_A_DAY);

/** A day so many days later. The first day is not counted (section 9 of the General Clauses Act, 1897). */
export const addDays = (day: string, days: number): string => dayOf(atMidnight(day) + days * MS_A_DAY);

/**
 * The same day so many months later by the calendar (section 3(35) of the General Clauses Act); the last day of a
 * shorter month. Twelve months from 29 February end on 28 February.
 */
export function addMonths(day: string, months: number): string {
  const date = new Date(atMidnight(day));
  const end = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months + 1, 0)).getUTCDate();
  return dayOf(
    Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, Math.min(date.getUTCDate(), end)),
  );
}
export const addMonth = (day: string): string => addMonths(day, 1);

/** The last day of a period that is reckoned from a day, that day itself not counted (Limitation Act 1963, s. 12(1)). */
export function addPeriod(day: string, { count, unit }: Period): string {
  if (unit === 'days') return addDays(day, count);
  return addMonths(day, unit === 'months' ? count : 12 * count);
}

/** The last day of the month of a day. */
export const endOfMonth = (day: string): string => addDays(addMonths(`${day.slice(0, 8)}01`, 1), -1);

/** The earlier, and the later, of two days. */
export const earlier = (...days: [string, string]): string => days.sort()[0] ?? '';
export const later = (...days: [string, string]): string => days.sort()[1] ?? '';

export const isSunday = (day: string): boolean => new Date(atMidnight(day)).getUTCDay() === 0;

/** 2026-03-14 as 14.03.2026. */
export const printedDay = (day: string): string => day.split('-').reverse().join('.');

/** `90 days`, `1 year`. */
export const printedPeriod = ({ count, unit }: Period): string =>
  `${String(count)} ${count === 1 ? unit.slice(0, -1) : unit}`;
