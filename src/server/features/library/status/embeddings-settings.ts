import type { Logger } from 'pino';
import {
  chosenEngine,
  type EmbeddingsEnv,
  engineFixed,
  keepChoice,
  offeredEngines,
  vectorSourceOf,
} from '#server/platform/models/embeddings/chosen-engine.ts';
import { endpointEmbedder } from '#server/platform/models/embeddings/endpoint-embedder.ts';
import type { VectorSource } from '#server/platform/models/embeddings/vector-source.ts';
import { ModelError } from '#server/platform/models/provider/model-error.ts';
import type { EmbeddingsState } from '#server/platform/search/engine.ts';
import type { Services } from '#server/platform/services.ts';
import {
  type EmbeddingsEngine,
  embeddingsEngines,
  type LibraryStatus,
} from '#shared/contracts/research/library-status.ts';
import { ProblemError } from '#shared/errors.ts';
import { messages } from '#shared/messages/en/operations/library-status.ts';
import { sentenceOf } from '#shared/messages/sentence.ts';

type Progress = Pick<LibraryStatus['embeddings'], 'serving' | 'percent' | 'failing'>;

/** An endpoint that begins with loading its model takes some seconds. Milliseconds. */
const TRIAL = {
  beginMs: 20_000,
  idleMs: 5000,
  totalMs: 25_000,
  mostRetryMs: 500,
  mostBytes: 1024 * 1024,
} as const;

/** State of the vectors for the status page. */
const progressOf = ({ engine, ready, made, next, failing }: EmbeddingsState): Progress => ({
  serving: ready ? (embeddingsEngines.find((each) => engine.startsWith(`${each}-`)) ?? null) : null,
  percent: next?.percent ?? made ?? null,
  failing: failing === true,
});

export async function readEmbeddings(
  state: EmbeddingsState,
  env: EmbeddingsEnv,
): Promise<LibraryStatus['embeddings']> {
  const chosen = (await chosenEngine(env)) ?? null;
  return { ...progressOf(state), chosen, offered: offeredEngines(env), fixed: engineFixed(env) };
}

/**
 * Has another engine make the vectors, now and after the next start. Errors: `conflict` where only the settings decide,
 * `invalid_request` for an engine that they do not offer, `unprocessable` where an endpoint gives no vector.
 */
export async function chooseEngine(
  { env, libraryWriter, log }: Pick<Services, 'env' | 'libraryWriter' | 'log'>,
  engine: EmbeddingsEngine,
): Promise<void> {
  if (!engineFixed(env) && !offeredEngines(env).includes(engine))
    throw new ProblemError('invalid_request', sentenceOf(messages.engineNotOffered));
  const source = vectorSourceOf(env, engine);
  if (typeof source === 'object') await tryEndpoint(source, log);
  await libraryWriter.makeVectorsWith(source);
  await keepChoice(env.MUNSHI_DATA, engine);
}

/** One short text, so that a wrong address or key changes nothing. */
async function tryEndpoint({ endpoint }: Exclude<VectorSource, 'sentence-model'>, log: Logger) {
  const embedder = endpointEmbedder(endpoint, log, { background: TRIAL, hurried: TRIAL });
  try {
    await embedder.embed(['bail']);
  } catch (error) {
    if (!(error instanceof ModelError)) throw error;
    throw new ProblemError('unprocessable', sentenceOf(messages.endpointGaveNone), { cause: error });
  } finally {
    embedder.close();
  }
}

/** Each state of the vectors until those of the chosen engine serve. States that a slow reader misses are skipped. */
export async function* followEmbeddings(
  { library, env }: Pick<Services, 'library' | 'env'>,
  signal: AbortSignal,
): AsyncGenerator<{ event: string; data: Progress }> {
  let seen: EmbeddingsState | undefined;
  for (;;) {
    seen = await library.embeddingsAfter(seen, signal);
    if (!seen) return;
    const progress = progressOf(seen);
    yield { event: 'progress', data: progress };
    if (progress.percent === null && progress.serving === (await chosenEngine(env))) return;
  }
}
