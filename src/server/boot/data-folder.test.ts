import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startScript } from '#test/support/script.ts';
import { openDataFolder, runningServer } from './data-folder.ts';

let root: string;
let folder: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'munshi-folder-'));
  folder = path.join(root, 'data');
});
afterEach(() => rm(root, { recursive: true }));

/** Holds the folder in another process; resolves to that process once it does. */
async function heldElsewhere() {
  const script = `
    import { openDataFolder } from '#server/boot/data-folder.ts';
    const held = await openDataFolder(${JSON.stringify(folder)}, '127.0.0.1');
    await held.announce(4321);
    process.stdout.write('held');
    setInterval(() => undefined, 1000);`;
  const holder = await startScript(script);
  await once(holder.stdout, 'data');
  return holder;
}

test('the folder is made, private, and says where the server listens', async () => {
  const held = await openDataFolder(folder, '127.0.0.1');
  await held.announce(4321);
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
  expect((await stat(path.join(folder, 'run.json'))).mode & 0o777).toBe(0o600);
  expect(await runningServer(folder)).toMatchObject({
    pid: process.pid,
    port: 4321,
    host: '127.0.0.1',
    ingestToken: held.ingestToken,
  });
  await held.release();
  expect(await runningServer(folder)).toBeUndefined();
  expect(await readdir(folder)).toEqual([]);
});

test('a second server names the process and the port of the first', async () => {
  const first = await heldElsewhere();
  await expect(openDataFolder(folder, '127.0.0.1')).rejects.toThrow(
    `Munshi already works on ${folder} (process ${first.pid}, listening on 127.0.0.1:4321)`,
  );
  expect(await readdir(folder)).toEqual(['run.json']);
  first.kill('SIGKILL');
  await once(first, 'exit');
  const second = await openDataFolder(folder, '127.0.0.1');
  expect(await readdir(folder)).toEqual(['run.json']);
  await second.release();
});

test('a process number that was reused since holds no lock', async () => {
  const held = await openDataFolder(folder, '127.0.0.1');
  const file = path.join(folder, 'run.json');
  const left = JSON.parse(await readFile(file, 'utf8')) as object;
  await writeFile(file, JSON.stringify({ ...left, mark: 'another start of the machine' }));
  expect(await runningServer(folder)).toBeUndefined();
  const second = await openDataFolder(folder, '127.0.0.1');
  expect(second.ingestToken).not.toBe(held.ingestToken);
});

test('a damaged file holds no lock', async () => {
  await mkdir(folder);
  await writeFile(path.join(folder, 'run.json'), '{"pid": 1');
  await expect(openDataFolder(folder, '127.0.0.1')).resolves.toBeDefined();
});

test('of several servers that start together on a stale folder, one gets it', async () => {
  await mkdir(folder);
  await writeFile(path.join(folder, 'run.json'), '{}');
  const tries = await Promise.allSettled(
    Array.from({ length: 8 }, () => openDataFolder(folder, '127.0.0.1')),
  );
  expect(tries.filter((each) => each.status === 'fulfilled')).toHaveLength(1);
});

test('a file in place of the folder is named in the error', async () => {
  await writeFile(folder, '');
  await expect(openDataFolder(folder, '127.0.0.1')).rejects.toThrow(`${folder} is a file, not a folder`);
  await expect(openDataFolder(path.join(folder, 'x'), '127.0.0.1')).rejects.toThrow(
    'because a part of this path is a file',
  );
});

test.skipIf(process.getuid?.() === 0)('a read-only folder is named in the error', async () => {
  await mkdir(folder);
  await chmod(folder, 0o500);
  await expect(openDataFolder(folder, '127.0.0.1')).rejects.toThrow('This user may not write to');
});
