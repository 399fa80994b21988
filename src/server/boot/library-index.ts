import path from 'node:path';
import type { Logger } from 'pino';
import type { Env } from '../core/env.ts';
import { openWorkerEngine } from '../platform/search/embedded/worker/worker-engine.ts';
import type { LibraryEngine } from '../platform/search/engine.ts';

type IndexEnv = Pick<Env, 'MUNSHI_DATA'> &
  Partial<Pick<Env, 'EMBEDDINGS_URL' | 'EMBEDDINGS_MODEL' | 'EMBEDDINGS_API_KEY'>>;

/** Opens the library index of the data folder, whose claim this process holds, in a thread of its own. */
export function openLibraryIndex(env: IndexEnv, log: Logger): Promise<LibraryEngine> {
  const inData = (name: string) => path.join(env.MUNSHI_DATA, name);
  const { EMBEDDINGS_URL: url, EMBEDDINGS_MODEL: model, EMBEDDINGS_API_KEY: key } = env;
  const endpoint = url && model ? { url, model, key } : undefined;
  return openWorkerEngine({ folder: inData('index'), embeddings: inData('embeddings'), endpoint, log });
}
