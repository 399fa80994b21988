import { ProblemError } from '#shared/errors.ts';
import { messages as requests } from '#shared/messages/en/common/requests.ts';
import { sentenceOf } from '#shared/messages/sentence.ts';
import type { RebuildProgress } from '../../engine.ts';
import { WatchedProgress } from '../../watched-progress.ts';
import { problemOf } from '../disk/disk-problem.ts';
import type { SegmentStore } from '../segment-store.ts';
import { mergeSegments, planMerge, planMergeAtRest } from '../segments/merge.ts';
import type { MergeFiles } from '../segments/merge-files.ts';
import { buildFileAgain } from '../segments/rebuild-segment.ts';
import type { Segment } from '../segments/segment.ts';
import { writeOwnFile } from '../segments/segment-file.ts';
import type { VectorIndex } from '../vectors/vector-index.ts';
import { RetriedTask, type RetryDelays, retryDelays } from './retried-task.ts';
import { TaskLane } from './task-lane.ts';
import { ColumnWarmer } from './warm-columns.ts';

/** Full segments that may wait for their file before writers wait too: each holds its text index in memory. */
const waitingSegments = 2;
/** So long after the last write an index is at rest, in milliseconds: it may be merged into fewer segments. */
const restMs = 30_000;
/** Words of text that take about half a second to index again. */
const flushedAtClose = 1_000_000;

const everyWork = ['tidy', 'values', 'check', 'flush', 'store', 'vectors', 'warm', 'renew', 'merge'] as const;
export type Work = (typeof everyWork)[number];

/**
 * The work behind writes: full segments are flushed and get their vectors; beside that, small segments are merged, so that
 * no write waits for a merge. An index at rest is merged further, because every segment costs each search. Each kind that fails is tried again by itself, less and less often, while the others go on.
 */
export class Maintenance {
  readonly #store: SegmentStore;
  readonly #vectorIndex: VectorIndex;
  readonly #mergeFiles: MergeFiles;
  readonly #columns: ColumnWarmer;
  readonly #flush: RetriedTask<Work>;
  readonly #renewal: RetriedTask<Work>;
  readonly #tasks: readonly RetriedTask<Work>[];
  readonly #writes: TaskLane<Work>;
  readonly #merges: TaskLane<Work>;
  readonly #stop = new AbortController();
  /** Segments whose files are built again, and their rows; none once all are. */
  readonly #stale = new Set<Segment>();
  #rebuild: { done: number; of: number } | undefined;
  /** The rebuild in progress, or the last one where it failed. */
  readonly rebuildState = new WatchedProgress<RebuildProgress>();
  #timer: NodeJS.Timeout | undefined;
  #atRest = false;
  readonly #restTimer: NodeJS.Timeout;

  constructor(
    store: SegmentStore,
    vectorIndex: VectorIndex,
    mergeFiles: MergeFiles,
    delays: RetryDelays = retryDelays,
  ) {
    this.#store = store;
    this.#vectorIndex = vectorIndex;
    this.#mergeFiles = mergeFiles;
    this.#columns = new ColumnWarmer(store);
    store.onUntidy = () => this.wake();
    const task = (name: Work, run: () => Promise<boolean>) => new RetriedTask(name, delays, run);
    this.#flush = task('flush', () => this.#flushFull());
    const writes = [
      task('tidy', () => this.#tidy()),
      task('values', () => this.#readValues()),
      task('check', () => this.#check()),
      this.#flush,
      task('store', () => this.#storeValues()),
      task('vectors', () => this.#embed()),
      task('warm', () => this.#warm()),
    ];
    // A merge reads files of the present format only.
    this.#renewal = task('renew', () => this.#renew());
    const merges = [this.#renewal, task('merge', () => this.#merge())];
    this.#tasks = [...writes, ...merges];
    const lane = (tasks: readonly RetriedTask<Work>[]) =>
      new TaskLane(
        tasks,
        (each) => this.#attempt(each),
        () => this.#arm(),
      );
    [this.#writes, this.#merges] = [lane(writes), lane(merges)];
    this.#restTimer = setTimeout(() => this.#rest(), restMs);
    this.#restTimer.unref();
  }

  #rest(): void {
    this.#atRest = true;
    this.#merges.wake();
  }

  get #stopped(): boolean {
    return this.#stop.signal.aborted;
  }

  /** The kinds of work that fail at present, and their errors. */
  get failures(): { work: Work; error: unknown }[] {
    return this.#tasks.filter(({ failed }) => failed).map(({ name, error }) => ({ work: name, error }));
  }

  /**
   * Writes the file of every segment again from its documents. Throws `conflict` while that is in progress; what failed
   * is tried again at once.
   */
  rebuild(): void {
    if (this.#rebuild && !this.#renewal.failed)
      throw new ProblemError('conflict', sentenceOf(requests.rebuildRuns));
    if (!this.#rebuild) {
      for (const segment of this.#store.segments) if (segment.flushed) this.#stale.add(segment);
      this.#rebuild = { done: 0, of: this.#staleRows() };
    }
    this.#renewal.hurry();
    this.#noteRebuild();
    this.wake();
  }

  #noteRebuild(): void {
    this.rebuildState.set(this.#rebuild && { ...this.#rebuild, failed: this.#renewal.failed });
  }

  #staleRows(): number {
    return [...this.#stale].reduce((sum, { docValues }) => sum + docValues.size, 0);
  }

  /** Looks for work, now or after what runs. */
  wake(): void {
    this.#writes.wake();
    this.#merges.wake();
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
    this.#atRest = false;
    this.#restTimer.refresh();
    this.wake();
    while (!this.#stopped && !this.#flush.failed && this.#full().length > waitingSegments) {
      this.#writes.wake();
      await this.#writes.running;
    }
  }

  /** Resolves when nothing is left to do. Failed work is tried at once; throws when this work fails again. */
  async settled(works: readonly Work[] = everyWork): Promise<void> {
    for (const task of this.#tasks) task.hurry();
    this.wake();
    for (let running = this.#running; running; running = this.#running) await running;
    const failure = this.failures.find(({ work }) => works.includes(work));
    if (failure) throw problemOf(failure.error);
  }

  /** Resolves when nothing is left to do as for an index at rest, which this one is from now on until the next write. */
  async rested(): Promise<void> {
    await this.settled();
    this.#rest();
    await this.settled();
  }

  get #running(): Promise<void> | undefined {
    return this.#writes.running ?? this.#merges.running;
  }

  async stop(): Promise<void> {
    this.#stop.abort();
    clearTimeout(this.#timer);
    clearTimeout(this.#restTimer);
    await Promise.all([this.#writes.stop(), this.#merges.stop()]);
    // Else the next opening would have to read all these texts again.
    for (const segment of this.#store.segments) {
      const large = segment.docValues.liveLength >= flushedAtClose;
      if (segment.flushed || segment.broken || !large) continue;
      await this.#attemptLast('flush', () => this.#flushSegment(segment));
    }
    await this.#attemptLast('tidy', () => this.#store.tidy());
  }

  async #attemptLast(name: Work, work: () => Promise<void>): Promise<void> {
    const run = async () => {
      await work();
      return false;
    };
    await this.#attempt(new RetriedTask(name, retryDelays, run));
  }

  #full(): Segment[] {
    return this.#store.segments.filter(({ flushed, full, broken }) => !flushed && full && !broken);
  }

  async #attempt(task: RetriedTask<Work>): Promise<boolean> {
    try {
      const again = await task.run();
      task.succeed();
      return again;
    } catch (error) {
      if (error === this.#stop.signal.reason) return false;
      // Nothing is lost: what was written is on disk and searchable.
      const waitMs = task.fail(error);
      this.#store.log.error({ err: error, work: task.name, waitMs }, 'work on the library index failed');
      return false;
    } finally {
      this.#noteRebuild();
      if (task.name === 'vectors') this.#vectorIndex.noteFailing(task.failed);
    }
  }

  async #tidy(): Promise<boolean> {
    await this.#store.tidy();
    return false;
  }

  async #readValues(): Promise<boolean> {
    await this.#store.unread.read(() => this.#stopped);
    return false;
  }

  async #check(): Promise<boolean> {
    await this.#store.check(() => this.#stopped);
    // Checked segments may be merged.
    this.#merges.wake();
    return false;
  }

  async #flushFull(): Promise<boolean> {
    for (const segment of this.#full()) {
      if (this.#stopped) return false;
      await this.#flushSegment(segment);
      this.#merges.wake();
    }
    return false;
  }

  /** In the same lane as deleting: what a merge replaces meanwhile is deleted after it was written. */
  async #storeValues(): Promise<boolean> {
    await this.#store.storeDocValues(() => this.#stopped || this.#urgent());
    return this.#urgent();
  }

  /** Segments that can be flushed now interrupt what takes long. */
  #urgent(): boolean {
    return this.#full().length > 0 && this.#flush.waitMs === 0;
  }

  async #embed(): Promise<boolean> {
    await this.#vectorIndex.embedMissing(() => this.#stopped || this.#urgent());
    return this.#urgent();
  }

  async #warm(): Promise<boolean> {
    await this.#columns.run(() => this.#stopped || this.#urgent());
    return this.#urgent();
  }

  async #merge(): Promise<boolean> {
    const { segments } = this.#store;
    const sizes = segments.map((segment) => ({
      ready: segment.flushed && segment.isCurrent && this.#store.isChecked(segment),
      rows: segment.docValues.size,
      live: segment.docValues.liveRows,
      tombstones: segment.docValues.tombstones,
    }));
    const plan = planMerge(sizes) ?? (this.#atRest ? planMergeAtRest(sizes) : undefined);
    if (!plan) return false;
    const sources = segments.slice(...plan);
    await mergeSegments(this.#store, this.#vectorIndex, this.#mergeFiles, sources, this.#stop.signal);
    // Its columns are decoded there.
    this.#writes.wake();
    return true;
  }

  /** Makes a file of an earlier format again; it serves until then. */
  async #renew(): Promise<boolean> {
    const { segments } = this.#store;
    const [stale] = this.#stale;
    if (stale) return this.#buildAgain(stale);
    this.#rebuild = undefined;
    const old = segments.filter((each) => each.flushed && !each.isCurrent && this.#store.isChecked(each));
    const [segment] = old;
    if (!segment) return false;
    await buildFileAgain(this.#store, segment, this.#stop.signal);
    const done = segments.filter(({ flushed }) => flushed).length - old.length + 1;
    this.#store.log.info(
      { segment: segment.name, done, of: done + old.length - 1 },
      'a segment was written in the present format',
    );
    return true;
  }

  async #buildAgain(segment: Segment): Promise<boolean> {
    const { segments } = this.#store;
    if (segments.includes(segment)) {
      await buildFileAgain(this.#store, segment, this.#stop.signal);
      this.#store.log.info(
        { segment: segment.name, left: this.#stale.size - 1 },
        'a segment was built again',
      );
    }
    this.#stale.delete(segment);
    if (this.#rebuild) this.#rebuild.done = this.#rebuild.of - this.#staleRows();
    return true;
  }

  async #flushSegment(segment: Segment): Promise<void> {
    const store = this.#store;
    await writeOwnFile(store, segment);
    segment.flushed = true;
    await store.save();
  }
}
