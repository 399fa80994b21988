import { Counter, Histogram, Registry } from 'prom-client';

/** The metrics of this process. Labels are names of our own alone: no path, id, address or text of a user. */
export const registry = new Registry();
const registers = [registry];

const requests = new Histogram({
  name: 'munshi_request_seconds',
  help: 'Time until the answer of a request was made, by its route and status.',
  labelNames: ['method', 'route', 'status'],
  buckets: [0.01, 0.025, 0.05, 0.1, 0.15, 0.3, 1, 3, 10, 30],
  registers,
});
const sends = new Counter({
  name: 'munshi_sends_total',
  help: 'Calls of mail, SMS, the model and the payment provider, by their outcome.',
  labelNames: ['to', 'outcome'],
  registers,
});
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Counts a request. `route`: the pattern, never the path. */
export function countRequest(method: string, route: string, status: number, seconds: number): void {
  const known = METHODS.has(method) ? method : 'other';
  requests.observe({ method: known, route, status: String(status) }, seconds);
  // A server that is not ready says so as long as it is asked.
  // 502 is the fault of a model or a payment provider, which have signals of their own.
  if (status >= 500 && status !== 502 && route !== '/readyz') failed.push(performance.now());
  forgetOldFailures();
}

/** Milliseconds for which a failed request counts. */
const FAILED_MS = 15 * 60_000;
/** Limit: failed requests that are counted one by one. */
const MOST_FAILED = 10_000;
const failed: number[] = [];

function forgetOldFailures(): void {
  const from = performance.now() - FAILED_MS;
  while (failed.length > MOST_FAILED || (failed[0] ?? from) < from) failed.shift();
}

/** Requests of this process that failed within the last 15 minutes. */
export function failedRequests(): number {
  forgetOldFailures();
  return failed.length;
}

type Service = 'mail' | 'sms' | 'model' | 'payments';

const inARow: Record<Service, number> = { mail: 0, sms: 0, model: 0, payments: 0 };
/** Calls of each service that failed since one succeeded, in this process. */
export const failuresInARow = (): Readonly<Record<Service, number>> => inARow;

/** Counts a call of another service. */
export function countOutcome(to: Service, failed: boolean): void {
  inARow[to] = failed ? inARow[to] + 1 : 0;
  sends.inc({ to, outcome: failed ? 'failed' : 'done' });
}

/** Counts a call of another service by its outcome, which it passes on. */
export async function countSend<T>(to: Service, call: Promise<T>): Promise<T> {
  try {
    const answer = await call;
    countOutcome(to, false);
    return answer;
  } catch (error) {
    countOutcome(to, true);
    throw error;
  }
}
