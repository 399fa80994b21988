import {
  type Delivery,
  delivery,
  type Fault,
  startTestServer,
  type TestServer,
} from '#server/platform/payments/test-server/test-server.ts';

export const KEYS = {
  keyId: 'rzp_test_key',
  keySecret: 'secret of the key',
  webhookSecret: 'secret of the webhook',
};

export interface FakeRazorpay extends TestServer {
  /** Settings that make the product use this server. */
  env: Record<string, string>;
  /** Webhooks that were sent and not yet taken, in the order of the events. */
  webhooks: Delivery[];
  /** Takes the webhooks that wait. */
  takeWebhooks(): Delivery[];
  /** A webhook that the provider never sent, under another secret. */
  forged(event: string, payload: Record<string, { entity: object }>): Delivery;
  /** The server is down: every call gets a 503, or hangs. */
  down(how: 503 | 'never' | undefined): void;
  /** The next call of this method and path fails in this way. */
  failOnce(method: string, path: RegExp, how: Fault): void;
}

/** Razorpay as tests need it: its webhooks wait until a test delivers them late, twice, shuffled or forged. */
export async function startRazorpay(options: { now?: () => Date } = {}): Promise<FakeRazorpay> {
  const webhooks: Delivery[] = [];
  let isDown: 503 | 'never' | undefined;
  const once: { method: string; path: RegExp; how: Fault }[] = [];
  const server = await startTestServer({
    ...KEYS,
    ...options,
    onWebhook: (sent) => webhooks.push(sent),
    fault: ({ method, path }) => {
      if (isDown !== undefined) return isDown;
      const at = once.findIndex((fault) => fault.method === method && fault.path.test(path));
      return at < 0 ? undefined : once.splice(at, 1)[0]?.how;
    },
  });
  return {
    ...server,
    webhooks,
    env: {
      RAZORPAY_KEY_ID: KEYS.keyId,
      RAZORPAY_KEY_SECRET: KEYS.keySecret,
      RAZORPAY_WEBHOOK_SECRET: KEYS.webhookSecret,
      RAZORPAY_URL: server.url,
    },
    takeWebhooks: () => webhooks.splice(0),
    forged: (event, payload) => delivery({ event, payload }, 'a secret that is not ours'),
    down: (how) => {
      isDown = how;
    },
    failOnce: (method, path, how) => {
      once.push({ method, path, how });
    },
  };
}
