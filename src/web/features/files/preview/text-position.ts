import { splitFileParts } from '#shared/split-file-parts.ts';
import { findMatches, type Span } from '../pdf/pdf-text.ts';

/** The maximum number of characters shown; browsers become slow with more. */
const SHOWN = 500_000;
/** Characters before the opening position in a very long text. */
const BEFORE = 2000;
/** Marks on each side of that position. */
const MARKS = 500;

export type ShownText = {
  text: string;
  marks: readonly Span[];
  /** The position in `text` at which it opens; undefined for the beginning. */
  here: number | undefined;
  /** The part that is left out: the end, or the beginning too. */
  cut: 'end' | 'both' | undefined;
};

/**
 * The opening position of a text and its marks. `raw` is the text of the file, whose parts the search counts; `whole`
 * is the shown text, which differs only in white space. The words occur equally often in both, in the same order.
 */
export function shownText(
  { raw, whole }: { raw: string; whole: string },
  { page, find }: { page?: number | undefined; find?: string | undefined },
): ShownText {
  const places = find === undefined ? [] : findMatches(find, whole);
  const before = page === undefined ? [] : splitFileParts(raw).slice(0, page - 1);
  const passed = before.reduce((sum, part) => sum + findMatches(find ?? '', part).length, 0);
  const at = Math.min(passed, places.length - 1);
  const share = before.join('').length / Math.max(1, raw.length);
  const start = places[at]?.start ?? (before.length > 0 ? Math.floor(share * whole.length) : undefined);
  const far = start !== undefined && start > SHOWN - BEFORE;
  const from = far ? beginningNear(whole, start - BEFORE) : 0;
  const to = Math.min(whole.length, from + SHOWN);
  const marks = places
    .slice(Math.max(0, at - MARKS), at + MARKS)
    .filter((place) => place.start >= from && place.end <= to)
    .map((place) => ({ start: place.start - from, end: place.end - from }));
  return {
    text: whole.slice(from, to),
    marks,
    here: start === undefined ? undefined : start - from,
    cut: from > 0 ? 'both' : to < whole.length ? 'end' : undefined,
  };
}

/** The start of the line that contains a position; the position itself if the line is too long before it. */
function beginningNear(text: string, place: number): number {
  const line = text.lastIndexOf('\n', place) + 1;
  return place - line > BEFORE ? place : line;
}
