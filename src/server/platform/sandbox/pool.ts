import { jsonLine } from '#server/core/json-line.ts';
import { ProblemError } from '#shared/errors.ts';
import { messages as fileReading } from '#shared/messages/en/common/file-reading.ts';
import { fromSentenceData, type Sentence, type SentenceData, sentenceOf } from '#shared/messages/sentence.ts';
import { Inbox, type TaskFiles, withPlaces } from './inbox.ts';
import type { TaskLine } from './serve-tasks.ts';
import {
  CHILD_CPU_FACTOR,
  type ChildAnswer,
  type ChildExit,
  type SandboxLimits,
  startWorker,
  type Worker,
} from './start-child.ts';

export const DEFAULT_LIMITS: SandboxLimits = { memoryMb: 512, cpuSeconds: 30, wallSeconds: 60 };

/** The `reason` of a task that ran out of memory or died. Unlike a damaged file, it may succeed on another try. */
export const OVER_LIMIT = 'over_limit';
/** The `reason` of a task that used up its time; it is never retried automatically. */
export const OVER_TIME = 'over_time';

const OVER = sentenceOf(fileReading.overLimits);
/** A child that holds this share of its memory between tasks is replaced, so that the next file has enough. */
const FULL = 0.6;

/** The time limit of one task, less than the limits of its child, and the signal that ends it. */
export type Budget = Pick<SandboxLimits, 'cpuSeconds' | 'wallSeconds'> & { signal?: AbortSignal };

/**
 * Runs tasks in limited child processes. When a task kills its child, only that task rejects; the server is not
 * affected.
 */
export interface Sandbox<Task, Result> {
  /**
   * Tasks and results are JSON; a result is as untrusted as its file. Errors: `unprocessable` with a sentence when the
   * task failed, died or ran out of memory (`reason` is then `OVER_LIMIT`), or took too long (`OVER_TIME`);
   * the reason of the signal.
   */
  run(task: Task, budget?: Budget): Promise<Result>;
  /** Ends every child; running tasks reject with an `Error`. */
  close(): void;
}

class Closed extends Error {}

/** The child names a message of file reading; any other key is not taken, because an untrusted file may have chosen it. */
export function knownReason(failure: SentenceData): Sentence {
  const known = failure.key.startsWith('fileReading.') ? fromSentenceData(failure) : undefined;
  return known ?? sentenceOf(fileReading.damaged);
}

const READ_FROM_PICTURES: ReadonlySet<string> = new Set([
  fileReading.pdfOnlyPictures.key,
  fileReading.pdfOnlyDamaged.key,
]);

/** True for the key of the sentence that refuses a PDF whose words can be read from the pictures of its pages. */
export function isReadFromPictures(key: string): boolean {
  return READ_FROM_PICTURES.has(key);
}

/** Gives a child its task and the files of it, and takes what it wrote. */
async function askWith(worker: Worker, line: string, files: TaskFiles): Promise<ChildAnswer | ChildExit> {
  const { inbox } = worker;
  if (!inbox) return worker.ask(line);
  const places = await inbox.bring(files);
  const answer = await worker.ask(withPlaces(line, places, jsonLine));
  if (typeof answer === 'object') await inbox.take(files);
  return answer;
}

/** `problem`: the disk of the server, and no fault of the task. */
interface Asked {
  answer: ChildAnswer | ChildExit;
  problem?: unknown;
}

/** Asks a child, which ends after so many seconds and when the client has gone. */
async function askWithin(
  worker: Worker,
  line: string,
  files: TaskFiles,
  { wallSeconds, signal }: Pick<Budget, 'wallSeconds'> & { signal: AbortSignal | undefined },
): Promise<Asked> {
  let late = false;
  const timer = setTimeout(() => {
    late = true;
    worker.kill();
  }, wallSeconds * 1000);
  const stop = () => worker.kill();
  signal?.addEventListener('abort', stop);
  try {
    const answer = signal?.aborted ? 'died' : await askWith(worker, line, files);
    return { answer: late && answer === 'died' ? 'over time' : answer };
  } catch (problem) {
    // A child without its files must not go on.
    worker.kill();
    return { answer: 'died', problem };
  } finally {
    signal?.removeEventListener('abort', stop);
    clearTimeout(timer);
  }
}

/** True for a child that may have another task. */
const lasts = (answer: ChildAnswer, { cpuSeconds, memoryMb }: SandboxLimits): boolean =>
  !('spoiled' in answer && answer.spoiled) &&
  answer.cpuMs < cpuSeconds * CHILD_CPU_FACTOR * 1000 &&
  answer.rssMb < memoryMb * FULL;

/** Errors: those of `Sandbox.run`. */
function resultOf(answer: ChildAnswer | ChildExit): unknown {
  if (answer === 'over time') throw new ProblemError('unprocessable', OVER, { reason: OVER_TIME });
  if (answer === 'died') throw new ProblemError('unprocessable', OVER, { reason: OVER_LIMIT });
  if ('failure' in answer) throw new ProblemError('unprocessable', knownReason(answer.failure));
  return answer.result;
}

/**
 * A pool of `size` children that run the module at `entry`, which calls `serveTasks`. Children start when first
 * needed, are reused, and are replaced when they die or have used up their time or memory. `filesOf` names the files of a task:
 * a child sees these alone, and only while it has the task.
 */
export function openSandbox<Task, Result>(
  entry: string,
  size: number,
  limits: SandboxLimits = DEFAULT_LIMITS,
  filesOf?: (task: Task) => TaskFiles,
): Sandbox<Task, Result> {
  const idle: Worker[] = [];
  const all = new Set<Worker>();
  const waiting: { give: (worker: Worker) => void; refuse: (error: Error) => void }[] = [];
  let closed = false;

  const start = (): Worker => {
    const worker = startWorker(
      entry,
      limits,
      (gone) => {
        all.delete(gone);
        const at = idle.indexOf(gone);
        if (at >= 0) idle.splice(at, 1);
      },
      filesOf && process.platform !== 'win32' ? new Inbox() : undefined,
    );
    all.add(worker);
    return worker;
  };
  const acquire = (): Promise<Worker> => {
    if (closed) return Promise.reject(new Closed('the sandbox is closed'));
    const free = idle.pop();
    if (free) return Promise.resolve(free);
    if (all.size < size) return Promise.resolve(start());
    return new Promise((give, refuse) => waiting.push({ give, refuse }));
  };
  const release = (worker: Worker, keep: boolean): void => {
    if (!keep) {
      all.delete(worker);
      worker.kill();
    }
    if (closed) return;
    const next = waiting.shift();
    if (next) next.give(keep ? worker : start());
    else if (keep) idle.push(worker);
  };
  const attempt = async (
    line: string,
    files: TaskFiles,
    { wallSeconds, signal }: Budget,
  ): Promise<{ answer: ChildAnswer | ChildExit; first: boolean }> => {
    const worker = await acquire();
    const first = worker.served === 0;
    const { answer, problem } = await askWithin(worker, line, files, { wallSeconds, signal });
    release(worker, typeof answer === 'object' && worker.alive && lasts(answer, limits));
    signal?.throwIfAborted();
    if (problem !== undefined) throw problem;
    if (closed) throw new Closed('the sandbox is closed');
    return { answer, first };
  };

  return {
    async run(task, budget = limits) {
      const line = jsonLine({ task, cpuSeconds: budget.cpuSeconds } satisfies TaskLine);
      const files = filesOf?.(task) ?? {};
      let { answer, first } = await attempt(line, files, budget);
      // Earlier tasks may have used up the child's memory, so the task runs again in a fresh child.
      while (answer === 'died' && !first) ({ answer, first } = await attempt(line, files, budget));
      return resultOf(answer) as Result;
    },
    close() {
      closed = true;
      for (const worker of all) worker.kill();
      for (const { refuse } of waiting.splice(0)) refuse(new Closed('the sandbox is closed'));
    },
  };
}
