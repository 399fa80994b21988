/** A line of the copy. `role` says what it is; undefined while nobody has claimed it. */
export interface ActLine {
  text: string;
  /** From 1. */
  page: number;
  role?: LineRole;
}

export type LineRole =
  | 'page'
  | 'front'
  | 'contents'
  | 'preamble'
  | 'heading'
  | 'section'
  | 'margin'
  | 'repeated'
  | 'note'
  | 'schedule'
  | 'end';

/** Limit: lines at each edge of a page among which repeated heads and feet are looked for. */
const EDGE = 4;
const REPEATED = 3;
/** Limit: lines at each edge among which the head of a Gazette is. */
const GAZETTE_HEAD = 10;

const shape = (text: string): string =>
  text
    .replace(/\d+/gu, '#')
    .replace(/[_\s]+/gu, ' ')
    .trim();
const hasWord = (text: string): boolean => /[\p{L}\p{Nd}*]/u.test(text);

/** Lines of the pages in order, with page numbers, repeated heads and feet, rules and margin counts marked `page`. */
export function linesOf(pages: readonly string[]): ActLine[] {
  const byPage = pages.map((page, at) =>
    page
      .split(/\r?\n/u)
      .map((text) => ({ text: text.trim(), page: at + 1 }) as ActLine)
      .filter(({ text }) => text !== ''),
  );
  const counts = countShapes(byPage);
  for (const lines of byPage) {
    markEdges(lines, counts);
    markCounts(lines);
    for (const line of lines)
      if (!hasWord(line.text) || /^1\s?2\s3\s4(?:\s5)?(?:\s6)?$/u.test(line.text)) line.role = 'page';
  }
  return byPage.flat();
}

function edges(lines: readonly ActLine[]): ActLine[] {
  return [...new Set([...lines.slice(0, EDGE), ...lines.slice(-EDGE)])];
}

/** The number of pages on whose edges a line of the same shape is printed. */
function countShapes(byPage: readonly (readonly ActLine[])[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const lines of byPage)
    for (const one of new Set(edges(lines).map(({ text }) => shape(text))))
      counts.set(one, (counts.get(one) ?? 0) + 1);
  return counts;
}

/** Heads and feet that repeat; a line that could be the mark of a footnote or begin a section is none. */
function markEdges(lines: readonly ActLine[], counts: ReadonlyMap<string, number>): void {
  const [first] = lines;
  if (first && /^[([]?(?:\d{1,4}|[ivxlc]{1,7})[)\]]?$/iu.test(first.text)) first.role = 'page';
  for (const line of edges(lines)) {
    const { text } = line;
    const known = (counts.get(shape(text)) ?? 0) >= REPEATED;
    if (known && text.length > 12 && isFurniture(text)) line.role = 'page';
  }
  // The head of a Gazette is in several lines, with rules between its letters.
  for (const line of [...lines.slice(0, GAZETTE_HEAD), ...lines.slice(-GAZETTE_HEAD)])
    if (HEAD.test(line.text)) line.role = 'page';
  const last = lines.at(-1);
  if (last && /^\(?(?:\d{1,4}|[ivxlc]{1,7})\)?$/u.test(last.text) && lines.length > 3) last.role ??= 'page';
}

const HEAD =
  /GAZETTE OF INDIA\s*:?\s*EXTRA|^\(Page \d+ of \d+\)|^HE GAZETTE OF INDIA|^(?:T_+|Y_{5,})$|^\[Part II$/u;

/** Words of the law may repeat on pages too; a head is in capitals or has no end of a sentence. */
const isFurniture = (text: string): boolean =>
  /^\p{Lu}/u.test(text) &&
  !/[;:,—.]$/u.test(text) &&
  !/^(?:Provided|Explanation|Illustration|Exception|CHAPTER|PART|SECTIONS|CLAUSES)/u.test(text);

/** Bills count the lines of a page in its margin: 5, 10, 15, 20. */
function markCounts(lines: readonly ActLine[]): void {
  for (let at = 0; at < lines.length; at += 1) {
    if (lines[at]?.text !== '5' && lines[at]?.text !== '10') continue;
    let end = at;
    let value = Number(lines[at]?.text) - 5;
    while (lines[end] && Number(lines[end]?.text) > value && Number(lines[end]?.text) % 5 === 0) {
      value = Number(lines[end]?.text);
      end += 1;
    }
    if (end - at < 3) continue;
    for (const line of lines.slice(at, end)) line.role = 'page';
    at = end;
  }
}

/** The length that nine of ten lines do not exceed: the width of the column. */
export function columnWidth(lines: readonly ActLine[]): number {
  const lengths = lines.map(({ text }) => text.length).sort((a, b) => a - b);
  return lengths[Math.floor(lengths.length * 0.9)] ?? 0;
}

/** A line break inside a word with a hyphen joins without a space. */
export function joined(before: string, next: string): string {
  if (before === '') return next;
  if (/[\p{L}]-$/u.test(before) && /^\p{Ll}/u.test(next)) return before + next;
  // The mark of a footnote is printed above the line, so that a line ends there.
  if (/(?:^|[\s([“"])[⁰¹²³⁴⁵⁶⁷⁸⁹]{1,3}$/u.test(before) && /^[[*“"]/u.test(next)) return before + next;
  if (/^[⁰¹²³⁴⁵⁶⁷⁸⁹]{1,3}$/u.test(next)) return `${before} ${next}`;
  return `${before} ${next}`;
}
