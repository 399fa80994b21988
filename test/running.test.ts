import { spawnSync } from 'node:child_process';
import { chmod, cp, mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { shippedPath } from '#server/core/shipped-path.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'munshi-running-'));
  await mkdir(path.join(root, 'scripts'));
  for (const name of ['install.mjs', 'running.mjs'])
    await cp(shippedPath('scripts', name), path.join(root, 'scripts', name));
  await writeFile(path.join(root, 'package-lock.json'), '{}');
  // Writes down what it is asked, in npm's stead.
  await mkdir(path.join(root, 'bin'));
  await mkdir(path.join(root, 'node_modules'));
  await writeFile(path.join(root, 'bin', 'npm'), '#!/bin/sh\necho "$1" > node_modules/asked\n');
  await chmod(path.join(root, 'bin', 'npm'), 0o755);
});
afterEach(() => rm(root, { recursive: true, force: true }));

/** Installs what changed, as each command does first. */
function install() {
  const PATH = `${path.join(root, 'bin')}:${process.env.PATH}`;
  const script = `import { installPackages } from '${path.join(root, 'scripts/install.mjs')}'; installPackages();`;
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    env: { ...process.env, PATH },
    encoding: 'utf8',
  });
  return { status, stderr };
}

const asked = () => readFile(path.join(root, 'node_modules', 'asked'), 'utf8').catch(() => undefined);

async function note(pid: number | undefined): Promise<string> {
  const file = path.join(root, 'dist', '.running', String(pid));
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, '');
  return file;
}

test('packages are not replaced below a product that runs from the same folder', async () => {
  await note(process.pid);
  expect(install()).toEqual({
    status: 1,
    stderr: `munshi: the list of packages changed, but the product runs from this folder (process ${process.pid}). Stop it, then run this again.\n`,
  });
  expect(await asked()).toBeUndefined();
});

test.each([
  ['a process that ended', () => note(spawnSync('true').pid)],
  [
    'a process of before the machine began',
    async () => {
      const longAgo = new Date('2020-01-01');
      await utimes(await note(process.pid), longAgo, longAgo);
    },
  ],
])('the note of %s does not keep packages from being installed', async (_, leave) => {
  await leave();
  expect(install()).toEqual({ status: 0, stderr: '' });
  expect(await asked()).toBe('ci\n');
});

test('a process notes itself until it ends', async () => {
  const script = `
    import { noteRunning, runningIn } from '${path.join(root, 'scripts/running.mjs')}';
    noteRunning('${root}');
    console.log(runningIn('${root}') === process.pid);`;
  const args = ['--input-type=module', '-e', script];
  expect(spawnSync(process.execPath, args, { encoding: 'utf8' }).stdout).toBe('true\n');
  expect(await readdir(path.join(root, 'dist', '.running'))).toEqual([]);
});
