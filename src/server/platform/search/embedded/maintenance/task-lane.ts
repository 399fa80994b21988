import type { RetriedTask } from './retried-task.ts';

/** Tasks that run one after another, from the first again as long as one finds more to do. */
export class TaskLane<Name extends string> {
  readonly #tasks: readonly RetriedTask<Name>[];
  readonly #attempt: (task: RetriedTask<Name>) => Promise<boolean>;
  readonly #idle: () => void;
  #running: Promise<void> | undefined;
  #again = false;
  #stopped = false;

  /** `attempt` runs a task and returns true when more of it may be due; `idle` is called when nothing is. */
  constructor(
    tasks: readonly RetriedTask<Name>[],
    attempt: (task: RetriedTask<Name>) => Promise<boolean>,
    idle: () => void,
  ) {
    this.#tasks = tasks;
    this.#attempt = attempt;
    this.#idle = idle;
  }

  /** Resolves when nothing is left to do; undefined while nothing runs. */
  get running(): Promise<void> | undefined {
    return this.#running;
  }

  /** Starts a round, or asks for another after the one that runs. */
  wake(): void {
    this.#again = true;
    if (this.#running || this.#stopped) return;
    this.#running = this.#rounds().finally(() => {
      this.#running = undefined;
      if (this.#again && !this.#stopped) this.wake();
      else this.#idle();
    });
  }

  /** Resolves when the task that runs has ended; none starts afterwards. */
  async stop(): Promise<void> {
    this.#stopped = true;
    await this.#running;
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
}
