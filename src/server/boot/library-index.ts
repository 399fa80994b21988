import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Logger } from 'pino';
import { ProblemError } from '#shared/errors.ts';
import { messages } from '#shared/messages/en/operations/startup.ts';
import { sentenceOf } from '#shared/messages/sentence.ts';
import type { Env } from '../core/env.ts';
import { errorCode, StartupError } from '../core/startup-error.ts';
import { chosenEngine, vectorSourceOf } from '../platform/models/embeddings/chosen-engine.ts';
import { problemOf } from '../platform/search/embedded/disk/disk-problem.ts';
import type { LibraryEngine } from '../platform/search/engine.ts';
import type { IndexPlace } from '../platform/search/worker/protocol.ts';
import { openWorkerEngine } from '../platform/search/worker/worker-engine.ts';

type IndexEnv = Pick<Env, 'MUNSHI_DATA'> &
  Partial<Pick<Env, Extract<keyof Env, `EMBEDDINGS${string}` | `OPENSEARCH_${string}` | 'SENTENCE_MODEL'>>>;

/**
 * Opens the library index in a thread of its own: that of the data folder, whose claim this process holds, or the one in
 * the cluster of the settings. Errors: `StartupError` when the certificate of the cluster is missing, or the disk is full.
 */
export async function openLibraryIndex(env: IndexEnv, log: Logger): Promise<LibraryEngine> {
  const source = vectorSourceOf(env, await chosenEngine(env));
  return openWorkerEngine({ place: await placeOf(env), source, log }).catch((cause: unknown) => {
    const problem = problemOf(cause);
    if (!(problem instanceof ProblemError) || problem.code !== 'disk_full') throw cause;
    throw new StartupError(sentenceOf(messages.diskFull, { folder: env.MUNSHI_DATA }), { cause });
  });
}

/** Place of the index according to the settings. Errors: `StartupError` for a certificate that cannot be read. */
export async function placeOf(env: IndexEnv): Promise<IndexPlace> {
  const { OPENSEARCH_URL: nodes, OPENSEARCH_CA: ca } = env;
  const inData = (name: string) => path.join(env.MUNSHI_DATA, name);
  if (!nodes) return { folder: inData('index'), embeddings: inData('embeddings') };
  const cluster = {
    nodes,
    user: env.OPENSEARCH_USER,
    password: env.OPENSEARCH_PASSWORD,
    ca: ca === undefined ? undefined : await readCertificate(ca),
    name: env.OPENSEARCH_INDEX ?? 'munshi',
    shards: env.OPENSEARCH_SHARDS ?? 1,
  };
  return { cluster };
}

function readCertificate(file: string): Promise<string> {
  return readFile(file, 'utf8').catch((cause: unknown) => {
    const reason = errorCode(cause) ?? String(cause);
    throw new StartupError(sentenceOf(messages.certificateUnreadable, { file, reason }), { cause });
  });
}
