import type { Logger } from 'pino';
import type { ModelEndpoint } from './endpoint.ts';
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
 * Asks an endpoint for the list of its models, which costs no tokens, and logs whether it answers and takes the key.
 * Never rejects; ends silently when the signal aborts.
 */
export async function probeEndpoint(
  { url, model, key }: ModelEndpoint,
  log: Logger,
  signal: AbortSignal,
): Promise<void> {
  try {
    const headers = key === undefined ? undefined : { authorization: `Bearer ${key}` };
    const answer = await providerFetch(limits)(`${url.replace(/\/+$/, '')}/models`, {
      signal,
      ...(headers ? { headers } : {}),
    });
    await answer.body?.cancel();
    log.info({ model }, 'the endpoint of the language model answers');
  } catch (error) {
    if (signal.aborted) return;
    const { failure, status } = modelErrorOf(error);
    if (status !== undefined && withoutList.includes(status))
      log.info({ model }, 'the endpoint of the language model answers');
    else log.warn({ model, failure, status }, 'the language model does not answer: run npm run model:check');
  }
}
