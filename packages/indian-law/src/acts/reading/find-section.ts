import { findAct } from '../acts.ts';
import { writtenRule } from './orders.ts';

/** An act as a search knows it. */
export interface NamedAct {
  key: string;
  title: string;
  short: string;
  unit: 'section' | 'article' | 'rule';
}

/** A question for a section: its number and the acts that may be meant, the likeliest first. */
export interface AskedSection {
  number: string;
  /** Address inside the section, 'b' or '1.b', where the question names sub-sections or clauses. */
  path?: string;
  acts: string[];
}

const NUMBER = /(?<![\p{L}\p{Nd}])(\d{1,4}(?:-?[a-z]{1,3})?)((?:\s?\(\w{1,4}\)){0,4})(?![\p{L}\p{Nd}])/iu;
const UNIT_WORD = /^(?:u\/s|u\/a|ss?|secs?|sections?|arts?|articles?|rr?|rules?|of|the|under|act|in)\.?$/iu;

/** '138 NI', 's 34 arbitration', 'order 39 rule 1', 'art 226': undefined for a question in words. */
export function askedSection(query: string, acts: readonly NamedAct[]): AskedSection | undefined {
  const rule = writtenRule(query);
  if (rule) {
    const at = query.indexOf(rule.words) + rule.words.length;
    const inside = /^(?:\s?\(\w{1,4}\)){1,4}/u.exec(query.slice(at))?.[0] ?? '';
    const path = pathOf(inside);
    const rest = `${query.slice(0, at - rule.words.length)} ${query.slice(at + inside.length)}`;
    return {
      number: rule.number,
      acts: actsNamed(rest, acts, 'cpc'),
      ...(path === '' ? {} : { path }),
    };
  }
  const found = NUMBER.exec(query);
  if (!found) return undefined;
  const [whole, printed = '', inside = ''] = found;
  const rest = `${query.slice(0, found.index)} ${query.slice(found.index + whole.length)}`;
  const article = /(?<!\p{L})art(?:icle)?s?\b/iu.test(rest);
  const among = article ? acts.filter(({ unit }) => unit === 'article') : acts;
  const named = actsNamed(rest, among, article ? 'constitution' : undefined);
  const path = pathOf(inside);
  return named.length === 0
    ? undefined
    : { number: printed.replace('-', '').toUpperCase(), acts: named, ...(path === '' ? {} : { path }) };
}

/** '(1)(b)' → '1.b'. */
const pathOf = (inside: string): string =>
  [...inside.matchAll(/\((\w+)\)/gu)].map(([, one = '']) => one).join('.');

/** The acts that the words name; all of them where there are no words but 'section' and the like. */
function actsNamed(rest: string, acts: readonly NamedAct[], alone?: string): string[] {
  const words = rest
    .split(/[^\p{L}\p{Nd}/.]+/u)
    .filter((word) => word !== '' && !UNIT_WORD.test(word))
    .map((word) => word.toLowerCase().replace(/\./gu, ''));
  if (words.length === 0) return alone === undefined ? acts.map(({ key }) => key) : [alone];
  const known = findAct(
    rest.replace(/\b(?:ss?|secs?|sections?|u\/s|arts?|articles?)\b\.?/giu, ' ').trim(),
  )?.key;
  if (known !== undefined && acts.some(({ key }) => key === known)) return [known];
  return acts
    .filter(({ key, title, short }) => {
      const names = `${key} ${title} ${short}`.toLowerCase().split(/[^\p{L}\p{Nd}]+/u);
      return words.every((word) => names.some((name) => name.startsWith(word)));
    })
    .map(({ key }) => key);
}
