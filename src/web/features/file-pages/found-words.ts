export type Mark = { start: number; end: number };
export type Piece = { text: string; start: number; marked: boolean };

/** Splits a text into marked and unmarked pieces; marks that overlap or lie outside the text are left out. */
export function splitAtMarks(text: string, marks: readonly Mark[]): Piece[] {
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

/** The longest run of adjacent found words, to search for on the page; '' without marks. */
export function longestFound(text: string, marks: readonly Mark[]): string {
  let best = '';
  let run = '';
  for (const { text: piece, marked } of splitAtMarks(text, marks)) {
    if (marked || (run !== '' && piece.trim() === '')) run += piece;
    else run = '';
    if (run.trim().length > best.length) best = run.trim();
  }
  return best.replace(/\s+/gu, ' ');
}
