import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { foldForIndex, type IndexedName, type WrittenName } from './fold.ts';

/** So many are folded at once on the main thread: at most 15 ms for the worst texts. */
const FEW = 25;
/** A thread that has nothing to do for so long ends. */
const IDLE_MS = 10_000;

let thread: Worker | undefined;
let idle: NodeJS.Timeout | undefined;
let last: Promise<unknown> = Promise.resolve();

/** Folds names: a few on the spot, many in a thread of their own, one batch after the other. Throws when it fails. */
export async function foldNames(names: readonly WrittenName[]): Promise<IndexedName[]> {
  if (names.length <= FEW) return foldForIndex(names);
  const folded = last.then(() => ask(names));
  last = folded.catch(() => undefined);
  return folded;
}

async function ask(names: readonly WrittenName[]): Promise<IndexedName[]> {
  clearTimeout(idle);
  thread ??= start();
  const asked = thread;
  const ended = new AbortController();
  const end = () => ended.abort();
  asked.once('exit', end);
  try {
    const answered = once(asked, 'message', { signal: ended.signal });
    asked.postMessage(names);
    const [folded] = (await answered) as [IndexedName[]];
    return folded;
  } finally {
    asked.off('exit', end);
    idle = setTimeout(() => {
      thread = undefined;
      void asked.terminate();
    }, IDLE_MS).unref();
  }
}

/** The module that folds: beside this one as source, or as its own bundle in a build. */
function worker(): Worker {
  if (!import.meta.filename.endsWith('.ts')) return new Worker(new URL('fold-worker.mjs', import.meta.url));
  // A thread does not inherit the loader that reads TypeScript.
  const module = JSON.stringify(new URL('fold-worker.ts', import.meta.url).href);
  const code = `import('tsx/esm/api').then(({ register }) => { register(); return import(${module}); })`;
  return new Worker(code, { eval: true });
}

function start(): Worker {
  const started = worker();
  const forget = () => {
    if (thread === started) thread = undefined;
  };
  // An error is followed by the end; the question under way hears of it in `ask`.
  started.on('error', forget);
  started.once('exit', forget);
  started.unref();
  return started;
}
