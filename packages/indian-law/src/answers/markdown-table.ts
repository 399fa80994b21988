/** Columns and rows of a table in an answer: with more columns it is no table, and further rows stay lines of text. */
export const TABLE = { columns: 8, rows: 200 } as const;

export type ColumnAlign = 'left' | 'center' | 'right';

/** A table as Markdown writes it; each row has as many cells as there are columns. */
export interface MarkdownTable {
  align: ColumnAlign[];
  head: string[];
  rows: string[][];
}

const RULE = /^:?-+:?$/u;

/** The cells of a row: what bars separate, but not a bar behind a backslash. */
function cellsOf(line: string): string[] {
  const inside = line
    .trim()
    .replace(/^\|/u, '')
    .replace(/(?<!\\)\|$/u, '');
  return inside.split(/(?<!\\)\|/u).map((cell) => cell.trim().replaceAll('\\|', '|'));
}

function alignOf(rule: string): ColumnAlign {
  if (!rule.endsWith(':')) return 'left';
  return rule.startsWith(':') ? 'center' : 'right';
}

/** Fits a row to the table's columns; cells beyond them go into its last cell. */
function fitted(cells: readonly string[], columns: number): string[] {
  const last = cells.slice(columns - 1).join(' ');
  return Array.from({ length: columns }, (_, at) => (at === columns - 1 ? last : (cells[at] ?? '')));
}

/** True where a table begins here: a row, and below it a line of dashes with as many cells. O(length of the two lines). */
export function beginsTable(line: string, below: string | undefined): boolean {
  if (!line.includes('|') || !below?.includes('|') || !/^[\s|:-]+$/u.test(below)) return false;
  const rules = cellsOf(below);
  return (
    rules.length <= TABLE.columns &&
    rules.length === cellsOf(line).length &&
    rules.every((rule) => RULE.test(rule))
  );
}

/**
 * The table that begins at a line for which `beginsTable` is true, and how many lines it takes. It ends at a line without
 * a bar. O(length of its lines).
 */
export function readTable(lines: readonly string[], from: number): { table: MarkdownTable; lines: number } {
  const head = cellsOf(lines[from] ?? '');
  const rows: string[][] = [];
  let at = from + 2;
  while (rows.length < TABLE.rows && lines[at]?.includes('|')) {
    rows.push(fitted(cellsOf(lines[at] ?? ''), head.length));
    at += 1;
  }
  return { table: { align: cellsOf(lines[from + 1] ?? '').map(alignOf), head, rows }, lines: at - from };
}
