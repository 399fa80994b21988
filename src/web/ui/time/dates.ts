const DAY = 86_400_000;

// To make one costs more than to use it a hundred times, and a long list asks for several in every row.
const DATE = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short', year: 'numeric' });
const DATE_TIME = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'short' });
const DAYS = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });
const AGO = new Intl.RelativeTimeFormat('en');

const read = (value: string): Date | undefined => {
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? undefined : date;
};

/** 20 Nov 2026. A value that is no date is given back as it came. */
export function shortDate(value: string): string {
  const date = read(value);
  return date ? DATE.format(date) : value;
}

/** 20 Nov 2026, 4:05 pm */
export function dateTime(value: string): string {
  const date = read(value);
  return date ? DATE_TIME.format(date) : value;
}

/** Within a week how long ago (today, yesterday, 3 days ago), beyond it the date. Show `shortDate` on hover. */
export function relativeDate(value: string, now: Date = new Date()): string {
  const date = read(value);
  if (!date) return value;
  const start = (day: Date) => new Date(day.getFullYear(), day.getMonth(), day.getDate()).getTime();
  const days = Math.round((start(now) - start(date)) / DAY);
  if (Math.abs(days) > 7) return shortDate(value);
  return DAYS.format(-days, 'day');
}

const MINUTE = 60_000;

/** Just now, 12 minutes ago, 3 hours ago; before today as `relativeDate`. Show `dateTime` on hover. */
export function relativeTime(value: string, now: Date = new Date()): string {
  const date = read(value);
  if (!date || date.toDateString() !== now.toDateString()) return relativeDate(value, now);
  const minutes = Math.floor((now.getTime() - date.getTime()) / MINUTE);
  if (minutes < 1) return 'just now';
  return minutes < 60 ? AGO.format(-minutes, 'minute') : AGO.format(-Math.floor(minutes / 60), 'hour');
}

/** Indian grouping: 1,23,456. */
export function count(value: number): string {
  return value.toLocaleString('en-IN');
}
