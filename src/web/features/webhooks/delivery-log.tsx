import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { WebhookDelivery } from '#shared/contracts/webhooks.ts';
import { messages } from '#shared/messages/en/accounts/webhook-screens.ts';
import { t } from '#shared/messages/translate.ts';
import { toastFailure } from '#web/data/toast-failure.ts';
import { toastSuccess } from '#web/ui/feedback/toast-store.ts';
import { Button } from '#web/ui/primitives/button.tsx';
import { dateTime } from '#web/ui/time/dates.ts';
import { deliveriesQuery, sendAgain } from './queries.ts';

function Delivery({ endpoint, delivery }: { endpoint: string; delivery: WebhookDelivery }) {
  const client = useQueryClient();
  const { id, event, state, attempts, last_problem, created_at } = delivery;
  const again = useMutation({
    mutationFn: () => sendAgain(endpoint, id),
    onSuccess: () => toastSuccess(t(messages.sentAgain)),
    onError: (error) => toastFailure(t(messages.webhookNotSaved), error),
    onSettled: () => client.invalidateQueries({ queryKey: deliveriesQuery(endpoint).queryKey }),
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
export function DeliveryLog({ endpoint }: { endpoint: string }) {
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
