import type { Logger } from 'pino';
import { contextOf } from './context-size.ts';
import type { ModelEndpoint } from './endpoint.ts';
import { addressOf, headersOf } from './endpoint.ts';
import type { LearnedEndpoint } from './learned-endpoint.ts';
import { modelErrorOf } from './model-error.ts';
import { type ProviderLimits, providerFetch } from './provider-fetch.ts';

const limits: ProviderLimits = {
  beginMs: 10_000,
  idleMs: 5000,
  totalMs: 15_000,
  mostRetryMs: 2000,
  mostBytes: 4 * 1024 * 1024,
};
/** Statuses of an endpoint that answers, and keeps no list of its models. */
const withoutList = [404, 405, 501];

/**
 * Asks an endpoint for the list of its models and for the size of its context, which costs no tokens, keeps what it says
 * in `learned`, and logs whether it answers and takes the key. Never rejects; ends silently when the signal aborts.
 */
export async function probeEndpoint(
  endpoint: ModelEndpoint,
  learned: LearnedEndpoint,
  log: Logger,
  signal: AbortSignal,
): Promise<void> {
  const { model } = endpoint;
  const ask = providerFetch(limits);
  const headers = headersOf(endpoint);
  try {
    const answer = await ask(addressOf(endpoint, 'models'), { signal, headers });
    const context = await contextOf(endpoint, await answer.text(), (path, init) =>
      ask(addressOf(endpoint, path), { ...init, signal, headers: { ...headers, ...init?.headers } }),
    );
    signal.throwIfAborted();
    if (context !== undefined) learned.nameContext(context);
    log.info({ model, context: learned.context }, 'the endpoint of the language model answers');
  } catch (error) {
    if (signal.aborted) return;
    const { failure, status } = modelErrorOf(error);
    if (status !== undefined && withoutList.includes(status))
      log.info({ model }, 'the endpoint of the language model answers');
    else log.warn({ model, failure, status }, 'the language model does not answer: run npm run model:check');
  }
}
