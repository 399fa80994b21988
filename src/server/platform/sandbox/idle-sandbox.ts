import { ownerOfWork } from '#server/core/threads/owner-of-work.ts';
import { TurnsByOwner } from '#server/core/threads/turns-by-owner.ts';
import type { TaskFiles } from './inbox.ts';
import { type Budget, openSandbox, type Sandbox } from './pool.ts';
import type { SandboxLimits } from './start-child.ts';

/**
 * A sandbox of `size` child processes, by default two, that start when needed and stop when idle. Requests take turns by their owner
 * (`forOwner`), who never has all children, and a task ends when its client has gone.
 */
export class IdleSandbox<Task, Result> {
  readonly #open: () => Sandbox<Task, Result>;
  #sandbox: Sandbox<Task, Result> | undefined;
  readonly #limits: SandboxLimits;
  readonly #turns: TurnsByOwner;
  #closed = false;
  readonly #idleMs: number | undefined;
  #running = 0;
  #idle: NodeJS.Timeout | undefined;

  /** `filesOf`: see `openSandbox`. With `idleMs`, it stops itself when it has had nothing to do for this time. */
  constructor(
    entry: string,
    limits: SandboxLimits,
    filesOf: (task: Task) => TaskFiles,
    { idleMs, size = 2 }: { idleMs?: number; size?: number } = {},
  ) {
    this.#idleMs = idleMs;
    this.#limits = limits;
    this.#turns = new TurnsByOwner({ atOnce: size, ofOwner: size - 1, waiting: 20 });
    this.#open = () => openSandbox(entry, size, limits, filesOf);
  }

  run(task: Task, budget?: Budget): Promise<Result> {
    if (this.#closed) return Promise.reject(new Error('the reader is closed'));
    const result = this.#inTurn(task, budget);
    return this.#idleMs === undefined ? result : this.#thenIdle(result, this.#idleMs);
  }

  async #inTurn(task: Task, budget: Budget | undefined): Promise<Result> {
    const { id, signal: signalOf } = ownerOfWork();
    const signal = signalOf?.();
    const leave = await this.#turns.enter(id, signal);
    try {
      if (this.#closed) throw new Error('the reader is closed');
      this.#sandbox ??= this.#open();
      return await this.#sandbox.run(task, signal ? { ...(budget ?? this.#limits), signal } : budget);
    } finally {
      leave();
    }
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
