import type { DocAddress, Segment } from '../segments/segment.ts';
import type { Ranked } from './fusion.ts';

/** A row that may become a hit. */
export interface ScoredDoc extends DocAddress, Ranked {}

/** Key that a list is sorted by: the higher tier first, then the higher value, then the lower id. */
export interface SortKey {
  tier: number;
  value: number;
}

interface Entry extends ScoredDoc {
  key: SortKey;
}

function isBelow(a: SortKey, b: SortKey): boolean {
  return a.tier === b.tier ? a.value < b.value : a.tier < b.tier;
}

function before(a: Entry, b: Entry): boolean {
  if (a.key.tier !== b.key.tier) return a.key.tier > b.key.tier;
  return a.key.value > b.key.value || (a.key.value === b.key.value && a.id < b.id);
}

/** Keeps the best `limit` (at least 1) of any number of rows, in a heap whose root is the worst kept. */
export class TopDocs {
  readonly #limit: number;
  readonly #heap: Entry[] = [];

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** A row of tier 0 whose value is below this is not kept. */
  get floor(): number {
    const worst = this.#heap[0];
    if (this.#heap.length < this.#limit || !worst) return Number.NEGATIVE_INFINITY;
    return worst.key.tier > 0 ? Number.POSITIVE_INFINITY : worst.key.value;
  }

  offer(
    segment: Segment,
    row: number,
    { score, boost }: { score: number; boost: number },
    key: SortKey,
  ): void {
    const heap = this.#heap;
    const worst = heap[0];
    if (heap.length >= this.#limit && worst && isBelow(key, worst.key)) return;
    const entry: Entry = { segment, row, id: segment.docValues.ids[row] ?? '', score, boost, key };
    if (heap.length < this.#limit) {
      heap.push(entry);
      this.#up(heap.length - 1);
    } else if (worst && before(entry, worst)) {
      heap[0] = entry;
      this.#down();
    }
  }

  #up(start: number): void {
    const heap = this.#heap;
    for (let i = start; i > 0; ) {
      const parent = (i - 1) >> 1;
      const [a, b] = [heap[i], heap[parent]];
      if (!a || !b || !before(b, a)) return;
      heap[i] = b;
      heap[parent] = a;
      i = parent;
    }
  }

  #down(): void {
    const heap = this.#heap;
    for (let i = 0; ; ) {
      let worst = i;
      for (const child of [2 * i + 1, 2 * i + 2]) {
        const [a, b] = [heap[child], heap[worst]];
        if (a && b && before(b, a)) worst = child;
      }
      if (worst === i) return;
      const [a, b] = [heap[i], heap[worst]];
      if (a && b) [heap[i], heap[worst]] = [b, a];
      i = worst;
    }
  }

  /** Best first. */
  sorted(): ScoredDoc[] {
    return [...this.#heap]
      .sort((a, b) => (before(a, b) ? -1 : before(b, a) ? 1 : 0))
      .map(({ segment, row, id, score, boost }) => ({ segment, row, id, score, boost }));
  }
}
