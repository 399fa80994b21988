import { setTimeout as wait } from 'node:timers/promises';
import { type BodyBounds, boundedBody, requestTime } from './bounded-body.ts';
import { ModelError, refusalOf } from './model-error.ts';

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
 * A `fetch` for the AI SDK: every wait and the size of an answer have a limit, and one more attempt follows a 429, a 5xx
 * or a connection that failed before an answer began. It follows no redirect, because the key would go along. Providers
 * repeat the request in the body of a refusal: it is read only after a 429, and only for whether the account is spent.
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

/** Milliseconds until another attempt makes sense; undefined where none does. */
function retryWait({ status, headers }: Response): number | undefined {
  if (status !== 429 && status < 500) return undefined;
  const named = headers.get('retry-after');
  if (named === null) return retryMs;
  const ms = /^\d+$/.test(named.trim()) ? Number(named) * 1000 : Date.parse(named) - Date.now();
  return Number.isNaN(ms) ? retryMs : Math.max(0, ms);
}

/** A body is read to this length for the code of a refusal. */
const MOST_OF_REFUSAL = 16_384;
/** As OpenAI and those who speak its protocol write it. */
const SPENT = '"insufficient_quota"';

/** True for a 429 which says that the account has nothing left, so that no later attempt succeeds. */
async function isSpent({ status, body }: Response): Promise<boolean> {
  if (status !== 429 || !body) {
    await body?.cancel();
    return false;
  }
  let text = '';
  try {
    for await (const piece of body.pipeThrough(new TextDecoderStream())) {
      text += piece;
      if (text.length >= MOST_OF_REFUSAL) break;
    }
  } catch {
    // A body that breaks or takes too long does not say it.
    return false;
  }
  return text.includes(SPENT);
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
      const spent = await isSpent(response);
      time.end();
      return { error: refusalOf(response.status, spent), retryMs: spent ? undefined : retryWait(response) };
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
