/** A piece of a line: a cell of a table, a word of a PDF with its position, or a whole line of text. */
export interface Cell {
  text: string;
  /** Its beginning and end on the page, in points. Absent in files without positions. */
  x?: number;
  end?: number;
  /** The address or script behind a link, which names a CNR or a day that the page does not print. */
  link?: string;
}

/** A line of a file, or a row of one of its tables. */
export interface Row {
  /** Counted from 1, on its page where the file has pages. */
  line: number;
  page?: number;
  cells: Cell[];
  /** The distance of its baseline from the foot of the page, and the size of its letters, in points. */
  y?: number;
  size?: number;
  /** True for a row of a table whose cells are columns. */
  table?: boolean;
  /** True where tabs alone divide the cells. */
  tabbed?: boolean;
}

/** Limits of one file: its rows, the cells of a row and the characters of a cell. */
export const ROWS = { rows: 400_000, cells: 60, characters: 4000 } as const;

/** The fields that have a value: undefined, empty words and empty lists are left out. */
export function given<T extends object>(fields: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  const isEmpty = (value: unknown) =>
    value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => !isEmpty(value))) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };
}

export const squeeze = (text: string): string => text.replace(/\s+/gu, ' ').trim();

/** The words of a row on one line. */
export const rowText = ({ cells }: Row): string => squeeze(cells.map(({ text }) => text).join(' '));

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };
const plain = (text: string): string =>
  text
    .replace(/<\/?[a-z]{1,10}>/giu, ' ')
    .replace(/&(amp|lt|gt|quot|nbsp|#39|#x27);/giu, (whole, name: string) =>
      name.startsWith('#') ? "'" : (ENTITIES[name.toLowerCase()] ?? whole),
    )
    .replace(/\*\*|^#{1,6}\s/gu, '');

const isRule = (cells: readonly string[]) =>
  cells.length > 0 && cells.every((cell) => /^\s*:?-{2,}:?\s*$/u.test(cell));

/** Lines of text; a line between strokes, as in Markdown, is a row of a table. */
export function rowsOfText(text: string): Row[] {
  const rows: Row[] = [];
  let line = 0;
  for (const written of text.split(/\r\n?|\n/u)) {
    line += 1;
    if (rows.length >= ROWS.rows) break;
    const trimmed = written.trim();
    if (trimmed === '') continue;
    if (trimmed.startsWith('|') && trimmed.endsWith('|') && trimmed.length > 2) {
      const cells = trimmed.slice(1, -1).split('|').slice(0, ROWS.cells);
      if (isRule(cells)) continue;
      rows.push({ line, table: true, cells: cells.map((cell) => ({ text: squeeze(plain(cell)) })) });
      continue;
    }
    const cells = written.includes('\t') ? written.split('\t').slice(0, ROWS.cells) : [written];
    rows.push({
      line,
      ...(cells.length > 1 ? { table: true, tabbed: true } : {}),
      cells: cells.map((cell) => ({ text: squeeze(plain(cell)).slice(0, ROWS.characters) })),
    });
  }
  return rows;
}

/** The separator of a table of values: the sign that divides most lines into equally many parts. */
function separatorOf(text: string): string {
  const head = text.split(/\r\n?|\n/u, 20).filter((line) => line.trim() !== '');
  const score = (sign: string) => head.reduce((sum, line) => sum + (line.split(sign).length - 1), 0);
  const best = [',', ';', '\t', '|'].map((sign) => ({ sign, score: score(sign) }));
  best.sort((a, b) => b.score - a.score);
  return best[0]?.sign ?? ',';
}

/** The rows of comma-separated values (RFC 4180), also with semicolons or tabs; a quoted cell may have line breaks. */
export function rowsOfCsv(text: string): Row[] {
  const sign = separatorOf(text);
  const rows: Row[] = [];
  let cells: string[] = [];
  const endRow = (opened: number) => {
    if (cells.some((one) => one.trim() !== '') && rows.length < ROWS.rows)
      rows.push({
        line: opened,
        table: true,
        cells: cells.slice(0, ROWS.cells).map((one) => ({ text: squeeze(one).slice(0, ROWS.characters) })),
      });
    cells = [];
  };
  const endCell = (cell: string, opened: number, ends: string) => {
    cells.push(cell);
    if (ends !== sign) endRow(opened);
  };
  eachCell(text, sign, endCell);
  return rows;
}

/** Calls `found` for each cell with the line on which its row begins and the sign that ends it. */
function eachCell(
  text: string,
  sign: string,
  found: (cell: string, opened: number, ends: string) => void,
): void {
  let [at, line, opened] = [0, 1, 1];
  while (at < text.length) {
    const { cell, end } = text[at] === '"' ? quotedCell(text, at + 1, sign) : plainCell(text, at, sign);
    const ends = text[end] ?? '\n';
    found(cell, opened, ends);
    for (let next = at; next <= end; next += 1) if (text.charCodeAt(next) === 10) line += 1;
    if (ends !== sign) opened = line;
    at = end + 1;
  }
}

function plainCell(text: string, from: number, sign: string): { cell: string; end: number } {
  let end = from;
  while (end < text.length && text[end] !== sign && text[end] !== '\n') end += 1;
  return { cell: text.slice(from, end).replace(/\r$/u, ''), end };
}

/** A cell in quotation marks, where two of them stand for one. */
function quotedCell(text: string, start: number, sign: string): { cell: string; end: number } {
  let from = start;
  let at = start;
  let cell = '';
  for (; at < text.length; at += 1) {
    if (text[at] !== '"') continue;
    cell += text.slice(from, at);
    if (text[at + 1] !== '"') break;
    cell += '"';
    at += 1;
    from = at + 1;
  }
  if (at >= text.length) return { cell: cell + text.slice(from), end: text.length };
  const rest = plainCell(text, at + 1, sign);
  return { cell: cell + rest.cell, end: rest.end };
}
