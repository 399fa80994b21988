import { setTimeout as wait } from 'node:timers/promises';
import type { ModelFailure } from '#shared/contracts/assistant/model-failures.ts';
import { type BodyBounds, boundedBody, requestTime } from './bounded-body.ts';
import { ModelError } from './model-error.ts';
import { refusalOf, textOfRefusal } from './refusal.ts';

export interface ProviderLimits extends BodyBounds {
  /** Milliseconds until an answer begins, the connection included. */
  beginMs: number;
  /** Milliseconds for all of it, the second attempt included. */
  totalMs: number;
  /** The longest `Retry-After` that is waited for, in milliseconds; a longer one is the failure. */
  mostRetryMs: number;
}

/** Milliseconds before the second attempt where the provider names no time. */
const retryMs = 500;

/**
 * A `fetch` for providers: every wait and the size of an answer have a limit, and one more attempt follows a 429, a 5xx
 * or a connection that failed before an answer began. It follows no redirect, because the key would go along. Providers
 * repeat the request in the body of a refusal: it is read for its class and numbers, and nothing of its text is kept.
 * Errors: `ModelError`, and the caller's reason where the caller's signal aborts; that ends the request at once.
 */
export function providerFetch(limits: ProviderLimits): typeof fetch {
  return async (input, init) => {
    const deadline = performance.now() + limits.totalMs;
    const first = await attempt(input, init, limits, deadline);
    if (first instanceof Response) return first;
    const waitMs = first.retryMs;
    const bearable = waitMs !== undefined && waitMs <= limits.mostRetryMs;
    if (!bearable || performance.now() + waitMs >= deadline) throw first.error;
    await wait(waitMs, undefined, init?.signal ? { signal: init.signal } : {});
    const second = await attempt(input, init, limits, deadline);
    if (second instanceof Response) return second;
    throw second.error;
  };
}

/** An attempt that failed; `retryMs` is how long to wait before another, undefined where none makes sense. */
interface Failed {
  error: ModelError;
  retryMs: number | undefined;
}

/** Failures after which the same request may succeed. */
const retries: ReadonlySet<ModelFailure> = new Set(['busy', 'failed']);

/** Milliseconds until another attempt makes sense. */
function retryWait({ headers }: Response): number {
  const named = headers.get('retry-after');
  if (named === null) return retryMs;
  const ms = /^\d+$/.test(named.trim()) ? Number(named) * 1000 : Date.parse(named) - Date.now();
  return Number.isNaN(ms) ? retryMs : Math.max(0, ms);
}

async function attempt(
  input: Parameters<typeof fetch>[0],
  init: Parameters<typeof fetch>[1],
  limits: ProviderLimits,
  deadline: number,
): Promise<Response | Failed> {
  const time = requestTime(deadline, init?.signal);
  time.expect(limits.beginMs);
  try {
    const response = await fetch(input, { ...init, redirect: 'manual', signal: time.signal });
    if (!response.ok) {
      const error = refusalOf(response.status, await textOfRefusal(response));
      time.end();
      return { error, retryMs: retries.has(error.failure) ? retryWait(response) : undefined };
    }
    if (!response.body) throw new ModelError('unusable');
    const { status, statusText, headers } = response;
    return new Response(boundedBody(response.body, limits, time), { status, statusText, headers });
  } catch (error) {
    time.end();
    if (time.signal.aborted) throw time.signal.reason;
    if (error instanceof ModelError) throw error;
    return { error: new ModelError('unreachable'), retryMs };
  }
}
