import { Worker, type WorkerOptions } from 'node:worker_threads';

/** Only Linux has a priority for each thread; elsewhere the call would slow the whole process. */
const LOWER_PRIORITY =
  process.platform === 'linux'
    ? `const os = require('node:os'); os.setPriority(0, Math.min(os.getPriority(0) + 10, 19));`
    : '';

/**
 * Starts a module in a thread of its own, which the system runs after the main thread when both want a processor.
 * `module` is its address without `.ts` or `.mjs`: beside the caller as source, or as its own bundle in a build.
 */
export function startWorkerThread(module: URL, options: WorkerOptions = {}): Worker {
  const source = import.meta.filename.endsWith('.ts');
  const address = JSON.stringify(`${module}${source ? '.ts' : '.mjs'}`);
  // A thread does not inherit the loader that reads TypeScript.
  const load = source
    ? `import('tsx/esm/api').then(({ register }) => { register(); return import(${address}); })`
    : `import(${address})`;
  return new Worker(`${LOWER_PRIORITY} ${load}`, { ...options, eval: true });
}
