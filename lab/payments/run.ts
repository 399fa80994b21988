// npx tsx lab/payments/run.ts [--write]: how fast the product acknowledges webhooks while it applies them. Razorpay's
// test server sends 1,000 charges, each three times in any order, ten at once; the product runs over its own PostgreSQL.
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { shippedPath } from '#server/core/shipped-path.ts';
import type { Delivery } from '#server/platform/payments/test-server/test-server.ts';
import { startRazorpay } from '#test/fakes/razorpay.ts';
import { emailOf, PASSWORD } from '../members.ts';
import { startBenchServer, stopServer } from '../start-server.ts';

const SUBSCRIPTIONS = 20;
const CHARGES = 50;
const DELIVERIES = 3;
const AT_ONCE = 10;
const GOAL_MS = 500;
const PATIENCE_MS = 300_000;
const PORT = 3986;
const origin = `http://127.0.0.1:${PORT}`;

const root = mkdtempSync(path.join(tmpdir(), 'munshi-payments-'));
chmodSync(root, 0o755);
const folder = path.join(root, 'data');
mkdirSync(folder, { mode: 0o700 });
const fake = await startRazorpay();
const server = await startBenchServer({ folder, port: PORT, env: fake.env });

async function call<T>(method: string, at: string, body?: object, token?: string): Promise<T> {
  const answer = await fetch(`${origin}${at}`, {
    method,
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (!answer.ok) throw new Error(`${method} ${at}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as T;
}

async function subscribe(at: number): Promise<string> {
  const { access_token: token } = await call<{ access_token: string }>(
    'POST',
    '/auth/v1/token?grant_type=password',
    { email: emailOf(at), password: PASSWORD },
  );
  const order = { planId: 'solo', billingInterval: 'monthly' };
  const { subscriptionId } = await call<{ subscriptionId: string }>(
    'POST',
    '/functions/v1/create-subscription',
    order,
    token,
  );
  fake.provider.pay(subscriptionId);
  for (let n = 1; n < CHARGES; n += 1) fake.provider.charge(subscriptionId);
  return token;
}

/** Sends a webhook; returns the milliseconds until its acknowledgement. */
async function deliver({ id, body, signature }: Delivery): Promise<number> {
  const start = performance.now();
  const answer = await fetch(`${origin}/webhooks/razorpay`, {
    method: 'POST',
    body,
    headers: {
      'content-type': 'application/json',
      'x-razorpay-signature': signature,
      'x-razorpay-event-id': id,
    },
  });
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`a webhook got ${answer.status}`);
  return performance.now() - start;
}

function shuffled<T>(values: readonly T[]): T[] {
  const mixed = [...values];
  let seed = 19;
  for (let i = mixed.length - 1; i > 0; i -= 1) {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    const j = seed % (i + 1);
    [mixed[i], mixed[j]] = [mixed[j] as T, mixed[i] as T];
  }
  return mixed;
}

const quantile = (sorted: readonly number[], share: number) =>
  sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN;

try {
  const tokens: string[] = [];
  for (let at = 0; at < SUBSCRIPTIONS; at += 1) tokens.push(await subscribe(at));
  const charged = fake.takeWebhooks().filter(({ type }) => type === 'subscription.charged');
  const waiting = shuffled(Array.from({ length: DELIVERIES }, () => charged).flat());
  const load = loadavg()[0]?.toFixed(1);
  const start = performance.now();
  const taken: number[] = [];
  const sender = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) taken.push(await deliver(next));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, sender));
  const sentMs = performance.now() - start;
  const payments = async () => {
    const lists = await Promise.all(
      tokens.map((token) =>
        call<unknown[]>('GET', '/rest/v1/subscription_payments?select=id', undefined, token),
      ),
    );
    return lists.reduce((sum, list) => sum + list.length, 0);
  };
  let applied = await payments();
  while (applied < charged.length && performance.now() - start < PATIENCE_MS) {
    await wait(250);
    applied = await payments();
  }
  const appliedMs = performance.now() - start;
  const sorted = taken.sort((a, b) => a - b);
  const [p50, p95, p99, most] = [0.5, 0.95, 0.99, 1].map((share) => quantile(sorted, share).toFixed(0));
  const text = `## Webhooks of payments

\`npx tsx lab/payments/run.ts --write\`: ${charged.length} charges of ${SUBSCRIPTIONS} subscriptions, each delivered ${DELIVERIES} times in any order, ${AT_ONCE} at once, while the
product applies them. ${cpus().length} cores, load average ${load}, Node ${process.version}.

| | Measured | Goal |
|---|---|---|
| Acknowledgement, p50 / p95 / p99 / most | ${p50} / ${p95} / ${p99} / ${most} ms | p99 < ${GOAL_MS} ms: ${Number(p99) < GOAL_MS ? 'reached' : 'NOT REACHED'} |
| Deliveries a second | ${((taken.length / sentMs) * 1000).toFixed(0)} | |
| Payments that are kept | ${applied} of ${charged.length} | all, once: ${applied === charged.length ? 'reached' : 'NOT REACHED'} |
| Until the last one is applied | ${(appliedMs / 1000).toFixed(1)} s | |
`;
  process.stdout.write(text);
  if (process.argv.includes('--write'))
    writeFileSync(shippedPath('lab/results/webhooks.md'), text.replace(/^## /u, '# '));
} finally {
  await stopServer(server);
  await fake.close();
  rmSync(root, { recursive: true, force: true });
}
