import { EventEmitter, once } from 'node:events';
import { isDeepStrictEqual } from 'node:util';
import type { RebuildProgress } from './engine.ts';

/** How far the rebuild of an index is. Those who follow it hear of each change. */
export class RebuildState {
  readonly #changes = new EventEmitter().setMaxListeners(0);
  #progress: RebuildProgress | undefined;

  /** The rebuild in progress, or the last one where it failed. */
  get progress(): RebuildProgress | undefined {
    return this.#progress;
  }

  set(progress: RebuildProgress | undefined): void {
    if (isDeepStrictEqual(progress, this.#progress)) return;
    this.#progress = progress;
    this.#changes.emit('change');
  }

  /** The progress, as soon as it differs from `seen`. An aborted `signal` rejects. */
  async after(
    seen: RebuildProgress | undefined,
    signal: AbortSignal | undefined,
  ): Promise<RebuildProgress | undefined> {
    while (isDeepStrictEqual(seen, this.#progress)) await once(this.#changes, 'change', { signal });
    return this.#progress;
  }
}
