import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { WebhookDelivery, WebhookEndpoint } from '#shared/contracts/webhooks.ts';
import { messages } from '#shared/messages/en/accounts/webhook-screens.ts';
import { t } from '#shared/messages/translate.ts';
import { useChange } from '#web/data/use-change.ts';
import { toastProblem, toastSuccess } from '#web/ui/feedback/toast-store.ts';
import { ConfirmDialog } from '#web/ui/overlays/dialog.tsx';
import { Badge } from '#web/ui/primitives/badge.tsx';
import { Button } from '#web/ui/primitives/button.tsx';
import { Card, CardBody, CardHeader } from '#web/ui/primitives/card.tsx';
import { dateTime } from '#web/ui/time/dates.ts';
import { eventName } from './event-names.ts';
import {
  changeWebhook,
  deliveriesQuery,
  removeWebhook,
  rotateSecret,
  sendAgain,
  testWebhook,
  webhooksQuery,
} from './queries.ts';

function Delivery({ endpoint, delivery }: { endpoint: string; delivery: WebhookDelivery }) {
  const { id, event, state, attempts, last_problem, created_at } = delivery;
  const again = useChange({
    mutationFn: () => sendAgain(endpoint, id),
    onSuccess: () => toastSuccess(t(messages.sentAgain)),
    failed: t(messages.webhookNotSaved),
    stale: deliveriesQuery(endpoint).queryKey,
  });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line py-2">
      <span className="min-w-0">
        <span className="font-mono text-13">{event}</span> {t(messages.logState, { state })}
        <span className="block text-13 text-ink-soft">
          {[dateTime(created_at), t(messages.logAttempts, { count: attempts }), last_problem ?? '']
            .filter((part) => part !== '')
            .join(' · ')}
        </span>
      </span>
      <Button busy={again.isPending && t(messages.webhookSaving)} onClick={() => again.mutate()}>
        {t(messages.sendAgain)}
      </Button>
    </li>
  );
}

/** The newest notifications of a webhook, each of which can be sent again. */
function DeliveryLog({ endpoint }: { endpoint: string }) {
  const { data } = useQuery(deliveriesQuery(endpoint));
  if (!data) return null;
  if (data.length === 0) return <p className="text-ui text-ink-soft">{t(messages.logNone)}</p>;
  return (
    <ul aria-label={t(messages.webhookLog)}>
      {data.map((delivery) => (
        <Delivery key={delivery.id} endpoint={endpoint} delivery={delivery} />
      ))}
    </ul>
  );
}

/** A change of a webhook; the list is read again after it. */
function useWebhookChange(run: () => Promise<void>) {
  return useChange({
    mutationFn: run,
    failed: t(messages.webhookNotSaved),
    stale: webhooksQuery.queryKey,
  });
}

type AskProps = { label: string; title: string; text: string; danger?: boolean; run: () => Promise<void> };

function Asked({ label, title, text, danger = false, run }: AskProps) {
  const [open, setOpen] = useState(false);
  const change = useWebhookChange(run);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{label}</Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title={title}
        description={text}
        confirm={label}
        danger={danger}
        busy={change.isPending && t(messages.webhookSaving)}
        onConfirm={() => change.mutate(undefined, { onSettled: () => setOpen(false) })}
      />
    </>
  );
}

async function tryOut(id: string): Promise<void> {
  const { state, last_problem } = await testWebhook(id);
  if (state === 'delivered') toastSuccess(t(messages.testGood));
  else toastProblem(t(messages.testBad), last_problem ?? '');
}

type Props = { endpoint: WebhookEndpoint; onSecret: (secret: string) => void };

/** A webhook with what can be done with it, and its log. */
export function WebhookCard({ endpoint, onSecret }: Props) {
  const { id, url, events, enabled } = endpoint;
  const [logOpen, setLogOpen] = useState(false);
  const switched = useWebhookChange(() => changeWebhook(id, { enabled: !enabled }));
  const trial = useWebhookChange(() => tryOut(id));
  return (
    <Card>
      <CardHeader
        title={<span className="[overflow-wrap:anywhere]">{url}</span>}
        description={events.map(eventName).join(' · ')}
        actions={enabled ? null : <Badge>{t(messages.isOff)}</Badge>}
      />
      <CardBody>
        <div className="flex flex-wrap gap-2">
          <Button busy={trial.isPending && t(messages.webhookSaving)} onClick={() => trial.mutate()}>
            {t(messages.tryIt)}
          </Button>
          <Button aria-expanded={logOpen} onClick={() => setLogOpen((open) => !open)}>
            {t(messages.webhookLog)}
          </Button>
          <Button busy={switched.isPending && t(messages.webhookSaving)} onClick={() => switched.mutate()}>
            {t(enabled ? messages.switchOff : messages.switchOn)}
          </Button>
          <Asked
            label={t(messages.replaceSecret)}
            title={t(messages.replaceAsk)}
            text={t(messages.replaceText)}
            run={async () => onSecret((await rotateSecret(id)).secret)}
          />
          <Asked
            label={t(messages.removeWebhook)}
            title={t(messages.removeAsk)}
            text={t(messages.removeText)}
            danger
            run={() => removeWebhook(id)}
          />
        </div>
        {logOpen ? (
          <div className="mt-4">
            <DeliveryLog endpoint={id} />
          </div>
        ) : null}
      </CardBody>
    </Card>
  );
}
