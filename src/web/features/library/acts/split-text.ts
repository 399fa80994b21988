import type { PrintedSection } from '#shared/contracts/research/act-copies.ts';

export type DefinedWord = PrintedSection['terms'][number];

/** A run of a section's text: plain, the mark of a footnote, a defined word, or the number of another section. */
export type TextPart =
  | { kind: 'plain' | 'mark'; text: string }
  | { kind: 'term'; text: string; term: DefinedWord }
  | { kind: 'section'; text: string; number: string };

const SPECIAL = /[.*+?^${}()|[\]\\]/gu;

/** Splits a text at footnote marks, defined words and numbers of sections. The parts together are the text. */
export function splitText(
  text: string,
  { terms, numbers }: Pick<PrintedSection, 'terms' | 'numbers'>,
): (TextPart & { at: number })[] {
  const words = terms.map(({ term }) => term.replace(SPECIAL, '\\$&')).join('|');
  const listed = numbers.map((number) => number.replace(SPECIAL, '\\$&')).join('|');
  const pattern = [
    '[⁰¹²³⁴⁵⁶⁷⁸⁹]{1,3}',
    ...(listed === ''
      ? []
      : [`(?<=\\b(?:sections?|articles?|rules?|and|or|to|,)\\s)(?:${listed})(?![\\p{L}\\p{Nd}])`]),
    ...(words === '' ? [] : [`(?<![\\p{L}\\p{Nd}])(?:${words})s?(?![\\p{L}\\p{Nd}])`]),
  ].join('|');
  const parts: (TextPart & { at: number })[] = [];
  let from = 0;
  for (const { 0: found, index } of text.matchAll(new RegExp(pattern, 'giu'))) {
    if (index > from) parts.push({ kind: 'plain', text: text.slice(from, index), at: from });
    parts.push({ ...partOf(found, terms, numbers), at: index });
    from = index + found.length;
  }
  if (from < text.length) parts.push({ kind: 'plain', text: text.slice(from), at: from });
  return parts;
}

function partOf(found: string, terms: readonly DefinedWord[], numbers: readonly string[]): TextPart {
  const number = numbers.find((one) => one.toLowerCase() === found.toLowerCase());
  if (number !== undefined) return { kind: 'section', text: found, number };
  const small = found.toLowerCase();
  const term = terms.find(
    (one) => small === one.term.toLowerCase() || small === `${one.term.toLowerCase()}s`,
  );
  return term ? { kind: 'term', text: found, term } : { kind: 'mark', text: found };
}
