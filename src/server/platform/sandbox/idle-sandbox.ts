import { type Budget, openSandbox, type Sandbox } from './pool.ts';
import type { SandboxLimits } from './start-child.ts';

/** A sandbox of one child process that is stopped when idle and restarted when needed. */
export class IdleSandbox<Task, Result> {
  readonly #open: () => Sandbox<Task, Result>;
  #sandbox: Sandbox<Task, Result> | undefined;
  #closed = false;

  constructor(entry: string, limits: SandboxLimits) {
    this.#open = () => openSandbox(entry, 1, limits);
  }

  run(task: Task, budget?: Budget): Promise<Result> {
    if (this.#closed) return Promise.reject(new Error('the reader is closed'));
    this.#sandbox ??= this.#open();
    return this.#sandbox.run(task, budget);
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
