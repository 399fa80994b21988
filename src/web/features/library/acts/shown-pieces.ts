import { placesWithoutMarks, withoutMarks } from '#law/acts/reading/marks.ts';
import type { LibraryDocumentBody } from '#shared/contracts/library.ts';
import type { ActPieceBody } from '#shared/contracts/research/act-copies.ts';
import type { OffsetInText } from '../notes/passage.ts';
import type { NoteSpan, Span } from '../segments.ts';

export type OnNote = (id: string) => void;

/** A piece of a printed section as the document of the section knows it. Spans are offsets in the text of the piece. */
export type ShownPiece = {
  /** The paragraph of the document; undefined where the document has other words. */
  index: number | undefined;
  /** The page was opened at it. */
  opened: boolean;
  marks: readonly Span[];
  notes: readonly NoteSpan[];
};

type Paragraphs = LibraryDocumentBody['paragraphs'];
/** The label and the text of a piece, as the page shows them and as they are selected. */
const shownWords = ({ label, text }: Pick<ActPieceBody, 'label' | 'text'>): string => `${label} ${text}`;

export type PlacedPiece = { index: number; places: readonly number[]; before: number };

/** The paragraph of each piece: paragraphs have no marks of footnotes, and a piece of marks alone has none. */
export function placePieces(
  pieces: readonly ActPieceBody[],
  paragraphs: Paragraphs,
): (PlacedPiece | undefined)[] {
  let next = 0;
  return pieces.map((piece) => {
    const shown = shownWords(piece);
    const plain = withoutMarks(shown);
    if (plain === '' || paragraphs[next]?.text !== plain) return undefined;
    next += 1;
    return { index: next - 1, places: placesWithoutMarks(shown), before: piece.label.length + 1 };
  });
}

const inPiece = <S extends Span>({ places, before }: PlacedPiece, span: S): S => ({
  ...span,
  start: Math.max(0, (places[span.start] ?? 0) - before),
  end: Math.max(0, (places[span.end - 1] ?? 0) + 1 - before),
});

/** The marks in each piece. */
export function shownPieces(
  placed: readonly (PlacedPiece | undefined)[],
  marks: ReadonlyMap<number, readonly Span[]>,
  notes: ReadonlyMap<number, readonly NoteSpan[]>,
  at: number | undefined,
): ShownPiece[] {
  return placed.map((piece) => {
    if (!piece) return { index: undefined, opened: false, marks: [], notes: [] };
    return {
      index: piece.index,
      opened: piece.index === at,
      marks: (marks.get(piece.index) ?? []).map((span) => inPiece(piece, span)),
      notes: (notes.get(piece.index) ?? []).map((span) => inPiece(piece, span)),
    };
  });
}

/** The offset in a paragraph of an offset in the words that the page shows of it. */
export function offsetInText(placed: readonly (PlacedPiece | undefined)[]): OffsetInText {
  const known = new Map(placed.flatMap((piece) => (piece ? [[piece.index, piece.places] as const] : [])));
  return (index, shown) => {
    const places = known.get(index);
    if (!places) return shown;
    const found = places.findIndex((place) => place >= shown);
    return found < 0 ? places.length - 1 : found;
  };
}
