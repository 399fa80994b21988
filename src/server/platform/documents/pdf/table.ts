import type { Table, TableCell } from '../model.ts';
import { pdfFonts } from './fonts.ts';
import { type Line, linesOf } from './lines.ts';
import { LINE_HEIGHT, type PdfPages, SIZE, TEXT } from './pages.ts';

/** Between the rules and the text of a cell, in points. */
const PADDING = { x: 6, y: 4 } as const;

interface Column {
  x: number;
  width: number;
}

/** The lines of a cell, each with the paragraph that it belongs to. */
type CellLines = { line: Line; paragraph: number }[];

/** A table with its head on every page. A row that does not fit goes to the next page, or breaks if it is longer. */
export function drawTable(pages: PdfPages, { columns, head, rows }: Table): void {
  const table = pages.structure('Table');
  const places = placesOf(columns);
  const headLines = head.map((cell, at) => linesOfCell(cell, places[at]));
  const headHeight = heightOf(headLines);
  const drawHead = (structure?: PDFKit.PDFStructureElement) => {
    pages.rule([TEXT.left, pages.y], [TEXT.left + TEXT.width, pages.y]);
    drawRow(pages, places, headLines, structure && cellsOf(pages, structure, head.length, 'TH'));
  };
  pages.keep(headHeight + LINE_HEIGHT * 2);
  const headRow = pages.structure('TR', table);
  drawHead(headRow);
  headRow.end();
  for (const row of rows) {
    let lines = row.map((cell, at) => linesOfCell(cell, places[at]));
    const structure = pages.structure('TR', table);
    const cells = cellsOf(pages, structure, row.length, 'TD');
    const nextPage = () => {
      pages.newPage();
      drawHead();
    };
    // A row that fits on a page is never broken.
    const whole = TEXT.bottom - TEXT.top - headHeight;
    if (heightOf(lines) > pages.left && heightOf(lines) <= whole) nextPage();
    while (lines.some((cell) => cell.length > 0)) {
      if (pages.left < heightOf([[]]) + LINE_HEIGHT) nextPage();
      const fitting = Math.floor((pages.left - 2 * PADDING.y) / LINE_HEIGHT);
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

function placesOf(columns: Table['columns']): Column[] {
  let x: number = TEXT.left;
  return columns.map((part) => {
    const width = (TEXT.width * part) / 100;
    x += width;
    return { x: x - width, width };
  });
}

function linesOfCell(cell: TableCell, column?: Column): CellLines {
  const width = (column?.width ?? 0) - 2 * PADDING.x;
  return cell.flatMap(({ runs }, paragraph) =>
    linesOf(runs, pdfFonts, SIZE, width).map((line) => ({ line, paragraph })),
  );
}

const heightOf = (row: readonly CellLines[]) =>
  Math.max(...row.map((cell) => cell.length)) * LINE_HEIGHT + 2 * PADDING.y;

/** Draws lines of a row, which fit on the page, and the rules around them. */
function drawRow(
  pages: PdfPages,
  columns: readonly Column[],
  row: readonly CellLines[],
  cells?: readonly Cell[],
): void {
  const top = pages.y;
  const bottom = top + heightOf(row);
  for (const [at, lines] of row.entries()) {
    const { x = TEXT.left, width = 0 } = columns[at] ?? {};
    for (const [index, { line, paragraph }] of lines.entries()) {
      const place = {
        x: x + PADDING.x,
        y: top + PADDING.y + index * LINE_HEIGHT,
        width: width - 2 * PADDING.x,
      };
      pages.line(line, place, cells?.[at] && paragraphOf(pages, cells[at], paragraph));
    }
    pages.rule([x, top], [x, bottom]);
  }
  pages.rule([TEXT.left + TEXT.width, top], [TEXT.left + TEXT.width, bottom]);
  pages.rule([TEXT.left, bottom], [TEXT.left + TEXT.width, bottom]);
  pages.y = bottom;
}

function paragraphOf(pages: PdfPages, { structure, paragraphs }: Cell, number: number) {
  const known = paragraphs.get(number);
  if (known) return known;
  const paragraph = pages.structure('P', structure);
  paragraphs.set(number, paragraph);
  return paragraph;
}
