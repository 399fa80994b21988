import { Socket } from 'node:net';
import { createInterface } from 'node:readline';

/** A reason that may be shown to the user; any other error of a task is reported as a file that could not be read. */
export class Unreadable extends Error {}

const DAMAGED = 'The file could not be read: it is damaged or not what its name says.';

/** The sentence for a task that failed; only an `Unreadable` speaks for itself. */
export function reasonOf(error: unknown): string {
  return error instanceof Unreadable ? error.message : DAMAGED;
}

/** Memory ran out: not the file's fault alone, so the parent decides in a fresh child. */
function isExhausted(error: unknown): boolean {
  return (
    error instanceof Error &&
    /allocation failed|out of memory|allocate memory|could not allocate/iu.test(error.message)
  );
}

function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/**
 * Runs in the child: answers each task, a line of JSON on standard input, with a line on descriptor 3, one at a time,
 * until the parent goes away. Standard output is closed to it, so nothing a parser prints can pass for an answer.
 */
export async function serveTasks<Task, Result>(handle: (task: Task) => Promise<Result>): Promise<void> {
  const answers = new Socket({ fd: 3, readable: false, writable: true });
  answers.on('error', () => process.exit(0));
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY })) {
    const outcome = await handle(JSON.parse(line) as Task).then(
      (result) => ({ result }),
      (error: unknown) => {
        if (isExhausted(error)) process.exit(1);
        // A parser that threw may be left in any state.
        return { failure: reasonOf(error), spoiled: !(error instanceof Unreadable) };
      },
    );
    const spent = { cpuMs: cpuMs(), rssMb: process.memoryUsage.rss() / 2 ** 20 };
    answers.write(`${JSON.stringify({ ...outcome, ...spent })}\n`);
  }
  process.exit(0);
}
