import { existsSync } from 'node:fs';
import path from 'node:path';

/**
 * Absolute path of a folder that ships with the code (`migrations`, `library`, `dist/web`).
 * Works from the sources and from the bundle: both lie below the folder that contains `package.json`.
 */
export function shippedPath(...parts: string[]): string {
  let folder = import.meta.dirname;
  while (!existsSync(path.join(folder, 'package.json'))) {
    const parent = path.dirname(folder);
    if (parent === folder) throw new Error('The folder of Munshi (with its package.json) was not found.');
    folder = parent;
  }
  return path.join(folder, ...parts);
}
