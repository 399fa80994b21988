import path from 'node:path';
import type { Logger } from 'pino';
import type { Env } from '../core/env.ts';
import { findLocalModel } from '../platform/models/embeddings/local/local-model.ts';
import type { VectorSource } from '../platform/models/embeddings/vector-source.ts';
import { openWorkerEngine } from '../platform/search/embedded/worker/worker-engine.ts';
import type { LibraryEngine } from '../platform/search/engine.ts';

type IndexEnv = Pick<Env, 'MUNSHI_DATA'> &
  Partial<
    Pick<
      Env,
      'EMBEDDINGS' | 'EMBEDDINGS_FOLDER' | 'EMBEDDINGS_URL' | 'EMBEDDINGS_MODEL' | 'EMBEDDINGS_API_KEY'
    >
  >;

/**
 * Opens the library index of the data folder, whose claim this process holds, in a thread of its own. Errors:
 * `StartupError` when the local model of the settings, or the package that runs it, is missing.
 */
export async function openLibraryIndex(env: IndexEnv, log: Logger): Promise<LibraryEngine> {
  const inData = (name: string) => path.join(env.MUNSHI_DATA, name);
  const source = await vectorSource(env);
  return openWorkerEngine({ folder: inData('index'), embeddings: inData('embeddings'), source, log });
}

async function vectorSource(env: IndexEnv): Promise<VectorSource | undefined> {
  const { EMBEDDINGS_URL: url, EMBEDDINGS_MODEL: model, EMBEDDINGS_API_KEY: key } = env;
  if (env.EMBEDDINGS === 'local' && env.EMBEDDINGS_FOLDER)
    return { local: await findLocalModel(env.EMBEDDINGS_FOLDER) };
  return url && model ? { endpoint: { url, model, key } } : undefined;
}
