import { LONGEST_FURNITURE, pageNumberOf } from '../../text/page-numbers.ts';
import { collapseWhitespace, isBlank } from '../../text/text.ts';
import type { LayoutLine } from './layout-line.ts';
import type { PageBreak } from './page-breaks.ts';

/** The lines above or below a page break, nearest first: only they can be page furniture. */
interface Edge {
  lines: number[];
  /** The number of them that are no text, and the keys of the next one. */
  done: number;
  keys: readonly Key[];
  page: number;
  series: number;
  side: 'above' | 'below';
  /** Pages that must repeat a line. */
  repeats: number;
}

/** The form in which a line may repeat: as it is, or with one number that grows by one a page. */
interface Key {
  key: string;
  /** A number in the line ascends with the pages. */
  counts: boolean;
}

/** Lines of furniture on one side of a break, margin letters aside. */
const DEEPEST = 7;
/** Lines that are looked at for them, blank ones counted. */
const FARTHEST = 40;
/** Pages in a row, or every other page, that must repeat a line. */
const REPEATS = 3;

/**
 * Marks what pages repeat at their edges: running titles, page numbers, margin letters. It works inwards from the breaks,
 * and stops at the first line that no other page repeats. Linear time.
 */
export function leaveOutAtBreaks(lines: LayoutLine[], breaks: readonly PageBreak[]): void {
  leaveOutMarginLetters(lines, breaks);
  const edges = edgesOf(lines, breaks);
  const runs = new Map<string, Run>();
  const shapes = new Shapes(lines);
  const ofSite = breaks.some(({ reprint }) => reprint);
  let shown = edges;
  for (let depth = 0; depth < DEEPEST && shown.length > 0; depth += 1) {
    for (const edge of shown) show(edge, lines, runs);
    shown = edges.filter((edge) => leaveOutNext(edge, lines, runs, shapes, ofSite));
  }
}

/** A line as it is compared with others: without its figures, capitals and runs of blanks. */
function shapeOf(line: string): string {
  return collapseWhitespace(line.replace(/\d+/g, '#')).toLowerCase();
}

/** Limit: lines of the text that a running title may equal, as in its head or as a heading. */
const INSIDE = 2;

/** The count of each short line in the text, figures aside. Only lines with one first character are compared. */
class Shapes {
  readonly #lines: readonly LayoutLine[];
  /** The short lines, and how often each of their shapes is among them, by first character. */
  #short: Map<string, string[]> | undefined;
  readonly #counts = new Map<string, Map<string, number>>();

  constructor(lines: readonly LayoutLine[]) {
    this.#lines = lines;
  }

  countOf(line: string): number {
    const first = firstOf(line);
    const counts = this.#counts.get(first) ?? this.#counted(first);
    return counts.get(shapeOf(line)) ?? 0;
  }

  #counted(first: string): Map<string, number> {
    this.#short ??= this.#shortLines();
    const counts = new Map<string, number>();
    for (const line of this.#short.get(first) ?? []) {
      const shape = shapeOf(line);
      counts.set(shape, (counts.get(shape) ?? 0) + 1);
    }
    this.#counts.set(first, counts);
    return counts;
  }

  #shortLines(): Map<string, string[]> {
    const short = new Map<string, string[]>();
    for (const { text, leftOut } of this.#lines) {
      if (leftOut !== undefined || text.length > LONGEST_FURNITURE) continue;
      const first = firstOf(text);
      const same = short.get(first);
      if (same === undefined) short.set(first, [text]);
      else same.push(text);
    }
    return short;
  }
}

/** The first character of a line's shape, in small letters; '#' for a figure. */
function firstOf(line: string): string {
  let at = 0;
  while (at < line.length && isBlank(line.charCodeAt(at))) at += 1;
  const first = line.charAt(at).toLowerCase();
  return first >= '0' && first <= '9' ? '#' : first;
}

/** Notes the next line of an edge among those that pages may repeat. */
function show(edge: Edge, lines: readonly LayoutLine[], runs: Map<string, Run>): void {
  const line = lines[edge.lines[edge.done] ?? -1];
  edge.keys = line === undefined ? [] : keysOf(line.text, edge);
  for (const { key } of edge.keys) {
    const run = runs.get(key);
    if (run === undefined) runs.set(key, { pages: [edge.page], most: 1 });
    else run.pages.push(edge.page);
  }
}

/** Leaves out the next line of an edge where pages repeat it, and says so. */
function leaveOutNext(
  edge: Edge,
  lines: readonly LayoutLine[],
  runs: ReadonlyMap<string, Run>,
  shapes: Shapes,
  ofSite: boolean,
): boolean {
  const line = lines[edge.lines[edge.done] ?? -1];
  if (line === undefined) return false;
  if (line.leftOut !== undefined) {
    edge.done += 1;
    return true;
  }
  // The first page has the words of its title as the head of the judgment; only a page number shows a title there.
  const atHead = edge.page === 1 && edge.side === 'below';
  const found = edge.keys.find(
    ({ key, counts }) => (counts || !atHead) && longestRun(runs.get(key)) >= edge.repeats,
  );
  if (found === undefined) return false;
  const number = pageNumberOf(line.text);
  // A line that pages have in their middle too is one that the text repeats.
  const distinct = runs.get(found.key)?.distinct ?? 0;
  if (number === undefined && shapes.countOf(line.text) > 1.5 * distinct + INSIDE) return false;
  line.leftOut = found.counts && number !== undefined ? 'page_number' : titleReason(line.text, ofSite);
  edge.done += 1;
  return true;
}

/** 'Lakhan vs State on 2 May, 2019': the title that a site prints above each page of its own. */
const SITE_TITLE = /\svs\.?\s.{1,100}\son\s\d{1,2}\s\p{Lu}\p{Ll}{2,8},\s\d{4}\s*$/u;

function titleReason(title: string, ofSite: boolean): 'running_title' | 'site_navigation' {
  return ofSite && SITE_TITLE.test(title) ? 'site_navigation' : 'running_title';
}

/** The pages on which a line is, and the longest run of them that follow one another or are two apart. */
interface Run {
  pages: number[];
  most: number;
  distinct?: number;
  /** The number of pages that were counted for `most`. */
  counted?: number;
}

function longestRun(run: Run | undefined): number {
  if (run === undefined) return 0;
  if (run.counted === run.pages.length) return run.most;
  const pages = [...new Set(run.pages)].sort((a, b) => a - b);
  let length = 1;
  run.most = 1;
  run.distinct = pages.length;
  for (const [i, page] of pages.entries()) {
    length = i > 0 && page - (pages[i - 1] ?? 0) <= 2 ? length + 1 : 1;
    run.most = Math.max(run.most, length);
  }
  run.counted = run.pages.length;
  return run.most;
}

function edgesOf(lines: readonly LayoutLine[], breaks: readonly PageBreak[]): Edge[] {
  const edges: Edge[] = [];
  const last = breaks.findLast(({ series }) => series === 0);
  // A few pages repeat the title of a left or a right page twice.
  const repeats = last === undefined || last.page > FEW_PAGES ? REPEATS : 2;
  if (last !== undefined) edges.push(edgeAt(lines, { ...last, line: 0, page: 1 }, 'below', repeats));
  let feed = Number.NEGATIVE_INFINITY;
  for (const [i, one] of breaks.entries()) {
    const next = breaks[i + 1];
    if (one.series === 0) feed = one.line;
    // A page number beside a form feed is at an edge that the form feed shows.
    else if (one.line - feed < BESIDE || (next?.series === 0 && next.line - one.line < BESIDE)) continue;
    const needed = one.series === 0 ? repeats : REPEATS;
    edges.push(edgeAt(lines, { ...one, page: one.series === 0 ? one.page - 1 : one.page }, 'above', needed));
    edges.push(edgeAt(lines, one, 'below', needed));
  }
  if (last !== undefined) edges.push(edgeAt(lines, { ...last, line: lines.length }, 'above', repeats));
  return edges;
}

const BESIDE = 12;
const FEW_PAGES = 6;

function edgeAt(lines: readonly LayoutLine[], at: PageBreak, side: Edge['side'], repeats: number): Edge {
  const step = side === 'above' ? -1 : 1;
  const found: number[] = [];
  for (let i = side === 'above' ? at.line - 1 : at.line, seen = 0; seen < FARTHEST; i += step, seen += 1) {
    const line = lines[i];
    if (line === undefined || found.length === DEEPEST || line.text.length > LONGEST_FURNITURE + 60) break;
    const open = line.leftOut === undefined || line.leftOut === 'page_number';
    if (open && line.text.trim() !== '') found.push(i);
  }
  return { lines: found, done: 0, keys: [], page: at.page, series: at.series, side, repeats };
}

/** The number of a page at the beginning or the end of a running title. */
const COUNTED = [
  /^[^\p{L}\p{M}\p{N}]{0,8}(\d{1,4})(?!\d)/u,
  /(?<!\d)(\d{1,4})(?:\s?(?:of|\/)\s?\d{1,4})?[^\p{L}\p{M}\p{N}]{0,8}$/u,
];

/** The forms in which a line may repeat, as keys. */
function keysOf(line: string, { page, series, side }: Edge): Key[] {
  const text = collapseWhitespace(line).toLowerCase();
  if (text.length > LONGEST_FURNITURE) return [];
  const keys: Key[] = [];
  const number = pageNumberOf(line);
  if (number !== undefined) keys.push({ key: `${series} page ${number.value - page}`, counts: true });
  if (/\p{L}|_{5}|-{5}|={5}/u.test(text)) {
    keys.push({ key: `${series} ${side} ${text}`, counts: false });
    for (const pattern of COUNTED) {
      const match = pattern.exec(text);
      if (match?.[1] === undefined) continue;
      const at = match.index + match[0].indexOf(match[1]);
      const around = `${text.slice(0, at)}#${text.slice(at + match[1].length)}`;
      keys.push({ key: `${series} ${side} ${Number(match[1]) - page} ${around}`, counts: true });
    }
  }
  return keys;
}

const LETTER = /^\s*[A-H]\s*$/u;
/** Letters in ascending order that a page of a law report has at least in its margin. */
const LETTERS = 5;

/** The letters A to H in the margin of a law report: at least two pages have them, in order and alone on their lines. */
function leaveOutMarginLetters(lines: LayoutLine[], breaks: readonly PageBreak[]): void {
  if (!lines.some(({ text }) => text.length < 8 && LETTER.test(text))) return;
  const series = breaks.some((one) => one.series === 0) ? 0 : breaks[0]?.series;
  const starts = [0, ...breaks.filter((one) => one.series === series).map(({ line }) => line), lines.length];
  const pages: LayoutLine[][] = [];
  for (let i = 0; i + 1 < starts.length; i += 1) {
    const letters = lines
      .slice(starts[i], starts[i + 1])
      .filter(({ text, leftOut }) => text.length < 8 && leftOut === undefined && LETTER.test(text));
    const ascends = letters.every(
      (one, at) => at === 0 || one.text.trim() > (letters[at - 1]?.text.trim() ?? ''),
    );
    if (letters.length >= LETTERS && ascends) pages.push(letters);
  }
  if (pages.length < 2) return;
  for (const line of pages.flat()) line.leftOut = 'margin_letter';
}
