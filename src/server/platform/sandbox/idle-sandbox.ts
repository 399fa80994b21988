import { type Budget, openSandbox, type Sandbox } from './pool.ts';
import type { SandboxLimits } from './start-child.ts';

/** A sandbox of one child process that is stopped when idle and restarted when needed. */
export class IdleSandbox<Task, Result> {
  readonly #open: () => Sandbox<Task, Result>;
  #sandbox: Sandbox<Task, Result> | undefined;
  #closed = false;
  readonly #idleMs: number | undefined;
  #running = 0;
  #idle: NodeJS.Timeout | undefined;

  /** With `idleMs`, it stops itself when it has had nothing to do for this time. */
  constructor(entry: string, limits: SandboxLimits, idleMs?: number) {
    this.#idleMs = idleMs;
    this.#open = () => openSandbox(entry, 1, limits);
  }

  run(task: Task, budget?: Budget): Promise<Result> {
    if (this.#closed) return Promise.reject(new Error('the reader is closed'));
    this.#sandbox ??= this.#open();
    const result = this.#sandbox.run(task, budget);
    return this.#idleMs === undefined ? result : this.#thenIdle(result, this.#idleMs);
  }

  async #thenIdle(result: Promise<Result>, idleMs: number): Promise<Result> {
    clearTimeout(this.#idle);
    this.#running += 1;
    try {
      return await result;
    } finally {
      this.#running -= 1;
      if (this.#running === 0) this.#idle = setTimeout(() => this.stop(), idleMs).unref();
    }
  }

  /** Stops the child; a task in progress is rejected. The next task starts a new child. */
  stop(): void {
    this.#sandbox?.close();
    this.#sandbox = undefined;
  }

  close(): void {
    this.#closed = true;
    this.stop();
  }
}
