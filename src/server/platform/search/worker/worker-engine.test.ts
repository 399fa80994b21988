import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readlink, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { afterEach, describe, expect, test } from 'vitest';
import { loggableError } from '#server/core/loggable-error.ts';
import { startWorkerThread } from '#server/core/threads/start-worker-thread.ts';
import type { LibraryEngine } from '#server/platform/search/engine.ts';
import { madeUpDocument } from '#test/conformance/made-up-documents.ts';
import { engineConformance } from '#test/conformance/search-engine.ts';
import type { HeldSearches } from '#test/faults/faulty-engine-worker.ts';
import { forwardLine } from './forward-line.ts';
import { openWorkerEngine, type WorkerEngineOptions } from './worker-engine.ts';

const folders: string[] = [];
const engines: LibraryEngine[] = [];
const lines: string[] = [];
const log = pino({ level: 'info' }, { write: (line: string) => lines.push(line) });

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'munshi-worker-'));
  folders.push(folder);
  return folder;
}

async function openIn(folder: string, more: Partial<WorkerEngineOptions> = {}): Promise<LibraryEngine> {
  const [index, embeddings] = [path.join(folder, 'index'), path.join(folder, 'embeddings')];
  const engine = await openWorkerEngine({ place: { folder: index, embeddings }, log, ...more });
  engines.push(engine);
  return engine;
}

/** The engine in a thread that some searches end or keep busy, with little memory. */
const openFaulty = (folder: string) =>
  openIn(folder, {
    start: (workerData) =>
      startWorkerThread(new URL('faulty-engine-worker', import.meta.url), {
        workerData,
        resourceLimits: { maxOldGenerationSizeMb: 128 },
      }),
  });

afterEach(async () => {
  for (const engine of engines.splice(0)) await engine.close();
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
  lines.length = 0;
});

engineConformance('the embedded engine in a thread', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'munshi-worker-'));
  const engine = await openWorkerEngine({
    place: { folder: path.join(folder, 'index'), embeddings: path.join(folder, 'embeddings') },
    log,
  });
  return {
    engine,
    discard: async () => {
      await engine.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
});

async function found(engine: LibraryEngine, query: string): Promise<string[]> {
  return (await engine.search({ mode: 'keyword', query })).hits.map(({ id }) => id);
}

describe('the thread dies', () => {
  test.each(['throw', 'exit', 'exhaust'])(
    'calls are refused until it is back, and nothing is lost (%s)',
    async (how) => {
      const folder = await newFolder();
      const engine = await openFaulty(folder);
      await engine.upsert([madeUpDocument('kept', 'easement')]);
      const held = engine.search({ mode: 'keyword', query: 'hold' });
      const refused = expect(held).rejects.toMatchObject({ code: 'index_unavailable', status: 503 });
      await engine.search({ mode: 'keyword', query: how }).catch((error: unknown) => {
        expect(error).toMatchObject({ code: 'index_unavailable' });
      });
      await refused;
      await expect(engine.ping()).rejects.toMatchObject({ code: 'index_unavailable' });
      await expect(engine.upsert([madeUpDocument('lost', 'x')])).rejects.toMatchObject({ status: 503 });
      await expect
        .poll(() =>
          engine.ping().then(
            () => 'ok',
            () => 'away',
          ),
        )
        .toBe('ok');
      expect(await found(engine, 'easement')).toEqual(['kept']);
      await engine.upsert([madeUpDocument('new', 'easement')]);
      expect((await engine.stats()).documents).toBe(2);
      expect(lines.join('')).toContain('restarting');
    },
  );

  test('it closes while it is being restarted', async () => {
    const engine = await openFaulty(await newFolder());
    await engine.search({ mode: 'keyword', query: 'exit' }).catch(() => undefined);
    await engine.close();
    await expect(engine.ping()).rejects.toMatchObject({ code: 'index_unavailable' });
  });

  test('an index that cannot be opened says why', async () => {
    const folder = await newFolder();
    await writeFile(path.join(folder, 'index'), 'a file in its way');
    await expect(openIn(folder)).rejects.toThrow(/EEXIST|ENOTDIR/u);
  });
});

describe('abandoned searches', () => {
  const heldIn = async (engine: LibraryEngine) => (await engine.stats()) as unknown as HeldSearches;

  test('are ended in the thread, those that wait for their turn too, and make room', async () => {
    const engine = await openFaulty(await newFolder());
    await engine.upsert([madeUpDocument('kept', 'easement')]);
    // A signal each, as each request has its own.
    const clients = Array.from({ length: 30 }, () => new AbortController());
    const asked = clients.map(({ signal }) =>
      engine.search({ mode: 'keyword', query: 'hold' }, signal).catch((error: unknown) => error),
    );
    await expect.poll(async () => (await heldIn(engine)).held).toBe(8);
    const waiting = found(engine, 'easement');
    for (const client of clients) client.abort(new Error('the client is gone'));
    for (const error of await Promise.all(asked))
      expect(error).toMatchObject({ message: 'the client is gone' });
    expect(await waiting).toEqual(['kept']);
    const { held, abandoned } = await heldIn(engine);
    expect(abandoned).toBe(held);
    // A few may have started before they were abandoned.
    expect(held).toBeLessThan(20);
  });

  test('are bounded: what comes beyond is refused at once', async () => {
    const engine = await openFaulty(await newFolder());
    const clients = Array.from({ length: 450 }, () => new AbortController());
    const outcomes = await Promise.all(
      clients.map(({ signal }, i) => {
        const asked = engine.search({ mode: 'keyword', query: 'hold' }, signal);
        if (i === 449) for (const client of clients) client.abort(new Error('gone'));
        return asked.then(
          () => 'answered',
          (error: Error & { status?: number }) => error.status ?? error.message,
        );
      }),
    );
    expect(outcomes.filter((outcome) => outcome === 503)).toHaveLength(50);
    expect(outcomes.filter((outcome) => outcome === 'gone')).toHaveLength(400);
  });
});

describe('closing', () => {
  test('ends the thread and leaves no file of the index open', async () => {
    const folder = await newFolder();
    const small = { rows: 2, words: 1000, appends: 100 };
    for (let round = 0; round < 3; round += 1) {
      const engine = await openIn(folder, { segmentLimits: small });
      for (let i = 0; i < 6; i += 1) await engine.upsert([madeUpDocument(`d${round}-${i}`, 'easement')]);
      expect(await found(engine, 'easement')).toHaveLength(Math.min(20, (round + 1) * 6));
      await engine.close();
      await engine.close();
      const entries = await readdir('/proc/self/fd').catch(() => []);
      const targets = await Promise.all(entries.map((fd) => readlink(`/proc/self/fd/${fd}`).catch(() => '')));
      expect(targets.filter((target) => target.startsWith(folder))).toEqual([]);
    }
  });
});

test('what is logged in the thread is logged by the engine’s own log', async () => {
  const folder = await newFolder();
  await mkdir(path.join(folder, 'index', 'g77.rows'), { recursive: true });
  await writeFile(path.join(folder, 'index', 'manifest.json.new'), '{');
  await openIn(folder);
  expect(lines.map((line) => JSON.parse(line) as unknown)).toContainEqual(
    expect.objectContaining({
      level: 30,
      orphans: expect.arrayContaining(['g77.rows', 'manifest.json.new']),
    }),
  );
  expect(await readdir(path.join(folder, 'index'))).not.toContain('g77.rows');
});

test('an error that a thread logged is logged as one, with what it says and where it was thrown', () => {
  const written: string[] = [];
  const to = pino({ serializers: { err: loggableError } }, { write: (line: string) => written.push(line) });
  const from = pino(
    { serializers: { err: loggableError } },
    { write: (line: string) => forwardLine(to, line) },
  );
  const error = Object.assign(new RangeError('too far'), { code: 'FAR' });
  from.error({ err: error, work: 'merge' }, 'it failed');
  const [line = ''] = written;
  expect(JSON.parse(line)).toMatchObject({
    level: 50,
    msg: 'it failed',
    work: 'merge',
    err: loggableError(error),
  });
});

/** Processor time, in ticks, of this thread (`thread-self`) or of this process with its threads (`self`), as Linux counts it. */
function processorTicks(of: 'thread-self' | 'self'): number {
  const afterName = readFileSync(`/proc/${of}/stat`, 'utf8').split(') ').at(-1) ?? '';
  const [user, system] = afterName.split(' ').slice(11, 13);
  return Number(user) + Number(system);
}

/** A large library in small: enough documents that writing and searching them take seconds. */
test.runIf(process.platform === 'linux')('searches and writes leave the main thread alone', async () => {
  const engine = await openIn(await newFolder());
  const text = (i: number) =>
    `${'The tenant paid the rent and the landlord gave notice. '.repeat(40)} word${i}`;
  const before = { process: processorTicks('self'), thread: processorTicks('thread-self') };
  for (let from = 0; from < 400; from += 100) {
    const documents = Array.from({ length: 100 }, (_, i) => madeUpDocument(`d${from + i}`, text(from + i)));
    await engine.ingest(new TextEncoder().encode(JSON.stringify({ documents, gone: [] })));
  }
  await Promise.all(
    Array.from({ length: 40 }, (_, i) =>
      engine.search({ mode: 'keyword', query: `"the tenant paid" word${i}` }),
    ),
  );
  const ofThisThread = processorTicks('thread-self') - before.thread;
  expect(ofThisThread).toBeLessThan((processorTicks('self') - before.process) / 4);
});
