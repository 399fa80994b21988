import type { Marks } from '../../text/marks.ts';
import { isBlank } from '../../text/text.ts';

const ZERO = 48;
const NINE = 57;
const SMALL_A = 97;
const SMALL_Z = 122;
const [BACKSLASH, STOP, BRACKET] = [92, 46, 41];
/** Limit: a paragraph's number has so many figures. */
const MOST_FIGURES = 3;

/** Offsets of figures behind a blank that may count a paragraph, in order. */
export function countingFigures(text: string, { figures }: Marks): number[] {
  const found: number[] = [];
  for (let i = 0; i < figures.length; i += 2) {
    const start = figures[i] ?? 0;
    const end = figures[i + 1] ?? 0;
    if (end - start > MOST_FIGURES || start === 0 || !isBlank(text.charCodeAt(start - 1))) continue;
    if (mayCount(text, end)) found.push(start);
  }
  return found;
}

/** A fast check: a stop, or blanks and no small letter or figure, behind a number. */
function mayCount(text: string, end: number): boolean {
  const code = text.charCodeAt(end);
  if (code === STOP || code === BRACKET || code === BACKSLASH) return true;
  let at = end;
  while (isBlank(text.charCodeAt(at))) at += 1;
  if (at === end) return false;
  const next = text.charCodeAt(at);
  return !((next >= ZERO && next <= NINE) || (next >= SMALL_A && next <= SMALL_Z));
}

/** Ascending offsets, asked for stretches of a text from its start to its end. */
export class Offsets {
  readonly #at: readonly number[];
  #next = 0;

  constructor(at: readonly number[]) {
    this.#at = at;
  }

  /** The offsets from `start` to before `end`. A later call asks for a later stretch. */
  within({ start, end }: { start: number; end: number }): readonly number[] {
    let from = this.#next;
    while ((this.#at[from] ?? Number.POSITIVE_INFINITY) < start) from += 1;
    let to = from;
    while ((this.#at[to] ?? Number.POSITIVE_INFINITY) < end) to += 1;
    this.#next = to;
    return from === to ? NONE : this.#at.slice(from, to);
  }
}

const NONE: readonly number[] = [];
