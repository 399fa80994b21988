import { execFileSync } from 'node:child_process';
import { createSocket } from 'node:dgram';
import { appendFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { serveTasks, UnreadableFileError } from '#server/platform/sandbox/serve-tasks.ts';
import { messages as dataApi } from '#shared/messages/en/common/data-api.ts';
import { messages as fileReading } from '#shared/messages/en/common/file-reading.ts';
import { sentenceOf } from '#shared/messages/sentence.ts';

/** Tasks that the pool's tests give a child, each named after the child's behaviour. */
export type Behaviour =
  | { say: unknown }
  | { refuse: 'pdfWithoutPages' }
  /** Refuses with a message of another catalogue, as a child taken over by a file might. */
  | { pretend: string }
  | { crash: string }
  /** Writes its process id as a line of this file, and then never ends. */
  | { loopAs: string }
  /** Sends a word to this port of this computer, in each way that Node has, and by a program of its own if asked to. */
  | { reach: number; program?: true }
  /** Reads a file, writes its words to another one, and looks at other places of the disk. */
  | { read: string; write: string; look: readonly string[] }
  | 'environment'
  | 'pid'
  | 'eat memory'
  | 'eat buffers'
  | 'loop'
  | 'exit'
  | 'print'
  | 'garbage'
  | 'flood';

const hoard: unknown[] = [];

async function behave(task: Behaviour): Promise<unknown> {
  return typeof task === 'string' ? behaveAs(task) : answerTo(task);
}

function answerTo(task: Exclude<Behaviour, string>): unknown {
  if ('say' in task) return task.say;
  if ('refuse' in task) throw new UnreadableFileError(sentenceOf(fileReading[task.refuse]));
  if ('pretend' in task)
    throw new UnreadableFileError(sentenceOf(dataApi.queryInvalid, { explanation: task.pretend }));
  if ('crash' in task) throw new TypeError(task.crash);
  if ('reach' in task) return reach(task);
  if ('read' in task) return look(task);
  appendFileSync(task.loopAs, `${process.pid}\n`);
  for (;;) hoard.length = 0;
}

function look({ read, write, look: places }: Extract<Behaviour, { read: string }>) {
  const attempt = (way: () => unknown): string => {
    try {
      return `seen: ${String(way())}`;
    } catch (error) {
      return error instanceof Error && 'code' in error ? String(error.code) : String(error);
    }
  };
  const words = readFileSync(read, 'utf8');
  writeFileSync(write, `${words} is read`);
  const seen = places.map((place) => attempt(() => readdirSync(place).length));
  const files = places.map((place) => attempt(() => readFileSync(place, 'utf8')));
  return { words, seen, files, spoiled: attempt(() => writeFileSync(read, 'changed')) };
}

/** The end of each way: `reached`, or the reason. */
function reach({ reach: port, program }: Extract<Behaviour, { reach: number }>): Promise<string[]> {
  const ended = (way: Promise<unknown>) =>
    way.then(
      () => 'reached',
      (error: unknown) => String(error),
    );
  const tcp = () =>
    new Promise((resolve, reject) => connect(port, '127.0.0.1').on('connect', resolve).on('error', reject));
  const udp = () =>
    new Promise((resolve, reject) => {
      const socket = createSocket('udp4').on('error', reject);
      socket.send('word', port, '127.0.0.1', (error) => (error ? reject(error) : resolve('sent')));
    });
  const http = () => fetch(`http://127.0.0.1:${port}/`);
  const run = () => execFileSync(process.execPath, ['-e', `fetch('http://127.0.0.1:${port}/')`]);
  return Promise.all(
    [tcp, udp, http, ...(program ? [run] : [])].map((way) => ended(Promise.resolve().then(way))),
  );
}

async function behaveAs(task: Extract<Behaviour, string>): Promise<unknown> {
  switch (task) {
    case 'environment':
      return Object.keys(process.env).sort();
    case 'pid':
      return process.pid;
    case 'eat memory':
      for (;;) hoard.push(Array.from({ length: 100_000 }, (_, i) => `${i}`));
    case 'eat buffers':
      for (;;) hoard.push(Buffer.alloc(8 * 1024 * 1024, 1));
    case 'loop':
      for (;;) hoard.length = 0;
    case 'exit':
      return process.exit(0);
    case 'print':
      console.log('{"result":"printed","cpuMs":0,"rssMb":0}');
      return 'done';
    default:
      await write(task);
      return 'done';
  }
}

/** Straight onto the descriptor of the answers, as a child taken over by a file might. */
async function write(task: 'garbage' | 'flood'): Promise<void> {
  const { writeSync } = await import('node:fs');
  if (task === 'garbage') writeSync(3, Buffer.from([0xff, 0xff, 0xff, 0xff, 0x0a, 0x00, 0x7b, 0x0a]));
  else for (let sent = 0; sent < 8; sent++) writeAll(writeSync, Buffer.alloc(32 * 1024 * 1024, 0x61));
}

function writeAll(writeSync: (fd: number, bytes: Buffer, at: number) => number, bytes: Buffer): void {
  for (let at = 0; at < bytes.length; ) {
    try {
      at += writeSync(3, bytes, at);
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EAGAIN')) throw error;
    }
  }
}

await serveTasks<Behaviour, unknown>(behave);
