import { printable } from '#server/core/printable.ts';
import type { DocumentModel, Heading, Paragraph, Sign } from '../model.ts';
import { readsRightToLeft, textOfRuns } from '../text-runs.ts';
import type { PagePlace } from './binding/bind-pages.ts';
import { pdfFonts } from './fonts.ts';
import { brokenLines, type Line, linesOf } from './lines.ts';
import { PdfPages } from './pages.ts';
import { drawTable, openingOfTable } from './table.ts';

/** After a paragraph, in points. */
const GAP = 6;
/** A heading stays with so many lines of what follows. */
const KEPT_LINES = 3;
/** Distance of each level of a list from the one above, in points. */
const STEP = 31.2;
/** Distance of a quotation from the text around it in points, where its lines begin and where they end. */
const QUOTE = { start: 42.5, end: 28.3 } as const;

const printed = (model: DocumentModel): DocumentModel => ({
  ...model,
  title: printable(model.title),
  header: printable(model.header),
});

/** A tagged PDF with bookmarks, whose text can be copied in every script. */
export async function writePdf(model: DocumentModel): Promise<Uint8Array> {
  const pages = new PdfPages(printed(model));
  drawBlocks(pages, model);
  return pages.end();
}

function drawBlocks(pages: PdfPages, { blocks, notes }: DocumentModel, bookmark?: PDFKit.PDFOutline): void {
  const open: Bookmark[] = bookmark ? [{ level: 0, bookmark }] : [];
  for (const [at, block] of blocks.entries()) {
    keepSignature(pages, blocks, at);
    keepOpening(pages, blocks, at);
    if (block.kind === 'table') drawTable(pages, block, signatureBelow(pages, blocks, at));
    else if (block.kind === 'pageBreak') pages.newPage();
    else if (block.kind === 'qr') pages.qrCode(block);
    else {
      if (block.kind === 'heading') addBookmark(pages, block, open);
      drawParagraph(pages, block);
    }
  }
  drawNotes(pages, notes ?? []);
}

/** Limits: paragraphs of a signature; blocks above it that stay with it, and the lines of each. */
const MOST_OF_SIGNATURE = 4;
const MOST_BLOCKS_ABOVE = 3;
const MOST_LINES_ABOVE = 6;

const isSignature = (block: DocumentModel['blocks'][number] | undefined): block is Paragraph =>
  block?.kind === 'paragraph' && block.align === 'right';

/**
 * A signature stays on the page of the words above it, so that no name stands alone on a page: the paragraphs at the right
 * margin, place and date, and one block above them (the last relief, a clause), with its heading.
 */
function keepSignature(pages: PdfPages, blocks: DocumentModel['blocks'], at: number): void {
  const first = blocks[at]?.kind === 'heading' ? 1 : 0;
  const most = MOST_BLOCKS_ABOVE + first;
  const height = heightToSignature(pages, blocks.slice(at), most, first);
  if (height === undefined) return;
  // A jurat is on the page of the signature that it attests.
  const next = blocks
    .slice(at)
    .findIndex((block, place) => place > 0 && !isSignature(block) && isSignature(blocks[at + place - 1]));
  const jurat = next < 0 ? undefined : heightToSignature(pages, blocks.slice(at + next), 1, -1);
  const whole = height + GAP + (jurat ?? 0);
  const attested =
    blocks[at + next]?.kind === 'paragraph' && whole < ((pages.text.bottom - pages.text.top) * 2) / 3;
  if (jurat !== undefined && attested) pages.keep(whole);
  else keepTogether(pages, height);
}

/**
 * Height of the blocks down to the end of a signature that has at most `most` blocks above it; undefined without one near,
 * or when a numbered paragraph stands behind the block `first`: that one is nearer to it.
 */
function heightToSignature(
  pages: PdfPages,
  blocks: DocumentModel['blocks'],
  most: number,
  first: number,
): number | undefined {
  const near = blocks.slice(0, most + MOST_OF_SIGNATURE);
  const begins = near.findIndex(isSignature);
  if (begins < 0 || begins > most) return undefined;
  const ends = near.findIndex((block, place) => place > begins && !isSignature(block));
  const group = ends < 0 ? near : near.slice(0, ends);
  const { size, lineHeight } = pages.body;
  let height = -GAP;
  for (const [place, block] of group.entries()) {
    if (block.kind !== 'paragraph' && block.kind !== 'heading') return undefined;
    if (block.kind === 'paragraph' && block.sign && place > first) return undefined;
    const { length } = brokenLines(block.runs, pdfFonts, size, pages.text.width);
    if (place < begins && length > MOST_LINES_ABOVE) return undefined;
    height += length * lineHeight + GAP;
  }
  return height;
}

/** Height of what stands between a table and the end of the signature below it, with its gap; 0 without a signature. */
function signatureBelow(pages: PdfPages, blocks: DocumentModel['blocks'], at: number): number {
  const height = heightToSignature(pages, blocks.slice(at + 1), MOST_BLOCKS_ABOVE - 1, -1);
  return height === undefined ? 0 : height + pages.body.lineHeight / 2;
}

/** Keeps on one page what is lower than half of it: more would leave a page almost empty. */
function keepTogether(pages: PdfPages, height: number): void {
  if (height < (pages.text.bottom - pages.text.top) / 2) pages.keep(height);
}

/** A heading, and words that announce a list, end no page: 'It is therefore prayed that this court may be pleased to:'. */
const opens = (block: DocumentModel['blocks'][number] | undefined): block is Heading | Paragraph =>
  block?.kind === 'heading' || (block?.kind === 'paragraph' && /:\s*$/u.test(textOfRuns(block.runs)));

/** Such blocks stay with the first lines of what they open. */
function keepOpening(pages: PdfPages, blocks: DocumentModel['blocks'], at: number): void {
  const { size, lineHeight } = pages.body;
  const linesOfBlock = (block: Heading | Paragraph) =>
    brokenLines(block.runs, pdfFonts, size, pages.text.width).length;
  let height = 0;
  let next = at;
  for (let block = blocks[next]; opens(block) && next < at + MOST_BLOCKS_ABOVE; block = blocks[next]) {
    height += linesOfBlock(block) * lineHeight + GAP;
    next += 1;
  }
  const opened = blocks[next];
  if (next === at || opened === undefined) return;
  const isText = opened.kind === 'paragraph' || opened.kind === 'heading';
  const lines = isText ? Math.min(KEPT_LINES, linesOfBlock(opened)) : KEPT_LINES;
  keepTogether(
    pages,
    height + (opened.kind === 'table' ? openingOfTable(pages, opened) : lines * lineHeight),
  );
}

/** A file that is bound behind a document. */
export interface Annexure {
  /** Printed on each of its pages. */
  stamp: string;
  /** The name of its bookmark. */
  bookmark: string;
  /** Printed below its last page. */
  note?: string;
  /** Size and text of each page: true when it is wider than high; true when it has text. */
  pages: readonly { wide: boolean; reads: boolean }[];
}

/** An index, a document, and the files that are bound behind it, all with one count of pages. */
export interface PaperBook {
  index: DocumentModel['blocks'];
  /** The names of the bookmarks of the index and of the document. */
  bookmarks: { index: string; document: string };
  document: DocumentModel;
  annexures: readonly Annexure[];
  /** The file says that it is PDF/A-2b: what is bound into it is. */
  isArchive?: boolean;
}

/** A further volume of a paper book: an index and the pages of files, whose numbers go on from the volume before. */
export interface BookVolume extends Omit<PaperBook, 'document' | 'bookmarks'> {
  /** Title, language and page of the document. */
  document: Omit<DocumentModel, 'blocks' | 'notes'>;
  bookmarks: { index: string };
  /** The number of the last page of the volume before. */
  from: number;
}

/** The first and the last page of a part. */
export interface Span {
  from: number;
  to: number;
}

export interface WrittenBook {
  bytes: Uint8Array;
  /** The places of the pages of each annexure, for `bindPages`. */
  places: PagePlace[][];
  /** The pages of the document, and then of each annexure. */
  spans: Span[];
}

/** Its heading is no further bookmark. */
function drawIndex(pages: PdfPages, index: DocumentModel['blocks']): void {
  for (const block of index) {
    if (block.kind === 'table') drawTable(pages, block);
    else if (block.kind === 'pageBreak') pages.newPage();
    else if (block.kind === 'qr') pages.qrCode(block);
    else drawParagraph(pages, block);
  }
}

async function endOfBook(
  pages: PdfPages,
  annexures: readonly Annexure[],
  before: readonly Span[],
): Promise<WrittenBook> {
  const spans = [...before];
  const places: PagePlace[][] = [];
  for (const annexure of annexures) {
    places.push(drawAnnexure(pages, annexure));
    spans.push({ from: pages.page - annexure.pages.length + 1, to: pages.page });
  }
  return { bytes: await pages.end(), places, spans };
}

/** As `writePdf`, with an index before the document and places for the pages of other files behind it. */
export function writePaperBook(book: PaperBook): Promise<WrittenBook> {
  const { index, bookmarks, document, annexures, isArchive = false } = book;
  const pages = new PdfPages(printed(document), { isArchive });
  pages.bookmark(bookmarks.index);
  drawIndex(pages, index);
  pages.newPage();
  const from = pages.page;
  drawBlocks(pages, document, pages.bookmark(bookmarks.document));
  return endOfBook(pages, annexures, [{ from, to: pages.page }]);
}

/** A further volume of a book. Its first span is that of its index. */
export function writeVolume(volume: BookVolume): Promise<WrittenBook> {
  const { index, bookmarks, document, annexures, isArchive = false, from } = volume;
  const pages = new PdfPages(printed({ ...document, blocks: [] }), { from, isArchive });
  pages.bookmark(bookmarks.index);
  drawIndex(pages, index);
  return endOfBook(pages, annexures, [{ from: from + 1, to: pages.page }]);
}

function drawAnnexure(pages: PdfPages, { stamp, bookmark, note, pages: own }: Annexure): PagePlace[] {
  const part = pages.structure('Sect');
  const heading = pages.heading(1, part);
  const places = own.map(({ wide, reads }, at) => {
    const described = reads ? {} : { alt: `${stamp}, ${at + 1}/${own.length}` };
    const structure = pages.structure(reads ? 'P' : 'Figure', part, described);
    const isLast = at === own.length - 1;
    const page = { wide, stamp, ...(isLast && note !== undefined ? { note } : {}) };
    const place = pages.boundPage(page, structure, at === 0 ? heading : undefined);
    if (at === 0) pages.bookmark(bookmark);
    structure.end();
    return place;
  });
  heading.end();
  part.end();
  return places;
}

interface Bookmark {
  level: number;
  bookmark: PDFKit.PDFOutline;
}

/** Below the nearest heading before it that is higher. */
function addBookmark(pages: PdfPages, { level, runs }: Heading, open: Bookmark[]): void {
  pages.keep(KEPT_LINES * pages.body.lineHeight);
  while ((open.at(-1)?.level ?? 0) >= level) open.pop();
  const title = printable(textOfRuns(runs)).replace(/\s+/gu, ' ').trim();
  open.push({ level, bookmark: pages.bookmark(title, open.at(-1)?.bookmark) });
}

interface Form {
  /** Distance of the text from the margins: where its lines begin, and where they end. */
  start: number;
  end: number;
  /** Hangs before the text. */
  sign?: Sign;
}

function formOf(block: Heading | Paragraph): Form {
  if (block.kind === 'heading') return { start: 0, end: 0 };
  const { sign, below, style } = block;
  if (sign) return { start: STEP * sign.level, end: 0, sign };
  if (below !== undefined) return { start: STEP * below, end: 0 };
  return style === 'quote' ? QUOTE : { start: 0, end: 0 };
}

/** The sign of a paragraph, in its direction: a number has none of its own. */
function signLine({ printed: text }: Sign, size: number, rightToLeft: boolean): Line | undefined {
  const [line] = linesOf([{ text }], pdfFonts, size, STEP, rightToLeft ? 'rtl' : 'auto');
  return line;
}

/**
 * Number of lines, from this one, that stay on one page: no page begins or ends with a single line of a
 * longer paragraph.
 */
function keptLines(at: number, lines: number): number {
  if (at === 0) return lines <= 3 ? lines : 2;
  return at === lines - 2 ? 2 : 1;
}

function drawParagraph(pages: PdfPages, block: Heading | Paragraph): void {
  const structure = block.kind === 'heading' ? pages.heading(block.level) : pages.structure('P');
  const { start, end, sign } = formOf(block);
  const rightToLeft = readsRightToLeft(block.runs);
  const size = block.kind === 'paragraph' && block.style === 'quote' ? pages.quote : pages.body;
  const width = Math.max(STEP * 2, pages.text.width - start - end);
  const x = pages.text.left + (rightToLeft ? pages.text.width - start - width : start);
  const runs = block.kind === 'heading' ? block.runs.map((run) => ({ ...run, bold: true })) : block.runs;
  const place = () => ({ ...size, x, y: pages.y, width, ...(block.align ? { align: block.align } : {}) });
  const lines = brokenLines(runs, pdfFonts, size.size, width);
  for (const [at, line] of lines.entries()) {
    pages.keep(keptLines(at, lines.length) * size.lineHeight);
    const before = at === 0 && sign ? signLine(sign, size.size, rightToLeft) : undefined;
    const beside = rightToLeft ? x + width : x - STEP;
    if (before) pages.line(before, { ...size, x: beside, y: pages.y, width: STEP }, structure);
    pages.line(line, place(), structure);
    pages.y += size.lineHeight;
  }
  structure.end();
  pages.y += GAP;
}

/** The footnotes, below a line at the end. */
function drawNotes(pages: PdfPages, notes: NonNullable<DocumentModel['notes']>): void {
  if (notes.length === 0) return;
  pages.keep(KEPT_LINES * pages.body.lineHeight);
  pages.rule([pages.text.left, pages.y], [pages.text.left + pages.text.width / 3, pages.y]);
  pages.y += GAP;
  for (const [at, note] of notes.entries())
    drawParagraph(pages, { kind: 'paragraph', runs: [{ text: `[${at + 1}] ` }, ...note] });
}
