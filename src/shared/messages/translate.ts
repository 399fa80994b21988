import format, { type FormatValues } from 'icu-minify/format';
import { compiledText } from './compile.ts';
import type { ArgumentsOf, Message } from './message.ts';

/** The locale of dates, numbers and plurals: Indian grouping and Indian dates. */
export const LOCALE = 'en-IN';

/** Replaces the text of a message, such as by its translation; undefined keeps the English text. */
export type Catalogue = (message: Message) => Message['source'] | undefined;

let catalogue: Catalogue = () => undefined;

/** Sets the translations of a language; a message that it lacks stays English. Tests set a pseudo-language. */
export function setCatalogue(next: Catalogue) {
  catalogue = next;
}

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
};

/** A message with its values, as pieces; tags are made by functions of their name. */
export function formatPieces<Piece>(
  message: Message,
  values: FormatValues<Piece> | undefined,
): string | Piece | Array<string | Piece> {
  const source = compiledText(catalogue(message) ?? message.source);
  return format<Piece>(source, LOCALE, values, { formatters });
}

/** The sentence of a message in the reader's language. */
export function t<M extends Message>(message: M, ...[values]: ArgumentsOf<M>): string {
  return String(formatPieces<string>(message, values as Record<string, string | number> | undefined));
}

/** A list in a sentence: a, b and c; with `disjunction` a, b or c. */
export function listOf(
  items: readonly string[],
  type: 'conjunction' | 'disjunction' = 'conjunction',
): string {
  return formatters.getListFormat(LOCALE, { type }).format(items);
}
