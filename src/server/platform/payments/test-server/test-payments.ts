import { randomBytes } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Logger } from 'pino';
import { type Payments, paymentCheck } from '../payments.ts';
import { RazorpayClient } from '../razorpay-client.ts';
import type { ProviderState } from './provider-state.ts';
import { type Delivery, startTestServer } from './test-server.ts';

interface Stored {
  keyId: string;
  keySecret: string;
  webhookSecret: string;
  state?: ProviderState;
}

const FILE = 'test-payments.json';
/** A delivery that fails is repeated after these times, in ms. */
const AGAIN_MS = [0, 1000, 5000, 30_000];

async function stored(file: string): Promise<Stored> {
  const found = await readFile(file, 'utf8').catch(() => undefined);
  if (found !== undefined) return JSON.parse(found) as Stored;
  const secret = () => randomBytes(24).toString('hex');
  return { keyId: `rzp_test_${secret().slice(0, 14)}`, keySecret: secret(), webhookSecret: secret() };
}

async function deliver(origin: string, { id, body, signature }: Delivery, log: Logger): Promise<void> {
  for (const ms of AGAIN_MS) {
    await new Promise((resolve) => setTimeout(resolve, ms).unref());
    const answer = await fetch(`${origin}/webhooks/razorpay`, {
      method: 'POST',
      body,
      headers: {
        'content-type': 'application/json',
        'x-razorpay-signature': signature,
        'x-razorpay-event-id': id,
      },
    }).catch(() => undefined);
    if (answer?.ok) return;
  }
  log.warn('a webhook of the test payments was not delivered');
}

/**
 * Starts the test server beside the product (`PAYMENTS=test`). Its state is stored in the data folder, so
 * that subscriptions survive a restart.
 */
export async function startTestPayments(given: {
  folder: string;
  /** Origin of the product on this computer. */
  origin: string;
  log: Logger;
}): Promise<Payments & { close(): Promise<void> }> {
  const file = path.join(given.folder, FILE);
  const keys = await stored(file);
  let saving: Promise<unknown> = Promise.resolve();
  const save = (content: Stored) => {
    const json = JSON.stringify(content);
    saving = saving
      .then(() => writeFile(`${file}.new`, json, { mode: 0o600 }))
      .then(() => rename(`${file}.new`, file))
      .catch((err: unknown) => given.log.warn({ err }, 'the test payments could not be kept'));
  };
  const { keyId, keySecret, webhookSecret, state } = keys;
  const server = await startTestServer({
    keyId,
    keySecret,
    webhookSecret,
    ...(state ? { state } : {}),
    onWebhook: (event) => void deliver(given.origin, event, given.log),
    onChange: (changed) => save({ ...keys, state: changed }),
  });
  save({ ...keys, state: server.provider.state });
  const { url } = server;
  return {
    mode: 'test',
    keyId,
    script: `${url}/v1/checkout.js`,
    hosts: { script: url, frame: url, connect: url, img: url },
    webhookSecrets: [webhookSecret],
    client: new RazorpayClient({ url, keyId, keySecret }),
    isPaymentOf: paymentCheck(keySecret),
    close: async () => {
      await server.close();
      await saving;
    },
  };
}
