import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { refundEnd } from '#shared/billing/refund-period.ts';
import { BUSINESS } from '#shared/business.ts';
import { requestedRefund, type SubscriptionPayment } from '#shared/contracts/billing/billing.ts';
import { messages } from '#shared/messages/en/accounts/billing.ts';
import { t } from '#shared/messages/translate.ts';
import { api } from '#web/data/api.ts';
import { toastFailure } from '#web/data/toast-failure.ts';
import { toastProblem, toastSuccess } from '#web/ui/feedback/toast-store.ts';
import { TextareaField } from '#web/ui/forms/input.tsx';
import { ConfirmDialog } from '#web/ui/overlays/dialog.tsx';
import { Button } from '#web/ui/primitives/button.tsx';
import { rupeesOf } from '#web/components/money/rupees.ts';

/** Offered for the first purchase while its refund is open; the server decides. */
const isOpen = ({ created_at, refund_status, payment_status }: SubscriptionPayment) =>
  payment_status === 'captured' &&
  refund_status === null &&
  Date.now() < refundEnd(new Date(created_at)).getTime();

/** Asks for the refund of the first purchase. */
export function RefundButton({ payment }: { payment: SubscriptionPayment }) {
  const client = useQueryClient();
  const [asking, setAsking] = useState(false);
  const [reason, setReason] = useState('');
  const refund = useMutation({
    mutationFn: () =>
      api.post(
        '/functions/v1/request-refund',
        { paymentId: payment.razorpay_payment_id, ...(reason.trim() ? { reason } : {}) },
        requestedRefund,
      ),
    onSuccess: ({ status }) =>
      status === 'refused'
        ? toastProblem(t(messages.refundFailed))
        : toastSuccess(
            t(messages.refundAsked),
            t(messages.refundAskedText, { paid: BUSINESS.refund.paidDays }),
          ),
    onError: (error) => toastFailure(t(messages.refundFailed), error),
    onSettled: async () => {
      setAsking(false);
      for (const key of ['subscription_payments', 'user_subscriptions', 'entitlements'])
        await client.invalidateQueries({ queryKey: [key] });
    },
  });
  if (!isOpen(payment)) return null;
  return (
    <>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        {t(messages.refund)}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t(messages.refundTitle)}
        description={t(messages.refundQuestion, { amount: rupeesOf(payment.amount) })}
        confirm={t(messages.refundConfirm)}
        cancel={t(messages.refundKeep)}
        danger
        busy={refund.isPending && t(messages.processing)}
        onConfirm={() => refund.mutate()}
      >
        <div className="mt-4">
          <TextareaField
            label={t(messages.refundReason)}
            hint={t(messages.refundReasonHint)}
            maxLength={500}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        </div>
      </ConfirmDialog>
    </>
  );
}
