import path from 'node:path';
import { fileURLToPath } from 'node:url';

let bundles: string | undefined;

/** For tests: from now on, modules start from their bundles in this folder, many times faster than from their sources. */
export function startModulesFrom(folder: string): void {
  bundles = folder;
}

/**
 * The file of a module that runs in a thread or a process of its own. `module` is its address without `.ts` or `.mjs`:
 * as a source it is there, and in a build it is a bundle next to the one that starts it.
 */
export function ownModule(module: URL): string {
  const file = fileURLToPath(module);
  // All bundles are in one folder, whatever folder their source is in.
  const folder = import.meta.filename.endsWith('.ts') ? bundles : import.meta.dirname;
  return folder === undefined ? `${file}.ts` : path.join(folder, `${path.basename(file)}.mjs`);
}
