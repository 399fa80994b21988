import type { NumberedLine } from './paragraph-numbers.ts';

interface Node {
  of: NumberedLine;
  score: number;
  /** The last sub-number that follows it: [3] of 12.3. */
  sub: readonly number[];
  before?: Node;
  /** The number before it in a list or a chain: the last one that nothing followed yet. */
  follows?: NumberedLine;
  /** The node of the same number in whose place it is. */
  inPlaceOf?: Node;
}

const START_COST = [0, 0, 0.5, 0.8];
const FAR_START_COST = 4;
const MAX_GAP = 3;
const GAP_COST = 0.7;
/** A number that is followed by its sub-numbers counts paragraphs. */
const SUB_GAIN = 0.3;

/**
 * The numbers that count the judgment's own paragraphs: the ascending chain 1, 2, 3 … that explains most numbered
 * lines. Quoted judgments ('"45. In our view …') and lists inside a paragraph restart or jump, so they do not
 * join it; up to two numbers in a row may be missing. Sub-numbers (12.1) follow their own paragraph.
 * One pass over the lines: linear.
 */
export function paragraphChain(candidates: readonly NumberedLine[]): NumberedLine[] {
  const best = new Map<number, Node>();
  const runs = new Runs();
  let top: Node | undefined;
  for (const candidate of candidates) {
    const node = nodeOf(candidate, best, runs, top);
    if (node === undefined) continue;
    if (isBetter(node, best.get(candidate.top))) best.set(candidate.top, node);
    if (isBetter(node, top)) top = node;
  }
  const chain: NumberedLine[] = [];
  if (top === undefined || top.score < 0.5) return chain;
  for (let node: Node | undefined = top; node !== undefined; node = node.before) chain.push(node.of);
  const whole = withDamaged(chain.reverse(), candidates);
  return withSubNumbers(withRepeated(whole, candidates), candidates);
}

function nodeOf(
  candidate: NumberedLine,
  best: ReadonlyMap<number, Node>,
  runs: Runs,
  top: Node | undefined,
): Node | undefined {
  if (candidate.weak === true) return undefined;
  if (candidate.sub.length > 0)
    return supported(candidate, best.get(candidate.top), best.get(candidate.top + 1));
  return withRun(extended(candidate, best, top), runs.join(candidate));
}

const isBetter = (node: Node, known: Node | undefined): boolean =>
  known === undefined || node.score > known.score || (node !== known && replaces(node, known));

/** Lists and chains as their numbers follow one another: a list inside paragraph 6 goes on with its own 7. */
class Runs {
  readonly #last = new Map<number, NumberedLine[]>();

  /** The number before a candidate in its run: the last one that nothing has followed. */
  join(candidate: NumberedLine): NumberedLine | undefined {
    const before = this.#last.get(candidate.top - 1)?.pop();
    const same = this.#last.get(candidate.top);
    if (same === undefined) this.#last.set(candidate.top, [candidate]);
    else same.push(candidate);
    return before;
  }
}

function withRun(node: Node, follows: NumberedLine | undefined): Node {
  if (follows !== undefined) node.follows = follows;
  return node;
}

const ALMOST = 1e-9;

/**
 * True where one of two equal nodes of a number is the better one: it goes on with the chain and the other with a list
 * inside the paragraph, or a quotation that the copy does not open is closed between them.
 */
function replaces(node: Node, known: Node): boolean {
  if (node.of.top !== known.of.top || Math.abs(node.score - known.score) > ALMOST) return false;
  const { before } = node;
  if (before === undefined) return false;
  const goesOn = before === known.before;
  const better =
    (goesOn && node.follows === before.of && known.follows !== before.of) ||
    (goesOn && node.of.closes > known.of.closes) ||
    (known.before !== undefined && before.inPlaceOf === known.before);
  if (better) node.inPlaceOf = known;
  return better;
}

/** The chain with the numbers that a copy prints damaged, where one line alone fits between two of its numbers. */
function withDamaged(chain: readonly NumberedLine[], candidates: readonly NumberedLine[]): NumberedLine[] {
  if (!candidates.some(({ weak }) => weak === true)) return [...chain];
  const weak = candidates.filter((one) => one.weak === true);
  const merged: NumberedLine[] = [];
  let at = 0;
  for (const [i, one] of chain.entries()) {
    merged.push(one);
    const next = chain[i + 1];
    if (next === undefined || next.top === one.top + 1 || next.gaps > one.gapsEnded) continue;
    while ((weak[at]?.line ?? Number.POSITIVE_INFINITY) <= one.line) at += 1;
    let end = at;
    while ((weak[end]?.line ?? Number.POSITIVE_INFINITY) < next.line) end += 1;
    merged.push(...fitting(weak.slice(at, end), one.top, next.top));
    at = end;
  }
  return merged;
}

/** Those of the numbers between two others that fit, each the only one of its number, in ascending order. */
function fitting(between: readonly NumberedLine[], from: number, to: number): NumberedLine[] {
  const counts = new Map<number, number>();
  for (const { top } of between) counts.set(top, (counts.get(top) ?? 0) + 1);
  let last = from;
  return between.filter(({ top }) => {
    if (top <= last || top >= to || counts.get(top) !== 1) return false;
    last = top;
    return true;
  });
}

/** The chain with a number that the court printed twice: behind a finished sentence, no number of a list around it. */
function withRepeated(chain: readonly NumberedLine[], candidates: readonly NumberedLine[]): NumberedLine[] {
  const merged: NumberedLine[] = [];
  let at = 0;
  for (const [i, one] of chain.entries()) {
    merged.push(one);
    const end = chain[i + 1]?.line ?? Number.POSITIVE_INFINITY;
    const between: NumberedLine[] = [];
    for (; (candidates[at]?.line ?? end) < end; at += 1) {
      const candidate = candidates[at];
      if (candidate !== undefined && candidate.line > one.line && candidate.weak !== true)
        between.push(candidate);
    }
    const again = between.find(({ top, sub }) => top === one.top && sub.length === 0);
    const alone = between.filter(({ top }) => Math.abs(top - one.top) <= 1).length === 1;
    if (again !== undefined && alone && repeats(again, one)) merged.push(again);
  }
  return merged;
}

const repeats = (again: NumberedLine, one: NumberedLine): boolean =>
  again.top === one.top && again.top > 1 && again.doubt === 0 && one.doubt === 0 && again.mark === one.mark;

/** The paragraph that a sub-number supports, when it follows the sub-numbers before it. */
function supported(candidate: NumberedLine, own: Node | undefined, next: Node | undefined): Node | undefined {
  if (own === undefined || !ascends(own.sub, candidate.sub)) return undefined;
  // Behind paragraph 6, a '5.1' is not of paragraph 5; but behind 5.2 a '6' is of a list or a quotation when 5.3 follows.
  const goesOn = next?.before === own;
  if (goesOn && !isNext(own.sub, candidate.sub)) return undefined;
  // A judgment whose paragraphs have no sub-numbers quotes those that have them.
  if (goesOn || own.before === undefined || own.before.sub.length > 0)
    own.score += SUB_GAIN * Math.max(0, 1 - candidate.doubt);
  own.sub = candidate.sub;
  return own;
}

/** True where a sub-number is the next of its paragraph: 3 behind 2. */
function isNext([before = 0, ...deeper]: readonly number[], sub: readonly number[]): boolean {
  return before > 0 && deeper.length === 0 && sub.length === 1 && sub[0] === before + 1;
}

function extended(candidate: NumberedLine, best: ReadonlyMap<number, Node>, longest: Node | undefined): Node {
  let node: Node = {
    of: candidate,
    score: 1 - candidate.doubt - (START_COST[candidate.top] ?? FAR_START_COST),
    sub: [],
  };
  for (let gap = 1; gap <= MAX_GAP; gap += 1) {
    const before = best.get(candidate.top - gap);
    if (before === undefined) continue;
    const score = before.score + 1 - candidate.doubt - (gap - 1) * GAP_COST;
    if (score > node.score) node = { of: candidate, score, sub: [], before };
  }
  // Behind missing pages any later number may follow.
  if (
    longest !== undefined &&
    candidate.top > longest.of.top + MAX_GAP &&
    candidate.gaps > longest.of.gapsEnded
  ) {
    const score = longest.score + 1 - candidate.doubt - GAP_COST;
    if (score > node.score) node = { of: candidate, score, sub: [], before: longest };
  }
  return node;
}

function withSubNumbers(chain: readonly NumberedLine[], candidates: readonly NumberedLine[]): NumberedLine[] {
  const merged: NumberedLine[] = [];
  let next = 0;
  let current: NumberedLine | undefined;
  for (const candidate of candidates) {
    if (candidate === chain[next]) {
      merged.push(candidate);
      current = candidate;
      next += 1;
    } else if (
      current !== undefined &&
      candidate.sub.length > 0 &&
      follows(current, candidate, chain[next])
    ) {
      merged.push(candidate);
      current = candidate;
    }
  }
  return merged;
}

/** True where a sub-number follows: 3.1 behind 3, 3.2 behind 3.1, and 4.1 behind 3.9 where no 4 is printed alone. */
function follows(current: NumberedLine, candidate: NumberedLine, next: NumberedLine | undefined): boolean {
  if (candidate.top === current.top) return ascends(current.sub, candidate.sub);
  return (
    current.sub.length > 0 &&
    candidate.top === current.top + 1 &&
    candidate.sub.length === 1 &&
    candidate.sub[0] === 1 &&
    (next === undefined || next.top > candidate.top)
  );
}

/** True where `b` can follow `a` as sub-numbers: 1 → 2, 1 → 1.1, 1.2 → 2. */
function ascends(a: readonly number[], b: readonly number[]): boolean {
  for (let i = 0; i < Math.max(a.length, b.length); i += 1) {
    const left = a[i] ?? 0;
    const right = b[i] ?? 0;
    if (left !== right) return right > left && right <= left + MAX_GAP;
  }
  return false;
}
