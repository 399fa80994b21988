import { type Cell, type Row, rowText, squeeze } from './rows.ts';

/** The columns of lists and diaries that say something about a matter. */
export const COLUMNS = [
  'item',
  'case_number',
  'cnr',
  'parties',
  'petitioner',
  'respondent',
  'advocates',
  'purpose',
  'stage',
  'hall',
  'judges',
  'court',
  'next_date',
  'last_date',
  'time',
  'disposal',
  'client',
  'remarks',
] as const;
export type Column = (typeof COLUMNS)[number];

/** Words of a heading, in the order in which they are tried. */
const HEADINGS: readonly (readonly [RegExp, Column])[] = [
  [/^(?:cnr|cino)\b|\bcnr\b/iu, 'cnr'],
  [
    /^(?:s(?:r|l|er(?:ial)?)?\.?\s?(?:no\.?|n\.?|number)?|sno\.?|item(?:\s?(?:no\.?|number))?|#|क्रम.*|வ\.?\s?எண்)$/iu,
    'item',
  ],
  [
    /next\s?(?:hearing|date)|hearing\s?date|date\s?of\s?(?:next\s?)?hearing|adjourned\s?to|^n\.?d\.?o\.?h|^date$|next_date|अगली|date_next|तारीख|தேதி/iu,
    'next_date',
  ],
  [/last\s?(?:date|hearing)|previous\s?date|date_last/iu, 'last_date'],
  [/^(?:time|वेळ|समय)$/iu, 'time'],
  [/advocate|counsel|lawyer|vakil|अधिवक्ता|வழக்கறிஞர்/iu, 'advocates'],
  [
    /(?:petitioner|plaintiff|appellant|applicant|complainant).*(?:respondent|defendant|vs|versus)|part(?:y|ies)|cause\s?title|title\s?of|पक्षकार|கட்சி|^title$|name of the part/iu,
    'parties',
  ],
  [/petitioner|plaintiff|appellant|applicant|complainant|वादी|petparty/iu, 'petitioner'],
  [/respondent|defendant|accused|opposite|opponent|resparty/iu, 'respondent'],
  [
    /(?:case|matter|suit|cp|ca|petition|appeal|diary|reg(?:istration|n)?)\.?\s?(?:type|no\.?|nos?\.?|number|\/)|^cases?$|^case\s?details$|वाद\s?सं|வழக்கு\s?எண்|ca\/ia/iu,
    'case_number',
  ],
  [/client/iu, 'client'],
  [/(?:court|hall|room)\s?(?:no\.?|number|hall|room)|^hall/iu, 'hall'],
  [/judge|coram|bench|before/iu, 'judges'],
  [/purpose|listed\s?for|उद्देश्य|நோக்கம்/iu, 'purpose'],
  [/stage|posted\s?for/iu, 'stage'],
  [/dispos/iu, 'disposal'],
  [/^status$/iu, 'stage'],
  [/court|forum|establishment/iu, 'court'],
  [/remark|information|note/iu, 'remarks'],
];

/** The column that a heading means. */
export function columnOf(heading: string): Column | undefined {
  const words = squeeze(heading.replace(/[_*]/gu, ' '));
  if (words === '' || words.length > 60) return undefined;
  return HEADINGS.find(([pattern]) => pattern.test(words))?.[1];
}

/** True for the row of headings of a list: at least three cells that mean columns, a matter or its parties among them. */
export function isHeading(cells: readonly string[]): boolean {
  if (cells.some((cell) => /\d{2,}/u.test(cell))) return false;
  const known = cells.map(columnOf).filter((column) => column !== undefined);
  const names = new Set(known);
  return (
    names.size >= 3 &&
    (names.has('case_number') || names.has('parties') || names.has('petitioner') || names.has('cnr'))
  );
}

/** A column of a printed page: where it begins, in points. */
export interface PlacedColumn {
  column: Column;
  from: number;
}

/** The pieces of a printed line that lie apart, each with its words. */
function segmentsOf({ cells, size = 9 }: Row): { x: number; end: number; text: string }[] {
  const segments: { x: number; end: number; text: string }[] = [];
  for (const { text, x = 0, end = 0 } of cells) {
    const last = segments.at(-1);
    if (last && x - last.end < size * 0.9) {
      last.text += ` ${text}`;
      last.end = Math.max(last.end, end);
    } else segments.push({ x, end, text });
  }
  return segments;
}

const MAY_HEAD =
  /\b(?:s(?:r|l|no)?\b|serial|item|case|cases|part(?:y|ies)|advocate|counsel|petitioner|matter)/iu;

/** Words of several lines that lie over one another. */
function groupsOf(lines: readonly Row[]): { x: number; end: number; text: string }[] {
  const groups: { x: number; end: number; text: string }[] = [];
  for (const segment of lines.flatMap(segmentsOf)) {
    const over = groups.find(({ x, end }) => segment.x < end + 4 && segment.end > x - 4);
    if (over) {
      over.text += ` ${segment.text}`;
      over.x = Math.min(over.x, segment.x);
      over.end = Math.max(over.end, segment.end);
    } else groups.push({ ...segment });
  }
  return groups.sort((a, b) => a.x - b.x);
}

/** True for lines so near to one another that they are one heading. */
function isOneHeading(lines: readonly Row[], depth: number): boolean {
  const [first, last] = [lines[0], lines.at(-1)];
  if (!first || !last || lines.length < depth || first.page !== last.page) return false;
  const { size = 9 } = first;
  // The first item below stands farther away than the lines of a heading from one another.
  const isNear = ({ y = 0 }: Row, index: number) =>
    index === 0 || (lines[index - 1]?.y ?? y) - y <= size * 1.7;
  if (!lines.every(isNear)) return false;
  return (first.y ?? 0) - (last.y ?? 0) <= size * 1.3 * (depth - 1) + 1;
}

/** Headings of a printed table, also where their words stand on up to five lines over one another. */
export function placedHeading(
  rows: readonly Row[],
  at: number,
): { columns: PlacedColumn[]; rows: number } | undefined {
  const opening = rows[at];
  if (!opening || !MAY_HEAD.test(rowText(opening))) return undefined;
  for (const depth of [5, 4, 3, 2, 1]) {
    const lines = rows.slice(at, at + depth);
    if (!isOneHeading(lines, depth)) continue;
    const split = moreColumns(groupsOf(lines), depth === 1 ? splitHeading(opening) : []);
    if (!isHeading(split.map(({ text }) => text))) continue;
    const columns = split.flatMap(({ text, x }) => {
      const column = columnOf(text);
      return column === undefined ? [] : [{ column, from: x }];
    });
    return { columns, rows: depth };
  }
  return undefined;
}

const known = (groups: readonly { text: string }[]) =>
  new Set(groups.map(({ text }) => columnOf(text)).filter((column) => column !== undefined)).size;
const moreColumns = <T extends { text: string }>(one: T[], other: T[]): T[] =>
  known(other) > known(one) ? other : one;

const HEADING_WORDS =
  /S(?:r|l)?\.?\s?No\.?|Item\s?No\.?|Case\s?No\.?|Cases?\b|Petitioner\s?\/\s?Respondent Advocate|Petitioner\s?\/\s?Respondent|Party Name|Parties|Advocates?|Purpose|Stage/giu;

/** Headings that stand so near to one another that no gap parts them. */
function splitHeading(row: Row): { x: number; end: number; text: string }[] {
  const text = rowText(row);
  const starts = new Map<number, Cell>();
  let at = 0;
  for (const cell of row.cells) {
    starts.set(at, cell);
    at += cell.text.length + 1;
  }
  return [...text.matchAll(HEADING_WORDS)].flatMap((match) => {
    const cell = starts.get(match.index);
    return cell?.x === undefined ? [] : [{ x: cell.x, end: cell.end ?? cell.x, text: match[0] }];
  });
}

/**
 * The beginnings of the columns under a heading: the usual place at which pieces of lines begin between the end of the heading
 * before and the end of its own, because headings are often centred.
 */
export function settledColumns(columns: readonly PlacedColumn[], rows: readonly Row[]): PlacedColumn[] {
  const counts = new Map<number, number>();
  for (const row of rows)
    for (const { x } of segmentsOf(row)) counts.set(Math.round(x), (counts.get(Math.round(x)) ?? 0) + 1);
  const starts = [...counts].sort(([a], [b]) => a - b);
  return columns.map(({ column, from }, index) => {
    const before = columns[index - 1]?.from ?? Number.NEGATIVE_INFINITY;
    const low = index === 0 ? Number.NEGATIVE_INFINITY : before + 8;
    let best = { x: from, count: 0 };
    for (const [x, count] of starts) if (x > low && x <= from + 12 && count > best.count) best = { x, count };
    return { column, from: best.x };
  });
}

/** The words of a printed line by column; a piece that runs over the next columns stays in its own. */
export function wordsByColumn(row: Row, columns: readonly PlacedColumn[]): Map<Column, string> {
  const out = new Map<Column, string>();
  const { size = 9 } = row;
  let current: PlacedColumn | undefined;
  let end = Number.NEGATIVE_INFINITY;
  for (const { text, x = 0, end: right = 0 } of row.cells) {
    const atStart = columns.some(({ from }) => Math.abs(x - from) <= 2);
    if (!current || x - end > size * 0.9 || (atStart && x - end > size * 0.3))
      current = columns.findLast(({ from }) => x >= from - 3) ?? columns[0];
    end = right;
    if (current) {
      const known = out.get(current.column);
      out.set(current.column, known === undefined ? text : `${known} ${text}`);
    }
  }
  return out;
}
