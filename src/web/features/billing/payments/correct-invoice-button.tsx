import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { correctedInvoice, type SubscriptionPayment } from '#shared/contracts/billing/billing.ts';
import { messages } from '#shared/messages/en/accounts/billing.ts';
import { t } from '#shared/messages/translate.ts';
import { api } from '#web/data/api.ts';
import { toastFailure } from '#web/data/toast-failure.ts';
import { toast } from '#web/ui/feedback/toast-store.ts';
import { ConfirmDialog } from '#web/ui/overlays/dialog.tsx';
import { Button } from '#web/ui/primitives/button.tsx';

/** Takes an invoice back by a credit note and issues a new one with the details of the user. */
export function CorrectInvoiceButton({ payment, date }: { payment: SubscriptionPayment; date: string }) {
  const client = useQueryClient();
  const [asking, setAsking] = useState(false);
  const correct = useMutation({
    mutationFn: () => api.post('/functions/v1/correct-invoice', { paymentId: payment.id }, correctedInvoice),
    onSuccess: (numbers) => toast({ title: t(messages.correctDone, numbers), variant: 'success' }),
    onError: (error) => toastFailure(t(messages.correctFailed), error),
    onSettled: async () => {
      setAsking(false);
      await client.invalidateQueries({ queryKey: ['subscription_payments'] });
    },
  });
  if (!payment.receipt_url || payment.amount_refunded > 0) return null;
  return (
    <>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        {t(messages.correct)}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t(messages.correctTitle, { date })}
        description={t(messages.correctQuestion)}
        confirm={t(messages.correctConfirm)}
        cancel={t(messages.correctKeep)}
        busy={correct.isPending && t(messages.processing)}
        onConfirm={() => correct.mutate()}
      />
    </>
  );
}
