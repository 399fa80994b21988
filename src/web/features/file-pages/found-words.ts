export type Mark = { start: number; end: number };
export type Piece = { text: string; start: number; marked: boolean };

/** A text in pieces, marked or not; marks outside the text, or over one another, are left out. */
export function piecesOf(text: string, marks: readonly Mark[]): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const { start, end } of [...marks].sort((a, b) => a.start - b.start)) {
    if (start < at || end > text.length || start >= end) continue;
    if (start > at) pieces.push({ text: text.slice(at, start), start: at, marked: false });
    pieces.push({ text: text.slice(start, end), start, marked: true });
    at = end;
  }
  if (at < text.length) pieces.push({ text: text.slice(at), start: at, marked: false });
  return pieces;
}

/** The longest run of found words that stand together, to be looked for again on the page; '' without marks. */
export function longestFound(text: string, marks: readonly Mark[]): string {
  let best = '';
  let run = '';
  for (const { text: piece, marked } of piecesOf(text, marks)) {
    if (marked || (run !== '' && piece.trim() === '')) run += piece;
    else run = '';
    if (run.trim().length > best.length) best = run.trim();
  }
  return best.replace(/\s+/gu, ' ');
}
