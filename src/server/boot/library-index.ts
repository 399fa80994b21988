import path from 'node:path';
import type { Logger } from 'pino';
import type { Env } from '../core/env.ts';
import { openWorkerEngine } from '../platform/search/embedded/worker/worker-engine.ts';
import type { LibraryEngine } from '../platform/search/engine.ts';

/** Opens the library index of the data folder, whose claim this process holds, in a thread of its own. */
export function openLibraryIndex(env: Pick<Env, 'MUNSHI_DATA'>, log: Logger): Promise<LibraryEngine> {
  const inData = (name: string) => path.join(env.MUNSHI_DATA, name);
  return openWorkerEngine({ folder: inData('index'), embeddings: inData('embeddings'), log });
}
