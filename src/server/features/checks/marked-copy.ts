import { printableLine } from '#server/core/printable.ts';
import type { Comment, DocumentModel, Paragraph, TextRun } from '#server/platform/documents/model.ts';
import { textRuns } from '#server/platform/documents/text-runs.ts';
import {
  citationStatus,
  provisionName,
  provisionSentences,
  provisionStatus,
  quotationSentence,
} from '#shared/checks/finding-sentences.ts';
import { type MarginNote, type MarkedPiece, markedParagraphs } from '#shared/checks/marked-text.ts';
import type { CheckReport } from '#shared/contracts/checks/checks.ts';
import { citationLines } from './report-blocks.ts';

/** The author of the comments. */
const PROGRAM = 'Munshi';

function linesOf({ citation, provision }: MarginNote, date: string | undefined): string[] {
  if (citation) return [citationStatus(citation), ...citationLines(citation)];
  if (!provision) return [];
  return [
    `${provisionName(provision)}: ${provisionStatus(provision)}`,
    ...provisionSentences(provision, date),
  ];
}

/**
 * The checked text as a document with a comment at every citation and at every provision that differs; the words that are
 * quoted for a citation have a comment of their own.
 */
export function markedCopy(text: string, report: CheckReport): DocumentModel {
  const paragraphs = markedParagraphs(text, report);
  const notes = new Map(paragraphs.flatMap((one) => one.notes.map((note) => [note.n, note] as const)));
  const comments: Comment[] = [];
  const runsOf = ({ text: words, n, quotation, first }: MarkedPiece): TextRun[] => {
    const note = n === undefined ? undefined : notes.get(n);
    if (!note || !first) return textRuns(words);
    const lines = quotation ? [quotationSentence(quotation)] : linesOf(note, report.date);
    const text = lines.map(printableLine).join('\n');
    const id = comments.push({ author: PROGRAM, at: report.checked_at, text }) - 1;
    return [{ text: words, comment: id }];
  };
  const blocks = paragraphs.map(
    ({ pieces }): Paragraph => ({ kind: 'paragraph', runs: pieces.flatMap(runsOf) }),
  );
  const title = printableLine(report.name);
  return { title, language: 'en-IN', header: title, blocks, comments };
}
