import { splitFileParts } from '#shared/split-file-parts.ts';
import { placesOf, type Span } from '../pdf/pdf-text.ts';

/** Letters that are shown of a text; a browser grows slow with more. */
const SHOWN = 500_000;
/** Letters before the place at which a very long text opens. */
const BEFORE = 2000;
/** Marks on each side of that place. */
const MARKS = 500;

export type ShownText = {
  text: string;
  marks: readonly Span[];
  /** Where in `text` it opens; undefined at its beginning. */
  here: number | undefined;
  /** Whether anything is left out: of its end, or of its beginning too. */
  cut: 'end' | 'both' | undefined;
};

/**
 * Where a text opens and what is marked in it. `raw` is the text of the file, of which the search counts the parts;
 * `whole` what is shown of it, the same but for white space. In both the words stand equally often, one after another.
 */
export function shownText(
  { raw, whole }: { raw: string; whole: string },
  { page, find }: { page?: number | undefined; find?: string | undefined },
): ShownText {
  const places = find === undefined ? [] : placesOf(find, whole);
  const before = page === undefined ? [] : splitFileParts(raw).slice(0, page - 1);
  const passed = before.reduce((sum, part) => sum + placesOf(find ?? '', part).length, 0);
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

/** Where the line begins in which a place stands; the place itself in a line of which there is too much before it. */
function beginningNear(text: string, place: number): number {
  const line = text.lastIndexOf('\n', place) + 1;
  return place - line > BEFORE ? place : line;
}
