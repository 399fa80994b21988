import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '#web/data/api.ts';
import type { UploadCallbacks } from './resumable.ts';
import { type Outcome, type Transport, UploadQueue } from './upload-queue.ts';

/** A transport whose every step the test ends itself. */
function fake() {
  const log: string[] = [];
  const ends = new Map<string, { resolve: () => void; reject: (error: unknown) => void }>();
  const step = (name: string) => {
    log.push(name);
    return new Promise<void>((resolve, reject) => ends.set(name, { resolve, reject }));
  };
  let told: UploadCallbacks = { progress: () => undefined, lost: () => undefined };
  const transport: Transport = {
    pathFor: (file) => file.name,
    send: (path, _file, tellers, signal) => {
      told = tellers;
      signal.addEventListener('abort', () => ends.get(`send ${path}`)?.reject(signal.reason));
      return step(`send ${path}`);
    },
    keep: (path) => step(`keep ${path}`),
    discard: async (path) => void log.push(`discard ${path}`),
  };
  const settled = vi.fn<(outcome: Outcome) => void>();
  const queue = new UploadQueue(transport, settled);
  const states = () => Object.fromEntries(queue.uploads().map(({ file, state }) => [file.name, state]));
  const end = async (name: string, error?: unknown) => {
    const { resolve, reject } = ends.get(name) ?? {};
    if (error === undefined) resolve?.();
    else reject?.(error);
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  };
  return { queue, settled, log, states, end, told: () => told };
}

const file = (name: string, content = 'x') => new File([content], name);
const idOf = (queue: UploadQueue, name: string) =>
  queue.uploads().find((upload) => upload.file.name === name)?.id ?? 0;

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

test('uploads three files at a time, saves each, and reports the end once', async () => {
  const { queue, settled, log, states, end } = fake();
  queue.add([file('a.txt'), file('b.txt'), file('c.txt'), file('d.txt')]);
  expect(states()).toEqual({
    'a.txt': 'sending',
    'b.txt': 'sending',
    'c.txt': 'sending',
    'd.txt': 'waiting',
  });
  await end('send a.txt');
  expect(states()).toMatchObject({ 'a.txt': 'saving', 'd.txt': 'waiting' });
  await end('keep a.txt');
  expect(states()).toEqual({ 'b.txt': 'sending', 'c.txt': 'sending', 'd.txt': 'sending' });
  for (const name of ['b.txt', 'c.txt', 'd.txt']) {
    await end(`send ${name}`);
    await end(`keep ${name}`);
  }
  expect(queue.uploads()).toEqual([]);
  expect(settled.mock.calls).toEqual([[{ saved: 4, failed: [] }]]);
  expect(log).not.toContain('discard a.txt');
});

test('progress is reported to listeners', () => {
  const { queue, told } = fake();
  queue.add([file('a.txt')]);
  const listener = vi.fn();
  const stop = queue.subscribe(listener);
  told().progress(0.5);
  expect(queue.uploads()[0]?.progress).toBe(0.5);
  stop();
  told().progress(0.75);
  expect(listener).toHaveBeenCalledTimes(1);
});

test('a file that waits for the connection shows it until it continues', () => {
  const { queue, told } = fake();
  queue.add([file('a.txt')]);
  told().progress(0.5);
  told().lost();
  expect(queue.uploads()[0]).toMatchObject({ state: 'sending', progress: 0.5, lost: true });
  told().progress(0.6);
  expect(queue.uploads()[0]).toMatchObject({ state: 'sending', progress: 0.6, lost: false });
});

test('a refused file is not sent, and does not delay the others', async () => {
  const { queue, settled, log, end } = fake();
  queue.add([file('run.exe'), file('empty.txt', ''), file('a.txt')]);
  expect(log).toEqual(['send a.txt']);
  await end('send a.txt');
  await end('keep a.txt');
  expect(queue.uploads().map(({ state, again }) => [state, again])).toEqual([
    ['failed', undefined],
    ['failed', undefined],
  ]);
  expect(settled.mock.calls[0]?.[0]).toMatchObject({
    saved: 1,
    failed: [{ name: 'run.exe' }, { name: 'empty.txt', reason: 'The file is empty.' }],
  });
});

test('more than twenty are not started', () => {
  const { queue } = fake();
  const reason = queue.add(Array.from({ length: 21 }, (_, index) => file(`${index}.txt`)));
  expect(reason).toContain('You can upload up to 20 files');
  expect(queue.uploads()).toEqual([]);
});

test('a cancelled file disappears at once, is no failure, and the next one starts', async () => {
  const { queue, settled, states, end } = fake();
  queue.add(['a.txt', 'b.txt', 'c.txt', 'd.txt'].map((name) => file(name)));
  queue.remove(idOf(queue, 'a.txt'));
  await end('send a.txt', new DOMException('aborted', 'AbortError'));
  expect(states()).toEqual({ 'b.txt': 'sending', 'c.txt': 'sending', 'd.txt': 'sending' });
  for (const name of ['b.txt', 'c.txt', 'd.txt']) queue.remove(idOf(queue, name));
  expect(queue.busy).toBe(false);
  expect(settled).not.toHaveBeenCalled();
});

test('a file that is being saved can no longer be cancelled', async () => {
  const { queue, states, end } = fake();
  queue.add([file('a.txt')]);
  await end('send a.txt');
  queue.remove(idOf(queue, 'a.txt'));
  expect(states()).toEqual({ 'a.txt': 'saving' });
});

test('a file whose row is refused is removed, and the reason is shown', async () => {
  const { queue, settled, log, end } = fake();
  queue.add([file('a.txt')]);
  await end('send a.txt');
  await end('keep a.txt', new ApiError(403, '42501', 'This is not yours to change.'));
  expect(log).toEqual(['send a.txt', 'keep a.txt', 'discard a.txt']);
  expect(queue.uploads()[0]).toMatchObject({ state: 'failed', reason: 'This is not yours to change.' });
  expect(settled).toHaveBeenCalledExactlyOnceWith({
    saved: 0,
    failed: [{ name: 'a.txt', reason: 'This is not yours to change.' }],
  });
});

test.each([
  [415, false],
  [413, false],
  [429, true],
  [507, true],
  [0, true],
])('after an answer with %d, trying again makes sense: %s', async (status, again) => {
  const { queue, end } = fake();
  queue.add([file('a.txt')]);
  await end('send a.txt', new ApiError(status, 'x', 'A sentence.'));
  expect(queue.uploads()[0]).toMatchObject({ state: 'failed', again });
});

test('a failed file can be retried or removed from the list', async () => {
  const { queue, settled, states, end } = fake();
  queue.add([file('a.txt'), file('b.txt')]);
  await end('send a.txt', new ApiError(0, 'unreachable', 'The connection broke off.'));
  await end('send b.txt', new ApiError(0, 'unreachable', 'The connection broke off.'));
  queue.remove(idOf(queue, 'b.txt'));
  queue.retry(idOf(queue, 'a.txt'));
  expect(states()).toEqual({ 'a.txt': 'sending' });
  await end('send a.txt');
  await end('keep a.txt');
  expect(queue.uploads()).toEqual([]);
  expect(settled.mock.calls.map(([{ saved, failed }]) => [saved, failed.length])).toEqual([
    [0, 2],
    [1, 0],
  ]);
});

test('a file that failed and was retried with success is not counted as failed', async () => {
  const { queue, settled, end } = fake();
  queue.add([file('a.txt'), file('b.txt')]);
  await end('send a.txt', new ApiError(0, 'unreachable', 'The connection broke off.'));
  queue.retry(idOf(queue, 'a.txt'));
  await end('send a.txt');
  await end('keep a.txt');
  await end('send b.txt');
  await end('keep b.txt');
  expect(settled.mock.calls).toEqual([[{ saved: 2, failed: [] }]]);
});

test('a file that failed twice is counted once, with its last reason', async () => {
  const { queue, settled, end } = fake();
  queue.add([file('a.txt'), file('b.txt')]);
  await end('send a.txt', new ApiError(0, 'unreachable', 'The connection broke off.'));
  queue.retry(idOf(queue, 'a.txt'));
  await end('send a.txt', new ApiError(507, 'disk_full', 'The disk is full.'));
  await end('send b.txt');
  await end('keep b.txt');
  expect(settled.mock.calls).toEqual([
    [{ saved: 1, failed: [{ name: 'a.txt', reason: 'The disk is full.' }] }],
  ]);
});
