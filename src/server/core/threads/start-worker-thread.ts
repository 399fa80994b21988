import { pathToFileURL } from 'node:url';
import { Worker, type WorkerOptions } from 'node:worker_threads';
import { ownModule } from '../own-module.ts';

/** Only Linux has a priority for each thread; elsewhere the call would slow the whole process. */
const LOWER_PRIORITY =
  process.platform === 'linux'
    ? `const os = require('node:os'); os.setPriority(0, Math.min(os.getPriority(0) + 10, 19));`
    : '';

/**
 * Starts a module in a thread of its own, which the system runs after the main thread when both want a processor.
 * `module` is an address as for `ownModule`.
 */
export function startWorkerThread(module: URL, options: WorkerOptions = {}): Worker {
  const file = ownModule(module);
  const address = JSON.stringify(pathToFileURL(file));
  // A thread does not inherit the loader that reads TypeScript.
  const load = file.endsWith('.ts')
    ? `import('tsx/esm/api').then(({ register }) => { register(); return import(${address}); })`
    : `import(${address})`;
  return new Worker(`${LOWER_PRIORITY} ${load}`, { ...options, eval: true });
}
