/** Folds runs of white space (line breaks included) into single spaces and trims the ends. */
export function squash(text: string): string {
  return text.replace(/\s+/gu, ' ').trim();
}

/** A stretch of a text: UTF-16 offsets, end exclusive. */
export interface Span {
  start: number;
  end: number;
}

/** Orders spans by start and drops those that overlap an earlier or, from the same start, a longer one. */
export function keepLongest<T extends Span>(spans: readonly T[]): T[] {
  const kept: T[] = [];
  let last = 0;
  for (const span of [...spans].sort((a, b) => a.start - b.start || b.end - a.end)) {
    if (span.start < last || span.end <= span.start) continue;
    kept.push(span);
    last = span.end;
  }
  return kept;
}
