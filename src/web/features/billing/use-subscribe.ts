import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  type BillingDetails,
  type BillingInterval,
  createdSubscription,
  verifiedSubscription,
} from '#shared/contracts/billing.ts';
import { messages } from '#shared/messages/en/accounts/billing.ts';
import { messages as common } from '#shared/messages/en/common/common.ts';
import { t } from '#shared/messages/translate.ts';
import { ApiError, api, sentence } from '#web/data/api.ts';
import { sessionQuery } from '#web/data/session.ts';
import { stringifySearch } from '#web/data/url/search-params.ts';
import { toast, toastProblem, toastSuccess } from '#web/ui/feedback/toast-store.ts';
import { useFollow } from '#web/ui/site-link.tsx';
import { openCheckout, type SignedPayment } from './checkout.ts';
import { billingDetailsQuery, subscriptionsQuery } from './queries.ts';

type Failure = { title: string; description: string };
const fail = (failure: Failure) => toast({ ...failure, variant: 'destructive' });

async function create(order: object): Promise<{ subscriptionId: string; keyId: string }> {
  try {
    return await api.post('/functions/v1/create-subscription', order, createdSubscription);
  } catch (error) {
    if (error instanceof ApiError && error.code === 'unreadable') throw new Error(t(messages.invalidAnswer));
    if (error instanceof ApiError && error.status === 401) throw new Error(t(messages.authenticationError));
    const down = error instanceof ApiError && (error.status >= 500 || error.status === 0);
    throw new Error(
      down ? t(messages.providerDown) : t(messages.creationFailed, { reason: sentence(error) }),
    );
  }
}

/** The truth after a checkout: what the server knows of the subscription now. */
function useTruth() {
  const client = useQueryClient();
  const refresh = async () => {
    await client.invalidateQueries({ queryKey: ['subscription_payments'] });
    await client.invalidateQueries({ queryKey: ['entitlements'] });
    await client.invalidateQueries({ queryKey: ['user_subscriptions'] });
    const session = await client.ensureQueryData(sessionQuery);
    return client.fetchQuery(subscriptionsQuery(session?.user.id));
  };
  const isPaid = async (subscriptionId: string) =>
    (await refresh()).some(
      ({ razorpay_subscription_id: id, status }) =>
        id === subscriptionId && (status === 'active' || status === 'authenticated'),
    );
  return { isPaid };
}

const succeeded = () => toastSuccess(t(common.success), t(messages.processed));

const canBeInvoiced = (details: BillingDetails | undefined): boolean =>
  details !== undefined && details.state !== null && details.address.trim() !== '';

/**
 * Subscribes through the checkout of the provider. `busyPlan`: the plan whose subscription is in progress. `askDetails` is
 * called instead of the checkout where an invoice still needs the customer's State or address.
 */
export function useSubscribe(askDetails?: (planId: string) => void) {
  const client = useQueryClient();
  const follow = useFollow();
  const { isPaid } = useTruth();
  const [busyPlan, setBusyPlan] = useState<string>();

  async function verify(payment: SignedPayment): Promise<void> {
    try {
      await api.post('/functions/v1/verify-subscription', payment, verifiedSubscription);
    } catch (error) {
      // The provider tells the server too: it may know by now.
      if (!(await isPaid(payment.subscriptionId).catch(() => false))) {
        fail({
          title: t(messages.verificationFailed),
          description: sentence(error, t(messages.verificationFailedText)),
        });
        return;
      }
    }
    succeeded();
    await isPaid(payment.subscriptionId);
    follow('/subscription');
  }

  /** The signed-in user; undefined when they sign in or give their details first. A press may come before the page knows either. */
  async function customer(planId: string) {
    const user = (await client.ensureQueryData(sessionQuery))?.user;
    if (!user) {
      toastProblem(t(messages.loginRequired), t(messages.loginToSubscribe));
      follow(`/login${stringifySearch({ from: '/subscription' })}`);
      return undefined;
    }
    if (!askDetails) return user;
    const [details] = await client.fetchQuery({ ...billingDetailsQuery, staleTime: 0 });
    if (canBeInvoiced(details)) return user;
    askDetails(planId);
    return undefined;
  }

  async function pay(planId: string, billingInterval: BillingInterval): Promise<void> {
    const user = await customer(planId);
    if (!user) return;
    const email = user.email ?? '';
    const made = await create({ planId, billingInterval, userId: user.id, userEmail: email });
    const checkout = openCheckout({
      ...made,
      email,
      description: t(messages.checkoutDescription, { interval: billingInterval }),
      onFailure: (reason) =>
        fail({ title: t(messages.paymentFailed), description: t(messages.paymentFailedText, { reason }) }),
    });
    if (!checkout) {
      fail({ title: t(common.error), description: t(messages.checkoutMissing) });
      return;
    }
    const end = await checkout;
    if (end.kind === 'paid') return verify(end.payment);
    // The checkout may have been paid all the same.
    if (await isPaid(made.subscriptionId)) succeeded();
    else if (end.kind === 'unreadable')
      fail({ title: t(messages.verificationFailed), description: t(messages.invalidPayment) });
    else toast({ title: t(messages.dismissed), description: t(messages.dismissedText), variant: 'info' });
  }

  const subscribe = async (planId: string, interval: BillingInterval) => {
    setBusyPlan(planId);
    try {
      await pay(planId, interval);
    } catch (error) {
      const description = error instanceof Error && error.message ? error.message : t(messages.providerDown);
      fail({ title: t(messages.subscriptionError), description });
    } finally {
      setBusyPlan(undefined);
    }
  };
  return { subscribe, busyPlan };
}
