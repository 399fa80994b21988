import { type ChildProcess, spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { constants, setPriority } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pathToFileURL } from 'node:url';

import { z } from 'zod';
import { childEnvironment } from '#server/core/env.ts';
import { OVER_TIME_SIGNAL } from './serve-tasks.ts';

/** What one child may take. A worker thread would not do: its limits do not hold against what a parser allocates outside the heap. */
export interface SandboxLimits {
  /** Megabytes of data (heap, buffers, WebAssembly memory together) besides what Node itself maps. */
  memoryMb: number;
  /** Processor seconds one task may take. The kernel counts a child's whole life, so a busy child is replaced in time. */
  cpuSeconds: number;
  /** Seconds one task may take by the clock. */
  wallSeconds: number;
  /** The child gives way to the server: added to its niceness. */
  lowPriority?: boolean;
  /** Threads that the child's work starts besides its first; none unless said. */
  threads?: number;
}

/** A child is replaced when it has used this many times the processor time of one task: starting one costs half a second. */
export const TASKS_PER_CHILD = 3;
const MAX_ANSWER_BYTES = 128 * 1024 * 1024;
const NEWLINE = 10;
/**
 * What Node itself maps, which the kernel counts as data: some 50 MB, and since V8 13 (Node 24) another 512 MB for each
 * thread that runs JavaScript, set aside for compiled code and never touched.
 */
const NODE_OWN_MB = Number.parseInt(process.versions.v8, 10) >= 13 ? 576 : 64;

const spent = { cpuMs: z.number(), rssMb: z.number() };
/** `spoiled`: the child should not be used again. */
const answerSchema = z.union([
  z.object({ failure: z.string(), spoiled: z.boolean(), ...spent }),
  z.object({ result: z.unknown(), ...spent }),
]);
export type ChildAnswer = z.infer<typeof answerSchema>;

/** How a child ended that gave no answer: at its limit of processor time, or in any other way. */
export type ChildExit = 'over time' | 'died';

export interface Worker {
  /** How many tasks it has answered. */
  served: number;
  /** Whether the process is still there. */
  readonly alive: boolean;
  /** Resolves with the answer, or with how the child ended; one that answers nonsense is ended. `line`: a `TaskLine`. */
  ask(line: string): Promise<ChildAnswer | ChildExit>;
  kill(): void;
}

/** Node under `ulimit`, where there is a shell that has it: data size and processor time are the kernel's to enforce. */
function startChild(entry: string, { memoryMb, cpuSeconds, threads: more = 0 }: SandboxLimits): ChildProcess {
  // TypeScript is read by a thread of its own, for each thread; the watchdog is one more.
  const threads = (1 + more) * (entry.endsWith('.ts') ? 2 : 1) + 1;
  const dataMb = memoryMb + NODE_OWN_MB * threads;
  const args = [`--max-old-space-size=${Math.floor(memoryMb * 0.75)}`];
  if (entry.endsWith('.ts'))
    args.push('--import', pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href);
  args.push(entry, String(process.pid));
  const options = {
    stdio: ['pipe' as const, 'ignore' as const, 'ignore' as const, 'pipe' as const],
    cwd: path.dirname(entry),
    // Ctrl-C in a terminal reaches every process of its group; a child finishes what it reads.
    detached: true,
    env: { ...childEnvironment(), LANG: 'C.UTF-8' },
  };
  if (process.platform === 'win32') return spawn(process.execPath, args, options);
  const life = cpuSeconds * (TASKS_PER_CHILD + 1);
  // The soft limit sends the signal that tells why; the hard one ends what does not listen.
  const time = `ulimit -S -t ${life} 2>/dev/null; ulimit -H -t ${life + 5} 2>/dev/null`;
  const ulimit = `ulimit -c 0 2>/dev/null; ulimit -d ${dataMb * 1024} 2>/dev/null; ${time}; exec "$0" "$@"`;
  return spawn('/bin/sh', ['-c', ulimit, process.execPath, ...args], options);
}

/** Calls `onLine` for each line; a line longer than an answer may be ends the stream. */
function readLines(stream: Readable, onLine: (line: string) => void): void {
  let parts: Buffer[] = [];
  let bytes = 0;
  stream.on('error', () => stream.destroy());
  stream.on('data', (chunk: Buffer) => {
    let rest = chunk;
    for (let end = rest.indexOf(NEWLINE); end >= 0; end = rest.indexOf(NEWLINE)) {
      onLine(Buffer.concat([...parts, rest.subarray(0, end)]).toString('utf8'));
      parts = [];
      bytes = 0;
      rest = rest.subarray(end + 1);
    }
    bytes += rest.length;
    if (bytes > MAX_ANSWER_BYTES) stream.destroy();
    else if (rest.length > 0) parts.push(rest);
  });
}

/** What comes out of a child is untrusted like what went in. */
function parseAnswer(line: string): ChildAnswer | undefined {
  try {
    return answerSchema.parse(JSON.parse(line));
  } catch {
    return undefined;
  }
}

/** A child that runs the module at `entry`; `onGone` is called once, when its process has ended. */
export function startWorker(entry: string, limits: SandboxLimits, onGone: (worker: Worker) => void): Worker {
  const child = startChild(entry, limits);
  const { stdin: tasks, stdio } = child;
  const answers = stdio[3];
  if (!tasks || !(answers instanceof Readable)) throw new Error('a child without pipes');
  let finish: ((answer: ChildAnswer | ChildExit) => void) | undefined;
  let gone = false;
  if (limits.lowPriority && child.pid !== undefined)
    setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);

  const settle = (answer: ChildAnswer | ChildExit): void => {
    const waiting = finish;
    finish = undefined;
    waiting?.(answer);
  };
  const leave = (ending: ChildExit): void => {
    if (gone) return;
    gone = true;
    settle(ending);
    onGone(worker);
  };
  const kill = (): void => {
    child.kill('SIGKILL');
  };
  const worker: Worker = {
    served: 0,
    get alive() {
      return !gone;
    },
    ask(line) {
      if (gone) return Promise.resolve('died');
      return new Promise((resolve) => {
        finish = (answer) => {
          worker.served += 1;
          resolve(answer);
        };
        tasks.write(`${line}\n`);
      });
    },
    kill,
  };
  // A child that is gone says so by its exit; the broken pipe beside it adds nothing.
  tasks.on('error', () => tasks.destroy());
  let broken = false;
  readLines(answers, (line) => {
    const answer = broken ? undefined : parseAnswer(line);
    if (answer) return settle(answer);
    // Nothing it says after nonsense counts.
    broken = true;
    kill();
  });
  // Its exit tells how it ended; one that only closed its answers is ended.
  answers.on('close', kill);
  child.on('error', () => leave('died'));
  child.on('exit', (_code, signal) => leave(signal === OVER_TIME_SIGNAL ? 'over time' : 'died'));
  return worker;
}
