import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { WebhookEndpoint } from '#shared/contracts/webhooks.ts';
import { messages } from '#shared/messages/en/accounts/webhook-screens.ts';
import { t } from '#shared/messages/translate.ts';
import { toastFailure } from '#web/data/toast-failure.ts';
import { toastProblem, toastSuccess } from '#web/ui/feedback/toast-store.ts';
import { ConfirmDialog } from '#web/ui/overlays/dialog.tsx';
import { Badge } from '#web/ui/primitives/badge.tsx';
import { Button } from '#web/ui/primitives/button.tsx';
import { Card, CardBody, CardHeader } from '#web/ui/primitives/card.tsx';
import { DeliveryLog } from './delivery-log.tsx';
import { eventName } from './event-names.ts';
import { changeWebhook, removeWebhook, rotateSecret, testWebhook, webhooksQuery } from './queries.ts';

/** A change of a webhook; the list is read again after it. */
function useWebhookChange(run: () => Promise<void>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: run,
    onError: (error) => toastFailure(t(messages.webhookNotSaved), error),
    onSettled: () => client.invalidateQueries({ queryKey: webhooksQuery.queryKey }),
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
