import { z } from 'zod';
import { fullYear, monthNumber } from '#law/text/months.ts';
import { messages } from './messages/en/common/common.ts';
import { t } from './messages/translate.ts';

const SEPARATOR = '[\\s,./-]{0,3}';
const MONTH = '([a-z]{3,9}|[\\u0900-\\u097f]{2,10})\\.?';
const ISO = /^(\d{4})-(\d{1,2})-(\d{1,2})$/u;
const FIGURES = /^(\d{1,2})\s?[./ -]\s?(\d{1,2})\s?[./ -]\s?(\d{4}|\d{2})$/u;
const DAY_MONTH = new RegExp(
  `^(?:the )?(\\d{1,2}) ?(?:st|nd|rd|th)?(?: day)?(?: of)?${SEPARATOR}${MONTH}${SEPARATOR}(\\d{4}|\\d{2})$`,
  'iu',
);
const MONTH_DAY = new RegExp(`^${MONTH} ?(\\d{1,2})(?:st|nd|rd|th)?[\\s,]{1,3}(\\d{4}|\\d{2})$`, 'iu');
const WEEKDAY = /^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6},? /iu;
const LONGEST = 60;

/**
 * The day that a person typed, `yyyy-mm-dd`: figures with the day first as in India (`05/06/2026`, `5.6.26`), a day
 * with the name of its month in English or Hindi (`5 June 2026`, `June 5, 2026`), or the ISO form. `unreal` for a day
 * that does not exist; undefined for other words, and for a date without its year.
 */
export function readTypedDay(typed: string): { day: string } | 'unreal' | undefined {
  const text = typed
    .slice(0, LONGEST)
    .replace(/[०-९]/gu, (digit) => String(digit.charCodeAt(0) - 0x966))
    .trim()
    .replace(/\s+/gu, ' ')
    .replace(WEEKDAY, '');
  const iso = ISO.exec(text);
  if (iso) return existing(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const figures = FIGURES.exec(text);
  if (figures) return existing(fullYear(figures[3] ?? ''), Number(figures[2]), Number(figures[1]));
  const [, day, name, year] = DAY_MONTH.exec(text) ?? swapped(MONTH_DAY.exec(text));
  const month = monthNumber(name ?? '');
  return month === 0 ? undefined : existing(fullYear(year ?? ''), month, Number(day));
}

const swapped = (match: RegExpExecArray | null): (string | undefined)[] =>
  match ? [match[0], match[2], match[1], match[3]] : [];

function existing(year: number, month: number, day: number): { day: string } | 'unreal' {
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  const real = date.getUTCMonth() === month - 1 && date.getUTCDate() === day && month > 0;
  return real ? { day: date.toISOString().slice(0, 10) } : 'unreal';
}

/** A day as a form shows it for editing: `05/06/2026`. */
export const typedDay = (day: string): string => day.split('-').reverse().join('/');

/** The reason why typed text is not taken as a day. */
export const dayRefusal = (read: 'unreal' | undefined): string =>
  t(read === 'unreal' ? messages.dateUnreal : messages.dateUnread);

/** The date field of a form: what was typed becomes `yyyy-mm-dd`. An empty field is asked for. */
export const dayField = z
  .string()
  .trim()
  .min(1, { error: () => t(messages.dateRequired) })
  .transform((typed, context) => {
    const read = readTypedDay(typed);
    if (typeof read === 'object') return read.day;
    context.addIssue({ code: 'custom', message: dayRefusal(read) });
    return z.NEVER;
  });
