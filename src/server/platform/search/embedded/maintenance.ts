import { problemOf } from './disk/disk-problem.ts';
import { InvertedIndexFile } from './inverted-index/inverted-index-file.ts';
import { RetriedTask, type RetryDelays, retryDelays } from './retried-task.ts';
import type { SegmentStore } from './segment-store.ts';
import { mergeSegments, planMerge } from './segments/merge.ts';
import type { Segment } from './segments/segment.ts';
import { writeOwnFile } from './segments/segment-file.ts';
import type { VectorIndex } from './vectors/vector-index.ts';

/** Full segments that may wait for their file before writers wait too: each holds its text index in memory. */
const waitingSegments = 2;
/** Words of text that take about half a second to index again. */
const flushedAtClose = 1_000_000;

const everyWork = ['tidy', 'check', 'flush', 'vectors', 'merge', 'renew'] as const;
export type Work = (typeof everyWork)[number];

/**
 * The work behind writes: full segments are flushed, vectors are made, small segments are merged. Each kind that fails
 * is tried again by itself, less and less often, while the others go on.
 */
export class Maintenance {
  readonly #store: SegmentStore;
  readonly #vectorIndex: VectorIndex;
  readonly #flush: RetriedTask<Work>;
  /** In the order in which they run. */
  readonly #tasks: readonly RetriedTask<Work>[];
  #running: Promise<void> | undefined;
  #again = false;
  #stopped = false;
  #timer: NodeJS.Timeout | undefined;

  constructor(store: SegmentStore, vectorIndex: VectorIndex, delays: RetryDelays = retryDelays) {
    this.#store = store;
    this.#vectorIndex = vectorIndex;
    store.onUntidy = () => this.wake();
    const task = (name: Work, run: () => Promise<boolean>) => new RetriedTask(name, delays, run);
    this.#flush = task('flush', () => this.#flushFull());
    this.#tasks = [
      task('tidy', async () => {
        await this.#store.tidy();
        return false;
      }),
      task('check', async () => {
        await this.#store.check(() => this.#stopped);
        return false;
      }),
      this.#flush,
      task('vectors', () => this.#embed()),
      task('merge', () => this.#merge()),
      task('renew', () => this.#renew()),
    ];
  }

  /** What fails at present, by the name of the work, and why. */
  get failures(): { work: Work; error: unknown }[] {
    return this.#tasks.filter(({ failed }) => failed).map(({ name, error }) => ({ work: name, error }));
  }

  /** Starts a round, or asks for another after the one that runs. */
  wake(): void {
    this.#again = true;
    if (this.#running || this.#stopped) return;
    this.#running = this.#rounds().finally(() => {
      this.#running = undefined;
      if (this.#again && !this.#stopped) this.wake();
      else this.#arm();
    });
  }

  /** Wakes when the first of the failed kinds may be tried again. */
  #arm(): void {
    clearTimeout(this.#timer);
    const waits = this.#tasks.filter(({ failed }) => failed).map(({ waitMs }) => waitMs);
    if (waits.length === 0 || this.#stopped) return;
    this.#timer = setTimeout(() => this.wake(), Math.min(...waits) + 1);
    this.#timer.unref();
  }

  /** Throws where flushing has fallen behind and fails: what would be written now could not leave memory. */
  admit(): void {
    if (this.#flush.failed && this.#full().length > waitingSegments) throw problemOf(this.#flush.error);
  }

  /** After a write. Resolves at once unless flushing has fallen behind. */
  async written(): Promise<void> {
    this.wake();
    while (!this.#stopped && !this.#flush.failed && this.#full().length > waitingSegments) {
      this.wake();
      await this.#running;
    }
  }

  /** Resolves when nothing is left to do. What failed before is tried at once; throws when this work fails again. */
  async settled(works: readonly Work[] = everyWork): Promise<void> {
    for (const task of this.#tasks) task.hurry();
    this.wake();
    while (this.#running) await this.#running;
    const failure = this.failures.find(({ work }) => works.includes(work));
    if (failure) throw problemOf(failure.error);
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    await this.#running;
    // Else the next opening would have to read all these texts again.
    for (const segment of this.#store.segments) {
      const large = segment.docValues.liveLength >= flushedAtClose;
      if (!segment.flushed && !segment.broken && large) await this.#attempt(this.#closing(segment));
    }
    await this.#attempt(
      new RetriedTask('tidy', retryDelays, async () => {
        await this.#store.tidy();
        return false;
      }),
    );
  }

  #closing(segment: Segment): RetriedTask<Work> {
    return new RetriedTask('flush', retryDelays, async () => {
      await this.#flushSegment(segment);
      return false;
    });
  }

  #full(): Segment[] {
    return this.#store.segments.filter(({ flushed, full, broken }) => !flushed && full && !broken);
  }

  async #rounds(): Promise<void> {
    while (this.#again && !this.#stopped) {
      this.#again = false;
      for (const task of this.#tasks) {
        if (this.#stopped) return;
        if (task.waitMs > 0 || !(await this.#attempt(task))) continue;
        this.#again = true;
        break;
      }
    }
  }

  async #attempt(task: RetriedTask<Work>): Promise<boolean> {
    try {
      const again = await task.run();
      task.succeed();
      return again;
    } catch (error) {
      // Nothing is lost: what was written is on disk and searchable.
      const waitMs = task.fail(error);
      this.#store.log.error({ err: error, work: task.name, waitMs }, 'work on the library index failed');
      return false;
    }
  }

  async #flushFull(): Promise<boolean> {
    for (const segment of this.#full()) {
      if (this.#stopped) return false;
      await this.#flushSegment(segment);
    }
    return false;
  }

  /** Segments that can be flushed now interrupt what takes long. */
  #urgent(): boolean {
    return this.#full().length > 0 && this.#flush.waitMs === 0;
  }

  async #embed(): Promise<boolean> {
    await this.#vectorIndex.embedMissing(() => this.#stopped || this.#urgent());
    return this.#urgent();
  }

  async #merge(): Promise<boolean> {
    const { segments } = this.#store;
    const plan = planMerge(
      segments.map(({ flushed, docValues }) => ({
        flushed,
        rows: docValues.size,
        live: docValues.liveRows,
        tombstones: docValues.tombstones,
      })),
    );
    if (!plan) return false;
    return mergeSegments(this.#store, this.#vectorIndex, segments.slice(...plan), () => this.#stopped);
  }

  /** Writes a file of an earlier format in the present one; it serves until then. */
  async #renew(): Promise<boolean> {
    const { segments } = this.#store;
    const old = segments.filter(({ index }) => index instanceof InvertedIndexFile && !index.current);
    const [segment] = old;
    if (!segment) return false;
    if (!(await writeOwnFile(this.#store, segment, () => this.#stopped))) return false;
    const done = segments.filter(({ flushed }) => flushed).length - old.length + 1;
    this.#store.log.info(
      { segment: segment.name, done, of: done + old.length - 1 },
      'a segment was written in the present format',
    );
    return true;
  }

  async #flushSegment(segment: Segment): Promise<void> {
    const store = this.#store;
    await segment.rows.learnIds();
    await writeOwnFile(store, segment);
    segment.flushed = true;
    await store.save();
  }
}
