import { sameMark } from '#law/drafting/document/annexure-marks.ts';
import { printableLine } from '#server/core/printable.ts';
import type { DocumentModel, Paragraph, TableCell } from '#server/platform/documents/model.ts';
import {
  type Annexure,
  type Span,
  type WrittenBook,
  writePaperBook,
} from '#server/platform/documents/pdf/pdf-writer.ts';
import { textRuns } from '#server/platform/documents/text-runs.ts';
import { type AnnexurePages, type DraftToExport, exportDocument } from '../export-document.ts';

/** A draft with the files that are bound behind it. The printed text is in the language of drafts. */
export interface BookOrder {
  draft: DraftToExport;
  /** Above the index: the court, the number and the title of the case. */
  caption: readonly string[];
  annexures: readonly { mark: string; particulars: string; pages: Annexure['pages'] }[];
  trueCopy: boolean;
  /** True when everything that is bound into it may be in a PDF/A. */
  isArchive?: boolean;
}

/** A part of a book with its pages. */
export interface IndexRow extends Span {
  particulars: string;
}

export interface DraftBook extends WrittenBook {
  rows: IndexRow[];
}

/** The numbers of pages in the text can move the text; they seldom need more than two rounds. */
const ROUNDS = 5;
const COLUMNS = [12, 66, 22];

const line = (text: string, bold: boolean, centred: boolean): Paragraph => ({
  kind: 'paragraph',
  runs: textRuns(printableLine(text), { bold }),
  ...(centred ? { align: 'center' as const } : {}),
});
const cell = (text: string, bold = false): TableCell => [line(text, bold, false)];
const pagesText = ({ from, to }: Span) => (from === to ? String(from) : `${from}-${to}`);

export function indexBlocks(caption: readonly string[], rows: readonly IndexRow[]): DocumentModel['blocks'] {
  return [
    ...caption.map((text) => line(text, false, true)),
    { kind: 'heading', level: 1, align: 'center', runs: textRuns('INDEX') },
    {
      kind: 'table',
      columns: COLUMNS,
      head: ['S. No.', 'Particulars', 'Pages'].map((text) => cell(text, true)),
      rows: rows.map((row, at) => [cell(`${at + 1}.`), cell(row.particulars), cell(pagesText(row))]),
    },
  ];
}

/** The pages that the parts would have behind an index and a draft of one page each. */
function firstGuess(annexures: BookOrder['annexures']): Span[] {
  let last = 2;
  const behind = annexures.map(({ pages }) => {
    const from = last + 1;
    last += pages.length;
    return { from, to: last };
  });
  return [{ from: 2, to: 2 }, ...behind];
}

const isSame = (one: readonly Span[], other: readonly Span[]) =>
  one.every(({ from, to }, at) => from === other[at]?.from && to === other[at]?.to);

function pagesOfMarks({ annexures }: BookOrder, spans: readonly Span[]): AnnexurePages {
  return new Map(annexures.map(({ mark }, at) => [sameMark(mark), spans[at + 1]?.from ?? 0]));
}

/**
 * Writes a draft with its index and places for its annexures. The index and the references in the text name the pages of
 * the same PDF: it is written again until they do. If the numbers in the text keep moving it, the text goes without them.
 */
export async function writeDraftBook(order: BookOrder): Promise<DraftBook> {
  const { draft, caption, annexures, trueCopy, isArchive = false } = order;
  const particulars = [draft.title, ...annexures.map((one) => `Annexure ${one.mark}: ${one.particulars}`)];
  let spans = firstGuess(annexures);
  for (let round = 1; round <= 2 * ROUNDS; round++) {
    const rows = spans.map((span, at) => ({ ...span, particulars: particulars[at] ?? '' }));
    const pages = round <= ROUNDS ? pagesOfMarks(order, spans) : new Map<string, number>();
    const written = await writePaperBook({
      isArchive,
      index: indexBlocks(caption, rows),
      bookmarks: { index: 'Index', document: printableLine(draft.title) },
      document: exportDocument(draft, pages),
      annexures: annexures.map((one, at) => ({
        stamp: printableLine(`ANNEXURE ${one.mark}`),
        bookmark: printableLine(particulars[at + 1] ?? ''),
        pages: one.pages,
        ...(trueCopy ? { note: 'TRUE COPY' } : {}),
      })),
    });
    if (isSame(written.spans, spans)) return { ...written, rows };
    spans = written.spans;
  }
  throw new Error('the pages of the index do not settle');
}
