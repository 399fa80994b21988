import type { WordTag } from './archive.ts';
import type { Loss, Scanned, ScannedCell, ScannedTable } from './scanned.ts';
import { isOn } from './styles.ts';

/** More columns are those of a damaged file. */
const MOST_COLUMNS = 60;
const columns = (value: string | undefined) => Math.max(0, Math.min(MOST_COLUMNS, Number(value) || 0));
const emptyCells = (count: number): ScannedCell[] =>
  Array.from({ length: count }, () => ({ paragraphs: [], span: 1 }));

/** The tables that are open, one in a cell of the other. */
export class Tables {
  readonly #open: ScannedTable[] = [];
  readonly #lost: (loss: Loss) => void;

  constructor(lost: (loss: Loss) => void) {
    this.#lost = lost;
  }

  /** Takes the beginning of a table, a row or a cell. */
  open(local: string): void {
    const table = this.#open.at(-1);
    if (local === 'tbl') this.#open.push({ type: 'table', rows: [] });
    else if (local === 'tr') table?.rows.push({ head: false, cells: [] });
    else table?.rows.at(-1)?.cells.push({ paragraphs: [], span: 1 });
  }

  /** Takes a property of a row or a cell. */
  property({ local, value: of }: WordTag): void {
    const row = this.#open.at(-1)?.rows.at(-1);
    const value = of('val');
    if (local === 'gridSpan') this.#span(columns(value));
    else if ((local === 'vMerge' || local === 'hMerge') && value !== 'restart') this.#lost('mergedCells');
    else if (local === 'tblHeader' && row) row.head = isOn(value);
    // A row that begins in a later column has empty cells before it.
    else if (local === 'gridBefore') row?.cells.push(...emptyCells(columns(value)));
    else if (local === 'gridAfter' && row) row.after = columns(value);
    else if (local === 'del' && row) row.deleted = true;
  }

  #span(span: number): void {
    const cell = this.#open.at(-1)?.rows.at(-1)?.cells.at(-1);
    if (!cell || span < 2) return;
    cell.span = span;
    this.#lost('mergedCells');
  }

  /** Puts a block into the cell that is open; false outside tables. A table in a cell gives its paragraphs to the cell. */
  place(block: Scanned): boolean {
    if (this.#open.length === 0) return false;
    const cell = this.#open.at(-1)?.rows.at(-1)?.cells.at(-1);
    if (block.type === 'paragraph') cell?.paragraphs.push(block);
    else if (block.type === 'table')
      for (const row of block.rows)
        for (const { paragraphs } of row.cells) cell?.paragraphs.push(...paragraphs);
    return true;
  }

  /** Ends the innermost table. */
  end(): ScannedTable | undefined {
    const table = this.#open.pop();
    if (!table) return undefined;
    const rows = table.rows.filter(({ deleted }) => deleted !== true);
    if (rows.length < table.rows.length) this.#lost('deletions');
    for (const { cells, after = 0 } of rows) cells.push(...emptyCells(after));
    return { type: 'table', rows };
  }
}
