import { EventEmitter, once } from 'node:events';
import type { IngestProgress } from '#shared/contracts/research/ingest-progress.ts';

/** A command reports every second; after this silence, in ms, its ingest counts as ended. */
const SILENCE_MS = 120_000;
/** Further commands at the same time are not shown. */
const MOST_RUNS = 20;

/** Progress of the running ingests, as their commands report it to this server. */
export class IngestMonitor {
  readonly #silenceMs: number;
  readonly #runs = new Map<string, { progress: IngestProgress; timer: NodeJS.Timeout }>();
  readonly #changes = new EventEmitter().setMaxListeners(0);
  #revision = 0;

  constructor(silenceMs = SILENCE_MS) {
    this.#silenceMs = silenceMs;
  }

  /** The progress of one run; `finished` ends it. */
  report(run: string, progress: IngestProgress, finished: boolean): void {
    if (!this.#runs.has(run) && this.#runs.size >= MOST_RUNS) return;
    clearTimeout(this.#runs.get(run)?.timer);
    if (finished) {
      this.#end(run);
      return;
    }
    const timer = setTimeout(() => this.#end(run), this.#silenceMs).unref();
    this.#runs.set(run, { progress, timer });
    this.#change();
  }

  /** All runs together; undefined when there is none. */
  get current(): IngestProgress | undefined {
    if (this.#runs.size === 0) return undefined;
    const sum = { files: 0, done: 0, documents: 0 };
    for (const { progress } of this.#runs.values()) {
      sum.files += progress.files;
      sum.done += progress.done;
      sum.documents += progress.documents;
    }
    return sum;
  }

  /** The present progress and each later one, until no ingest is in progress. States that a slow reader misses are skipped. */
  async *follow(signal: AbortSignal): AsyncGenerator<IngestProgress> {
    for (let seen = -1; ; ) {
      if (seen === this.#revision) await once(this.#changes, 'change', { signal });
      seen = this.#revision;
      const { current } = this;
      if (!current) return;
      yield current;
    }
  }

  #end(run: string): void {
    this.#runs.delete(run);
    this.#change();
  }

  #change(): void {
    this.#revision += 1;
    this.#changes.emit('change');
  }
}
