import type { DocAddress, Segment } from '../segments/segment.ts';

/** A row that may become a hit. `order` is what the list is sorted by, high first; ties by id. */
export interface Candidate extends DocAddress {
  id: string;
  score: number;
  order: number;
}

function before(a: { order: number; id: string }, b: { order: number; id: string }): boolean {
  return a.order > b.order || (a.order === b.order && a.id < b.id);
}

/** Keeps the best `limit` of any number of rows, in a heap whose root is the worst kept. */
export class BestRows {
  readonly #limit: number;
  readonly #heap: Candidate[] = [];

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** A row whose order is below this is not kept. */
  get floor(): number {
    if (this.#limit === 0) return Number.POSITIVE_INFINITY;
    return this.#heap.length < this.#limit ? Number.NEGATIVE_INFINITY : (this.#heap[0]?.order ?? 0);
  }

  offer(segment: Segment, row: number, score: number, order: number): void {
    const heap = this.#heap;
    const worst = heap[0];
    if (heap.length >= this.#limit && worst && order < worst.order) return;
    const candidate: Candidate = { segment, row, id: segment.docValues.ids[row] ?? '', score, order };
    if (heap.length < this.#limit) {
      heap.push(candidate);
      this.#up(heap.length - 1);
    } else if (worst && before(candidate, worst)) {
      heap[0] = candidate;
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
  sorted(): Candidate[] {
    return [...this.#heap].sort((a, b) => (before(a, b) ? -1 : before(b, a) ? 1 : 0));
  }
}
