import { MARK, type Marks } from '../text/marks.ts';
import { BLANKS_IN_FORM, piecesOf } from '../text/printed-forms.ts';
import { isBlank, type Span } from '../text/text.ts';
import { REPORTER_FORMS } from './reporters.ts';

/*
 * A report is printed in many ways: 'AIR SCW', 'A.I.R. S.C.W.', 'A I R SCW'. Its forms are a tree of pieces, A → I → R →
 * SCW, and between two pieces there may be a point and a little white space. A token is read along the branches.
 */

/** A piece of a form, in small letters, with those that may follow it. */
interface Piece {
  text: string;
  next: Branches;
  /** The place of the form that ends here among all forms, the longest first. */
  form?: number;
}

/** Pieces by the code of their first character. */
type Branches = Piece[][];

const ROOT: Branches = [];
for (const [place, form] of [...REPORTER_FORMS].sort((a, b) => b.length - a.length).entries())
  plant(form.split(/[ -]/u).flatMap(piecesOf), place);

function plant(pieces: readonly string[], form: number): void {
  let branches = ROOT;
  let last: Piece | undefined;
  for (const piece of pieces) {
    last = branchFor(branches, piece.toLowerCase());
    branches = last.next;
  }
  if (last !== undefined) last.form ??= form;
}

function branchFor(branches: Branches, text: string): Piece {
  const first = text.charCodeAt(0);
  while (branches.length <= first) branches.push([]);
  const siblings = branches[first] ?? [];
  const known = siblings.find((one) => one.text === text);
  if (known !== undefined) return known;
  const piece: Piece = { text, next: [] };
  siblings.push(piece);
  return piece;
}

/** The most characters of a printed form. */
const LONGEST_FORM = 256;
/** No form is printed. */
const NONE = Number.MAX_SAFE_INTEGER;

/**
 * The token of a reporter that begins at an offset: the longest of its forms that the text prints there in any case of
 * letters, with the point behind it. Undefined inside a longer word, and where no form is printed. O(1).
 */
export function reporterTokenAt(text: string, start: number): Span | undefined {
  const before = text.charCodeAt(start - 1);
  if (isLetter(before) || before === AND) return undefined;
  const read = readForm(text, start, start, ROOT);
  return read === NONE ? undefined : { start, end: start + (read % LONGEST_FORM) };
}

/** Every token of a reporter in a text, in order, never overlapping. */
export function reporterTokens(text: string, { words }: Marks): Span[] {
  const tokens: Span[] = [];
  for (let i = 0; i < words.length; i += 3) {
    const start = words[i] ?? 0;
    if (((words[i + 2] ?? 0) & MARK.reporter) === 0 || start < (tokens.at(-1)?.end ?? 0)) continue;
    const token = reporterTokenAt(text, start);
    if (token) tokens.push(token);
  }
  return tokens;
}

/**
 * The first among all forms of those that begin at `start` and go on with one of some pieces at an offset: one number of
 * its place and its length, so that nothing is made for the many words that begin none.
 */
function readForm(text: string, start: number, at: number, branches: Branches): number {
  const first = small(at < text.length ? text.charCodeAt(at) : 0);
  const pieces = first < branches.length ? branches[first] : undefined;
  if (pieces === undefined || at - start > LONGEST_FORM / 2) return NONE;
  let found = NONE;
  for (let i = 0; i < pieces.length; i += 1) {
    const piece = pieces[i];
    if (piece === undefined || !isPrintedAt(text, at, piece.text)) continue;
    let next = at + piece.text.length;
    found = Math.min(found, endedAt(text, start, next, piece));
    if (piece.next.length === 0) continue;
    found = Math.min(found, readForm(text, start, next, piece.next));
    if (text.charCodeAt(next) === POINT) found = Math.min(found, readForm(text, start, ++next, piece.next));
    for (let most = next + BLANKS_IN_FORM; next < most && isJoint(text.charCodeAt(next)); )
      found = Math.min(found, readForm(text, start, ++next, piece.next));
  }
  return found;
}

/** The form that ends with a piece, the point behind it included; a letter there begins another word. */
function endedAt(text: string, start: number, end: number, { form }: Piece): number {
  if (form === undefined) return NONE;
  if (text.charCodeAt(end) === POINT && !isLetter(text.charCodeAt(end + 1)))
    return form * LONGEST_FORM + end + 1 - start;
  return isLetter(text.charCodeAt(end)) ? NONE : form * LONGEST_FORM + end - start;
}

function isPrintedAt(text: string, at: number, piece: string): boolean {
  for (let i = 1; i < piece.length; i += 1)
    if (small(text.charCodeAt(at + i)) !== piece.charCodeAt(i)) return false;
  return true;
}

const POINT = 46;
const HYPHEN = 45;
const AND = 38;

/** The code of a capital A–Z as that of its small letter. */
function small(code: number): number {
  return code >= 65 && code <= 90 ? code + 32 : code;
}

function isLetter(code: number): boolean {
  const letter = small(code);
  return letter >= 97 && letter <= 122;
}

function isJoint(code: number): boolean {
  return code === HYPHEN || isBlank(code);
}
