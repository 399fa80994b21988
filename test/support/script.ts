import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { build } from 'esbuild';
import { inject } from 'vitest';
import { shippedPath } from '#server/core/shipped-path.ts';

/** Bundles a module that a test has as text: loading all its sources at each start would take seconds. Returns its file. */
export async function bundledScript(contents: string): Promise<string> {
  // Beside the bundles of the modules that it may start in a thread or a process of their own.
  const outfile = path.join(inject('ownModules'), `script-${randomUUID()}.mjs`);
  await build({
    stdin: { contents, resolveDir: shippedPath(), loader: 'ts' },
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    logLevel: 'warning',
  });
  return outfile;
}

/** Runs such a module in a process of its own. */
export async function startScript(contents: string, ...args: string[]) {
  const file = await bundledScript(contents);
  return spawn(process.execPath, [file, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
}
