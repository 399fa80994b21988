import { createHmac, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { CHECKOUT_SCRIPT, checkoutPage } from './checkout-page.ts';
import { ProviderError, type ProviderEvent, type ProviderState, TestProvider } from './provider-state.ts';

/** A webhook as it is delivered. */
export interface Delivery {
  id: string;
  type: string;
  body: string;
  signature: string;
}

export type Fault = number | 'never' | 'lost';

export interface TestServerOptions {
  keyId: string;
  keySecret: string;
  webhookSecret: string;
  state?: ProviderState;
  now?: () => Date;
  /** Gets each event, signed. */
  onWebhook?: (delivery: Delivery) => void;
  onChange?: (state: ProviderState) => void;
  /** Decides about a request: a status to answer with, `never` to leave it hanging, `lost` to do it and not answer. */
  fault?: (request: { method: string; path: string }) => Fault | undefined;
}

export interface TestServer {
  url: string;
  provider: TestProvider;
  /** The answer of the checkout after a payment. */
  signed(paymentId: string, subscriptionId: string): CheckoutAnswer;
  close(): Promise<void>;
}

export interface CheckoutAnswer {
  razorpay_payment_id: string;
  razorpay_subscription_id: string;
  razorpay_signature: string;
}

interface Reply {
  status: number;
  type: string;
  body: string;
}

const MAX_BODY = 64 * 1024;
const hmac = (secret: string, data: string) => createHmac('sha256', secret).update(data).digest('hex');
const asJson = (body: unknown, status = 200): Reply => ({
  status,
  type: 'application/json',
  body: JSON.stringify(body),
});
const answerError = (description: string, status = 400): Reply =>
  asJson({ error: { code: 'BAD_REQUEST_ERROR', description } }, status);

/** A server on loopback that speaks Razorpay's API and checkout, and moves no money. */
export async function startTestServer(options: TestServerOptions, port = 0): Promise<TestServer> {
  const { keyId, keySecret, webhookSecret } = options;
  const provider = new TestProvider({
    ...(options.state ? { state: options.state } : {}),
    ...(options.now ? { now: options.now } : {}),
    onEvent: (event) => options.onWebhook?.(delivery(event, webhookSecret)),
  });
  const login = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`;
  const signed = (paymentId: string, subscriptionId: string): CheckoutAnswer => ({
    razorpay_payment_id: paymentId,
    razorpay_subscription_id: subscriptionId,
    razorpay_signature: hmac(keySecret, `${paymentId}|${subscriptionId}`),
  });

  const serve = async (request: IncomingMessage): Promise<Reply | undefined> => {
    const url = new URL(request.url ?? '/', 'http://provider');
    const method = request.method ?? 'GET';
    const fault = options.fault?.({ method, path: url.pathname });
    if (fault === 'never') return undefined;
    if (typeof fault === 'number') return answerError('The server encountered an error.', fault);
    const checkout = checkoutReply(provider, signed, { method, url });
    if (checkout) return checkout;
    if (request.headers.authorization !== login) return answerError('Authentication failed', 401);
    const given = await bodyOf(request);
    const key = String(request.headers['x-refund-idempotency'] ?? '');
    const reply = asJson(apiReply(provider, { method, url, given, key }));
    return fault === 'lost' ? undefined : reply;
  };

  const server = createServer((request, response) => {
    const answer = serve(request).catch((error: unknown) =>
      error instanceof ProviderError
        ? answerError(error.message, error.status)
        : answerError('Unreadable request'),
    );
    void answer.then((reply) => {
      if (!reply) return;
      options.onChange?.(provider.state);
      response.writeHead(reply.status, {
        'content-type': reply.type,
        'cross-origin-resource-policy': 'cross-origin',
      });
      response.end(reply.body);
    });
  });
  await new Promise<void>((ready) => server.listen(port, '127.0.0.1', ready));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    provider,
    signed,
    close: () => {
      server.closeAllConnections();
      return new Promise((closed) => server.close(() => closed()));
    },
  };
}

async function bodyOf(request: IncomingMessage): Promise<Record<string, unknown>> {
  const body = await text(request);
  if (body.length > MAX_BODY) throw new ProviderError('The request is too large', 413);
  return body === '' ? {} : (JSON.parse(body) as Record<string, unknown>);
}

/** An event as Razorpay signs it. */
export function delivery({ event, payload }: ProviderEvent, secret: string): Delivery {
  const body = JSON.stringify({ entity: 'event', event, contains: Object.keys(payload), payload });
  return { id: `evt_${randomBytes(8).toString('hex')}`, type: event, body, signature: hmac(secret, body) };
}

interface ReceivedRequest {
  method: string;
  url: URL;
}

/** The checkout: its script, its page, and what the page does. No key is needed, as in a browser. */
function checkoutReply(
  provider: TestProvider,
  signed: TestServer['signed'],
  { method, url }: ReceivedRequest,
): Reply | undefined {
  const id = url.searchParams.get('id') ?? '';
  const route = `${method} ${url.pathname}`;
  if (route === 'GET /v1/checkout.js')
    return { status: 200, type: 'text/javascript; charset=utf-8', body: CHECKOUT_SCRIPT };
  if (route === 'GET /v1/checkout/public') {
    const { plan_id } = provider.subscription(id);
    const amount = provider.state.plans[plan_id]?.item.amount ?? 0;
    const named = (name: string) => url.searchParams.get(name) ?? '';
    const page = checkoutPage({ id, name: named('name'), description: named('description'), amount });
    return { status: 200, type: 'text/html; charset=utf-8', body: page };
  }
  if (route === 'POST /v1/checkout/pay') return asJson(signed(provider.pay(id).id, id));
  if (route === 'POST /v1/checkout/fail') return asJson(provider.failPayment(id));
  return undefined;
}

type ApiCall = ReceivedRequest & { given: Record<string, unknown>; key: string };

/** The API of version 1. */
function apiReply(provider: TestProvider, { method, url, given, key }: ApiCall): unknown {
  const [, , collection = '', id = '', action = ''] = url.pathname.split('/').map(decodeURIComponent);
  const route = `${method} ${collection}${id ? '/id' : ''}${action ? `/${action}` : ''}`;
  switch (route) {
    case 'POST plans':
      return provider.createPlan(given);
    case 'POST subscriptions':
      return provider.createSubscription(given);
    case 'GET subscriptions/id':
      return provider.subscription(id);
    case 'POST subscriptions/id/cancel':
      return provider.cancel(id, given.cancel_at_cycle_end === 1);
    case 'POST subscriptions/id/resume':
      return provider.resume(id);
    case 'GET invoices': {
      const all = provider.invoicesOf(url.searchParams.get('subscription_id') ?? '');
      const skip = Number(url.searchParams.get('skip') ?? 0);
      const items = all.slice(skip, skip + Number(url.searchParams.get('count') ?? 10));
      return { entity: 'collection', count: items.length, items };
    }
    case 'GET invoices/id':
      return provider.invoice(id);
    case 'GET payments/id':
      return provider.payment(id);
    case 'POST payments/id/refund':
      return provider.refund(id, typeof given.amount === 'number' ? given.amount : undefined, key);
    default:
      throw new ProviderError('The requested URL was not found on the server.', 404);
  }
}
