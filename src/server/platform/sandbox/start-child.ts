import { type ChildProcess, spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { getPriority, setPriority } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pathToFileURL } from 'node:url';

import { z } from 'zod';
import { childEnvironment } from '#server/core/child-environment.ts';
import { sentenceData } from '#shared/contracts/wire.ts';
import { type Enclosure, enclosureOf } from './enclosure.ts';
import type { Inbox } from './inbox.ts';
import { withoutNetwork } from './no-network.ts';
import { OVER_TIME_SIGNAL } from './serve-tasks.ts';

/**
 * The limits of one child. Worker threads are not enough: their limits do not cover memory that a parser allocates
 * outside the heap.
 */
export interface SandboxLimits {
  /** Megabytes of data (heap, buffers and WebAssembly memory together) in addition to what Node itself maps. */
  memoryMb: number;
  /** Processor seconds for one task. The kernel counts a child's whole life, so a busy child is replaced in time. */
  cpuSeconds: number;
  /** Seconds by the clock for one task. */
  wallSeconds: number;
  /** Bytes of one answer, which is judged before it is parsed; by default 128 MB, for whole scans. */
  answerBytes?: number;
  /** Raises the child's niceness, so that the server goes first. */
  lowPriority?: boolean;
  /** Threads that the child starts besides its first one; default 0. */
  threads?: number;
  /** False: the child gets no view of the disk from the system, as where the system refuses it; Node closes it then. */
  own?: boolean;
}

/**
 * A child is replaced when it has used this many times the processor time of one task, because starting one takes half
 * a second.
 */
export const CHILD_CPU_FACTOR = 3;
const MAX_ANSWER_BYTES = 128 * 1024 * 1024;
const NEWLINE = 10;
const V8 = Number.parseInt(process.versions.v8, 10);
/**
 * Memory that Node itself maps and the kernel counts as data: about 50 MB, and since V8 13 (Node 24) another 512 MB
 * for each JavaScript thread, reserved for compiled code and never used.
 */
const NODE_OWN_MB = V8 >= 13 ? 576 : 64;

/**
 * A child lives for some hundred files, so that what V8 compiles counts: patterns are compiled once instead of twice, and
 * functions are optimised later. The V8 of Node 22 and later has no such budget.
 */
const COMPILE_LESS = ['--no-regexp-tier-up', ...(V8 < 12 ? ['--interrupt-budget=200000'] : [])];

const spent = { cpuMs: z.number(), rssMb: z.number() };
/** `spoiled`: the child must not be used again. */
const answerSchema = z.union([
  z.object({ failure: sentenceData, spoiled: z.boolean(), ...spent }),
  z.object({ result: z.unknown(), ...spent }),
]);
export type ChildAnswer = z.infer<typeof answerSchema>;

/** End of a child without an answer: at its limit of processor time, or in another way. */
export type ChildExit = 'over time' | 'died';

export interface Worker {
  /** The number of tasks it has answered. */
  served: number;
  /** Its files; undefined for a child that sees what the server sees. */
  readonly inbox: Inbox | undefined;
  /** True while the process runs. */
  readonly alive: boolean;
  /**
   * Resolves with the answer, or with how the child ended; a child with an invalid answer is killed. `line`: a
   * `TaskLine`.
   */
  ask(line: string): Promise<ChildAnswer | ChildExit>;
  kill(): void;
}

/**
 * Node under `ulimit`, where a shell provides it: the kernel enforces the limits of data size and processor time. On Linux the
 * child has no network, and with an enclosure no file but its own.
 */
function startChild(
  entry: string,
  { memoryMb, cpuSeconds, threads: more = 0 }: SandboxLimits,
  enclosure: Enclosure | undefined,
): ChildProcess {
  // Each thread has a second thread that reads TypeScript; the watchdog is one more.
  const threads = (1 + more) * (entry.endsWith('.ts') ? 2 : 1) + 1;
  const dataMb = memoryMb + NODE_OWN_MB * threads;
  const heap = `--max-old-space-size=${Math.floor(memoryMb * 0.75)}`;
  const args = [heap, ...COMPILE_LESS, ...(enclosure?.flags ?? [])];
  if (entry.endsWith('.ts'))
    args.push('--import', pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href);
  args.push(entry, String(process.pid));
  const options = {
    stdio: ['pipe' as const, 'ignore' as const, 'ignore' as const, 'pipe' as const],
    cwd: path.dirname(entry),
    // Ctrl-C in a terminal reaches every process of its group; the child still finishes its task.
    detached: true,
    env: { ...childEnvironment(), LANG: 'C.UTF-8' },
  };
  if (process.platform === 'win32') return spawn(process.execPath, args, options);
  const life = cpuSeconds * (CHILD_CPU_FACTOR + 1);
  // The soft limit sends the signal that gives the reason; the hard limit kills a process that ignores it.
  const time = `ulimit -S -t ${life} 2>/dev/null; ulimit -H -t ${life + 5} 2>/dev/null`;
  const ulimit = `ulimit -c 0 2>/dev/null; ulimit -d ${dataMb * 1024} 2>/dev/null; ${time}; exec "$0" "$@"`;
  const before = enclosure && enclosure.before.length > 0 ? enclosure.before : withoutNetwork();
  return spawn('/bin/sh', ['-c', ulimit, ...before, process.execPath, ...args], options);
}

/** Calls `onLine` for each line; a line that is longer than the limit of an answer ends the stream. */
function readLines(stream: Readable, longest: number, onLine: (line: string) => void): void {
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
    if (bytes > longest) stream.destroy();
    else if (rest.length > 0) parts.push(rest);
  });
}

/** The output of a child is as untrusted as its input. */
function parseAnswer(line: string): ChildAnswer | undefined {
  try {
    return answerSchema.parse(JSON.parse(line));
  } catch {
    return undefined;
  }
}

/** A child that runs the module at `entry`; `onGone` is called once, when its process has ended. */
export function startWorker(
  entry: string,
  limits: SandboxLimits,
  onGone: (worker: Worker) => void,
  inbox?: Inbox,
): Worker {
  const child = startChild(entry, limits, inbox && enclosureOf(entry, inbox, limits));
  const { stdin: tasks, stdio } = child;
  const answers = stdio[3];
  if (!tasks || !(answers instanceof Readable)) throw new Error('a child without pipes');
  let finish: ((answer: ChildAnswer | ChildExit) => void) | undefined;
  let gone = false;
  if (limits.lowPriority && child.pid !== undefined) setPriority(child.pid, Math.min(getPriority() + 10, 19));

  const settle = (answer: ChildAnswer | ChildExit): void => {
    const waiting = finish;
    finish = undefined;
    waiting?.(answer);
  };
  const leave = (ending: ChildExit): void => {
    if (gone) return;
    gone = true;
    inbox?.remove();
    settle(ending);
    onGone(worker);
  };
  const kill = (): void => {
    child.kill('SIGKILL');
  };
  const worker: Worker = {
    served: 0,
    inbox,
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
  // The exit event reports a child that has gone; the broken pipe adds nothing.
  tasks.on('error', () => tasks.destroy());
  let broken = false;
  readLines(answers, limits.answerBytes ?? MAX_ANSWER_BYTES, (line) => {
    const answer = broken ? undefined : parseAnswer(line);
    if (answer) return settle(answer);
    // Everything after an invalid line is ignored.
    broken = true;
    kill();
  });
  // The exit event says how the child ended; a child that only closed its output is killed.
  answers.on('close', kill);
  child.on('error', () => leave('died'));
  child.on('exit', (_code, signal) => leave(signal === OVER_TIME_SIGNAL ? 'over time' : 'died'));
  return worker;
}
