import { BLOCK_GAP } from './text.ts';

export interface ComparedPart {
  kind: 'same' | 'added' | 'removed';
  text: string;
}
/** A paragraph of either text, or one of both with what changed in it. */
export interface ComparedParagraph {
  kind: 'same' | 'changed' | 'added' | 'removed';
  parts: ComparedPart[];
}

/** More differences than this are shown as one replacement. */
const MOST_EDITS = 1000;

type Step = ComparedPart;

/** The reach of the paths with one edit less, by diagonal: `reached[k + d + 1]`. */
type Reached = Int32Array;

/** True where the path to a diagonal comes from the one above it, which adds, and not from the one below, which removes. */
function adds(k: number, d: number, reached: Reached): boolean {
  if (k === -d) return true;
  return k !== d && (reached[k + d] ?? -1) < (reached[k + d + 2] ?? -1);
}

/** The beginning of a path of `d` edits on a diagonal, before the elements that both lists share there. */
function startOf(k: number, d: number, reached: Reached): number {
  if (d === 0) return 0;
  return adds(k, d, reached) ? (reached[k + d + 2] ?? -1) : (reached[k + d] ?? -1) + 1;
}

/** The steps back through the furthest reaching paths. */
function stepsOf(trace: readonly Reached[], a: readonly string[], b: readonly string[]): Step[] {
  const steps: Step[] = [];
  let x = a.length;
  let y = b.length;
  for (const [d, reached] of [...trace.entries()].reverse()) {
    const k = x - y;
    const start = startOf(k, d, reached);
    for (; x > start; x -= 1) steps.push({ kind: 'same', text: a[x - 1] ?? '' });
    y = x - k;
    if (d === 0) break;
    const added = adds(k, d, reached);
    if (added) y -= 1;
    else x -= 1;
    steps.push(added ? { kind: 'added', text: b[y] ?? '' } : { kind: 'removed', text: a[x] ?? '' });
  }
  return steps.reverse();
}

/** The reach of a path from `x` on a diagonal through the elements that both lists share. */
function along(x: number, k: number, a: readonly string[], b: readonly string[]): number {
  let end = x;
  while (end < a.length && end - k < b.length && a[end] === b[end - k]) end += 1;
  return end;
}

/** The shortest way from one list to another (Myers, O(ND)); a replacement of everything above `MOST_EDITS`. */
function difference(a: readonly string[], b: readonly string[]): Step[] {
  const most = Math.min(MOST_EDITS, a.length + b.length);
  const trace: Reached[] = [];
  let reached: Reached = new Int32Array(3);
  for (let d = 0; d <= most; d += 1) {
    trace.push(reached);
    const next = new Int32Array(2 * d + 5).fill(-1);
    for (let k = -d; k <= d; k += 2) {
      const x = along(startOf(k, d, reached), k, a, b);
      next[k + d + 2] = x;
      if (x >= a.length && x - k >= b.length) return stepsOf(trace, a, b);
    }
    reached = next;
  }
  return [
    ...a.map((text) => ({ kind: 'removed', text }) as const),
    ...b.map((text) => ({ kind: 'added', text }) as const),
  ];
}

/** Words with the white space behind them. */
const wordsOf = (text: string): string[] => text.match(/\S+\s*|\s+/gu) ?? [];

/** Neighbouring steps of one kind as one part. */
function joined(steps: readonly Step[]): ComparedPart[] {
  const parts: ComparedPart[] = [];
  for (const { kind, text } of steps) {
    const last = parts.at(-1);
    if (last?.kind === kind) last.text += text;
    else parts.push({ kind, text });
  }
  return parts;
}

const changedParagraph = (before: string, after: string): ComparedParagraph => ({
  kind: 'changed',
  parts: joined(difference(wordsOf(before), wordsOf(after))),
});

/** Paragraphs that were replaced, one by one: the first by the first, the second by the second. */
function replaced(removed: readonly string[], added: readonly string[]): ComparedParagraph[] {
  return Array.from({ length: Math.max(removed.length, added.length) }, (_, at) => {
    const [before, after] = [removed[at], added[at]];
    if (before !== undefined && after !== undefined) return changedParagraph(before, after);
    const kind = before === undefined ? 'added' : 'removed';
    return { kind, parts: [{ kind, text: before ?? after ?? '' }] };
  });
}

/** Two texts of drafts, paragraph by paragraph, and word by word where a paragraph changed. */
export function compareTexts(before: string, after: string): ComparedParagraph[] {
  const compared: ComparedParagraph[] = [];
  const waiting: { removed: string[]; added: string[] } = { removed: [], added: [] };
  const take = () => {
    compared.push(...replaced(waiting.removed, waiting.added));
    waiting.removed = [];
    waiting.added = [];
  };
  for (const { kind, text } of difference(before.split(BLOCK_GAP), after.split(BLOCK_GAP))) {
    if (kind !== 'same') waiting[kind].push(text);
    else {
      take();
      compared.push({ kind, parts: [{ kind, text }] });
    }
  }
  take();
  return compared;
}
