import type { Alignment, Table, TableCell } from '../model.ts';
import { pdfFonts } from './fonts.ts';
import { brokenLines, type Line } from './lines.ts';
import type { PdfPages } from './pages.ts';

/** Between the rules and the text of a cell, in points. */
const PADDING = { x: 6, y: 4 } as const;

interface Column {
  x: number;
  width: number;
}

/** The lines of a cell, each with the paragraph that it belongs to and the side on which that stands. */
type CellLines = { line: Line; paragraph: number; align: Alignment | undefined }[];

/** Height of the head with the first row, which stay on one page, or with its first lines where the row is long. */
export function openingOfTable(pages: PdfPages, { columns, head, rows }: Table): number {
  const places = placesOf(pages, columns);
  const height = (row: readonly TableCell[] = []) =>
    row.length > 0
      ? heightOf(
          pages,
          row.map((cell, at) => linesOfCell(pages, cell, places[at])),
        )
      : 0;
  const { lineHeight } = pages.body;
  const least = 2 * lineHeight;
  const first = height(rows[0]);
  const fits = first < (pages.text.bottom - pages.text.top) / 2;
  return height(head) + Math.max(least, fits ? first : 0);
}

/**
 * A table with its head on every page. A row that does not fit goes to the next page, or breaks if it is longer. The last
 * row stays with `below`, the height of a signature below the table.
 */
export function drawTable(pages: PdfPages, model: Table, below = 0): void {
  const { columns, head, rows } = model;
  const table = pages.structure('Table');
  const { text } = pages;
  const { lineHeight } = pages.body;
  const places = placesOf(pages, columns);
  const headLines = head.map((cell, at) => linesOfCell(pages, cell, places[at]));
  const headHeight = head.length > 0 ? heightOf(pages, headLines) : 0;
  const drawHead = (structure?: PDFKit.PDFStructureElement) => {
    pages.rule([text.left, pages.y], [text.left + text.width, pages.y]);
    if (head.length > 0)
      drawRow(pages, places, headLines, structure && cellsOf(pages, structure, head.length, 'TH'));
  };
  pages.keep(openingOfTable(pages, model) + (rows.length === 1 ? below : 0));
  const headRow = head.length > 0 ? pages.structure('TR', table) : undefined;
  drawHead(headRow);
  headRow?.end();
  for (const [at, row] of rows.entries()) {
    let lines = row.map((cell, column) => linesOfCell(pages, cell, places[column]));
    const structure = pages.structure('TR', table);
    const cells = cellsOf(pages, structure, row.length, 'TD');
    const nextPage = () => {
      pages.newPage();
      drawHead();
    };
    // A row that fits on a page is never broken.
    const whole = text.bottom - text.top - headHeight;
    const height = heightOf(pages, lines);
    const needed = at > 0 && at === rows.length - 1 && height + below <= whole ? height + below : height;
    if (needed > pages.left && height <= whole) nextPage();
    while (lines.some((cell) => cell.length > 0)) {
      if (pages.left < heightOf(pages, [[]]) + lineHeight) nextPage();
      const fitting = Math.floor((pages.left - 2 * PADDING.y) / lineHeight);
      drawRow(
        pages,
        places,
        lines.map((cell) => cell.slice(0, fitting)),
        cells,
      );
      lines = lines.map((cell) => cell.slice(fitting));
    }
    structure.end();
  }
  table.end();
  pages.y += lineHeight / 2;
}

interface Cell {
  structure: PDFKit.PDFStructureElement;
  /** Those of the cell that were started, by their number. */
  paragraphs: Map<number, PDFKit.PDFStructureElement>;
}

function cellsOf(
  pages: PdfPages,
  row: PDFKit.PDFStructureElement,
  count: number,
  type: 'TH' | 'TD',
): readonly Cell[] {
  const options = type === 'TH' ? { scope: 'Column' } : {};
  return Array.from({ length: count }, () => ({
    structure: pages.structure(type, row, options),
    paragraphs: new Map(),
  }));
}

function placesOf({ text }: PdfPages, columns: Table['columns']): Column[] {
  let x = text.left;
  return columns.map((part) => {
    const width = (text.width * part) / 100;
    x += width;
    return { x: x - width, width };
  });
}

function linesOfCell({ body }: PdfPages, cell: TableCell, column?: Column): CellLines {
  const width = (column?.width ?? 0) - 2 * PADDING.x;
  return cell.flatMap(({ runs, align }, paragraph) =>
    brokenLines(runs, pdfFonts, body.size, width).map((line) => ({ line, paragraph, align })),
  );
}

const heightOf = ({ body }: PdfPages, row: readonly CellLines[]) =>
  Math.max(0, ...row.map((cell) => cell.length)) * body.lineHeight + 2 * PADDING.y;

/** Draws lines of a row, which fit on the page, and the rules around them. */
function drawRow(
  pages: PdfPages,
  columns: readonly Column[],
  row: readonly CellLines[],
  cells?: readonly Cell[],
): void {
  const { text, body } = pages;
  const top = pages.y;
  const bottom = top + heightOf(pages, row);
  for (const [at, lines] of row.entries()) {
    const { x = text.left, width = 0 } = columns[at] ?? {};
    for (const [index, { line, paragraph, align }] of lines.entries()) {
      const place = {
        ...body,
        x: x + PADDING.x,
        y: top + PADDING.y + index * body.lineHeight,
        width: width - 2 * PADDING.x,
        ...(align ? { align } : {}),
      };
      pages.line(line, place, cells?.[at] && paragraphOf(pages, cells[at], paragraph));
    }
    pages.rule([x, top], [x, bottom]);
  }
  pages.rule([text.left + text.width, top], [text.left + text.width, bottom]);
  pages.rule([text.left, bottom], [text.left + text.width, bottom]);
  pages.y = bottom;
}

function paragraphOf(pages: PdfPages, { structure, paragraphs }: Cell, number: number) {
  const known = paragraphs.get(number);
  if (known) return known;
  const paragraph = pages.structure('P', structure);
  paragraphs.set(number, paragraph);
  return paragraph;
}
