import type { Span } from '../text/text.ts';

/** Blank lines, points of a list, numbered paragraphs and a first line that is set in begin a new block. */
const BREAK =
  /\n\s*\n|\n(?=[ \t]{2,12}\S(?:(?!\s{3})[^\n]){40,}\n[^\s\d(])|\n(?=\s*(?:[-–•*]\s|\(?\d{1,2}[.)]\s|\([a-z]\)\s))/gu;
/** A row of a table: three separators at least. */
const ROW = /^(?:[^\n]*?(?:,(?!\s)|\t|\||\S[ ]{2,})){3}/u;

/** Between two cells, the surest first: a tab, a bar, several blanks, a comma without a blank, which amounts have too. */
const SEPARATORS = [/\t/u, /\s*\|\s*/u, /\s{2,}/u, /,(?!\s)/u];
const FEWEST = 4;

/** The cells of a line that is a row of a table, without the quotation marks of a CSV file; undefined for any other line. */
export function cellsOf(line: string): string[] | undefined {
  if (!ROW.test(line)) return undefined;
  for (const separator of SEPARATORS) {
    const cells = line
      .trim()
      .split(separator)
      .map((cell) => cell.trim().replaceAll(/^"|"$/gu, ''));
    if (cells.length >= FEWEST) return cells;
  }
  return undefined;
}

/** The rows of a block that is a table; the block itself otherwise. */
function rowsOf(text: string, { start, end }: Span): Span[] {
  const lines: Span[] = [];
  let from = start;
  for (const line of text.slice(start, end).split('\n')) {
    lines.push({ start: from, end: from + line.length });
    from += line.length + 1;
  }
  const rows = lines.filter((line) => ROW.test(text.slice(line.start, line.end)));
  return rows.length >= 2 && rows.length * 2 > lines.length ? lines : [{ start, end }];
}

/** The blocks of a paper, in order: what blank lines, points of a list, numbers and rows of tables separate. O(n). */
export function blocksOf(text: string): Span[] {
  const blocks: Span[] = [];
  let from = 0;
  for (const { index } of text.matchAll(BREAK)) {
    blocks.push(...rowsOf(text, { start: from, end: index }));
    from = index;
  }
  blocks.push(...rowsOf(text, { start: from, end: text.length }));
  return blocks.filter(({ start, end }) => text.slice(start, end).trim() !== '');
}
