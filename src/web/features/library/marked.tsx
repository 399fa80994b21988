import { type Piece, type Span, segmentsOf } from './segments.ts';

/** Pieces of a text with the found ones marked; the one that starts at `current` is the current match. */
export function Pieces({ pieces, current }: { pieces: readonly Piece[]; current?: number | undefined }) {
  return pieces.map(({ text, marked, start }) =>
    marked ? (
      <mark
        key={start}
        aria-current={start === current ? 'true' : undefined}
        className="aria-[current=true]:outline-2 aria-[current=true]:outline-accent"
      >
        {text}
      </mark>
    ) : (
      <span key={start}>{text}</span>
    ),
  );
}

/** A text with the found words marked. */
export function Marked({ text, marks }: { text: string; marks: readonly Span[] }) {
  return segmentsOf(text, marks).map(({ pieces, start }) => <Pieces key={start} pieces={pieces} />);
}
