import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { shippedPath } from '#server/core/shipped-path.ts';

const POOLS = pathToFileURL(shippedPath('scripts/memory-pools.mjs')).href;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'munshi-pools-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Starts a command as `npm run ingest` does, which then does `work`. */
async function start(work: string, args: readonly string[], pools?: string) {
  const file = path.join(folder, 'command.mjs');
  await writeFile(
    file,
    `import { limitPools, runAgain } from '${POOLS}';
     if (!limitPools()) process.exit(await runAgain());
     ${work}`,
  );
  const { MALLOC_ARENA_MAX: _, ...env } = process.env;
  return spawn(process.execPath, [file, ...args], {
    env: { ...env, ...(pools ? { MALLOC_ARENA_MAX: pools } : {}) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

const PRINT =
  'console.log(process.ppid, process.env.MALLOC_ARENA_MAX, ...process.argv.slice(2)); process.exitCode = 3;';

test.each([
  ['two pools, in another process, where none are set', undefined, '2', true],
  ['those that are set', '8', '8', false],
])('a command runs with its arguments and its exit code, with %s', async (_, given, used, again) => {
  const command = await start(PRINT, ['ingest', 'a folder'], given);
  const ended = once(command, 'exit');
  const parent = again ? command.pid : process.pid;
  expect(await text(command.stdout)).toBe(`${parent} ${used} ingest a folder\n`);
  expect(await ended).toEqual([3, null]);
});

test('what asks the command to stop reaches it', async () => {
  const work = `process.once('SIGTERM', () => process.exit(5)); setInterval(() => undefined, 1000); console.log('ready');`;
  const command = await start(work, []);
  const ended = once(command, 'exit');
  await once(command.stdout, 'data');
  command.kill('SIGTERM');
  expect(await ended).toEqual([5, null]);
});
