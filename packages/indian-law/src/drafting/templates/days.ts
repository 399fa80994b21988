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

/** The same day of the next month by the calendar (section 3(35) of the General Clauses Act); the last day of a shorter month. */
export function addMonth(day: string): string {
  const date = new Date(atMidnight(day));
  const of = date.getUTCDate();
  const end = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 2, 0)).getUTCDate();
  return dayOf(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, Math.min(of, end)));
}

/** 2026-03-14 as 14.03.2026. */
export const printedDay = (day: string): string => day.split('-').reverse().join('.');
