import path from 'node:path';

/** The module that the sandbox runs: a source file next to this one, or a separate bundle in a build. */
export function readerPath(): string {
  const extension = import.meta.filename.endsWith('.ts') ? 'ts' : 'mjs';
  return path.join(import.meta.dirname, `read-file.${extension}`);
}
