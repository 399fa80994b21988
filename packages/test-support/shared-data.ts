import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { TEST_ENV } from './env.ts';

/**
 * The shared data folder beside the repository: MUNSHI_SHARED when set, else `../shared/data` seen from the
 * repository root. Undefined when absent; tests that need it then skip, by name. With `parts`, the file or
 * folder inside it, undefined when that is absent.
 */
export function sharedData(...parts: string[]): string | undefined {
  const path = join(dataFolder(), ...parts);
  return existsSync(path) ? path : undefined;
}

/** The command that runs a server beside the shared data; undefined when absent. */
export function sharedServer(name: string): string | undefined {
  const path = join(dataFolder(), '../servers', name);
  return existsSync(path) ? path : undefined;
}

function dataFolder(): string {
  const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
  return TEST_ENV.sharedData ?? resolve(root, '../shared/data');
}
