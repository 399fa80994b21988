export type Span = { start: number; end: number };
/** A stretch of text that a note is about. */
export type NoteSpan = Span & { id: string; label: string };
export type Piece = {
  text: string;
  marked: boolean;
  start: number;
  /** At least one note is about these words. */
  noted?: true;
  /** The notes whose passages end here. */
  ends?: readonly NoteSpan[];
};
export type Segment<L extends Span> = { link?: L; pieces: Piece[]; start: number };

/** Spans within the text, in order; a span that overlaps an earlier one is left out. */
function sound<S extends Span>(spans: readonly S[], length: number): S[] {
  const result: S[] = [];
  const inside = spans.filter(({ start, end }) => start >= 0 && end <= length && start < end);
  for (const span of inside.sort((a, b) => a.start - b.start)) {
    if (span.start >= (result.at(-1)?.end ?? 0)) result.push(span);
  }
  return result;
}

function piecesOf(text: string, from: number, to: number, marks: readonly Span[]): Piece[] {
  const pieces: Piece[] = [];
  let at = from;
  const push = (end: number, marked: boolean) => {
    if (end > at) pieces.push({ text: text.slice(at, end), marked, start: at });
    at = Math.max(at, end);
  };
  for (const { start, end } of marks) {
    if (end <= from || start >= to) continue;
    push(Math.max(from, start), false);
    push(Math.min(to, end), true);
  }
  push(to, false);
  return pieces;
}

/**
 * Cuts a text at its marks and links: segments with or without a link, each of marked and plain pieces. Offsets are
 * UTF-16 positions. Joined, the pieces are the text again, so what is shown is always text, never markup.
 */
export function segmentsOf<L extends Span>(
  text: string,
  marks: readonly Span[],
  links: readonly L[] = [],
): Segment<L>[] {
  const soundMarks = sound(marks, text.length);
  const segments: Segment<L>[] = [];
  let at = 0;
  for (const link of sound(links, text.length)) {
    if (link.start > at) segments.push({ pieces: piecesOf(text, at, link.start, soundMarks), start: at });
    segments.push({ link, pieces: piecesOf(text, link.start, link.end, soundMarks), start: link.start });
    at = link.end;
  }
  if (at < text.length) segments.push({ pieces: piecesOf(text, at, text.length, soundMarks), start: at });
  return segments;
}

/** The pieces cut at the ends of notes as well. Passages of notes may overlap. */
export function withNotes(pieces: readonly Piece[], notes: readonly NoteSpan[]): Piece[] {
  return pieces.flatMap((piece) => {
    const { text, marked, start } = piece;
    const end = start + text.length;
    const about = notes.filter((note) => note.start < end && note.end > start);
    if (about.length === 0) return [piece];
    const cuts = new Set([start, end]);
    for (const note of about) {
      cuts.add(Math.max(start, note.start));
      cuts.add(Math.min(end, note.end));
    }
    const places = [...cuts].sort((a, b) => a - b);
    return places.slice(1).map((to, at): Piece => {
      const from = places[at] ?? start;
      const noted = about.some((note) => note.start < to && note.end > from);
      const ends = about.filter((note) => note.end === to);
      return {
        text: text.slice(from - start, to - start),
        marked,
        start: from,
        ...(noted ? { noted } : {}),
        ...(ends.length > 0 ? { ends } : {}),
      };
    });
  });
}
