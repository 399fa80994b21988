import type { ChildAnswer } from './pool.ts';

/** A reason that may be shown to the user; any other error of a task is reported as a file that could not be read. */
export class Unreadable extends Error {}

/** Runs in the child: answers each task with what `handle` returns, one at a time, until the parent goes away. */
export function serveTasks<Task, Result>(handle: (task: Task) => Promise<Result>): void {
  const answer = (message: ChildAnswer) => process.send?.(message);
  const cpuMs = () => process.cpuUsage().user / 1000 + process.cpuUsage().system / 1000;
  process.on('message', async (task: Task) => {
    try {
      answer({ result: await handle(task), cpuMs: cpuMs() });
    } catch (error) {
      const failure =
        error instanceof Unreadable
          ? error.message
          : 'The file could not be read: it is damaged or not what its name says.';
      answer({ failure, cpuMs: cpuMs() });
    }
  });
  process.on('disconnect', () => process.exit(0));
}
