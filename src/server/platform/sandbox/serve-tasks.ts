import { Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { Worker } from 'node:worker_threads';
import { messages as fileReading } from '#shared/messages/en/common/file-reading.ts';
import { englishSentence, type Sentence, sentenceOf, toSentenceData } from '#shared/messages/sentence.ts';
import { closeNetwork } from './no-network.ts';

/**
 * A reason that may be shown to the user; every other error of a task is reported as a file that could not be read.
 */
export class UnreadableFileError extends Error {
  readonly said: Sentence;

  constructor(said: Sentence, options?: ErrorOptions) {
    super(englishSentence(said), options);
    this.said = said;
  }
}

/** The signal that ends a child whose task used up its processor time, from our watchdog and from the kernel. */
export const OVER_TIME_SIGNAL = 'SIGXCPU';

/** The sentence for a failed task; only the message of an `UnreadableFileError` is shown. */
export function failureReason(error: unknown): Sentence {
  return error instanceof UnreadableFileError ? error.said : sentenceOf(fileReading.damaged);
}

/** Out of memory: perhaps not because of this file alone, so the parent tries again in a fresh child. */
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

/** The interval of the watchdog. */
const WATCH_MS = 200;

/**
 * The watchdog runs in its own thread, so that it works while a parser blocks the main thread. It ends the process
 * when the parent has gone (even killed) and when a task has used up its processor time. It is plain JavaScript,
 * because a thread that loads TypeScript would cost each child half a second.
 */
const WATCHDOG = `
  const { workerData: { deadline, parent, overTime, everyMs } } = require('node:worker_threads');
  setInterval(() => {
    const { user, system } = process.cpuUsage();
    const until = Atomics.load(deadline, 0);
    if (process.ppid !== parent) process.kill(process.pid, 'SIGKILL');
    else if (until > 0 && (user + system) / 1000 > until) process.kill(process.pid, overTime);
  }, everyMs);
`;

/**
 * Starts the watchdog. Returns a function that sets the remaining processor time from now on; undefined for no limit.
 */
function startWatchdog(): (milliseconds: number | undefined) => void {
  const deadline = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const parent = Number(process.argv[2]);
  const overTime = process.platform === 'win32' ? 'SIGKILL' : OVER_TIME_SIGNAL;
  const workerData = { deadline, parent, overTime, everyMs: WATCH_MS };
  new Worker(WATCHDOG, { eval: true, execArgv: [], workerData }).unref();
  return (milliseconds) => {
    Atomics.store(deadline, 0, milliseconds === undefined ? 0 : Math.ceil(cpuMs() + milliseconds));
  };
}

/** A task as sent to a child, with its limit of processor time. */
export interface TaskLine {
  task: unknown;
  cpuSeconds: number;
}

/**
 * Runs in the child: answers each task (a line of JSON on standard input) with a line on descriptor 3, one at a time,
 * until the parent has gone. Standard output is closed, so that nothing a parser prints can pass for an answer.
 */
export async function serveTasks<Task, Result>(handle: (task: Task) => Promise<Result>): Promise<void> {
  const answers = new Socket({ fd: 3, readable: false, writable: true });
  answers.on('error', () => process.exit(0));
  closeNetwork();
  const allow = startWatchdog();
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY })) {
    const { task, cpuSeconds } = JSON.parse(line) as TaskLine;
    allow(cpuSeconds * 1000);
    const outcome = await handle(task as Task).then(
      (result) => ({ result }),
      (error: unknown) => {
        if (isExhausted(error)) process.exit(1);
        // A parser that threw may be in any state.
        return {
          failure: toSentenceData(failureReason(error)),
          spoiled: !(error instanceof UnreadableFileError),
        };
      },
    );
    const spent = { cpuMs: cpuMs(), rssMb: process.memoryUsage.rss() / 2 ** 20 };
    const answer = `${JSON.stringify({ ...outcome, ...spent })}\n`;
    allow(undefined);
    answers.write(answer);
  }
  process.exit(0);
}
