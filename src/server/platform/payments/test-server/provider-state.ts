import { randomBytes } from 'node:crypto';
import type {
  ProviderInvoice,
  ProviderPayment,
  ProviderPlan,
  ProviderRefund,
  ProviderSubscription,
} from '../entities.ts';

export type TestSubscription = ProviderSubscription & {
  total_count: number;
  notes: Record<string, string>;
  cancel_at_cycle_end: boolean;
};

/** All that the test provider knows; plain JSON, so that it survives a restart. */
export interface ProviderState {
  plans: Record<string, ProviderPlan>;
  subscriptions: Record<string, TestSubscription>;
  invoices: Record<string, ProviderInvoice>;
  payments: Record<string, ProviderPayment>;
  refunds: Record<string, ProviderRefund & { key: string }>;
}

export const emptyState = (): ProviderState => ({
  plans: {},
  subscriptions: {},
  invoices: {},
  payments: {},
  refunds: {},
});

/** An event, with its entities as a webhook carries them. */
export interface ProviderEvent {
  event: string;
  payload: Record<string, { entity: object }>;
}

/** A refusal in Razorpay's form. */
export class ProviderError extends Error {
  readonly status: number;
  constructor(description: string, status = 400) {
    super(description);
    this.status = status;
  }
}

const newId = (prefix: string) => `${prefix}_${randomBytes(8).toString('hex').slice(0, 14)}`;
const OVER = ['cancelled', 'completed', 'expired'];

/** The subscriptions, payments and refunds of a provider that moves no money. */
export class TestProvider {
  readonly state: ProviderState;
  readonly #now: () => Date;
  readonly #emit: (event: ProviderEvent) => void;

  constructor(options: {
    state?: ProviderState;
    now?: () => Date;
    onEvent?: (event: ProviderEvent) => void;
  }) {
    this.state = options.state ?? emptyState();
    this.#now = options.now ?? (() => new Date());
    this.#emit = options.onEvent ?? (() => undefined);
  }

  #seconds(): number {
    return Math.floor(this.#now().getTime() / 1000);
  }

  #find<T>(of: Record<string, T>, id: string): T {
    const found = of[id];
    if (!found) throw new ProviderError('The id provided does not exist');
    return found;
  }

  subscription(id: string): TestSubscription {
    return this.#find(this.state.subscriptions, id);
  }
  payment(id: string): ProviderPayment {
    return this.#find(this.state.payments, id);
  }
  invoice(id: string): ProviderInvoice {
    return this.#find(this.state.invoices, id);
  }
  invoicesOf(subscriptionId: string): ProviderInvoice[] {
    return Object.values(this.state.invoices)
      .filter((invoice) => invoice.subscription_id === subscriptionId)
      .reverse();
  }

  createPlan(given: {
    period?: string;
    interval?: number;
    item?: Partial<ProviderPlan['item']>;
  }): ProviderPlan {
    const { period, interval, item } = given;
    if (!['monthly', 'yearly'].includes(period ?? '') || interval !== 1)
      throw new ProviderError('The period is invalid.');
    if (!item?.name || !Number.isInteger(item.amount) || (item.amount ?? 0) < 100 || item.currency !== 'INR')
      throw new ProviderError('The amount must be at least INR 1.00');
    const plan = { id: newId('plan'), period: period ?? '', interval: 1, item: item as ProviderPlan['item'] };
    this.state.plans[plan.id] = plan;
    return plan;
  }

  createSubscription(given: {
    plan_id?: string;
    total_count?: number;
    start_at?: number;
    expire_by?: number;
    notes?: Record<string, string>;
  }): TestSubscription {
    this.#find(this.state.plans, given.plan_id ?? '');
    if (!Number.isInteger(given.total_count) || (given.total_count ?? 0) < 1)
      throw new ProviderError('The total count field is required.');
    const subscription: TestSubscription = {
      id: newId('sub'),
      plan_id: given.plan_id ?? '',
      customer_id: null,
      status: 'created',
      current_start: null,
      current_end: null,
      ended_at: null,
      start_at: given.start_at ?? null,
      paid_count: 0,
      total_count: given.total_count ?? 1,
      notes: given.notes ?? {},
      cancel_at_cycle_end: false,
    };
    this.state.subscriptions[subscription.id] = subscription;
    return subscription;
  }

  /** The customer pays at the checkout: the first period, or only the mandate when it starts later. */
  pay(subscriptionId: string): ProviderPayment {
    const subscription = this.subscription(subscriptionId);
    if (subscription.status !== 'created') throw new ProviderError('The subscription was paid already.');
    subscription.customer_id = newId('cust');
    subscription.status = 'authenticated';
    this.#event('subscription.authenticated', { subscription });
    if ((subscription.start_at ?? 0) > this.#seconds()) {
      const mandate = this.#newPayment(500, null, 'refunded');
      return mandate;
    }
    return this.charge(subscriptionId);
  }

  #newPayment(amount: number, invoiceId: string | null, status: string): ProviderPayment {
    const payment: ProviderPayment = {
      id: newId('pay'),
      amount,
      currency: 'INR',
      status,
      invoice_id: invoiceId,
      method: 'card',
      card: { network: 'Visa', last4: '1111' },
      amount_refunded: status === 'refunded' ? amount : 0,
      created_at: this.#seconds(),
    };
    this.state.payments[payment.id] = payment;
    return payment;
  }

  #newInvoice(subscription: TestSubscription, from: number): ProviderInvoice {
    const plan = this.#find(this.state.plans, subscription.plan_id);
    const end = new Date(from * 1000);
    if (plan.period === 'yearly') end.setUTCFullYear(end.getUTCFullYear() + 1);
    else end.setUTCMonth(end.getUTCMonth() + 1);
    const invoice: ProviderInvoice = {
      id: newId('inv'),
      subscription_id: subscription.id,
      payment_id: null,
      status: 'issued',
      amount: plan.item.amount,
      billing_start: from,
      billing_end: Math.floor(end.getTime() / 1000),
    };
    this.state.invoices[invoice.id] = invoice;
    return invoice;
  }

  /** The next period is charged. A subscription that is to end with its period ends instead. */
  charge(subscriptionId: string): ProviderPayment {
    const subscription = this.subscription(subscriptionId);
    if (OVER.includes(subscription.status)) throw new ProviderError('The subscription is over.');
    const from = subscription.current_end ?? Math.max(subscription.start_at ?? 0, this.#seconds());
    const invoice = this.#newInvoice(subscription, from);
    const payment = this.#newPayment(invoice.amount, invoice.id, 'captured');
    Object.assign(invoice, { payment_id: payment.id, status: 'paid' });
    const paid = (subscription.paid_count ?? 0) + 1;
    Object.assign(subscription, {
      status: 'active',
      paid_count: paid,
      current_start: invoice.billing_start,
      current_end: invoice.billing_end,
    });
    if (paid === 1) this.#event('subscription.activated', { subscription });
    this.#event('payment.captured', { payment });
    this.#event('subscription.charged', { subscription, payment });
    return payment;
  }

  /** A payment at the checkout fails; the customer may try again. */
  failPayment(subscriptionId: string): ProviderPayment {
    const subscription = this.subscription(subscriptionId);
    const invoice = this.#newInvoice(subscription, this.#seconds());
    const payment = this.#newPayment(invoice.amount, invoice.id, 'failed');
    this.#event('payment.failed', { payment });
    return payment;
  }

  /** A renewal fails: first pending, then, when the provider gives up, halted. */
  failRenewal(subscriptionId: string): void {
    const subscription = this.subscription(subscriptionId);
    const next = { active: 'pending', pending: 'halted' }[subscription.status];
    if (!next) throw new ProviderError('The subscription has no renewal.');
    subscription.status = next;
    this.#event(`subscription.${next}`, { subscription });
  }

  pause(subscriptionId: string): void {
    this.#move(subscriptionId, 'paused', ['active']);
  }
  resume(subscriptionId: string): TestSubscription {
    return this.#move(subscriptionId, 'active', ['paused'], 'resumed');
  }
  expire(subscriptionId: string): void {
    this.#move(subscriptionId, 'expired', ['created']);
  }

  #move(id: string, status: string, from: readonly string[], event = status): TestSubscription {
    const subscription = this.subscription(id);
    if (!from.includes(subscription.status))
      throw new ProviderError(`Subscription is not in ${from.join(' or ')} state`);
    subscription.status = status;
    this.#event(`subscription.${event}`, { subscription });
    return subscription;
  }

  cancel(id: string, atCycleEnd: boolean): TestSubscription {
    const subscription = this.subscription(id);
    if (OVER.includes(subscription.status))
      throw new ProviderError(`Subscription is not cancellable in ${subscription.status} status.`);
    if (atCycleEnd && subscription.status === 'active') {
      subscription.cancel_at_cycle_end = true;
      return subscription;
    }
    return this.#end(subscription, 'cancelled');
  }

  /** The period of a subscription ends: it is charged again, or it ends. */
  endPeriod(id: string): void {
    const subscription = this.subscription(id);
    if (subscription.cancel_at_cycle_end) this.#end(subscription, 'cancelled');
    else if ((subscription.paid_count ?? 0) >= subscription.total_count) this.#end(subscription, 'completed');
    else this.charge(id);
  }

  #end(subscription: TestSubscription, status: string): TestSubscription {
    Object.assign(subscription, { status, ended_at: this.#seconds() });
    this.#event(`subscription.${status}`, { subscription });
    return subscription;
  }

  /** Refunds a payment. A key that is known returns its refund again. */
  refund(paymentId: string, amount: number | undefined, key: string): ProviderRefund {
    const known = Object.values(this.state.refunds).find((refund) => refund.key === key);
    if (key.length > 0 && known) {
      if (known.payment_id !== paymentId || (amount !== undefined && known.amount !== amount))
        throw new ProviderError(
          'Different request with the same idempotency key has already been processed.',
        );
      return known;
    }
    const payment = this.payment(paymentId);
    const left = payment.amount - (payment.amount_refunded ?? 0);
    const wanted = amount ?? left;
    if (payment.status !== 'captured' || wanted > left)
      throw new ProviderError('The payment has been fully refunded already');
    const refund = { id: newId('rfnd'), payment_id: paymentId, amount: wanted, status: 'processed', key };
    this.state.refunds[refund.id] = refund;
    payment.amount_refunded = (payment.amount_refunded ?? 0) + wanted;
    if (payment.amount_refunded === payment.amount) payment.status = 'refunded';
    this.#event('refund.processed', { refund, payment });
    return refund;
  }

  #event(event: string, entities: Record<string, object>): void {
    const payload = Object.fromEntries(
      Object.entries(entities).map(([name, entity]) => [name, { entity: structuredClone(entity) }]),
    );
    this.#emit({ event, payload });
  }
}
