import { type Cell, type Row, rowText } from '../../cause-lists/rows.ts';
import type { ActText, ScheduleTable } from './act-text.ts';
import { joined } from './lines.ts';
import { OTHER_LAWS, PART_TWO } from './schedule-tables.ts';
import { headsSchedule } from './schedules.ts';

/*
 * The First Schedule of the codes of criminal procedure by the position of its words: each column of the print is a column
 * of the table. Only a print whose columns are sure is taken: no word crosses a border, and each row has all of its cells.
 */
export const OFFENCE_COLUMNS = [
  'Section',
  'Offence',
  'Punishment',
  'Cognizable or non-cognizable',
  'Bailable or non-bailable',
  'By what court triable',
];
const COGNIZABLE = /^(?:Non-?cognizable|Cognizable|According)\b/u;
const BAILABLE = /^(?:Non-?bailable|Bailable|According)\b/u;
const SECTION = /^\d{1,3}[A-Z]{0,2}(?:\(\w{1,4}\))*$/u;
/** Page numbers, the row of the numbers of columns, and the heads of the columns. */
const FURNITURE =
  /^(?:\d{1,4}|1 ?2 ?3 ?4(?: ?5 ?6)?|Section Offence Punishment\b.*|Offence Cognizable\b.*)$/u;

/** The head of the schedule, and the lines of a page among which that of the next one is. */
const HEAD = /^\W*(?:THE )?FIRST SCHEDULE\W*$[\s\S]{0,200}^\W*CLASSIFICATION OF OFFENCES\W*$/mu;
const HEAD_LINES = 6;

/** Points: the least space before a cell, how far cells of one column begin apart, and the least width of a column. */
const SPACE = 4;
const APART = 12;
const NARROWEST = 25;

const startOf = ({ x = 0 }: Cell): number => x;
const isStart = (cells: readonly Cell[], at: number): boolean =>
  at === 0 || startOf(cells[at] ?? { text: '' }) - (cells[at - 1]?.end ?? 0) >= SPACE;

/** The beginnings of the last three cells, where a line has all three. */
function lastThree({ cells }: Row): [number, number, number] | undefined {
  const at = (from: number, form: RegExp): number =>
    cells.findIndex(({ text }, place) => place >= from && form.test(text));
  const cognizable = at(0, COGNIZABLE);
  const bailable = cognizable < 0 ? -1 : at(cognizable + 1, BAILABLE);
  const court = bailable < 0 ? -1 : cells.findIndex((_, place) => place > bailable && isStart(cells, place));
  const [x, y, z] = [cells[cognizable], cells[bailable], court < 0 ? undefined : cells[court]];
  return x && y && z ? [startOf(x), startOf(y), startOf(z)] : undefined;
}

/** The beginning of a column: the leftmost of the places that are near the most usual one. */
function leftmost(places: readonly number[]): number | undefined {
  const counts = new Map<number, number>();
  for (const place of places) counts.set(Math.round(place), (counts.get(Math.round(place)) ?? 0) + 1);
  const [usual] = [...counts].sort(([, a], [, b]) => b - a)[0] ?? [];
  if (usual === undefined) return undefined;
  return Math.min(...places.filter((place) => Math.abs(place - usual) <= APART));
}

/** Counts the words of a line that are the section: '58', or '58' and '(a)'. */
function wordsOfSection({ cells }: Row): number {
  if (!SECTION.test(cells[0]?.text ?? '')) return 0;
  return /^\(\w{1,4}\)$/u.test(cells[1]?.text ?? '') && !isStart(cells, 1) ? 2 : 1;
}

type Borders = readonly number[];

/** The places at which the columns behind the first begin on a page; undefined where it shows too little of them. */
function bordersOf(rows: readonly Row[], isOtherLaws: boolean): Borders | undefined {
  const starts = rows.flatMap((row) => {
    const three = lastThree(row);
    return three ? [three] : [];
  });
  const [cognizable, bailable, court] = [0, 1, 2].map((at) =>
    leftmost(starts.map((three) => three[at] ?? 0)),
  );
  if (cognizable === undefined || bailable === undefined || court === undefined) return undefined;
  if (isOtherLaws) return [0, cognizable, cognizable, bailable, court];
  const offence = leftmost(
    rows.flatMap((row) => {
      const next = row.cells[wordsOfSection(row)];
      return wordsOfSection(row) > 0 && next ? [startOf(next)] : [];
    }),
  );
  if (offence === undefined) return undefined;
  const punishment = usualBetween(rows, offence + NARROWEST, cognizable - NARROWEST);
  return punishment === undefined ? undefined : [offence, punishment, cognizable, bailable, court];
}

function usualBetween(rows: readonly Row[], from: number, to: number): number | undefined {
  return leftmost(
    rows.flatMap(({ cells }) =>
      cells
        .filter((cell, at) => startOf(cell) > from && startOf(cell) < to && isStart(cells, at))
        .map(startOf),
    ),
  );
}

/** The words of a line under each column; undefined where a word crosses a border. */
function cellsOf({ cells }: Row, borders: Borders): string[] | undefined {
  const columns: string[] = OFFENCE_COLUMNS.map(() => '');
  for (const { text, x = 0, end = x } of cells) {
    const column = borders.filter((border) => x >= border - 2).length;
    const next = borders[column];
    if (next !== undefined && end > next + APART) return undefined;
    columns[column] = `${columns[column] ?? ''} ${text}`.trim();
  }
  return columns;
}

/** Puts the lines of a page into the rows of the table. False where a word crosses a border. */
function takePage(table: string[][], rows: readonly Row[], borders: Borders, isOtherLaws: boolean): boolean {
  for (const row of rows) {
    const cells = cellsOf(row, borders);
    if (!cells) return false;
    const [section = '', , , ...kinds] = cells;
    const open = table.at(-1);
    const begins = section !== '' || kinds.every((cell) => /^[\p{Lu}\d]/u.test(cell));
    // The words before the first case of an offence have a line of their own.
    const goesOn = !begins || (section === '' && open?.[3] === '');
    if (open && goesOn) joinCells(open, cells);
    else if (begins) table.push([nameOf(section, open, isOtherLaws), ...cells.slice(1)]);
  }
  return true;
}

/** The section of a row; a further case of an offence has none of its own. */
function nameOf(section: string, open: readonly string[] | undefined, isOtherLaws: boolean): string {
  if (isOtherLaws) return OTHER_LAWS;
  return section === '' ? (open?.[0] ?? '') : section.replace(/\s/gu, '');
}

function joinCells(open: string[], cells: readonly string[]): void {
  for (const [at, words] of cells.entries()) {
    const before = open[at] ?? '';
    if (words !== '') open[at] = before.endsWith('-') ? before + words : joined(before, words);
  }
}

/** Pages in order, each with the lines behind the head of the schedule and without those of the page. */
function partsOfPages(rows: readonly Row[]): { isOtherLaws: boolean; rows: Row[] }[] {
  const parts: { page: number; isOtherLaws: boolean; rows: Row[] }[] = [];
  let isOtherLaws = false;
  for (const row of rows) {
    const text = rowText(row);
    if (PART_TWO.test(text)) {
      isOtherLaws = true;
      continue;
    }
    if (FURNITURE.test(text)) continue;
    const page = row.page ?? 0;
    const open = parts.at(-1);
    if (open?.page === page && open.isOtherLaws === isOtherLaws) open.rows.push(row);
    else parts.push({ page, isOtherLaws, rows: [row] });
  }
  return parts;
}

/** A word that the end of a line broke loses its hyphen where the table has it whole too: 'imprison-ment'. */
function withWholeWords(rows: string[][]): string[][] {
  const known = new Set(rows.flat().flatMap((cell) => cell.toLowerCase().match(/[\p{L}-]+/gu) ?? []));
  const whole = (word: string): string =>
    known.has(word.replace('-', '').toLowerCase()) ? word.replace('-', '') : word;
  return rows.map((cells) => cells.map((cell) => cell.replace(/\p{L}+-\p{Ll}+/gu, whole)));
}

/** The table of the schedule from the lines of its pages; undefined where its columns are not sure. O(words). */
export function offencesByPosition(rows: readonly Row[]): ScheduleTable | undefined {
  const first = rows.findIndex((row) => wordsOfSection(row) > 0 && lastThree(row) !== undefined);
  if (first < 0) return undefined;
  const end = rows.findIndex((row, at) => at > first && headsSchedule(rowText(row)));
  const table: string[][] = [];
  let borders: Borders | undefined;
  for (const { rows: lines, isOtherLaws } of partsOfPages(rows.slice(first, end < 0 ? undefined : end))) {
    borders = bordersOf(lines, isOtherLaws) ?? (isOtherLaws ? undefined : borders);
    const heads = isOtherLaws ? lines.findIndex((row) => lastThree(row)) : 0;
    if (!borders || !takePage(table, lines.slice(Math.max(0, heads)), borders, isOtherLaws)) return undefined;
  }
  const isWhole = ([section, offence, punishment, ...kinds]: readonly string[]): boolean =>
    offence !== '' && (punishment !== '' || section === OTHER_LAWS) && kinds.every((kind) => kind !== '');
  return table.every(isWhole) ? { columns: OFFENCE_COLUMNS, rows: withWholeWords(table) } : undefined;
}

/** The pages, from 1, on which the schedule of offences stands; undefined where the act has no table of it. */
export function pagesOfOffences(act: ActText, pages: readonly string[]): [number, number] | undefined {
  if (!act.schedules.some(({ table }) => table !== undefined)) return undefined;
  const first = pages.findLastIndex((page) => HEAD.test(page));
  if (first < 0) return undefined;
  const next = pages.findIndex(
    (page, at) => at > first && page.split('\n', HEAD_LINES).some((line) => headsSchedule(line.trim())),
  );
  return [first + 1, next < 0 ? pages.length : next + 1];
}

/** The act with the columns of its schedule of offences as the print has them, where `rows` show them for sure. */
export function withOffenceColumns(act: ActText, rows: readonly Row[]): ActText {
  const table = offencesByPosition(rows);
  if (!table) return act;
  const schedules = act.schedules.map((one) => (one.table ? { ...one, table } : one));
  return { ...act, schedules };
}
