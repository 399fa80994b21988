import { messages } from '#shared/messages/en/common/common.ts';
import { formatDate, formatRelative, formatUsDate } from '#shared/messages/formats.ts';
import { t } from '#shared/messages/translate.ts';

const DAY = 86_400_000;
const DATE = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const DATE_TIME = { dateStyle: 'medium', timeStyle: 'short' } as const;

/** A moment, or a day without a time, which is the same day in every time zone. */
const read = (value: string): Date | undefined => {
  const date = new Date(/^\d{4}-\d{2}-\d{2}$/u.test(value) ? `${value}T00:00:00` : value);
  return Number.isNaN(date.getTime()) ? undefined : date;
};

/** 20 Nov 2026. Returns a value that is not a date unchanged. */
export function shortDate(value: string): string {
  const date = read(value);
  return date ? formatDate(date, DATE) : value;
}

/** Saturday, 21 June 2025. `day`: `yyyy-mm-dd`. */
export const dayInWords = (day: string): string =>
  formatDate(new Date(`${day}T00:00:00Z`), {
    timeZone: 'UTC',
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });

/** Nov 20, 2026, as the specification has dates of payments. Returns a value that is not a date unchanged. */
export function usDate(value: string): string {
  const date = read(value);
  return date ? formatUsDate(date, DATE) : value;
}

/** Nov 20. Returns a value that is not a date unchanged. */
export function monthDay(value: string): string {
  const date = read(value);
  return date ? formatUsDate(date, { day: 'numeric', month: 'short' }) : value;
}

/** 20 Nov 2026, 4:05 pm */
export function dateTime(value: string): string {
  const date = read(value);
  return date ? formatDate(date, DATE_TIME) : value;
}

/** today, yesterday or 3 days ago within a week, else the date. Show `shortDate` on hover. */
export function relativeDate(value: string, now: Date = new Date()): string {
  const date = read(value);
  if (!date) return value;
  const start = (day: Date) => new Date(day.getFullYear(), day.getMonth(), day.getDate()).getTime();
  const days = Math.round((start(now) - start(date)) / DAY);
  if (Math.abs(days) > 7) return shortDate(value);
  return formatRelative(-days, 'day', { numeric: 'auto' });
}

const MINUTE = 60_000;

/** Just now, 12 minutes ago, 3 hours ago; before today as `relativeDate`. Show `dateTime` on hover. */
export function relativeTime(value: string, now: Date = new Date()): string {
  const date = read(value);
  if (!date || date.toDateString() !== now.toDateString()) return relativeDate(value, now);
  const minutes = Math.floor((now.getTime() - date.getTime()) / MINUTE);
  if (minutes < 1) return t(messages.justNow);
  return minutes < 60
    ? formatRelative(-minutes, 'minute')
    : formatRelative(-Math.floor(minutes / 60), 'hour');
}
