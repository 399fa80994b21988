import format, { type FormatValues } from 'icu-minify/format';
import { RIGHT_TO_LEFT } from '../right-to-left.ts';
import { compiledText } from './compile.ts';
import { DEFAULT_LANGUAGE, LANGUAGES } from './languages.ts';
import type { ArgumentsOf, Message } from './message.ts';
import type { Texts } from './translation.ts';

/** The language of the reader of this moment. */
export interface ActiveLanguage {
  /** The locale of dates, numbers, lists and plurals. */
  locale: string;
  /** The texts by key. Those of English are in the messages themselves. */
  texts: Texts;
}

const ENGLISH: ActiveLanguage = { locale: LANGUAGES[DEFAULT_LANGUAGE].locale, texts: {} };

let active = (): ActiveLanguage => ENGLISH;

/** Says how to find the active language: a browser has one, a server has one for each request. */
export function setActiveLanguage(next: () => ActiveLanguage): void {
  active = next;
}

/** The locale of the reader, for `Intl`. */
export const locale = (): string => active().locale;

const cached = <Options, Made>(make: (tag: string, options: Options | undefined) => Made) => {
  const made = new Map<string, Made>();
  return (tag: unknown, options?: Options): Made => {
    const key = `${tag} ${JSON.stringify(options)}`;
    const known = made.get(key);
    if (known) return known;
    const next = make(String(tag), options);
    made.set(key, next);
    return next;
  };
};

/** Formatters of `Intl`, each made once: to make one costs a hundred times more than to use it. */
export const formatters = {
  getNumberFormat: cached((tag, options?: Intl.NumberFormatOptions) => new Intl.NumberFormat(tag, options)),
  getDateTimeFormat: cached(
    (tag, options?: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(tag, options),
  ),
  getPluralRules: cached((tag, options?: Intl.PluralRulesOptions) => new Intl.PluralRules(tag, options)),
  getListFormat: cached((tag, options?: Intl.ListFormatOptions) => new Intl.ListFormat(tag, options)),
  getRelativeTimeFormat: cached(
    (tag, options?: Intl.RelativeTimeFormatOptions) => new Intl.RelativeTimeFormat(tag, options),
  ),
  getCollator: cached((tag, options?: Intl.CollatorOptions) => new Intl.Collator(tag, options)),
};

/**
 * Values with letters that run from right to left, such as a name in Urdu, get the signs that isolate them (U+2068 and
 * U+2069): without them the rest of the sentence would be reordered around the name. Others stay as they are.
 */
function isolated<Value>(values: Record<string, Value>): Record<string, Value | string> {
  const entries = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'string' && RIGHT_TO_LEFT.test(value) ? `\u2068${value}\u2069` : value,
  ]);
  return Object.fromEntries(entries);
}

/** Tells whether the reader's language lacks a message, which is then shown in English. */
export const isInEnglish = ({ key }: Message): boolean =>
  active().locale !== ENGLISH.locale && active().texts[key] === undefined;

/** A message with its values, as pieces; tags are made by functions of their name. */
export function formatPieces<Piece>(
  message: Message,
  values: FormatValues<Piece> | undefined,
): string | Piece | Array<string | Piece> {
  const { locale, texts } = active();
  const text = compiledText(texts[message.key] ?? message.source);
  return format<Piece>(text, locale, values && isolated(values), { formatters });
}

/** A message in the language of the catalogues, English. */
export function formatEnglish(message: Message, values: Readonly<Record<string, string | number>>): string {
  return String(format<string>(compiledText(message.source), ENGLISH.locale, values, { formatters }));
}

/** A message of which only the reader's language is loaded; undefined when that lacks the key, or is English. */
export function loadedTranslation(key: string): Message | undefined {
  const source = active().texts[key];
  return source === undefined ? undefined : { key, source };
}

/** The sentence of a message in the reader's language. */
export function t<M extends Message>(message: M, ...[values]: ArgumentsOf<M>): string {
  return String(formatPieces<string>(message, values as Record<string, string | number> | undefined));
}
