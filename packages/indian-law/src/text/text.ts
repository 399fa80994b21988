/** Folds runs of white space (line breaks included) into single spaces; single spaces, the most of them, stay untouched. */
export function singleSpaces(text: string): string {
  return text.replace(/\s{2,}|[^\S ]/g, ' ');
}

/** Folds runs of white space as `singleSpaces` does, and trims the ends. */
export function collapseWhitespace(text: string): string {
  return singleSpaces(text).trim();
}

const OTHER_BLANK = /\s/u;

/** True where a UTF-16 code unit is white space, as `\s` in a pattern. */
export function isBlank(code: number): boolean {
  if (code < 160) return code === 32 || (code >= 9 && code <= 13);
  return code === 160 || (code >= 0x1680 && OTHER_BLANK.test(String.fromCharCode(code)));
}

/** True where a text has nothing but white space. */
export function isBlankText(text: string): boolean {
  for (let at = 0; at < text.length; at += 1) if (!isBlank(text.charCodeAt(at))) return false;
  return true;
}

/** The text with plain spaces for no-break spaces and carriage returns; every offset stays. */
export function withPlainBlanks(text: string): string {
  const plain = text.includes('\u00a0') ? text.replaceAll('\u00a0', ' ') : text;
  return plain.includes('\r') ? plain.replaceAll('\r', ' ') : plain;
}

/**
 * A copy of a piece of text, for values that outlive the text: a slice of more than a few characters keeps the whole
 * text in memory in V8.
 */
export function detachedCopy(piece: string): string {
  return ` ${piece}`.slice(1);
}

/**
 * Every match of a global pattern from an offset on, in order. `String.matchAll` works on a copy of its pattern, and V8 recompiles that
 * copy after it has discarded the code of an earlier one: for alternations of hundreds of names this costs more than
 * the search.
 */
export function matchesOf(pattern: RegExp, text: string, from = 0): RegExpExecArray[] {
  const matches: RegExpExecArray[] = [];
  pattern.lastIndex = from;
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    matches.push(match);
    if (match[0] === '') pattern.lastIndex += 1;
  }
  return matches;
}

/** The match of a sticky pattern at an offset. */
export function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

/** A stretch of a text: UTF-16 offsets, end exclusive. */
export interface Span {
  start: number;
  end: number;
}

/**
 * One alternation of regular expression sources that each begin with a plain character, in their order, grouped by
 * that character, so that the engine rejects a position after a few comparisons instead of hundreds. For patterns
 * that ignore case.
 */
export function anyOfSources(sources: Iterable<string>): string {
  const groups = new Map<string, string[]>();
  for (const source of new Set(sources)) {
    const first = source.charAt(0).toLowerCase();
    const group = groups.get(first);
    if (group === undefined) groups.set(first, [source.slice(1)]);
    else group.push(source.slice(1));
  }
  return [...groups].map(([first, rests]) => `${first}(?:${rests.join('|')})`).join('|');
}

/**
 * Stretches from `before` characters in front of a digit to `after` characters behind it, merged, in order: the only
 * places that can contain a match with a digit. `figures` are the starts and ends of the runs of digits.
 */
export function aroundDigits(
  { figures }: { figures: ArrayLike<number> },
  length: number,
  before: number,
  after: number,
): Span[] {
  const stretches: Span[] = [];
  let last: Span | undefined;
  for (let i = 0; i < figures.length; i += 2) {
    const from = (figures[i] ?? 0) - before;
    const end = Math.min(length, (figures[i + 1] ?? 0) + after);
    if (last !== undefined && from <= last.end) last.end = end;
    else {
      last = { start: Math.max(0, from), end };
      stretches.push(last);
    }
  }
  return stretches;
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
