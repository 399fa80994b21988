import path from 'node:path';
import type { Logger } from 'pino';
import type { Env } from './env.ts';
import { type LanceEngine, openLanceEngine } from './platform/search/lance.ts';

/** Opens the library index of the data folder; one process holds it. */
export function openLibraryIndex(env: Pick<Env, 'MUNSHI_DATA'>, log: Logger): Promise<LanceEngine> {
  return openLanceEngine({ folder: path.join(env.MUNSHI_DATA, 'index'), log });
}
