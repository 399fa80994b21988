import { type ChildProcess, spawn } from 'node:child_process';
import { ProblemError } from '#shared/errors.ts';

/** What one child may take. A worker thread would not do: its limits do not hold against what a parser allocates outside the heap. */
export interface SandboxLimits {
  /** Megabytes of data (heap, buffers, WebAssembly memory together). */
  memoryMb: number;
  /** Processor seconds a child may use before it is replaced; a single task is cut at twice this. */
  cpuSeconds: number;
  /** Seconds one task may take by the clock. */
  wallSeconds: number;
}

export const DEFAULT_LIMITS: SandboxLimits = { memoryMb: 512, cpuSeconds: 15, wallSeconds: 60 };

/** Runs tasks in limited child processes. A task that kills its child rejects alone; the server never notices. */
export interface Sandbox<Task, Result> {
  /** Errors: `unprocessable` with a sentence when the child died, ran out of memory or took too long. */
  run(task: Task): Promise<Result>;
  close(): void;
}

export type ChildAnswer = { result: unknown; cpuMs: number } | { failure: string; cpuMs: number };

interface Worker {
  process: ChildProcess;
  /** Resolves the task under way; undefined while idle. */
  finish: ((answer: ChildAnswer | 'died' | 'slow') => void) | undefined;
}

const DIED =
  'The file needs more memory or time than is allowed, so it was not read. It stays available for download.';

/** Node under `ulimit`, where there is a shell that has it: data size and processor time are the kernel's to enforce. */
function startChild(entry: string, limits: SandboxLimits): ChildProcess {
  const heap = `--max-old-space-size=${Math.floor(limits.memoryMb * 0.8)}`;
  const args = entry.endsWith('.ts') ? [heap, '--import', 'tsx', entry] : [heap, entry];
  const stdio = ['ignore', 'ignore', 'ignore', 'ipc'] as const;
  const options = {
    stdio: [...stdio],
    serialization: 'advanced' as const,
    env: { PATH: '/usr/bin:/bin', LANG: 'C.UTF-8' },
  };
  if (process.platform === 'win32') return spawn(process.execPath, args, options);
  const ulimit = `ulimit -d ${limits.memoryMb * 1024} 2>/dev/null; ulimit -t ${limits.cpuSeconds * 2} 2>/dev/null; exec "$0" "$@"`;
  return spawn('/bin/sh', ['-c', ulimit, process.execPath, ...args], options);
}

/**
 * A pool of `size` children that run the module at `entry`, which calls `serveTasks` of `child.ts`. Children are started
 * when first needed, reused, and replaced when they die or have used up their processor time.
 */
export function openSandbox<Task, Result>(
  entry: string,
  size: number,
  limits: SandboxLimits = DEFAULT_LIMITS,
): Sandbox<Task, Result> {
  const idle: Worker[] = [];
  const all = new Set<Worker>();
  const waiting: ((worker: Worker) => void)[] = [];

  const retire = (worker: Worker): void => {
    all.delete(worker);
    worker.process.kill('SIGKILL');
  };
  const start = (): Worker => {
    const worker: Worker = { process: startChild(entry, limits), finish: undefined };
    all.add(worker);
    worker.process.on('message', (answer: ChildAnswer) => worker.finish?.(answer));
    worker.process.on('error', () => worker.finish?.('died'));
    worker.process.on('exit', () => {
      all.delete(worker);
      const at = idle.indexOf(worker);
      if (at >= 0) idle.splice(at, 1);
      worker.finish?.('died');
    });
    return worker;
  };
  const acquire = (): Promise<Worker> => {
    const free = idle.pop();
    if (free) return Promise.resolve(free);
    if (all.size < size) return Promise.resolve(start());
    return new Promise((resolve) => waiting.push(resolve));
  };
  const release = (worker: Worker, keep: boolean): void => {
    if (!keep) retire(worker);
    const next = waiting.shift();
    if (next) next(keep ? worker : start());
    else if (keep) idle.push(worker);
  };

  return {
    async run(task) {
      const worker = await acquire();
      const answer = await new Promise<ChildAnswer | 'died' | 'slow'>((resolve) => {
        const timer = setTimeout(() => resolve('slow'), limits.wallSeconds * 1000);
        worker.finish = (outcome) => {
          clearTimeout(timer);
          resolve(outcome);
        };
        worker.process.send(task as object, (cause) => {
          if (cause) worker.finish?.('died');
        });
      });
      worker.finish = undefined;
      const alive = answer !== 'died' && answer !== 'slow';
      release(worker, alive && answer.cpuMs < limits.cpuSeconds * 1000);
      if (!alive) throw new ProblemError('unprocessable', DIED);
      if ('failure' in answer) throw new ProblemError('unprocessable', answer.failure);
      return answer.result as Result;
    },
    close() {
      for (const worker of all) retire(worker);
    },
  };
}
