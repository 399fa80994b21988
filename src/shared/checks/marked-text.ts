import type { CheckedCitation, CheckedProvision, CheckReport } from '../contracts/checks/checks.ts';
import { type CheckedQuotation, provisionDiffers, quotationsOf } from './finding-sentences.ts';

/** A finding beside the text, by the number of its mark. */
export interface MarginNote {
  n: number;
  citation?: CheckedCitation;
  provision?: CheckedProvision;
}

/** A stretch of a paragraph; one with `n` is marked, and `quotation` says that it is quoted for that finding. */
export interface MarkedPiece {
  text: string;
  n?: number;
  quotation?: CheckedQuotation;
  /** The first piece of its mark: a mark may go on in the next paragraph. */
  first?: true;
}

export interface MarkedParagraph {
  /** Place in the text. */
  start: number;
  pieces: MarkedPiece[];
  /** The findings whose marks begin here. */
  notes: MarginNote[];
}

interface Mark {
  start: number;
  end: number;
  n: number;
  quotation?: CheckedQuotation;
}

/** A shorter line ends its paragraph, a longer one without an end of a sentence goes on in the next. */
const SHORT_LINE = 60;

/** The paragraphs of a text: lines that a page broke stay together. */
function paragraphsIn(text: string): { start: number; end: number }[] {
  const paragraphs: { start: number; end: number }[] = [];
  let start = 0;
  for (let at = 0; at <= text.length; ) {
    const newline = text.indexOf('\n', at);
    const end = newline < 0 ? text.length : newline;
    const line = text.slice(at, end).trimEnd();
    const ends = line.length < SHORT_LINE || /[.?!:;”"’)\]]$/u.test(line) || end === text.length;
    at = end + 1;
    if (!ends) continue;
    if (text.slice(start, end).trim() !== '') paragraphs.push({ start, end });
    start = at;
  }
  return paragraphs;
}

function marksOf(notes: readonly (MarginNote & { start: number; end: number })[]): Mark[] {
  const marks = notes.flatMap(({ n, start, end, citation }): Mark[] => [
    { start, end, n },
    ...(citation ? quotationsOf(citation) : []).map((quotation) => ({
      start: quotation.start,
      end: quotation.end,
      n,
      quotation,
    })),
  ]);
  marks.sort((a, b) => a.start - b.start || b.end - a.end);
  let last = 0;
  // Marks do not overlap: one within another is left out, and its finding is beside the text all the same.
  return marks.filter(({ start, end }) => {
    if (start < last || end <= start) return false;
    last = end;
    return true;
  });
}

/** The pieces of one paragraph, with the marks that reach into it. */
function piecesOf(
  text: string,
  { start, end }: { start: number; end: number },
  marks: readonly Mark[],
): MarkedPiece[] {
  const pieces: MarkedPiece[] = [];
  let at = start;
  for (const mark of marks) {
    const [from, to] = [Math.max(mark.start, start), Math.min(mark.end, end)];
    if (to <= from) continue;
    if (from > at) pieces.push({ text: text.slice(at, from) });
    pieces.push({
      text: text.slice(from, to),
      n: mark.n,
      ...(mark.quotation ? { quotation: mark.quotation } : {}),
      ...(mark.start >= start ? { first: true as const } : {}),
    });
    at = to;
  }
  if (at < end) pieces.push({ text: text.slice(at, end) });
  return pieces;
}

/**
 * The checked text in paragraphs, with the places of its findings: every citation with what is quoted for it, and the
 * provisions that differ. Findings are numbered in the order of the text. O(text + findings).
 */
export function markedParagraphs(
  text: string,
  { citations, provisions }: Pick<CheckReport, 'citations' | 'provisions'>,
): MarkedParagraph[] {
  const notes = [
    ...citations.map((citation) => ({ start: citation.start, end: citation.end, citation })),
    ...provisions
      .filter(provisionDiffers)
      .map((provision) => ({ start: provision.start, end: provision.end, provision })),
  ]
    .sort((a, b) => a.start - b.start)
    .map((note, at) => ({ n: at + 1, ...note }));
  const marks = marksOf(notes);
  let [mark, note] = [0, 0];
  return paragraphsIn(text).map((paragraph) => {
    while ((marks[mark]?.end ?? Number.POSITIVE_INFINITY) <= paragraph.start) mark += 1;
    let beyond = mark;
    while ((marks[beyond]?.start ?? Number.POSITIVE_INFINITY) < paragraph.end) beyond += 1;
    const first = note;
    while ((notes[note]?.start ?? Number.POSITIVE_INFINITY) < paragraph.end) note += 1;
    return {
      start: paragraph.start,
      pieces: piecesOf(text, paragraph, marks.slice(mark, beyond)),
      notes: notes.slice(first, note).map(({ start: _, end: __, ...own }) => own),
    };
  });
}
