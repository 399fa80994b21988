import { printable } from '#server/core/printable.ts';
import type { DocumentModel, Heading, Paragraph } from '../model.ts';
import { textOfRuns } from '../text-runs.ts';
import { pdfFonts } from './fonts.ts';
import { linesOf } from './lines.ts';
import { LINE_HEIGHT, PdfPages, SIZE, TEXT } from './pages.ts';
import { drawTable } from './table.ts';

/** After a paragraph, in points. */
const GAP = 6;
/** A heading stays with so many lines of what follows. */
const KEPT_LINES = 3;

/** A tagged PDF with bookmarks, whose text can be copied in every script. */
export async function writePdf(model: DocumentModel): Promise<Uint8Array> {
  const pages = new PdfPages({ ...model, title: printable(model.title), header: printable(model.header) });
  const open: { level: number; bookmark: PDFKit.PDFOutline }[] = [];
  for (const block of model.blocks) {
    if (block.kind === 'table') drawTable(pages, block);
    else {
      if (block.kind === 'heading') addBookmark(pages, block, open);
      drawParagraph(pages, block);
    }
  }
  return pages.end();
}

/** Below the nearest heading before it that is higher. */
function addBookmark(
  pages: PdfPages,
  { level, runs }: Heading,
  open: { level: number; bookmark: PDFKit.PDFOutline }[],
): void {
  pages.keep(KEPT_LINES * LINE_HEIGHT);
  while ((open.at(-1)?.level ?? 0) >= level) open.pop();
  const title = printable(textOfRuns(runs));
  open.push({ level, bookmark: pages.bookmark(title, open.at(-1)?.bookmark) });
}

function drawParagraph(pages: PdfPages, { kind, runs, align, ...block }: Heading | Paragraph): void {
  const type = kind === 'heading' && 'level' in block ? `H${block.level}` : 'P';
  const structure = pages.structure(type);
  for (const line of linesOf(runs, pdfFonts, SIZE, TEXT.width)) {
    pages.keep(LINE_HEIGHT);
    pages.line(line, { x: TEXT.left, y: pages.y, width: TEXT.width }, structure, align === 'center');
    pages.y += LINE_HEIGHT;
  }
  structure.end();
  pages.y += GAP;
}
