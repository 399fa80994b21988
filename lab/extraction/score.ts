import type { GoldSpan } from './gold-text.ts';

export interface Span {
  start: number;
  end: number;
}

/** Counts for one label: `strict` same words, `overlap` at least one character in common. */
export interface Tally {
  gold: number;
  found: number;
  strict: number;
  overlapGold: number;
  overlapFound: number;
}

export const emptyTally = (): Tally => ({ gold: 0, found: 0, strict: 0, overlapGold: 0, overlapFound: 0 });

export interface Figures {
  precision: number;
  recall: number;
  f1: number;
}

/** Letters and figures alone, in small letters: line breaks, spaces and stops do not count. */
export function folded(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}

const meets = (a: Span, b: Span): boolean => a.start < b.end && b.start < a.end;

/** Adds one text to a tally and returns what was missed and what was found in error (strict). */
export function score(
  text: string,
  gold: readonly GoldSpan[],
  found: readonly Span[],
  tally: Tally,
): { missed: GoldSpan[]; wrong: Span[] } {
  const used = new Set<Span>();
  const missed: GoldSpan[] = [];
  for (const span of gold) {
    const same = found.find(
      (one) =>
        !used.has(one) && meets(one, span) && folded(text.slice(one.start, one.end)) === folded(span.text),
    );
    if (same === undefined) missed.push(span);
    else used.add(same);
    if (found.some((one) => meets(one, span))) tally.overlapGold += 1;
  }
  tally.gold += gold.length;
  tally.found += found.length;
  tally.strict += used.size;
  tally.overlapFound += found.filter((one) => gold.some((span) => meets(one, span))).length;
  return { missed, wrong: found.filter((one) => !used.has(one)) };
}

export function strictFigures(tally: Tally): Figures {
  return figures(tally.strict, tally.found, tally.strict, tally.gold);
}

export function overlapFigures(tally: Tally): Figures {
  return figures(tally.overlapFound, tally.found, tally.overlapGold, tally.gold);
}

function figures(rightFound: number, found: number, rightGold: number, gold: number): Figures {
  const precision = found === 0 ? 0 : rightFound / found;
  const recall = gold === 0 ? 0 : rightGold / gold;
  const f1 = precision + recall === 0 ? 0 : (2 * precision * recall) / (precision + recall);
  return { precision, recall, f1 };
}
