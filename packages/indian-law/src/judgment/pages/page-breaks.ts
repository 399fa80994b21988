import { type PageNumber, pageNumberOf } from '../../text/page-numbers.ts';
import type { LayoutLine } from './layout-line.ts';

/** A proved break between two pages. */
export interface PageBreak {
  /** The next page begins at or behind this line. */
  line: number;
  /** The number of the page that ends or begins here: it ascends by one a page within a series. */
  page: number;
  /** Breaks of one series count the same pages: 0 are form feeds, others are printed numbers. */
  series: number;
  /** The page is one of a site's print of the judgment: its foot is not the foot of a page of the court. */
  reprint: boolean;
}

/** A printed page number that a chain of ascending numbers proves. */
interface Node extends PageNumber {
  line: number;
  /** The offset in the source. */
  at: number;
  length: number;
  before?: Node;
  /** Pages between it and the number before it are missing. */
  jump?: true;
}

/** The fewest and the most characters of a page. Limits of plausible pages, wide on purpose. */
const PAGE_SIZE = { strong: [30, 20_000], plain: [400, 14_000], bare: [500, 9_000] } as const;
/** The most characters by which the longest page of a chain of bare numbers exceeds the shortest: a factor. */
const UNEVEN = 6;
const REMEMBERED = 4;

/**
 * Finds the ends of pages: at form feeds (`feeds` are the lines behind them), and at printed page numbers that ascend
 * at the distance of pages; the lines of the latter are marked as left out. Linear time.
 */
export function pageBreaks(lines: LayoutLine[], feeds: readonly number[]): PageBreak[] {
  const chains = chainsOf(lines);
  const printed = chains.some(([first]) => first?.form === 'site');
  const breaks: PageBreak[] = feeds.map((line, i) => ({ line, page: i + 2, series: 0, reprint: printed }));
  for (const [i, chain] of chains.entries()) {
    noteMissing(chain, lines);
    for (const { line, value, form } of chain) {
      const own = lines[line];
      if (own !== undefined) own.leftOut ??= 'page_number';
      breaks.push({ line: line + 1, page: value, series: i + 1, reprint: form === 'site' });
    }
  }
  return breaks.sort((a, b) => a.line - b.line);
}

function chainsOf(lines: readonly LayoutLine[]): Node[][] {
  const families = new Map<string, Node[]>();
  for (const [i, line] of lines.entries()) {
    if (line.leftOut === 'signature_stamp') continue;
    const number = pageNumberOf(line.text);
    if (number === undefined || number.form === 'bracketed') continue;
    const node: Node = { ...number, line: i, at: line.start, length: 1 };
    const family = families.get(number.form);
    if (family === undefined) families.set(number.form, [node]);
    else family.push(node);
  }
  return [...families.values()].flatMap((family) =>
    chainsIn(family).filter((chain) => isProved(chain, lines)),
  );
}

function chainsIn(family: readonly Node[]): Node[][] {
  const latest = new Map<number, Node[]>();
  for (const node of family) {
    link(node, latest);
    const same = latest.get(node.value);
    if (same === undefined) latest.set(node.value, [node]);
    else {
      same.push(node);
      if (same.length > REMEMBERED) same.shift();
    }
  }
  const used = new Set<Node>();
  const chains: Node[][] = [];
  for (const node of [...family].sort((a, b) => b.length - a.length)) {
    if (used.has(node)) continue;
    const chain: Node[] = [];
    for (let one: Node | undefined = node; one !== undefined && !used.has(one); one = one.before) {
      used.add(one);
      chain.push(one);
    }
    chain.reverse();
    chains.push(chain);
  }
  return chains;
}

/** Joins a number to the longest chain that ends with the number before it, a page away. */
function link(node: Node, latest: ReadonlyMap<number, readonly Node[]>): void {
  const [printed, most] = PAGE_SIZE[node.proof];
  // The last page may be short.
  const least = node.form.endsWith(` of ${node.value}`) ? PAGE_SIZE.strong[0] : printed;
  for (let step = 1; step <= 2; step += 1) {
    for (const before of latest.get(node.value - step) ?? []) {
      const size = (node.at - before.at) / step;
      if (size < least || size > most || before.length < node.length) continue;
      node.before = before;
      node.length = before.length + 1;
    }
    if (node.before !== undefined) break;
  }
  if (node.before === undefined && COUNTED.test(node.form)) jump(node, latest);
}

/** The number of all pages is printed beside each: 'Page 3 of 19'. */
const COUNTED = / of \d+$/u;
/** The fewest characters of the page behind missing ones. */
const LEAST_COUNTED = 200;

/** Joins a number to a smaller one that is a page away, though others belong between them: these pages are missing. */
function jump(node: Node, latest: ReadonlyMap<number, readonly Node[]>): void {
  const [, most] = PAGE_SIZE[node.proof];
  const near = [...latest.values()].flat().findLast(({ at, value }) => {
    const size = node.at - at;
    return value < node.value && size >= LEAST_COUNTED && size <= most;
  });
  if (near === undefined || [...latest.keys()].some((value) => value > node.value)) return;
  node.before = near;
  node.length = near.length + 1;
  node.jump = true;
}

/** Marks the lines behind which pages are missing. The number is at the foot of a page where text is above the first. */
function noteMissing(chain: readonly Node[], lines: readonly LayoutLine[]): void {
  for (const [i, node] of chain.entries()) {
    const before = chain[i - 1];
    if (node.jump !== true || before === undefined) continue;
    const [first] = chain;
    const atFoot = first !== undefined && first.at > (node.at - before.at) / 3;
    const line = lines[atFoot ? before.line + 1 : node.line];
    const end = lines[node.line];
    if (line === undefined || end === undefined) continue;
    line.behindMissing = { from: before.value + 1, to: node.value - 1 };
    end.endsMissing = true;
  }
}

function isProved(chain: readonly Node[], lines: readonly LayoutLine[]): boolean {
  const first = chain[0];
  if (first === undefined) return false;
  if (first.proof === 'strong') return chain.length >= 2 || first.form.endsWith(' of 1');
  if (chain.length < 3) return false;
  const last = chain.at(-1);
  if (last?.form.endsWith(` of ${last.value}`) === true) return true;
  const sentences = chain.filter(({ line }) => isInSentence(lines, line)).length / chain.length;
  if (first.proof === 'plain') return chain.length >= 4 || sentences >= 0.3;
  return (chain.length >= 4 || sentences === 1) && sentences >= 0.5 && isEven(chain);
}

function isEven(chain: readonly Node[]): boolean {
  let least = Number.POSITIVE_INFINITY;
  let most = 0;
  for (const [i, node] of chain.entries()) {
    const before = chain[i - 1];
    if (before === undefined) continue;
    const size = (node.at - before.at) / (node.value - before.value);
    least = Math.min(least, size);
    most = Math.max(most, size);
  }
  return most <= UNEVEN * least;
}

const SENTENCE_END = /[.:;?!।॥۔”"’')\]-]$/u;

/** True where the words before and behind a line are of one sentence. */
function isInSentence(lines: readonly LayoutLine[], at: number): boolean {
  const before = wordsFrom(lines, at, -1);
  if (before === '' || SENTENCE_END.test(before)) return false;
  const after = wordsFrom(lines, at, 1);
  // Scripts without capitals cannot show it by the first letter.
  return /^(?:\p{Ll}|\p{Lo}|[(“"‘]?\d|\p{Lu})/u.test(after) && !/^\d{1,3}[.)]/u.test(after);
}

/** The nearest line of words before or behind a line, past blank lines and what is left out. */
function wordsFrom(lines: readonly LayoutLine[], at: number, step: 1 | -1): string {
  for (let i = at + step, seen = 0; seen < 6; i += step, seen += 1) {
    const line = lines[i];
    if (line === undefined) return '';
    const words = line.text.trim();
    if (words !== '' && line.leftOut === undefined) return words;
  }
  return '';
}
