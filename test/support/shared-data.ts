import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * The shared data folder beside the repository: MUNSHI_SHARED when set, else `../shared/data` seen from the
 * repository root. Undefined when absent; tests that need it then skip, by name. With `parts`, the file or
 * folder inside it, undefined when that is absent.
 */
export function sharedData(...parts: string[]): string | undefined {
  const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
  const folder = process.env.MUNSHI_SHARED ?? resolve(root, '../shared/data');
  const path = join(folder, ...parts);
  return existsSync(path) ? path : undefined;
}
