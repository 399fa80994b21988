import {
  type Column,
  columnOf,
  isHeading,
  type PlacedColumn,
  placedHeading,
  settledColumns,
  wordsByColumn,
} from './columns.ts';
import { type CourtEntry, entryOf, entryOfBlock, itemOf } from './entries.ts';
import { HeadReader, type ListHead } from './list-head.ts';
import { listedNumbers } from './listed-numbers.ts';
import { endOfLast, gapless, isNextLine, joinedLines, middleOf, splitBetween } from './printed-lines.ts';
import { given, type Row, rowText, squeeze } from './rows.ts';

/** The matters of a list, and what its head says. */
export interface CauseList {
  entries: CourtEntry[];
  court?: string;
  day?: string;
  yearless?: ListHead['yearless'];
  type?: ListHead['type'];
  /** Rows that begin like a matter. */
  rows: number;
  /** True where the rows have columns of their own days: an office's diary. */
  diary: boolean;
}

const CNR_IN_LINK = /\b([A-Z]{4}[A-Z\d]{2}\d{6}(?:19|20)\d{2})\b/u;
const linkedCnr = (row: Row): string | undefined =>
  row.cells.map(({ link }) => CNR_IN_LINK.exec(link ?? '')?.[1]).find((cnr) => cnr !== undefined);

const whereOf = ({ line, page }: Row): CourtEntry['where'] => ({
  line,
  ...(page === undefined ? {} : { page }),
});

/** The rows over the items that print their day, hall, judges and court. */
type HeadPlaces = Readonly<NonNullable<CourtEntry['places']>>;
const OF_HEAD = { day: 'next_date', hall: 'hall', judges: 'judges', court: 'court' } as const;
const HEAD_EXCERPT = 160;

/** A row before its day is known: the head of a list can name its day below its first items. */
interface Pending {
  cells: Map<Column, string>;
  head: ListHead;
  places: HeadPlaces;
  row: Row;
  excerpt: string;
  block?: boolean;
  cnr?: string;
}

class ListReader {
  readonly #heads = new HeadReader();
  readonly #pending: Pending[] = [];
  readonly #rows: readonly Row[];
  readonly #columnsGiven: readonly (Column | undefined)[] | undefined;
  #tableColumns: readonly (Column | undefined)[] | undefined;
  #placed: PlacedColumn[] | undefined;
  /** Lines of the present stretch of items on printed pages. */
  #body: { row: Row; item?: string; columns: PlacedColumn[] | undefined }[] = [];
  /** The places of printed headings, and the number of their lines. */
  readonly #headings: { at: number; lines: number; columns: PlacedColumn[] }[] = [];
  #heading = 0;
  /** True between the words over items and the first item, whose cells can begin above its number. */
  #isBelowHeading = false;
  readonly #seenHeads = new Set<string>();
  #headPlaces: HeadPlaces = {};
  #items = 0;
  #diary = false;

  constructor(rows: readonly Row[], columns?: readonly (Column | undefined)[]) {
    this.#rows = rows;
    this.#columnsGiven = columns;
    this.#tableColumns = columns;
    this.#diary = columns?.includes('next_date') ?? false;
  }

  read(): CauseList {
    this.#findHeadings();
    for (let at = 0; at < this.#rows.length; at += 1) at += this.#readAt(at);
    this.#flush();
    const { court, day, yearless, type } = this.#heads.head;
    const entries = this.#pending.flatMap((pending) => this.#entryOf(pending));
    return {
      entries,
      rows: this.#items,
      diary: this.#diary,
      ...(court === undefined ? {} : { court }),
      ...(day === undefined ? {} : { day }),
      ...(yearless === undefined || day !== undefined ? {} : { yearless }),
      ...(type === undefined ? {} : { type }),
    };
  }

  #entryOf({ cells, head, places, row, excerpt, block, cnr }: Pending): CourtEntry[] {
    const last = this.#heads.head;
    const court = head.court ?? last.court;
    const day = head.day ?? last.day;
    const rest = {
      head: { ...head, ...(court === undefined ? {} : { court }) },
      day,
      where: whereOf(row),
      ...(cnr === undefined ? {} : { cnr }),
    };
    const entry = block
      ? entryOfBlock(excerpt, { ...rest, item: cells.get('item') ?? '' })
      : entryOf({ ...rest, cells, excerpt });
    if (!entry) return [];
    const own = Object.fromEntries([...cells.keys()].map((column) => [column, undefined]));
    return [{ ...entry, places: given({ ...this.#headPlaces, ...places, ...own }) }];
  }

  /** Reads a line over items; true where it said something. */
  #readHeadLine(row: Row, at: number, afterItems: boolean, text: string): boolean {
    const before = this.#heads.head;
    const says = this.#heads.read(text, at, afterItems);
    const now = this.#heads.head;
    if (now === before) return says;
    const changed = Object.entries(OF_HEAD).filter(
      ([name]) => now[name as keyof typeof OF_HEAD] !== before[name as keyof typeof OF_HEAD],
    );
    const place = { ...whereOf(row), excerpt: text.slice(0, HEAD_EXCERPT) };
    if (changed.length > 0)
      this.#headPlaces = {
        ...this.#headPlaces,
        ...Object.fromEntries(changed.map(([, value]) => [value, place])),
      };
    return says;
  }

  /** Reads the row at a position; returns how many further rows it took. */
  #readAt(at: number): number {
    const row = this.#rows[at];
    if (!row) return 0;
    if (this.#isTableRow(row)) {
      this.#readTableRow(row);
      return 0;
    }
    if (row.y !== undefined) return this.#readPlaced(row, at);
    this.#readLine(row, at);
    return 0;
  }

  /** Tabs between words make no table where no heading says what the columns are. */
  #isTableRow({ table, cells, tabbed }: Row): boolean {
    if (!table || !tabbed || this.#tableColumns) return table === true;
    return isHeading(cells.map(({ text }) => squeeze(text)));
  }

  // ── Tables ─────────────────────────────────────────────────────────────────────────────────────────────────────────

  #readTableRow(row: Row): void {
    const texts = row.cells.map(({ text }) => text);
    if (isHeading(texts.map(squeeze))) {
      this.#tableColumns ??= undefined;
      this.#tableColumns = this.#columnsGiven ?? texts.map(columnOf);
      if (this.#tableColumns.includes('next_date')) this.#diary = true;
      return;
    }
    const filled = texts.filter((text) => squeeze(text) !== '');
    const columns = this.#tableColumns;
    if (filled.length <= 1 || !columns) {
      const text = squeeze(filled.join(' '));
      const isHead = this.#readHeadLine(row, row.line, this.#items > 0, text);
      if (!isHead && columns && filled.length === 1 && text.length <= 60 && /\p{L}{3}/u.test(text))
        this.#readHeadLine(row, row.line, true, `${text} matters`);
      return;
    }
    const cells = new Map<Column, string>();
    columns.forEach((column, index) => {
      const text = texts[index] ?? '';
      if (column === undefined || squeeze(text) === '') return;
      const known = cells.get(column);
      cells.set(column, known === undefined ? text : `${known} ; ${text}`);
    });
    if (this.#isContinuation(cells)) return;
    this.#add(cells, row, rowText(row));
  }

  /** Details of the row above: no number, and its item again or none. */
  #isContinuation(cells: Map<Column, string>): boolean {
    const last = this.#pending.at(-1);
    if (!last || cells.has('case_number') || cells.has('cnr')) return false;
    const item = itemOf(cells.get('item'));
    if (item !== undefined && item !== itemOf(last.cells.get('item'))) return false;
    const text = cells.get('parties') ?? '';
    if (/details of advocates/iu.test(text))
      last.cells.set('advocates', `${last.cells.get('advocates') ?? ''}, ${text}`);
    else if (item === undefined && !cells.has('parties') && !cells.has('petitioner')) {
      for (const [column, more] of cells) last.cells.set(column, `${last.cells.get(column) ?? ''} ${more}`);
    } else if (!last.cells.has('case_number')) return false;
    else last.cells.set('remarks', `${last.cells.get('remarks') ?? ''} ${text}`);
    return true;
  }

  /** `block`: what stands over a row without columns. */
  #add(
    cells: Map<Column, string>,
    row: Row,
    excerpt: string,
    block?: { head: ListHead; places: HeadPlaces },
  ): void {
    this.#items += 1;
    const cnr = linkedCnr(row);
    this.#pending.push({
      cells,
      ...(block ?? this.#above()),
      row,
      excerpt,
      ...(block ? { block: true } : {}),
      ...(cnr === undefined ? {} : { cnr }),
    });
  }

  #above(): { head: ListHead; places: HeadPlaces } {
    return { head: this.#heads.head, places: this.#headPlaces };
  }

  // ── Printed pages ──────────────────────────────────────────────────────────────────────────────────────────────────

  /** The headings, and the columns under each up to the next one: each page of a print can place them differently. */
  #findHeadings(): void {
    for (let at = 0; at < this.#rows.length; at += 1) {
      if (this.#rows[at]?.y === undefined) continue;
      const found = placedHeading(this.#rows, at);
      if (!found) continue;
      this.#headings.push({ at, lines: found.rows, columns: found.columns });
      at += found.rows - 1;
    }
    this.#headings.forEach((heading, index) => {
      const to = this.#headings[index + 1]?.at ?? this.#rows.length;
      heading.columns = settledColumns(heading.columns, this.#rows.slice(heading.at + heading.lines, to));
    });
  }

  #readPlaced(row: Row, at: number): number {
    const heading = this.#headings[this.#heading];
    if (heading?.at === at) {
      // The same headings on the next page do not end an item that runs on.
      this.#placed = heading.columns;
      this.#heading += 1;
      this.#isBelowHeading = true;
      return heading.lines - 1;
    }
    const text = rowText(row);
    const item = this.#placedItem(row);
    const columns = this.#placed;
    const cut = item === undefined ? undefined : this.#cutItem(row, item);
    if (cut) {
      cut.item = `${cut.item ?? ''}${item ?? ''}`;
      this.#body.push({ row, columns });
    } else if (item !== undefined) {
      this.#isBelowHeading = false;
      this.#body.push({ row, item, columns });
    } else if (this.#isHeadLine(row, text)) this.#readHead(row, text, at);
    else if (this.#body.length > 0 || this.#isBelowHeading) this.#body.push({ row, columns });
    else this.#readHeadLine(row, at, this.#items > 0, text);
    return 0;
  }

  /** The item of which a figure is the end, because its column is too narrow: '29.1' over '0'. */
  #cutItem({ y = 0, page, size = 9 }: Row, figure: string): { item?: string } | undefined {
    const above = this.#body.findLast(({ item }) => item !== undefined);
    const isBelow = above?.row.page === page && (above?.row.y ?? 0) - y <= size * 1.5;
    return isBelow && /\.\d{1,2}$/u.test(above?.item ?? '') && /^\d$/u.test(figure) ? above : undefined;
  }

  #readHead(row: Row, text: string, at: number): void {
    const repeated = this.#seenHeads.has(text) && row.line <= 8;
    if (repeated) return;
    const before = this.#heads.head;
    if (this.#body.length > 0) {
      const probe = new HeadReader();
      if (!probe.read(text, at)) {
        this.#body.push({ row, columns: this.#placed });
        return;
      }
      this.#flush();
    }
    this.#readHeadLine(row, at, this.#items > 0, text);
    this.#isBelowHeading = this.#placed !== undefined;
    if (this.#heads.head !== before) this.#seenHeads.add(text);
  }

  /** The item number at the beginning of a line, in its column. */
  #placedItem(row: Row): string | undefined {
    const [first, second] = row.cells;
    if (!first) return undefined;
    const item = itemOf(first.text);
    if (item === undefined) return undefined;
    const columns = this.#placed;
    if (!columns) return second && /\p{L}/u.test(second.text) && hasNumber(rowText(row)) ? item : undefined;
    const own = columns.findIndex(({ column }) => column === 'item');
    if (own < 0) return hasNumber(rowText(row)) ? item : undefined;
    const from = columns[own]?.from ?? 0;
    const next = columns[own + 1]?.from ?? Number.POSITIVE_INFINITY;
    return (first.x ?? 0) >= from - 25 && (first.end ?? 0) < next ? item : undefined;
  }

  /** Words over the items: in the middle of the page, or where only item numbers are printed. */
  #isHeadLine(row: Row, text: string): boolean {
    const columns = this.#placed;
    const [first, last] = [row.cells[0], row.cells.at(-1)];
    if (!columns || !first || !last) return !hasNumber(text);
    const [x, end] = [first.x ?? 0, last.end ?? 0];
    const item = columns.find(({ column }) => column === 'item');
    const numbers = columns.find(({ column }) => column !== 'item');
    if (item && numbers && x < numbers.from - 5 && itemOf(first.text) === undefined) return true;
    if (columns.some(({ from }) => Math.abs(x - from) <= 3)) return false;
    const left = columns[0]?.from ?? 0;
    const middle = (x + end) / 2;
    return x > left + 30 && Math.abs(middle - this.#middle()) < 40 && gapless(row);
  }

  #center: number | undefined;
  /** The middle of the printed lines. */
  #middle(): number {
    this.#center ??= middleOf(this.#rows);
    return this.#center;
  }

  /** Divides the lines read so far into items where the widest gap is, and keeps them. */
  #flush(): void {
    const body = this.#body;
    this.#body = [];
    const starts = body.flatMap(({ item }, index) => (item === undefined ? [] : [index]));
    const rows = body.map(({ row }) => row);
    let from = 0;
    starts.forEach((start, index) => {
      const next = starts[index + 1];
      const end = next === undefined ? endOfLast(rows, start) : splitBetween(rows, start, next);
      this.#keep(body.slice(from, end), body[start]?.item ?? '', body[start]?.row);
      from = end;
    });
  }

  #keep(
    lines: readonly { row: Row; columns: PlacedColumn[] | undefined }[],
    item: string,
    row: Row | undefined,
  ): void {
    if (!row) return;
    const excerpt = lines.map((line) => rowText(line.row)).join(' ');
    if (!lines.some(({ columns }) => columns)) {
      if (hasNumber(excerpt))
        this.#add(new Map([['item', item]]), row, withoutItem(excerpt, item), this.#above());
      return;
    }
    const cells = new Map<Column, string>();
    const last = new Map<Column, Row>();
    for (const { row: line, columns } of lines)
      for (const [column, words] of wordsByColumn(line, columns ?? [])) {
        cells.set(column, joinedLines(cells.get(column), words, isNextLine(last.get(column), line)));
        last.set(column, line);
      }
    cells.set('item', item);
    this.#add(cells, row, excerpt);
  }

  // ── Lines of text ──────────────────────────────────────────────────────────────────────────────────────────────────

  /** The head is that of its beginning: the line that ends an item can be the next hall. */
  #open: { row: Row; item: string; text: string; above: { head: ListHead; places: HeadPlaces } } | undefined;

  #readLine(row: Row, at: number): void {
    const text = rowText(row);
    const match = /^(?:item\s?(?:no\.?)?\s?)?(\d{1,4}(?:\.\d{1,3})?)[.):]?\s{1,3}(?=\S)/iu.exec(text);
    if (match?.[1] !== undefined && hasNumber(text)) {
      this.#endLineItem();
      this.#open = { row, item: match[1], text: text.slice(match[0].length), above: this.#above() };
    } else if (this.#open && !this.#readHeadLine(row, at, true, text)) this.#open.text += ` | ${text}`;
    else {
      this.#endLineItem();
      this.#readHeadLine(row, at, this.#items > 0, text);
    }
    const next = this.#rows[at + 1];
    if (!next || this.#isTableRow(next)) this.#endLineItem();
  }

  #endLineItem(): void {
    const open = this.#open;
    this.#open = undefined;
    if (open) this.#add(new Map([['item', open.item]]), open.row, open.text, open.above);
  }
}

const hasNumber = (text: string): boolean => /\d/u.test(text) && listedNumbers(text.slice(0, 400)).length > 0;
const withoutItem = (text: string, item: string) =>
  text.startsWith(item) ? text.slice(item.length).replace(/^[.)\s]+/u, '') : text;

/** Reads a list of a day, or a table of matters. `columns` are those that a user chose. Linear time. */
export function readCauseList(rows: readonly Row[], columns?: readonly (Column | undefined)[]): CauseList {
  return new ListReader(rows, columns).read();
}
