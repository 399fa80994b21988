import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import type { Env } from '#server/core/env.ts';
import { writeFileAtomically } from '#server/core/secrets.ts';
import { errorCode } from '#server/core/startup-error.ts';
import {
  type EmbeddingsEngine,
  embeddingsChoice,
  embeddingsEngines,
} from '#shared/contracts/research/library-status.ts';
import type { VectorSource } from './vector-source.ts';

export type EmbeddingsEnv = Pick<Env, 'MUNSHI_DATA'> &
  Partial<Pick<Env, Extract<keyof Env, `EMBEDDINGS${string}` | 'OPENSEARCH_URL' | 'SENTENCE_MODEL'>>>;

const choiceFile = (folder: string) => path.join(folder, 'embeddings.json');

/** The engines that the settings make possible. Embeddings trained from the library belong to one process. */
export function offeredEngines(env: EmbeddingsEnv): EmbeddingsEngine[] {
  const possible = {
    'built-in': env.OPENSEARCH_URL === undefined,
    local: env.SENTENCE_MODEL !== 'off',
    endpoint: env.EMBEDDINGS_URL !== undefined,
  };
  return embeddingsEngines.filter((engine) => possible[engine]);
}

/** True where operators cannot choose: several servers may share a cluster, and must agree. */
export const engineFixed = (env: EmbeddingsEnv): boolean => env.OPENSEARCH_URL !== undefined;

/** The engine that an operator has chosen, where the settings still make it possible, else that of the settings. */
export async function chosenEngine(env: EmbeddingsEnv): Promise<EmbeddingsEngine | undefined> {
  const offered = offeredEngines(env);
  const chosen = engineFixed(env) ? undefined : await readChoice(env.MUNSHI_DATA);
  if (chosen && offered.includes(chosen)) return chosen;
  if (env.EMBEDDINGS === 'local' && offered.includes('local')) return 'local';
  return (['endpoint', 'built-in'] as const).find((engine) => offered.includes(engine));
}

/** Undefined where the file is absent or damaged: the settings decide then. */
async function readChoice(folder: string): Promise<EmbeddingsEngine | undefined> {
  try {
    return embeddingsChoice.parse(JSON.parse(await readFile(choiceFile(folder), 'utf8'))).engine;
  } catch (error) {
    const unusable = error instanceof SyntaxError || error instanceof z.ZodError;
    if (unusable || errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/** Keeps the choice for the next start, and for commands that open the index. */
export function keepChoice(folder: string, engine: EmbeddingsEngine): Promise<void> {
  return writeFileAtomically(choiceFile(folder), `${JSON.stringify({ engine })}\n`);
}

/** Source of the vectors of an engine; undefined for embeddings that are trained from the library. */
export function vectorSourceOf(
  env: EmbeddingsEnv,
  engine: EmbeddingsEngine | undefined,
): VectorSource | undefined {
  const { EMBEDDINGS_URL: url, EMBEDDINGS_MODEL: model } = env;
  if (engine === 'local') return 'sentence-model';
  return engine === 'endpoint' && url && model
    ? { endpoint: { url, model, key: env.EMBEDDINGS_API_KEY } }
    : undefined;
}
