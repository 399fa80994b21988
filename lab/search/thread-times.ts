import { readdirSync, readFileSync } from 'node:fs';

/** Clock ticks a second, in which Linux counts the processor time of a thread. */
const ticks = 100;
const tasks = '/proc/self/task';

/** Processor seconds of every thread of this process by its number; none where the system does not say. */
function secondsByThread(): Map<string, number> {
  const found = new Map<string, number>();
  if (process.platform !== 'linux') return found;
  for (const task of readdirSync(tasks)) {
    try {
      const afterName = readFileSync(`${tasks}/${task}/stat`, 'utf8').split(') ').at(-1) ?? '';
      const [user, system] = afterName.split(' ').slice(11, 13);
      found.set(task, (Number(user) + Number(system)) / ticks);
    } catch (error) {
      // It ended meanwhile.
      if (!['ENOENT', 'ESRCH'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
    }
  }
  return found;
}

/** The processor time of this process from now on, in seconds. */
export class ThreadTimes {
  readonly #cpu = process.cpuUsage();
  readonly #before = secondsByThread();

  /** Processor time of all threads, and of the busiest `most` of those that still run. */
  since(most: number): { all: number; busiest: number[] } {
    const { user, system } = process.cpuUsage(this.#cpu);
    const each = [...secondsByThread()].map(([task, now]) => now - (this.#before.get(task) ?? 0));
    return { all: (user + system) / 1e6, busiest: each.sort((a, b) => b - a).slice(0, most) };
  }
}
