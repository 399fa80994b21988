import { messages } from './en/common/common.ts';
import { formatters, locale, t } from './translate.ts';

// Formats dates, numbers, lists and sizes in the reader's language, with Indian dates and Indian grouping.

/** 1,23,456 */
export function formatNumber(value: number, options?: Intl.NumberFormatOptions): string {
  return formatters.getNumberFormat(locale(), options).format(value);
}

/** Formats a date in the time zone of `options`, else in that of the machine. */
export function formatDate(date: Date, options: Intl.DateTimeFormatOptions): string {
  return formatters.getDateTimeFormat(locale(), options).format(date);
}

/** As the specification prints dates: in the order of US English, and in other languages as their readers write it. */
export function formatUsDate(date: Date, options: Intl.DateTimeFormatOptions): string {
  const form = locale().startsWith('en') ? 'en-US' : locale();
  return formatters.getDateTimeFormat(form, options).format(date);
}

/** `-3, 'day'`: 3 days ago; with `numeric: 'auto'` also today and yesterday. */
export function formatRelative(
  value: number,
  unit: Intl.RelativeTimeFormatUnit,
  options?: Intl.RelativeTimeFormatOptions,
): string {
  return formatters.getRelativeTimeFormat(locale(), options).format(value, unit);
}

/** A list in a sentence: a, b and c; with `disjunction` a, b or c. */
export function formatList(
  items: readonly string[],
  type: 'conjunction' | 'disjunction' = 'conjunction',
): string {
  return formatters.getListFormat(locale(), { type }).format(items);
}

/** The name of a language in that of the reader, by its BCP 47 tag; undefined where the machine does not know it. */
export function languageName(tag: string): string | undefined {
  return new Intl.DisplayNames(locale(), { type: 'language', fallback: 'none' }).of(tag);
}

/** Parts of the day, each with the hour before which it ends. */
const PARTS_OF_DAY = [
  [4, 'early'],
  [12, 'morning'],
  [16, 'noon'],
  [20, 'evening'],
  [24, 'night'],
] as const;

/** A time (`hh:mm`) as a notice prints it: 9:00 AM, सुबह 9:00, காலை 9:00. */
export function formatClock(clock: string): string {
  const [hours = 0, minute = '00'] = [Number.parseInt(clock, 10), clock.split(':')[1]];
  const [, part = 'night'] = PARTS_OF_DAY.find(([end]) => hours < end) ?? [];
  return t(messages.clockTime, { hour: hours % 12 || 12, minute, part });
}

const KB = 1024;
const MB = KB * KB;
const GB = KB * MB;
const TWO_DECIMALS = { minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: false };

/** The size of a file: 12.50 KB; from one megabyte on 1.20 MB. */
export function fileSize(bytes: number): string {
  return bytes < MB
    ? t(messages.sizeInKb, { size: formatNumber(bytes / KB, TWO_DECIMALS) })
    : t(messages.sizeInMb, { size: formatNumber(bytes / MB, TWO_DECIMALS) });
}

/** A size in thousands, as portals of courts count: 48 KB, 12.5 MB. */
export const sizeForPortal = (bytes: number): string =>
  bytes < 1_000_000
    ? t(messages.sizeInKb, { size: formatNumber(Math.ceil(bytes / 1000)) })
    : t(messages.sizeInMb, {
        size: formatNumber(bytes / 1_000_000, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
      });

/** A size without needless decimals, such as a limit: 50 MB, 2 GB. */
export function sizeLimit(bytes: number): string {
  const size = (unit: number) => ({ size: formatNumber(bytes / unit, { maximumFractionDigits: 2 }) });
  if (bytes < MB) return t(messages.sizeInKb, size(KB));
  return bytes < GB ? t(messages.sizeInMb, size(MB)) : t(messages.sizeInGb, size(GB));
}

/** Compares names for sorting: 2 before 10, small and capital letters alike. */
export function compareNames(a: string, b: string): number {
  return formatters.getCollator(locale(), { numeric: true, sensitivity: 'base' }).compare(a, b);
}
