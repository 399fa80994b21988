import { findDates } from '../../text/dates.ts';
import { collapseWhitespace } from '../../text/text.ts';
import { DAY_FORMS, VALUE_FORMS, type ValueForm } from './fact-forms.ts';

/** A page of a paper of the case, as it was read. */
export interface FactPage {
  file: string;
  page: number;
  text: string;
}

/** A value for a fact of a template, with the words that say it. */
export interface PaperFact {
  /** Name of the fact, as in `SHARED_FACTS`. */
  fact: string;
  /** A day as `yyyy-mm-dd`, an amount as a number of rupees, else the words as printed. */
  value: string;
  file: string;
  page: number;
  quote: string;
}

/** Limits: characters read of a page, before a day, and of a quote; values of one fact. */
export const PAPER_FACTS = { page: 30_000, before: 160, quote: 200, values: 4 } as const;

function quoteAt(text: string, start: number, end: number): string {
  const room = Math.max(0, PAPER_FACTS.quote - (end - start));
  const from = Math.max(0, start - Math.ceil(room * 0.7));
  const to = Math.min(text.length, end + Math.floor(room * 0.3));
  // Whole words.
  const left = from === 0 ? 0 : text.indexOf(' ', from) + 1;
  const right = to === text.length ? to : Math.max(end, text.lastIndexOf(' ', to));
  return text.slice(Math.min(left, start), right);
}

const lastSentence = (text: string): string => text.split(/\. (?=\p{Lu})/u).at(-1) ?? '';

function* daysIn(text: string): Generator<Omit<PaperFact, 'file' | 'page'>> {
  for (const { iso, start, end } of findDates(text)) {
    if (iso === undefined) continue;
    const before = text.slice(Math.max(0, start - PAPER_FACTS.before), start);
    for (const form of DAY_FORMS) {
      const found = form.before.exec(before);
      if (!found || form.not?.test(lastSentence(found[0])) || form.page?.test(text) === false) continue;
      const quote = quoteAt(text, start - before.length + found.index, end);
      yield { fact: form.fact, value: iso, quote };
      break;
    }
  }
}

function readValue({ type, write }: ValueForm, groups: readonly string[]): string | undefined {
  const printed = write?.(groups) ?? groups[0] ?? '';
  if (type !== 'money') return printed.replace(/[ ,;.]{1,4}$/u, '');
  const rupees = Number(printed.replaceAll(',', ''));
  return Number.isSafeInteger(rupees) && rupees > 0 ? String(rupees) : undefined;
}

function* valuesIn(text: string): Generator<Omit<PaperFact, 'file' | 'page'>> {
  for (const form of VALUE_FORMS) {
    if (form.page?.test(text) === false) continue;
    for (const found of text.matchAll(form.pattern)) {
      const value = readValue(form, found.slice(1));
      const quote = quoteAt(text, found.index, found.index + found[0].length);
      if (value !== undefined && value !== '') yield { fact: form.fact, value, quote };
    }
  }
}

/**
 * Finds facts that templates ask for in the pages of a case's papers: cheque, return memo, notice, first information report,
 * arrest, order, certified copy, marriage. Each has its page and its words, for a lawyer to accept; the same value is
 * given once, at its first page, and the values that more pages say come first. O(length of the pages).
 */
export function findPaperFacts(pages: readonly FactPage[]): PaperFact[] {
  const seen = new Map<string, PaperFact & { count: number }>();
  for (const { file, page, text } of pages) {
    const read = collapseWhitespace(text.slice(0, PAPER_FACTS.page));
    for (const one of [...daysIn(read), ...valuesIn(read)]) {
      const key = `${one.fact}|${one.value.toLowerCase()}`;
      const known = seen.get(key);
      if (known) known.count += 1;
      else seen.set(key, { ...one, file, page, count: 1 });
    }
  }
  const taken = new Map<string, number>();
  return [...seen.values()]
    .sort((one, other) => other.count - one.count)
    .flatMap(({ count: _, ...one }) => {
      const before = taken.get(one.fact) ?? 0;
      taken.set(one.fact, before + 1);
      return before < PAPER_FACTS.values ? [one] : [];
    });
}
