import type { Logger } from 'pino';
import { notifyLauncher } from './launcher-link.ts';

const DEADLINE_MS = 9500;
const SECOND_SIGNAL_AFTER_MS = 500;

export interface ShutdownStep {
  name: string;
  run: () => Promise<unknown>;
  /** A step that runs even in a hurry, because without it something stays behind, such as a running database. */
  needed?: boolean;
}

/**
 * Collects closing steps and runs them in reverse order at SIGINT, SIGTERM, SIGHUP or when the launcher ends.
 * A second signal skips the waiting: requests and jobs are dropped, the database is still stopped. Takes ≤ 10 s.
 */
export class Shutdown {
  readonly #log: Logger;
  readonly #steps: ShutdownStep[] = [];
  #started: Promise<unknown> = Promise.resolve();
  #stopped: Promise<void> | undefined;
  #hurry: () => void = () => undefined;
  readonly #hurried = new Promise<void>((resolve) => {
    this.#hurry = resolve;
  });

  constructor(log: Logger) {
    this.#log = log;
  }

  /** True from the first moment of a stop. */
  get stopping(): boolean {
    return this.#stopped !== undefined;
  }

  /** Closing waits for this promise, because a half-opened service cannot be closed. */
  waitFor(started: Promise<unknown>): void {
    this.#started = started;
  }

  add(step: ShutdownStep): void {
    this.#steps.unshift(step);
  }

  /** Runs all closing steps registered so far; every caller gets the same promise. */
  stop(): Promise<void> {
    this.#stopped ??= this.#stop();
    return this.#stopped;
  }

  /** Skips all further waiting except for the steps that are `needed`. */
  hurry(): void {
    this.#hurry();
  }

  onSignals(exit: (code: number) => void): void {
    let first = 0;
    const onSignal = (signal: string) => {
      // A terminal and a parent process often both forward one Ctrl-C.
      if (first !== 0 && Date.now() - first > SECOND_SIGNAL_AFTER_MS) return this.#hurry();
      if (first !== 0) return;
      first = Date.now();
      this.#log.info({ signal }, 'stopping');
      notifyLauncher('stopping');
      setTimeout(() => exit(1), DEADLINE_MS).unref();
      void this.stop().then(() => exit(0));
    };
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onSignal);
    process.on('disconnect', () => onSignal('the launcher ended'));
  }

  async #stop(): Promise<void> {
    await this.#started.catch(() => undefined);
    for (const { name, run, needed } of this.#steps.splice(0)) {
      try {
        await (needed ? run() : Promise.race([run(), this.#hurried]));
      } catch (error) {
        this.#log.error({ err: error, step: name }, 'could not stop cleanly');
      }
    }
  }
}
