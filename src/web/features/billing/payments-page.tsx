import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { refundEnd } from '#shared/billing/refund-period.ts';
import { BUSINESS } from '#shared/business.ts';
import { correctedInvoice, requestedRefund, type SubscriptionPayment } from '#shared/contracts/billing.ts';
import { messages } from '#shared/messages/en/accounts/billing.ts';
import { messages as common } from '#shared/messages/en/common/common.ts';
import { t } from '#shared/messages/translate.ts';
import { rupeesOf } from '#web/components/rupees.ts';
import { api } from '#web/data/api.ts';
import { useChange } from '#web/data/use-change.ts';
import { EmptyState, ErrorState } from '#web/ui/feedback/states.tsx';
import { toastProblem, toastSuccess } from '#web/ui/feedback/toast-store.ts';
import { TextareaField } from '#web/ui/forms/input.tsx';
import { ConfirmDialog } from '#web/ui/overlays/dialog.tsx';
import { Badge } from '#web/ui/primitives/badge.tsx';
import { Button, buttonClass } from '#web/ui/primitives/button.tsx';
import { Page, PageHeader, PageTitle } from '#web/ui/primitives/page.tsx';
import { usDate } from '#web/ui/time/dates.ts';
import { BillingDetailsCard } from './billing-details-card.tsx';
import { PaymentNotes } from './payment-notes.tsx';
import { paymentsQuery } from './queries.ts';

/** Offered for the first purchase while its refund is open; the server decides. */
const isOpen = ({ created_at, refund_status, payment_status }: SubscriptionPayment) =>
  payment_status === 'captured' &&
  refund_status === null &&
  Date.now() < refundEnd(new Date(created_at)).getTime();

/** Asks for the refund of the first purchase. */
function RefundButton({ payment }: { payment: SubscriptionPayment }) {
  const client = useQueryClient();
  const [asking, setAsking] = useState(false);
  const [reason, setReason] = useState('');
  const refund = useChange({
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
    failed: t(messages.refundFailed),
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

/** Takes an invoice back by a credit note and issues a new one with the details of the user. */
function CorrectInvoiceButton({ payment, date }: { payment: SubscriptionPayment; date: string }) {
  const client = useQueryClient();
  const [asking, setAsking] = useState(false);
  const correct = useChange({
    mutationFn: () => api.post('/functions/v1/correct-invoice', { paymentId: payment.id }, correctedInvoice),
    onSuccess: (numbers) => toastSuccess(t(messages.correctDone, numbers)),
    failed: t(messages.correctFailed),
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

function StatusPill({
  payment: { payment_status: status, refund_status: refund },
}: {
  payment: SubscriptionPayment;
}) {
  const paid = status === 'captured' || status === 'paid';
  return (
    <span className="flex flex-wrap gap-1">
      <Badge tone={paid ? 'good' : 'caution'}>{status === 'captured' ? t(messages.paid) : status}</Badge>
      {refund ? <Badge tone="note">{t(messages.refundState, { status: refund })}</Badge> : null}
    </span>
  );
}

/** On a phone a payment is a block: its date, amount and status, and below them what can be done. */
const CELL = 'px-4 align-middle max-md:block max-md:p-0 md:row-cell';

function Row({ payment, isFirst }: { payment: SubscriptionPayment; isFirst: boolean }) {
  const date = usDate(payment.created_at);
  return (
    <tr className="border-line max-md:flex max-md:flex-wrap max-md:items-center max-md:gap-x-3 max-md:px-4 max-md:py-3 md:border-t max-md:[&:not(:first-child)]:border-t">
      <td className={`${CELL} whitespace-nowrap`}>{date}</td>
      <td className={`${CELL} tabular-nums`}>{rupeesOf(payment.amount)}</td>
      <td className={CELL}>
        <StatusPill payment={payment} />
      </td>
      <td className={`${CELL} max-md:basis-full max-md:pt-1`}>
        <span className="flex flex-wrap items-center gap-2">
          {payment.receipt_url ? (
            <a
              href={payment.receipt_url}
              target="_blank"
              rel="noreferrer"
              aria-label={t(messages.invoiceOf, { date })}
              className="text-link inline-flex min-h-11 items-center md:min-h-9"
            >
              {t(messages.invoice)}
            </a>
          ) : null}
          <CorrectInvoiceButton payment={payment} date={date} />
          {isFirst ? <RefundButton payment={payment} /> : null}
        </span>
      </td>
    </tr>
  );
}

function PaymentTable({ payments }: { payments: readonly SubscriptionPayment[] }) {
  const first = payments.findLast(({ payment_status: status }) => ['captured', 'refunded'].includes(status));
  const head = [t(messages.date), t(messages.amount), t(messages.status), t(messages.actions)];
  return (
    <div className="overflow-hidden rounded-panel border border-line bg-surface">
      <table className="w-full text-left text-ui max-md:block">
        <caption className="sr-only">{t(messages.historyTitle)}</caption>
        <thead className="max-md:sr-only">
          <tr>
            {head.map((label) => (
              <th key={label} scope="col" className="px-4 py-3 text-13 font-medium text-ink-soft">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-md:block">
          {payments.map((payment) => (
            <Row key={payment.id} payment={payment} isFirst={payment.id === first?.id} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function History() {
  const { data, error, refetch } = useQuery(paymentsQuery);
  useEffect(() => {
    if (error) toastProblem(t(common.error), t(messages.historyFailed));
  }, [error]);
  if (error && !data)
    return (
      <ErrorState
        title={t(common.error)}
        message={t(messages.historyFailed)}
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <p role="status">{t(messages.loadingHistory)}</p>;
  if (data.length === 0)
    return (
      <EmptyState
        title={t(messages.historyEmpty)}
        action={
          <Link to="/subscription" className={buttonClass('primary')}>
            {t(messages.viewPlansShort)}
          </Link>
        }
      >
        {t(messages.historyEmptyText)}
      </EmptyState>
    );
  return <PaymentTable payments={data} />;
}

/** The payments with their invoices. */
export function PaymentsPage() {
  return (
    <Page className="max-w-[60rem]!">
      <PageTitle>{t(messages.historyTitle)}</PageTitle>
      <PageHeader
        title={t(messages.historyTitle)}
        actions={
          <Link to="/subscription/manage" className={buttonClass('secondary')}>
            {t(messages.manage)}
          </Link>
        }
      />
      <PaymentNotes />
      <div className="flex flex-col gap-6">
        <History />
        <BillingDetailsCard />
      </div>
    </Page>
  );
}
