import { EventEmitter, once } from 'node:events';
import { isDeepStrictEqual } from 'node:util';

/** Progress of some work. Those who follow it hear of each change. */
export class WatchedProgress<Progress> {
  readonly #changes = new EventEmitter().setMaxListeners(0);
  #progress: Progress | undefined;

  get progress(): Progress | undefined {
    return this.#progress;
  }

  set(progress: Progress | undefined): void {
    if (isDeepStrictEqual(progress, this.#progress)) return;
    this.#progress = progress;
    this.#changes.emit('change');
  }

  /** The progress, as soon as it differs from `seen`. An aborted `signal` rejects. */
  async after(seen: Progress | undefined, signal: AbortSignal | undefined): Promise<Progress | undefined> {
    while (isDeepStrictEqual(seen, this.#progress)) await once(this.#changes, 'change', { signal });
    return this.#progress;
  }
}
