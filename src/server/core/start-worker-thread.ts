import { Worker, type WorkerOptions } from 'node:worker_threads';

/**
 * Starts a module in a thread of its own. `module` is its address without `.ts` or `.mjs`: beside the caller as source,
 * or as its own bundle in a build.
 */
export function startWorkerThread(module: URL, options: WorkerOptions = {}): Worker {
  if (!import.meta.filename.endsWith('.ts')) return new Worker(new URL(`${module}.mjs`), options);
  // A thread does not inherit the loader that reads TypeScript.
  const source = JSON.stringify(`${module}.ts`);
  const code = `import('tsx/esm/api').then(({ register }) => { register(); return import(${source}); })`;
  return new Worker(code, { ...options, eval: true });
}
