import { readCauseList } from './cause-list.ts';
import { type Column, columnOf, isHeading } from './columns.ts';
import type { CourtEntry } from './entries.ts';
import { type Row, squeeze } from './rows.ts';

/** The headings of a table of values with rows below them, and the columns that its words mean. */
export interface TableHead {
  /** The place of the headings among the rows. */
  at: number;
  headings: string[];
  /** Rows below them, so that a user sees the kind of their values. */
  samples: string[][];
  columns: (Column | null)[];
  /** True where the headings say enough to read the table. */
  known: boolean;
}

/** The rows above the headings of an export, with its name and day, are few. */
const SEARCHED = 20;
const SAMPLES = 3;
const LONGEST = 80;

const shown = (row: Row): string[] => row.cells.map(({ text }) => squeeze(text).slice(0, LONGEST));
const filled = (cells: readonly string[]): number => cells.filter((cell) => cell !== '').length;

/** The head of a table; undefined for rows that are none. */
export function tableHead(rows: readonly Row[]): TableHead | undefined {
  const first = rows.slice(0, SEARCHED);
  const known = first.findIndex(
    ({ table, cells }) => table && isHeading(cells.map(({ text }) => squeeze(text))),
  );
  const at = known >= 0 ? known : first.findIndex((row) => row.table && filled(shown(row)) >= 2);
  const row = rows[at];
  if (!row || rows.length <= at + 1) return undefined;
  const headings = shown(row);
  const columns = headings.map((heading) => columnOf(heading) ?? null);
  const samples = rows.slice(at + 1, at + 1 + SAMPLES).map(shown);
  return { at, headings, samples, columns, known: known >= 0 };
}

/** The same for each file with these headings: what a user matched is kept under it. */
export const headingKey = (headings: readonly string[]): string =>
  headings
    .map((heading) =>
      squeeze(heading)
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]+/gu, ' ')
        .trim(),
    )
    .join('|')
    .slice(0, 2000);

/** The matters in the rows below the headings, by the columns that the user chose. */
export function entriesOfTable(rows: readonly Row[], columns: readonly (Column | null)[]): CourtEntry[] {
  const chosen = columns.map((column) => column ?? undefined);
  return readCauseList(rows, chosen).entries.map((entry) => ({ ...entry, kind: 'state' as const }));
}
