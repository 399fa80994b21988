import type { Span } from './text.ts';

/** A full stop after these does not end a sentence. */
const ABBREVIATION =
  /(?:^|[\s("“[])(?:\p{L}|(?:\p{L}{1,3}\.)+\p{L}{0,3}|No|Nos|v|vs|Vs|Ors|Anr|Rs|paras?|Ltd|Pvt|Co|Smt|Sh|Sk|Dr|Mr|Mrs|Ms|Sri|Shri|Cr|Crl|Cri|Art|Arts|Sec|Secs|ss|cl|pp|dt|dtd|viz|etc|i\.e|e\.g|Ex|Exs|Exh|Ext|SCC|AIR|SCR|SC|Hon'ble|St|Jr|Sr|Addl|Dist|Govt|approx|Vol|Ch|Reg|Regn|Adv)\.?$/u;
const STOP = /[.?!।]["”’')\]]{0,2}(?=\s)/gu;

/** True where a full stop at the end of a text belongs to its last word. */
export const endsInAbbreviation = (text: string): boolean =>
  text.endsWith('.') && ABBREVIATION.test(text.slice(-13, -1));

/** The sentences of a text, in order, without the blanks around them. Abbreviations and initials do not end one. O(n). */
export function sentencesOf(text: string): Span[] {
  const found: Span[] = [];
  let from = 0;
  const take = (end: number) => {
    const piece = text.slice(from, end);
    const start = from + (piece.length - piece.trimStart().length);
    if (piece.trim() !== '') found.push({ start, end: start + piece.trim().length });
    from = end;
  };
  for (const stop of text.matchAll(STOP)) {
    const before = text.slice(Math.max(0, stop.index - 12), stop.index);
    const next = text.slice(stop.index + stop[0].length, stop.index + stop[0].length + 4);
    if (stop[0].startsWith('.') && (ABBREVIATION.test(before) || /^\s{1,3}[\p{Ll}\d(]/u.test(next))) continue;
    take(stop.index + stop[0].length);
  }
  take(text.length);
  return found;
}

/**
 * The statements of a text: its sentences, parted at semicolons and at the ends of lines too. Points of abbreviations are
 * left out, so that a point ends a statement. O(n).
 */
export const statementsOf = (text: string): string[] =>
  text
    .split(/;\s+|\n/u)
    .flatMap((part) =>
      sentencesOf(part).map(({ start, end }) => part.slice(start, end).replaceAll(/\.(?=\s)/gu, '')),
    );
