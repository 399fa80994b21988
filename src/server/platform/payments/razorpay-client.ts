import type { z } from 'zod';
import { countOutcome } from '#server/platform/monitoring/counters.ts';
import {
  listOf,
  type ProviderInvoice,
  type ProviderPayment,
  type ProviderPlan,
  type ProviderRefund,
  type ProviderSubscription,
  providerInvoice,
  providerPayment,
  providerPlan,
  providerRefund,
  providerRefusal,
  providerSubscription,
} from './entities.ts';

/**
 * `unreachable`, `timeout`, `failed` (a 5xx) and `busy` (429): nothing is known about the effect, so read before trying
 * again. `refused` (400), `unauthorised` and `not_found`: nothing happened. `unusable`: an answer that is not Razorpay's.
 */
type PaymentFailure =
  | 'unreachable'
  | 'timeout'
  | 'failed'
  | 'busy'
  | 'refused'
  | 'unauthorised'
  | 'not_found'
  | 'unusable';

/** A call to the payment provider that failed. The message holds no personal data. */
export class PaymentProviderError extends Error {
  readonly failure: PaymentFailure;
  readonly status: number | undefined;
  /** The provider's own words, for a refusal. */
  readonly description: string;

  constructor(
    failure: PaymentFailure,
    { status, description = '', cause }: { status?: number; description?: string; cause?: unknown },
  ) {
    super(`Razorpay: ${failure}${status === undefined ? '' : ` (${status})`}`, { cause });
    this.name = 'PaymentProviderError';
    this.failure = failure;
    this.status = status;
    this.description = description;
  }

  /** The call may succeed later without any change. */
  get isTemporary(): boolean {
    return !['refused', 'not_found'].includes(this.failure);
  }
}

interface RazorpaySettings {
  /** Without `/v1`. */
  url: string;
  keyId: string;
  keySecret: string;
  /** Limit: time for one call, in ms. */
  timeoutMs?: number;
}

const TIMEOUT_MS = 8000;
/** Answers have some kilobytes; a list of 100 has some hundred. */
const MAX_BYTES = 2 * 1024 * 1024;

interface Call {
  method: 'GET' | 'POST';
  body?: object;
  headers?: Record<string, string>;
}

/** Razorpay's API, as far as subscriptions need it. Every call throws `PaymentProviderError` when it fails. */
export class RazorpayClient {
  readonly #settings: RazorpaySettings;

  constructor(settings: RazorpaySettings) {
    this.#settings = settings;
  }

  createPlan(plan: { period: 'monthly' | 'yearly'; name: string; amount: number }): Promise<ProviderPlan> {
    const { period, name, amount } = plan;
    const body = { period, interval: 1, item: { name, amount, currency: 'INR' } };
    return this.#call('/plans', providerPlan, { method: 'POST', body });
  }

  createSubscription(given: {
    planId: string;
    /** Number of times that the mandate may be charged. */
    totalCount: number;
    /** The first charge; undefined: at once. */
    startAt?: Date | undefined;
    /** Until when the customer can pay for the first time. */
    expireBy: Date;
    notes: Record<string, string>;
  }): Promise<ProviderSubscription> {
    const { planId, totalCount, startAt, expireBy, notes } = given;
    const body = {
      plan_id: planId,
      total_count: totalCount,
      quantity: 1,
      customer_notify: 1,
      expire_by: toSeconds(expireBy),
      notes,
      ...(startAt ? { start_at: toSeconds(startAt) } : {}),
    };
    return this.#call('/subscriptions', providerSubscription, { method: 'POST', body });
  }

  subscription(id: string): Promise<ProviderSubscription> {
    return this.#call(`/subscriptions/${encodeURIComponent(id)}`, providerSubscription);
  }

  cancelSubscription(id: string, { atCycleEnd }: { atCycleEnd: boolean }): Promise<ProviderSubscription> {
    const body = { cancel_at_cycle_end: atCycleEnd ? 1 : 0 };
    return this.#call(`/subscriptions/${encodeURIComponent(id)}/cancel`, providerSubscription, {
      method: 'POST',
      body,
    });
  }

  /** Resumes a paused subscription. */
  resumeSubscription(id: string): Promise<ProviderSubscription> {
    return this.#call(`/subscriptions/${encodeURIComponent(id)}/resume`, providerSubscription, {
      method: 'POST',
      body: { resume_at: 'now' },
    });
  }

  /** All invoices of a subscription, at most 1,000. */
  async invoicesOf(subscriptionId: string): Promise<ProviderInvoice[]> {
    const found: ProviderInvoice[] = [];
    for (let skip = 0; skip < 1000; skip += 100) {
      const query = new URLSearchParams({
        subscription_id: subscriptionId,
        count: '100',
        skip: String(skip),
      });
      const { items } = await this.#call(`/invoices?${query}`, listOf(providerInvoice));
      found.push(...items);
      if (items.length < 100) break;
    }
    return found;
  }

  invoice(id: string): Promise<ProviderInvoice> {
    return this.#call(`/invoices/${encodeURIComponent(id)}`, providerInvoice);
  }

  payment(id: string): Promise<ProviderPayment> {
    return this.#call(`/payments/${encodeURIComponent(id)}?expand[]=card`, providerPayment);
  }

  /** Refunds all of a payment. `key` (at least 10 characters) makes a repeated call return the first refund. */
  refund(paymentId: string, { amount, key }: { amount: number; key: string }): Promise<ProviderRefund> {
    return this.#call(`/payments/${encodeURIComponent(paymentId)}/refund`, providerRefund, {
      method: 'POST',
      body: { amount, speed: 'normal' },
      headers: { 'x-refund-idempotency': key },
    });
  }

  /** Counts a call as failed when nothing is known about its effect: a refusal is an answer. */
  async #call<T extends z.ZodType>(path: string, schema: T, call?: Call): Promise<z.infer<T>> {
    try {
      const answer = await this.#send(path, schema, call);
      countOutcome('payments', false);
      return answer;
    } catch (error) {
      countOutcome('payments', !(error instanceof PaymentProviderError) || error.isTemporary);
      throw error;
    }
  }

  async #send<T extends z.ZodType>(
    path: string,
    schema: T,
    { method, body, headers }: Call = { method: 'GET' },
  ): Promise<z.infer<T>> {
    const { url, keyId, keySecret, timeoutMs = TIMEOUT_MS } = this.#settings;
    const answer = await fetched(`${url}/v1${path}`, {
      method,
      headers: {
        authorization: `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`,
        accept: 'application/json',
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...headers,
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
      // The credentials reach only the configured host.
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const parsed = parse(answer.text);
    if (answer.status < 200 || answer.status > 299) throw refusalOf(answer.status, parsed);
    const read = schema.safeParse(parsed);
    if (!read.success) throw new PaymentProviderError('unusable', { status: answer.status });
    return read.data;
  }
}

const toSeconds = (at: Date) => Math.floor(at.getTime() / 1000);

async function fetched(url: string, init: RequestInit): Promise<{ status: number; text: string }> {
  try {
    const response = await fetch(url, init);
    return { status: response.status, text: await boundedText(response) };
  } catch (error) {
    if (error instanceof PaymentProviderError) throw error;
    const late = error instanceof Error && error.name === 'TimeoutError';
    // The log of the operator has the reason, such as a certificate that has expired.
    throw new PaymentProviderError(late ? 'timeout' : 'unreachable', { cause: error });
  }
}

async function boundedText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    bytes += chunk.length;
    if (bytes > MAX_BYTES) throw new PaymentProviderError('unusable', { status: response.status });
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function refusalOf(status: number, body: unknown): PaymentProviderError {
  const description = providerRefusal.safeParse(body).data?.error.description ?? '';
  const details = { status, description };
  if (status === 401 || status === 403) return new PaymentProviderError('unauthorised', details);
  if (status === 404) return new PaymentProviderError('not_found', details);
  if (status === 429) return new PaymentProviderError('busy', details);
  if (status >= 500) return new PaymentProviderError('failed', details);
  // Razorpay answers 400 for an id that it does not know.
  const unknown = /does not exist|not found/iu.test(description);
  return new PaymentProviderError(unknown ? 'not_found' : 'refused', details);
}
