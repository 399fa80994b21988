import { LONGEST_FURNITURE, pageNumberOf } from '../../text/page-numbers.ts';
import type { LeftOutReason } from '../parts.ts';
import type { LayoutLine } from './layout-line.ts';
import type { PageBreak } from './page-breaks.ts';

/** The lines above or below a page break, nearest first: only they can be page furniture. */
interface Edge {
  lines: number[];
  page: number;
  series: number;
  side: 'above' | 'below';
}

/** Lines of furniture on one side of a break, margin letters aside. */
const DEEPEST = 7;
/** Lines that are looked at for them, blank ones counted. */
const FARTHEST = 40;
/** Pages in a row, or every other page, that must repeat a line. */
const REPEATS = 3;

/** Marks what pages repeat at their edges: running titles, page numbers, margin letters. Linear time. */
export function leaveOutAtBreaks(lines: LayoutLine[], breaks: readonly PageBreak[]): void {
  leaveOutMarginLetters(lines, breaks);
  const edges = edgesOf(lines, breaks);
  const runs = runsOf(lines, edges);
  const needed = neededRepeats(edges);
  for (const edge of edges) {
    const least = needed.get(edge.series) ?? REPEATS;
    for (const at of edge.lines) {
      const line = lines[at];
      if (line === undefined) break;
      line.leftOut ??= reasonOf(line.text, edge, (key) => (runs.get(key)?.best ?? 0) >= least);
      if (line.leftOut === undefined) break;
    }
  }
}

/** Why a line at the edge of a page is no text; undefined where it is text. */
function reasonOf(line: string, edge: Edge, repeats: (key: string) => boolean): LeftOutReason | undefined {
  const repeated = keysOf(line, edge).filter(({ key }) => repeats(key));
  // The first page has the words of its title as the head of the judgment; only a page number shows a title there.
  const atHead = edge.page === 1 && edge.side === 'below';
  const found = repeated.find(({ counts }) => counts || !atHead);
  if (found === undefined) return undefined;
  return found.counts && pageNumberOf(line) !== undefined ? 'page_number' : 'running_title';
}

function edgesOf(lines: readonly LayoutLine[], breaks: readonly PageBreak[]): Edge[] {
  const edges: Edge[] = [];
  const feeds = breaks.filter(({ series }) => series === 0);
  const last = feeds.at(-1);
  if (last !== undefined) edges.push(edgeAt(lines, { line: 0, page: 1, series: 0, reprint: false }, 'below'));
  for (const one of breaks) {
    edges.push(edgeAt(lines, { ...one, page: one.series === 0 ? one.page - 1 : one.page }, 'above'));
    edges.push(edgeAt(lines, one, 'below'));
  }
  if (last !== undefined) edges.push(edgeAt(lines, { ...last, line: lines.length }, 'above'));
  return edges;
}

function edgeAt(lines: readonly LayoutLine[], at: PageBreak, side: Edge['side']): Edge {
  const step = side === 'above' ? -1 : 1;
  const found: number[] = [];
  for (let i = side === 'above' ? at.line - 1 : at.line, seen = 0; seen < FARTHEST; i += step, seen += 1) {
    const line = lines[i];
    if (line === undefined || found.length === DEEPEST || line.text.length > LONGEST_FURNITURE + 60) break;
    if (line.leftOut === undefined && line.text.trim() !== '') found.push(i);
  }
  return { lines: found, page: at.page, series: at.series, side };
}

interface Key {
  key: string;
  /** A number in the line ascends with the pages. */
  counts: boolean;
}

/** By which a line may repeat: as it is, or with one number that grows by one a page. */
function keysOf(line: string, { page, series, side }: Edge): Key[] {
  const text = line.replace(/\s+/gu, ' ').trim().toLowerCase();
  if (text.length > LONGEST_FURNITURE) return [];
  const keys: Key[] = [];
  const number = pageNumberOf(line);
  if (number !== undefined) keys.push({ key: `${series} page ${number.value - page}`, counts: true });
  if (/\p{L}|_{5}|-{5}|={5}/u.test(text)) {
    keys.push({ key: `${series} ${side} ${text}`, counts: false });
    for (const match of [...text.matchAll(/\d{1,5}/gu)].slice(0, 6)) {
      const end = match.index + match[0].length;
      const offset = Number(match[0]) - page;
      keys.push({
        key: `${series} ${side} ${text.slice(0, match.index)}#${offset}#${text.slice(end)}`,
        counts: true,
      });
    }
  }
  return keys;
}

interface Run {
  page: number;
  length: number;
  best: number;
}

/** For each key its longest run over pages that follow one another or are two apart. */
function runsOf(lines: readonly LayoutLine[], edges: readonly Edge[]): Map<string, Run> {
  const runs = new Map<string, Run>();
  for (const edge of edges) {
    const keys = edge.lines.flatMap((at) => keysOf(lines[at]?.text ?? '', edge));
    for (const { key } of keys) {
      const run = runs.get(key);
      if (run === undefined) runs.set(key, { page: edge.page, length: 1, best: 1 });
      else prolong(run, edge.page);
    }
  }
  return runs;
}

function prolong(run: Run, page: number): void {
  if (run.page === page) return;
  run.length = Math.abs(page - run.page) <= 2 ? run.length + 1 : 1;
  run.page = page;
  run.best = Math.max(run.best, run.length);
}

/** A text of two pages repeats a line twice at most. */
function neededRepeats(edges: readonly Edge[]): Map<number, number> {
  const pages = new Map<number, Set<number>>();
  for (const { series, page } of edges) {
    const seen = pages.get(series);
    if (seen === undefined) pages.set(series, new Set([page]));
    else seen.add(page);
  }
  return new Map(
    [...pages].map(([series, seen]) => [
      series,
      series === 0 ? Math.min(REPEATS, Math.max(2, seen.size)) : REPEATS,
    ]),
  );
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
