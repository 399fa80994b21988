import { type OpenAPIHono, z } from '@hono/zod-openapi';
import type { Viewer } from '#server/platform/db/database.ts';
import { ownLimits, ownStanding, usedOf } from '#server/platform/entitlements/plan-limits.ts';
import type { AppEnv, Session } from '#server/platform/http/access.ts';
import { json, jsonBody, newApi } from '#server/platform/http/api.ts';
import { attachment } from '#server/platform/http/files/file-name.ts';
import { KeyedQueue } from '#server/platform/http/keyed-queue.ts';
import { errors, PUBLIC, routesOf, WHEN_UNPAID } from '#server/platform/http/openapi.ts';
import { PaymentProviderError } from '#server/platform/payments/razorpay-client.ts';
import type { Services } from '#server/platform/services.ts';
import { BUSINESS } from '#shared/business.ts';
import type { EntitlementsBody } from '#shared/contracts/billing.ts';
import * as contract from '#shared/contracts/billing.ts';
import { ProblemError } from '#shared/errors.ts';
import { messages } from '#shared/messages/en/accounts/billing.ts';
import { type Sentence, sentenceOf } from '#shared/messages/sentence.ts';
import { invoicePdf } from './invoices/invoice-pdf.ts';
import { buyerOf, correctInvoice, invoicesOfPayment } from './invoices/invoice-store.ts';
import { applySubscription, type BillingParts, cancelAtProvider } from './subscriptions/apply.ts';
import { paymentOfUser } from './subscriptions/payment-store.ts';
import { requestRefund } from './subscriptions/refund.ts';
import { subscribe } from './subscriptions/subscribe.ts';
import { isOver } from './subscriptions/subscription-machine.ts';
import {
  presentSubscription,
  type StoredSubscription,
  subscriptionByProviderId,
} from './subscriptions/subscription-store.ts';

/** Limits of a user's plan, and what they have used of them. */
async function entitlementsOf(services: Services, viewer: Viewer): Promise<EntitlementsBody> {
  const now = services.now();
  return services.db.withUser(viewer, async (tx) => {
    const standing = await ownStanding(tx, services, now);
    const { planId, status, graceUntil, access } = standing;
    const plan = planId && status ? { id: planId, name: planName(services, planId), status } : null;
    return {
      plan,
      limits: await ownLimits(tx, services, standing),
      used: await usedOf(tx, now),
      read_only: access === 'read_only',
      ...(graceUntil ? { grace_until: graceUntil.toISOString() } : {}),
    };
  });
}

function planName({ plans }: Pick<Services, 'plans'>, id: string): string {
  return plans.plans.find((plan) => plan.id === id)?.name ?? id;
}

const routes = routesOf('Payments');

const post = <B extends z.ZodType, A extends z.ZodType>(
  path: string,
  { summary, body, answer }: { summary: string; body: B; answer: A },
) =>
  routes.post(path, {
    ...WHEN_UNPAID.open,
    summary,
    request: { body: jsonBody(body) },
    responses: { 200: json(answer, 'Done'), ...errors(409) },
  });

const create = post('/create-subscription', {
  summary: 'A subscription to pay at the checkout; one that waits for its payment is given again',
  body: contract.createSubscription,
  answer: contract.createdSubscription,
});
const verify = post('/verify-subscription', {
  summary: 'Confirm a payment that the checkout has signed',
  body: contract.verifySubscription,
  answer: contract.verifiedSubscription,
});
const cancel = post('/cancel-subscription', {
  summary: 'Cancel a subscription; one that is paid stays until the end of its period',
  body: contract.ofSubscription,
  answer: contract.changedSubscription,
});
const resume = post('/resume-subscription', {
  summary: 'Resume a paused subscription',
  body: contract.ofSubscription,
  answer: contract.changedSubscription,
});
const refund = post('/request-refund', {
  summary: `Refund the first purchase within ${BUSINESS.refund.firstPurchaseDays} days; its subscription ends`,
  body: contract.requestRefund,
  answer: contract.requestedRefund,
});
const correct = post('/correct-invoice', {
  summary: 'Take an invoice back by a credit note, and issue another one with the present details',
  body: contract.correctInvoice,
  answer: contract.correctedInvoice,
});
const entitled = routes.get('/entitlements', {
  summary: 'What the caller may use, and what is used',
  responses: { 200: json(contract.entitlements, 'Found') },
});
const invoice = routes.get('/invoices/{paymentId}', {
  summary: 'The invoice of a payment, with the credit notes of its refunds',
  request: {
    params: z.object({ paymentId: z.string().max(100) }),
    query: z.object({ format: z.enum(['pdf']).default('pdf') }),
  },
  responses: {
    200: {
      description: 'The document',
      content: { 'application/pdf': { schema: z.string().meta({ format: 'binary' }) } },
    },
    ...errors(404),
  },
});
const settings = routes.get('/payment-settings', {
  ...PUBLIC,
  summary: 'Whether plans are sold here, and the script of the checkout',
  responses: { 200: json(contract.paymentSettings, 'Found') },
});

const REFUSALS = { same: 'correctSame', refunded: 'correctRefunded', late: 'correctLate' } as const;

const refusal = (said: Sentence) => new ProblemError('invalid_request', said);

/** Errors of the provider as the caller's: nothing was charged, or what to do. */
function orProviderDown(said: Sentence) {
  return (error: unknown): never => {
    if (!(error instanceof PaymentProviderError)) throw error;
    throw new ProblemError('payments_unavailable', said, { cause: error });
  };
}

function requirePayments({ payments, ...services }: Services): BillingParts {
  if (!payments) throw refusal(sentenceOf(messages.notSetUp));
  return { ...services, payments };
}

/** A subscription of the caller. Errors: `invalid_request` for any other. */
async function ownSubscription(
  { db }: Pick<Services, 'db'>,
  session: Session,
  providerId: string,
): Promise<StoredSubscription> {
  const row = await db.withWorker((tx) => subscriptionByProviderId(tx, providerId));
  if (row?.user_id !== session.userId) throw refusal(sentenceOf(messages.noActiveSubscription));
  return row;
}

/** A seller who charges tax needs the customer's state before the payment. Errors: `invalid_request`. */
async function requireState({ db, plans }: Services, userId: string): Promise<void> {
  if (plans.seller.gstin === null) return;
  const buyer = await db.withWorker((tx) => buyerOf(tx, userId, ''));
  if (buyer.state === null && buyer.gstin === null) throw refusal(sentenceOf(messages.stateNeeded));
}

const presented = (row: StoredSubscription | undefined) => {
  if (!row) throw refusal(sentenceOf(messages.noActiveSubscription));
  return presentSubscription(row);
};

/** `GET /functions/v1/payment-settings`: needs no session. */
export function paymentSettingsRoutes({ payments }: Pick<Services, 'payments'>): OpenAPIHono<AppEnv> {
  const app = newApi();
  app.openapi(settings, (c) =>
    c.json(
      payments
        ? { mode: payments.mode, script: payments.script, key: payments.keyId }
        : { mode: 'off' as const },
      200,
    ),
  );
  return app;
}

/** `/functions/v1/…` of payments; the caller checks the session. */
export function billingRoutes(services: Services): OpenAPIHono<AppEnv> {
  const app = newApi();
  // Calls of one user run one after the other, so that two windows see each other's.
  const turns = new KeyedQueue();
  addSubscriptionRoutes(app, services, turns);
  addChangeRoutes(app, services, turns);
  app.openapi(entitled, async (c) => c.json(await entitlementsOf(services, c.get('session')), 200));
  app.openapi(correct, async (c) => {
    const session = c.get('session');
    const { paymentId } = c.req.valid('json');
    const done = await turns.run(session.userId, () =>
      services.db.withWorker(async (tx) => {
        const payment = await paymentOfUser(tx, session.userId, paymentId);
        if (!payment) return { refused: 'none' } as const;
        const buyer = await buyerOf(tx, session.userId, session.email ?? '');
        return correctInvoice(tx, {
          paymentId: payment.id,
          refunded: payment.amount_refunded,
          buyer,
          now: services.now(),
        });
      }),
    );
    if ('refused' in done)
      throw refusal(
        sentenceOf(done.refused === 'none' ? messages.invoiceUnknown : messages[REFUSALS[done.refused]]),
      );
    return c.json(done, 200);
  });
  app.openapi(invoice, async (c) => {
    const session = c.get('session');
    const { paymentId } = c.req.valid('param');
    const found = await services.db.withWorker((tx) => paymentOfUser(tx, session.userId, paymentId));
    const invoices = found && (await services.db.withUser(session, (tx) => invoicesOfPayment(tx, found.id)));
    const [first] = invoices ?? [];
    if (!invoices || !first) throw new ProblemError('not_found', sentenceOf(messages.invoiceUnknown));
    const bytes = await turns.run(session.userId, () => invoicePdf(invoices));
    return c.body(bytes, 200, {
      'content-type': 'application/pdf',
      'content-disposition': attachment(`${first.number.replaceAll('/', '-')}.pdf`),
    });
  });
  return app;
}

function addSubscriptionRoutes(app: OpenAPIHono<AppEnv>, services: Services, turns: KeyedQueue): void {
  app.openapi(create, async (c) => {
    const session = c.get('session');
    const { planId, billingInterval: interval, userId } = c.req.valid('json');
    const parts = requirePayments(services);
    if (userId !== undefined && userId !== session.userId) throw refusal(sentenceOf(messages.otherAccount));
    await requireState(services, session.userId);
    const subscriptionId = await turns
      .run(session.userId, () => subscribe(parts, session, { planId, interval }))
      .catch(orProviderDown(sentenceOf(messages.providerDown)));
    return c.json({ subscriptionId, keyId: parts.payments.keyId }, 200);
  });
  app.openapi(verify, async (c) => {
    const session = c.get('session');
    const { paymentId, subscriptionId, signature } = c.req.valid('json');
    const parts = requirePayments(services);
    const row = await ownSubscription(services, session, subscriptionId);
    // Over our stored id, never over one that the request could choose.
    const stored = row.razorpay_subscription_id ?? '';
    if (!parts.payments.isPaymentOf({ paymentId, subscriptionId: stored, signature }))
      throw refusal(sentenceOf(messages.signatureInvalid));
    const subscription = presented(
      await applySubscription(parts, stored, { payments: [paymentId] }).catch(
        orProviderDown(sentenceOf(messages.verifyLater)),
      ),
    );
    return c.json({ status: subscription.status, subscription }, 200);
  });
}

function addChangeRoutes(app: OpenAPIHono<AppEnv>, services: Services, turns: KeyedQueue): void {
  app.openapi(cancel, async (c) => {
    const session = c.get('session');
    const parts = requirePayments(services);
    const { subscriptionId } = c.req.valid('json');
    const cancelled = await turns
      .run(session.userId, async () => {
        const row = await ownSubscription(services, session, subscriptionId);
        if (isOver(row.status)) throw refusal(sentenceOf(messages.noActiveSubscription));
        return row.cancel_at_period_end ? row : cancelAtProvider(parts, row);
      })
      .catch(orProviderDown(sentenceOf(messages.cancelFailed)));
    return c.json({ subscription: presented(cancelled) }, 200);
  });
  app.openapi(resume, async (c) => {
    const session = c.get('session');
    const parts = requirePayments(services);
    const { subscriptionId } = c.req.valid('json');
    const resumed = await turns
      .run(session.userId, async () => {
        const row = await ownSubscription(services, session, subscriptionId);
        if (row.status !== 'paused') throw refusal(sentenceOf(messages.notPaused));
        await parts.payments.client.resumeSubscription(subscriptionId);
        return applySubscription(parts, subscriptionId);
      })
      .catch(orProviderDown(sentenceOf(messages.providerDown)));
    return c.json({ subscription: presented(resumed) }, 200);
  });
  app.openapi(refund, async (c) => {
    const session = c.get('session');
    const parts = requirePayments(services);
    const given = c.req.valid('json');
    const status = await turns
      .run(session.userId, () => requestRefund(parts, session, given))
      .catch(orProviderDown(sentenceOf(messages.providerDown)));
    return c.json({ status }, 200);
  });
}
