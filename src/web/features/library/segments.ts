export type Span = { start: number; end: number };
export type Piece = { text: string; marked: boolean; start: number };
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
