import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { changedSubscription } from '#shared/contracts/billing.ts';
import { messages } from '#shared/messages/en/accounts/billing.ts';
import { messages as common } from '#shared/messages/en/common/common.ts';
import { t } from '#shared/messages/translate.ts';
import { ApiError, api, sentence } from '#web/data/api.ts';
import { useSession } from '#web/data/session.ts';
import { useChange } from '#web/data/use-change.ts';
import { toastProblem, toastSuccess } from '#web/ui/feedback/toast-store.ts';
import { ConfirmDialog } from '#web/ui/overlays/dialog.tsx';
import { Button } from '#web/ui/primitives/button.tsx';
import { openCheckout } from './checkout.ts';
import { paymentSettingsQuery, type SubscriptionWithPlan } from './queries.ts';
import { useSubscribe } from './use-subscribe.ts';

type Props = { subscription: SubscriptionWithPlan };

const change = (name: string, { razorpay_subscription_id: subscriptionId }: SubscriptionWithPlan) =>
  api.post(`/functions/v1/${name}`, { subscriptionId }, changedSubscription);

/** The sentence of a cancellation that failed. */
function cancelFailure(error: unknown): string {
  if (!(error instanceof ApiError) || error.status >= 500 || error.status === 0)
    return t(messages.cancelFailed);
  if (error.code === 'unreadable') return t(messages.emptyAnswer);
  if (error.said?.key === messages.noActiveSubscription.key) return sentence(error);
  return t(messages.cancelFailedReason, { reason: sentence(error) });
}

/** Asks, and cancels a subscription. */
export function CancelButton({ subscription }: Props) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const cancel = useMutation({
    mutationFn: () => change('cancel-subscription', subscription),
    onSuccess: async () => {
      toastSuccess(t(messages.cancelledTitle), t(messages.cancelledText));
      await navigate({ to: '/subscription' });
    },
    onError: (error) => toastProblem(t(common.error), cancelFailure(error)),
    onSettled: async () => {
      setAsking(false);
      await client.invalidateQueries({ queryKey: ['user_subscriptions'] });
    },
  });
  return (
    <>
      <Button variant="danger" onClick={() => setAsking(true)}>
        {t(messages.cancelSubscription)}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t(messages.cancelSubscription)}
        description={t(messages.cancelQuestion)}
        confirm={t(messages.confirmCancellation)}
        cancel={t(messages.keepSubscription)}
        danger
        busy={cancel.isPending && t(messages.processing)}
        onConfirm={() => cancel.mutate()}
      />
    </>
  );
}

/** A paused subscription goes on; one that ends with its period is followed by the same plan. */
export function ResumeButton({ subscription, next }: Props & { next: SubscriptionWithPlan | undefined }) {
  const { subscribe, busyPlan } = useSubscribe();
  const resume = useChange({
    mutationFn: () => change('resume-subscription', subscription),
    onSuccess: () => toastSuccess(t(common.success), t(messages.resumed)),
    failed: t(messages.resumeFailed),
    stale: ['user_subscriptions'],
  });
  const { status, plan_id, billing_interval, cancel_at_period_end: ends } = subscription;
  if (status !== 'paused' && (!ends || next)) return null;
  return (
    <Button
      variant="primary"
      busy={(resume.isPending || busyPlan !== undefined) && t(messages.processing)}
      onClick={() => (status === 'paused' ? resume.mutate() : void subscribe(plan_id, billing_interval))}
    >
      {t(messages.resume)}
    </Button>
  );
}

/** Opens the checkout, where the customer gives another card. UPI mandates cannot be changed. */
export function ChangeMethodButton({ subscription }: Props) {
  const { user } = useSession();
  const { data: settings } = useQuery(paymentSettingsQuery);
  const { razorpay_subscription_id: subscriptionId, status, payment_method: method } = subscription;
  const keyId = settings?.key;
  const changes = ['active', 'pending', 'halted'].includes(status) && method !== 'upi';
  if (!changes || subscriptionId === null || keyId === undefined) return null;
  const open = () => {
    const checkout = openCheckout({
      keyId,
      subscriptionId,
      email: user?.email ?? '',
      description: t(messages.changeMethod),
      changesCard: true,
      onFailure: (reason) =>
        toastProblem(t(messages.paymentFailed), t(messages.paymentFailedText, { reason })),
    });
    if (!checkout) toastProblem(t(common.error), t(messages.checkoutMissing));
  };
  return <Button onClick={open}>{t(messages.changeMethod)}</Button>;
}
