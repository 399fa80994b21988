import { isCommon } from '../inverted-index/count-column.ts';
import type { InvertedIndex } from '../inverted-index/inverted-index.ts';
import { turnMs } from '../scheduler.ts';
import type { SegmentStore } from '../segment-store.ts';

/** Share of the cache that is filled before any search; the rest is for searches. */
const warmedShare = 0.5;

/** Decodes the columns of the most common terms, so that no question pays for them. */
export class ColumnWarmer {
  readonly #store: Pick<SegmentStore, 'read' | 'decoded' | 'scheduler'>;
  readonly #warmed = new WeakSet<InvertedIndex>();

  constructor(store: Pick<SegmentStore, 'read' | 'decoded' | 'scheduler'>) {
    this.#store = store;
  }

  /** Decodes the most common terms of every new file; each file has the share of the cache that it has of the rows. */
  async run(stopped: () => boolean): Promise<void> {
    const { segments, release } = this.#store.read();
    try {
      const rows = segments.reduce((sum, { docValues }) => sum + docValues.size, 0);
      const most = Math.floor((this.#store.decoded.bound * warmedShare) / Math.max(1, rows));
      for (const { index, docValues, hasBlocks } of segments) {
        const { size } = docValues;
        // In a small file nothing is common.
        if (!hasBlocks || !isCommon(size, size) || this.#warmed.has(index)) continue;
        if (!(await this.#warm(index, size, most, stopped))) return;
        this.#warmed.add(index);
      }
    } finally {
      release();
    }
  }

  /** False where it was stopped before the end. */
  async #warm(index: InvertedIndex, rows: number, most: number, stopped: () => boolean): Promise<boolean> {
    const common: [term: string, docFrequency: number][] = [];
    const read = await this.#inTurns(index.docFrequencies(), stopped, ([term, docFrequency]) => {
      if (isCommon(docFrequency, rows)) common.push([term, docFrequency]);
    });
    common.sort(([, a], [, b]) => b - a);
    // The most common last: the cache drops first what came first.
    const chosen = common.slice(0, most).reverse();
    return read && this.#inTurns(chosen, stopped, ([term]) => index.column(term, rows));
  }

  async #inTurns<T>(values: Iterable<T>, stopped: () => boolean, work: (value: T) => void): Promise<boolean> {
    let turn = performance.now();
    for (const value of values) {
      work(value);
      if (performance.now() - turn < turnMs) continue;
      await this.#store.scheduler.yieldToSearches();
      if (stopped()) return false;
      turn = performance.now();
    }
    return true;
  }
}
