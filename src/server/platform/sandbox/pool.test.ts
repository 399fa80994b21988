import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, readlink, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { ownModule } from '#server/core/own-module.ts';
// Loads the catalogue whose message a captured child names.
import '#shared/messages/en/common/data-api.ts';
import type { Behaviour } from '#test/fakes/sandbox-child.ts';
import { withoutNetwork } from './no-network.ts';
import { OVER_LIMIT, OVER_TIME, openSandbox, type Sandbox } from './pool.ts';

const fake = (name: string) => ownModule(new URL(`../../../../test/fakes/${name}`, import.meta.url));
const ENTRY = fake('sandbox-child');
const ROOMY = { memoryMb: 512, cpuSeconds: 30, wallSeconds: 60 };
const OVER = { code: 'unprocessable', reason: OVER_LIMIT };
const LATE = { code: 'unprocessable', reason: OVER_TIME };

const open: Sandbox<Behaviour, unknown>[] = [];
function sandbox(size = 1, limits = ROOMY): Sandbox<Behaviour, unknown> {
  const made = openSandbox<Behaviour, unknown>(ENTRY, size, limits);
  open.push(made);
  return made;
}
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'munshi-sandbox-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));
afterEach(() => {
  vi.unstubAllEnvs();
  for (const made of open.splice(0)) made.close();
});

/** A server of this computer, and who reached it. */
async function listening(): Promise<{ port: number; reached: string[] }> {
  const reached: string[] = [];
  const server = createServer((_, answer) => answer.end('reached')).on('connection', () =>
    reached.push('tcp'),
  );
  onTestFinished(() => void server.close());
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return { port: typeof address === 'object' && address ? address.port : 0, reached };
}

function isGone(pid: unknown): boolean {
  try {
    process.kill(Number(pid), 0);
    return false;
  } catch {
    return true;
  }
}

describe('a sandbox', () => {
  test('answers tasks one after another in the same child, in any script', async () => {
    const one = sandbox();
    expect(await one.run({ say: { text: 'न्यायालय\nline\u2028end', list: [1, null] } })).toEqual({
      text: 'न्यायालय\nline\u2028end',
      list: [1, null],
    });
    expect(await one.run('pid')).toBe(await one.run('pid'));
  });

  test('runs as many tasks at a time as it has children; the others wait their turn', async () => {
    const two = sandbox(2);
    const pids = await Promise.all(Array.from({ length: 8 }, () => two.run('pid')));
    expect(new Set(pids).size).toBe(2);
  });

  test('gives its children no network', async () => {
    const { port, reached } = await listening();
    const ways = (await sandbox().run({ reach: port })) as string[];
    expect(ways).toHaveLength(3);
    for (const way of ways)
      expect(way).toMatch(/^(?:Error: a child that reads files|TypeError: fetch failed)/u);
    expect(reached).toEqual([]);
  });

  test('starts them in a network of their own where Linux allows it', async () => {
    const [program] = withoutNetwork();
    const own = await readlink('/proc/self/ns/net').catch(() => undefined);
    if (program === undefined || own === undefined) return;
    const pid = await sandbox().run('pid');
    expect(await readlink(`/proc/${String(pid)}/ns/net`)).not.toBe(own);
  });

  test.each([
    ['the system', true],
    ['Node', false],
  ])('shows its children their own file alone, by way of %s', async (_, own) => {
    const [mine, others, made] = ['mine.txt', 'others.txt', 'made.txt'].map((name) =>
      path.join(folder, name),
    );
    await Promise.all([writeFile(mine ?? '', 'An order'), writeFile(others ?? '', 'A secret')]);
    const files = (task: Behaviour) =>
      typeof task === 'object' && 'read' in task ? { reads: [task.read], writes: [task.write] } : {};
    const one = openSandbox<Behaviour, unknown>(ENTRY, 1, { ...ROOMY, own }, files);
    open.push(one);
    const look = [
      others ?? '',
      folder,
      '/etc/passwd',
      '/root',
      '/home',
      '/var',
      `/proc/${process.pid}/environ`,
    ];
    const task = { read: mine ?? '', write: made ?? '', look };
    const seen = (await one.run(task)) as Record<string, string | string[]>;
    expect(seen.words).toBe('An order');
    expect(await readFile(made ?? '', 'utf8')).toBe('An order is read');
    for (const found of [...(seen.seen ?? []), ...(seen.files ?? [])])
      expect(found).toMatch(/^(?:ENOENT|EACCES|ERR_ACCESS_DENIED)$/u);
    expect(seen.spoiled).toMatch(/^(?:EROFS|EACCES|ERR_ACCESS_DENIED)$/u);
    expect(await readFile(mine ?? '', 'utf8')).toBe('An order');
    // A file of one task is not there in the next.
    const again = { read: others ?? '', write: made ?? '', look: [] };
    expect(await one.run(again)).toMatchObject({ words: 'A secret' });
    one.close();
  });

  test('closes the disk and the network by Node where the system has no namespaces', async () => {
    const programs = path.join(folder, 'programs');
    await mkdir(programs, { recursive: true });
    // A system that refuses them, as some containers do.
    await writeFile(path.join(programs, 'unshare'), '#!/bin/sh\nexit 1\n', { mode: 0o755 });
    vi.stubEnv('PATH', programs);
    // The way is tried once in a process.
    vi.resetModules();
    const { openSandbox: openFresh } = await import('./pool.ts');
    const one = openFresh<Behaviour, unknown>(ENTRY, 1, ROOMY, (task) =>
      typeof task === 'object' && 'read' in task ? { reads: [task.read], writes: [task.write] } : {},
    );
    open.push(one);
    const [mine, secret] = [path.join(folder, 'mine.txt'), path.join(folder, 'secret.txt')];
    await Promise.all([writeFile(mine, 'An order'), writeFile(secret, 'A secret')]);
    const task = { read: mine, write: path.join(folder, 'made.txt'), look: [secret, '/etc/passwd'] };
    const denied = ['ERR_ACCESS_DENIED', 'ERR_ACCESS_DENIED'];
    expect(await one.run(task)).toMatchObject({
      ...{ words: 'An order', seen: denied, files: denied },
      spoiled: 'ERR_ACCESS_DENIED',
    });
    const { port, reached } = await listening();
    const ways = (await one.run({ reach: port, program: true })) as string[];
    expect(ways.map((way) => /no network|fetch failed|restricted/u.exec(way)?.[0] ?? way)).toEqual([
      ...['no network', 'no network', 'fetch failed', 'restricted'],
    ]);
    expect(reached).toEqual([]);
  });

  test('takes an answer of several megabytes', async () => {
    const text = 'Whereas '.repeat(1_000_000);
    expect(await sandbox().run({ say: text })).toBe(text);
  });

  test('shows the sentence of an unreadable file, and of no other failure', async () => {
    const one = sandbox();
    await expect(one.run({ refuse: 'pdfWithoutPages' })).rejects.toMatchObject({
      code: 'unprocessable',
      message: 'The PDF has no pages.',
    });
    const damaged = 'The file could not be read. It is damaged, or its content does not match its name.';
    await expect(one.run({ pretend: 'Your password expired.' })).rejects.toMatchObject({ message: damaged });
    const crashed = one.run({ crash: 'undefined is not a function at /secret/path' });
    await expect(crashed).rejects.toMatchObject({ message: damaged });
    expect(await one.run({ say: 'still here' })).toBe('still here');
  });

  test.each(['eat memory', 'eat buffers', 'exit'] as const)(
    'rejects a task that would %s, and goes on with the next',
    async (task) => {
      const one = sandbox(1, { ...ROOMY, memoryMb: 320 });
      await expect(one.run(task)).rejects.toMatchObject(OVER);
      expect(await one.run({ say: 'next' })).toBe('next');
    },
  );

  test('stops an endless loop by the clock', async () => {
    const one = sandbox(1, { ...ROOMY, wallSeconds: 2 });
    await expect(one.run('loop')).rejects.toMatchObject(LATE);
  });

  test('stops an endless loop by its processor time', async () => {
    const one = sandbox(1, { ...ROOMY, cpuSeconds: 1 });
    await expect(one.run('loop')).rejects.toMatchObject(LATE);
  });

  test('gives a task less time than its child, and no second try when that is used up', async () => {
    const one = sandbox();
    const used = await one.run('pid');
    const started: unknown[] = [];
    const budget = { cpuSeconds: 0.5, wallSeconds: 60 };
    await expect(one.run({ loopAs: path.join(folder, 'started') }, budget)).rejects.toMatchObject(LATE);
    started.push(...(await readFile(path.join(folder, 'started'), 'utf8')).trim().split('\n'));
    expect(started).toEqual([String(used)]);
    expect(await one.run({ say: 'next' })).toBe('next');
  });

  test('ends with its parent, also when both are busy and the parent is killed', async () => {
    const parent = spawn(process.execPath, [fake('sandbox-parent')], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [line] = (await once(parent.stdout, 'data')) as [Buffer];
    const child = Number(String(line));
    expect(isGone(child)).toBe(false);
    parent.kill('SIGKILL');
    await expect.poll(() => isGone(child)).toBe(true);
  });

  test('leaves no folder of a child when its parent ends', async () => {
    const temporary = path.join(folder, 'temporary');
    await mkdir(temporary);
    vi.stubEnv('TMPDIR', temporary);
    const parent = spawn(process.execPath, [fake('sandbox-parent'), 'end'], { stdio: 'inherit' });
    expect(await once(parent, 'exit')).toEqual([0, null]);
    expect(await readdir(temporary)).toEqual([]);
  });

  test('gives a task that died in a used child another one of its own', async () => {
    const one = sandbox();
    const used = await one.run('pid');
    await expect(one.run('exit')).rejects.toMatchObject(OVER);
    expect(await one.run('pid')).not.toBe(used);
  });

  test('accepts neither output of a parser nor a garbled answer', async () => {
    const one = sandbox();
    expect(await one.run('print')).toBe('done');
    await expect(one.run('garbage')).rejects.toMatchObject(OVER);
    await expect(one.run('flood')).rejects.toMatchObject(OVER);
    expect(await one.run({ say: 'unharmed' })).toBe('unharmed');
  });

  test('passes nothing of our environment to a child', async () => {
    vi.stubEnv('MUNSHI_TEST_SECRET', 'canary');
    const keys = (await sandbox().run('environment')) as string[];
    vi.unstubAllEnvs();
    const allowed = [
      'LANG',
      'LD_LIBRARY_PATH',
      'PATH',
      'PWD',
      'TEMP',
      'TMP',
      'TMPDIR',
      'SHLVL',
      '_',
      'OLDPWD',
    ];
    expect(keys.filter((key) => !allowed.includes(key))).toEqual([]);
  });

  test('leaves no child after it is closed, and rejects running tasks', async () => {
    const two = sandbox(2);
    const pids = await Promise.all([two.run('pid'), two.run('pid')]);
    const tasks = Promise.allSettled([two.run('loop'), two.run('loop'), two.run({ say: 'never' })]);
    two.close();
    expect((await tasks).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    await expect(two.run('pid')).rejects.toThrow('closed');
    await expect.poll(() => pids.every(isGone)).toBe(true);
  });
});
