import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { isAlive } from '#server/core/process-identity.ts';
import { shippedPath } from '#server/core/shipped-path.ts';

/** Modules that only tests start in a thread or a process of their own. */
const OF_TESTS = [
  'src/server/main.ts',
  'test/faults/faulty-engine-worker.ts',
  'test/fakes/sandbox-child.ts',
  'test/fakes/sandbox-parent.ts',
  'test/fixtures/echo-work.ts',
];
/** Below the packages that they load. */
const FOLDER = shippedPath('node_modules', '.cache');
const PREFIX = 'own-modules-of-tests-';

interface Build {
  CHILDREN: string[];
  bundle(entryPoints: string[], folder: string): Promise<void>;
}

/**
 * Bundles each module that runs in a thread or a process of its own, as a build does, for this run of the tests:
 * reading the sources at every start would take a second. Returns the folder, whose name has the process.
 */
export async function bundleOwnModules(): Promise<string> {
  await sweep();
  const { CHILDREN, bundle }: Build = await import(pathToFileURL(shippedPath('scripts/build.mjs')).href);
  const folder = path.join(FOLDER, `${PREFIX}${process.pid}`);
  await bundle([...CHILDREN, ...OF_TESTS], folder);
  return folder;
}

/** Removes what killed runs left behind. */
async function sweep(): Promise<void> {
  const names = (await readdir(FOLDER).catch(() => [])).filter((name) => name.startsWith(PREFIX));
  for (const name of names) {
    if (!isAlive(Number(name.slice(PREFIX.length))))
      await rm(path.join(FOLDER, name), { recursive: true, force: true });
  }
}
