import { chown, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { serve } from '@hono/node-server';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openDataFolder } from '#server/boot/data-folder.ts';
import { openLibraryIndex } from '#server/boot/library-index.ts';
import { readEnv } from '#server/core/env.ts';
import { processIdentity } from '#server/core/process-identity.ts';
import { openEmbeddedEngine } from '#server/platform/search/embedded/embedded-engine.ts';
import type { LibraryEngine } from '#server/platform/search/engine.ts';
import { testApp } from '#test/support/app.ts';
import { type FolderRequest, ingest, readFolderRequest } from './ingest.ts';

const log = pino({ level: 'silent' });
let home: string;
let data: string;
let folder: string;
beforeEach(async () => {
  home = await mkdtemp(path.join(tmpdir(), 'munshi-cli-'));
  data = path.join(home, 'data');
  folder = path.join(home, 'judgments');
  await mkdir(path.join(folder, 'kerala'), { recursive: true });
  await writeFile(
    path.join(folder, 'kerala', 'one.txt'),
    'IN THE HIGH COURT OF KERALA\n\nJUDGMENT\n\n1. Of easements.\n',
  );
});
afterEach(() => rm(home, { recursive: true, force: true }));

/** Runs the command as if its output were not a terminal. */
async function run(
  given: Partial<Pick<FolderRequest, 'folder' | 'missing'>> & { data?: string; signal?: AbortSignal } = {},
) {
  let out = '';
  const code = await ingest({
    env: readEnv({ MUNSHI_DATA: given.data ?? data }),
    folder: given.folder ?? folder,
    ...(given.missing ? { missing: given.missing } : {}),
    out: {
      isTTY: false,
      columns: 80,
      write(text: string | Uint8Array) {
        out += String(text);
        return true;
      },
    },
    signal: given.signal ?? new AbortController().signal,
  });
  return { code, out };
}

async function inIndex<T>(use: (engine: LibraryEngine) => Promise<T>): Promise<T> {
  const engine = await openLibraryIndex({ MUNSHI_DATA: data }, log);
  try {
    return await use(engine);
  } finally {
    await engine.close();
  }
}

describe('without a server', () => {
  test('writes to the index directly, and adds nothing the second time', async () => {
    const first = await run();
    expect(first.code).toBe(0);
    expect(first.out).toContain('Adding to the library; no server is running.');
    expect(first.out).toMatch(
      /1 document added in [\d.]+ s, 0 files unchanged, 0 files could not be read\.\n$/u,
    );
    const second = await run();
    expect(second.out).toMatch(/0 documents added in [\d.]+ s, 1 file unchanged/u);
    const { hits } = await inIndex((engine) => engine.search({ mode: 'keyword', query: 'easements' }));
    expect(hits.map(({ record }) => [record.folder, record.file_key])).toEqual([
      ['judgments', 'kerala/one.txt'],
    ]);
  });

  test('keeps two folders with the same name separate', async () => {
    await run();
    const twin = path.join(home, 'other', 'judgments');
    await mkdir(path.join(twin, 'kerala'), { recursive: true });
    await writeFile(path.join(twin, 'kerala', 'one.txt'), '1. Of easements too.');
    await run({ folder: twin });
    const { hits } = await inIndex((engine) => engine.search({ mode: 'keyword', query: 'easements' }));
    expect(hits.map(({ record }) => record.folder).sort()).toEqual(['judgments', 'judgments (2)']);
  });

  test('lists unreadable files, each on one line whatever its name', async () => {
    await writeFile(path.join(folder, 'bad\u001B[2J\n.pdf'), 'x');
    const { code, out } = await run();
    expect(code).toBe(0);
    expect(out).toContain('1 file could not be read.\n  bad?[2J?.pdf: The PDF is damaged or is not a PDF.\n');
  });

  test('ends with code 1 when no file could be read; an empty folder says so', async () => {
    await writeFile(path.join(folder, 'kerala', 'one.txt'), '');
    expect((await run()).code).toBe(1);
    await rm(path.join(folder, 'kerala'), { recursive: true });
    const { code, out } = await run();
    expect(code).toBe(0);
    expect(out).toContain(`There are no files in ${folder}.\n`);
  });

  test('says how to continue when stopped', async () => {
    const { code, out } = await run({ signal: AbortSignal.abort() });
    expect(code).toBe(130);
    expect(out).toContain('Stopped. What was added is kept. Run the same command again to continue.');
    expect((await run()).out).toContain('1 document added');
  });

  test('reads a file again when a kill damaged its journal line', async () => {
    await run();
    const [journal] = (await readdir(path.join(data, 'ingest'))).filter((name) => name.endsWith('.jsonl'));
    const file = path.join(data, 'ingest', journal ?? '');
    const whole = await readFile(file, 'utf8');
    await writeFile(file, whole.slice(0, -8));
    expect((await run()).out).toContain('1 document added');
    expect((await run()).out).toContain('1 file unchanged');
    expect(await inIndex(async (engine) => (await engine.stats()).documents)).toBe(1);
  });
});

describe('files that are no longer in the folder', () => {
  test('are named first, and removed on request', async () => {
    await run();
    await rm(path.join(folder, 'kerala', 'one.txt'));
    const { out: named } = await run({ missing: 'name' });
    expect(named).toContain(
      '1 file that came from this folder is no longer in it:\n  kerala/one.txt\n' +
        'Run this again with --yes to remove 1 document from the library. Nothing is removed yet.\n' +
        'The folder has no files. If its disk is not connected, connect it before you remove anything.',
    );
    const { code, out } = await run({ missing: 'remove' });
    expect([code, out.split('\n').at(-2)]).toEqual([
      0,
      '1 document is removed from the library. The notes of users stay.',
    ]);
    expect(await inIndex(async (engine) => (await engine.stats()).documents)).toBe(0);
  });

  test('the options are understood in any order, and nothing else is', () => {
    expect(readFolderRequest(['a'])).toEqual({ folder: 'a' });
    expect(readFolderRequest(['--remove-missing', 'a'])).toEqual({ folder: 'a', missing: 'name' });
    expect(readFolderRequest(['a', '--yes', '--remove-missing'])).toEqual({ folder: 'a', missing: 'remove' });
    for (const args of [[], ['a', 'b'], ['a', '--yes'], ['a', '--no'], ['--remove-missing']])
      expect(readFolderRequest(args), args.join(' ')).toBeUndefined();
  });
});

describe('one sentence for', () => {
  test('a missing folder, before anything is opened', async () => {
    await expect(run({ folder: path.join(home, 'gone') })).rejects.toThrow('There is no folder');
    await expect(readFile(path.join(data, 'run.json'))).rejects.toThrow();
  });

  test('a data folder that is a file', async () => {
    await writeFile(path.join(home, 'file'), '');
    await expect(run({ data: path.join(home, 'file') })).rejects.toThrow('is a file, not a folder');
    await expect(run({ data: path.join(home, 'file', 'data') })).rejects.toThrow(
      'because a part of this path is a file',
    );
  });

  test('a data folder held by another command', async () => {
    const held = await openDataFolder(data, '127.0.0.1');
    await expect(run()).rejects.toThrow('Munshi already works on');
    await held.release();
  });

  test.skipIf(process.getuid?.() !== 0)('another user’s data folder, even for root', async () => {
    await mkdir(data);
    await chown(data, 12_345, 12_345);
    await expect(run()).rejects.toThrow('belongs to another user (number 12345). Run this as that user');
  });
});

describe('through a running server', () => {
  test('users find added documents at once; a lost server is reported', async () => {
    const library = await openEmbeddedEngine({ folder: path.join(home, 'index'), log });
    const it = await testApp({ library });
    data = it.services.env.MUNSHI_DATA;
    const reports: unknown[] = [];
    const server = serve({
      fetch: async (request) => {
        if (request.url.endsWith('/progress')) reports.push(await request.clone().json());
        return it.app.fetch(request);
      },
      port: 0,
      hostname: '127.0.0.1',
    });
    await new Promise<void>((resolve) => server.once('listening', resolve));
    const { port } = server.address() as AddressInfo;
    const mark = await processIdentity(process.pid);
    const info = { pid: process.pid, mark, port, host: '127.0.0.1', ingestToken: it.services.ingestToken };
    try {
      await writeFile(path.join(data, 'run.json'), JSON.stringify(info));
      const { code, out } = await run();
      expect(code).toBe(0);
      expect(out).toContain('Adding to the library of the running server.');

      expect(reports[0]).toMatchObject({ files: 1, done: 0, documents: 0, finished: false });
      expect(reports.at(-1)).toMatchObject({ files: 1, done: 1, documents: 1, finished: true });
      const asha = await it.lawyer();
      expect(await (await asha.call('GET', '/library/coverage')).json()).toMatchObject({ adding: false });

      const answer = await asha.call('POST', '/keyword_search', { query: 'easements' });
      const { results } = (await answer.json()) as { results: { _source: { s3_file_key: string } }[] };
      expect(results.map(({ _source }) => _source.s3_file_key)).toEqual(['kerala/one.txt']);

      await writeFile(path.join(folder, 'two.txt'), '1. Of limitation.');
      await writeFile(path.join(data, 'run.json'), JSON.stringify({ ...info, ingestToken: 'wrong' }));
      await expect(run()).rejects.toThrow('The running server answered 401');
      await new Promise((resolve) => server.close(resolve));
      await expect(run()).rejects.toThrow('The running server cannot be reached.');
    } finally {
      server.close();
      await library.close();
      await it.close();
    }
  });
});
