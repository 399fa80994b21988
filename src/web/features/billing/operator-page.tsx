import { useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import type { OperatorPayments } from '#shared/contracts/billing.ts';
import { messages } from '#shared/messages/en/accounts/billing.ts';
import { t } from '#shared/messages/translate.ts';
import { Unloaded } from '#web/components/unloaded.tsx';
import { api } from '#web/data/api.ts';
import { useChange } from '#web/data/use-change.ts';
import { toastSuccess } from '#web/ui/feedback/toast-store.ts';
import { Button } from '#web/ui/primitives/button.tsx';
import { Card, CardBody, CardHeader } from '#web/ui/primitives/card.tsx';
import { Page, PageHeader, PageTitle } from '#web/ui/primitives/page.tsx';
import { dateTime, shortDate } from '#web/ui/time/dates.ts';
import { operatorQuery } from './queries.ts';

function ReplayButton({ id }: { id: number }) {
  const replay = useChange({
    mutationFn: () => api.post('/functions/v1/replay-webhook', { id }, z.object({})),
    onSuccess: () => toastSuccess(t(messages.replayed)),
    failed: t(messages.replayFailed),
    stale: ['operator-payments'],
  });
  return (
    <Button busy={replay.isPending && t(messages.replaying)} onClick={() => replay.mutate()}>
      {t(messages.replay)}
    </Button>
  );
}

function Webhooks({ webhooks }: Pick<OperatorPayments, 'webhooks'>) {
  return (
    <Card>
      <CardHeader title={t(messages.failedWebhooks)} />
      <CardBody>
        {webhooks.length === 0 ? (
          <p className="text-ui text-ink-soft">{t(messages.noFailedWebhooks)}</p>
        ) : (
          <ul className="flex flex-col gap-3">
            {webhooks.map(({ id, type, tries, problem, received_at }) => (
              <li key={id} className="flex flex-wrap items-center justify-between gap-2 text-ui">
                <span>
                  {t(messages.webhookLine, { type, tries })}
                  <span className="block text-13 text-ink-soft">
                    {dateTime(received_at)} · {problem}
                  </span>
                </span>
                <ReplayButton id={id} />
              </li>
            ))}
          </ul>
        )}
      </CardBody>
    </Card>
  );
}

const CELL = 'pr-4 max-md:block md:row-cell';

function Subscriptions({ counts, subscriptions }: Pick<OperatorPayments, 'counts' | 'subscriptions'>) {
  return (
    <Card>
      <CardHeader
        title={t(messages.subscriptions)}
        description={counts
          .map(({ status, count }) =>
            t(messages.countOf, { count, status: t(messages.statusName, { status }) }),
          )
          .join(' · ')}
      />
      <CardBody>
        {subscriptions.length === 0 ? (
          <p className="text-ui text-ink-soft">{t(messages.noSubscriptions)}</p>
        ) : (
          <table className="w-full text-left text-ui max-md:block">
            <caption className="sr-only">{t(messages.subscriptions)}</caption>
            <thead className="max-md:sr-only">
              <tr>
                {[t(messages.date), t(messages.plan), t(messages.status), t(messages.paidUntil)].map(
                  (label) => (
                    <th key={label} scope="col" className="py-2 pr-4 text-13 font-medium text-ink-soft">
                      {label}
                    </th>
                  ),
                )}
              </tr>
            </thead>
            <tbody className="max-md:block">
              {subscriptions.map((row) => (
                <tr
                  key={row.id}
                  className="border-t border-line max-md:flex max-md:flex-wrap max-md:gap-x-3 max-md:py-2"
                >
                  <td className={`${CELL} whitespace-nowrap`}>{shortDate(row.created_at)}</td>
                  <td className={CELL}>{row.plan_id}</td>
                  <td className={CELL}>{t(messages.statusName, { status: row.status })}</td>
                  <td className={CELL}>
                    <span aria-hidden className="text-ink-soft md:hidden">{`${t(messages.paidUntil)} `}</span>
                    {row.paid_until ? shortDate(row.paid_until) : t(messages.notAvailable)}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </CardBody>
    </Card>
  );
}

/** Subscriptions and failed webhooks, for the operators. */
export function OperatorPaymentsPage() {
  const query = useQuery(operatorQuery);
  const { data } = query;
  return (
    <Page className="max-w-[60rem]!">
      <PageTitle>{t(messages.operatorTitle)}</PageTitle>
      <PageHeader title={t(messages.operatorTitle)} description={t(messages.operatorLead)} />
      {data ? (
        <div className="flex flex-col gap-6">
          <Webhooks webhooks={data.webhooks} />
          <Subscriptions counts={data.counts} subscriptions={data.subscriptions} />
        </div>
      ) : (
        <Unloaded
          of={query}
          failed={t(messages.operatorFailed)}
          loading={t(messages.operatorLoading)}
          skeleton="h-72"
        />
      )}
    </Page>
  );
}
