import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { newWebhookEndpoint, type WebhookEvent, webhookEvents } from '#shared/contracts/webhooks.ts';
import { messages } from '#shared/messages/en/accounts/webhook-screens.ts';
import { t } from '#shared/messages/translate.ts';
import { toastFailure } from '#web/data/toast-failure.ts';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import { InputField } from '#web/ui/forms/input.tsx';
import { Button } from '#web/ui/primitives/button.tsx';
import { Card, CardBody, CardHeader } from '#web/ui/primitives/card.tsx';
import { eventName } from './event-names.ts';
import { addWebhook, webhooksQuery } from './queries.ts';

type Props = { onMade: (secret: string) => void; onClose: () => void };

/** The form of a new webhook: its address and its events. */
export function NewWebhook({ onMade, onClose }: Props) {
  const client = useQueryClient();
  const [url, setUrl] = useState('');
  const [events, setEvents] = useState<readonly WebhookEvent[]>(webhookEvents);
  const [problem, setProblem] = useState<string>();
  const save = useMutation({
    mutationFn: addWebhook,
    onSuccess: async ({ secret }) => {
      onMade(secret);
      await client.invalidateQueries({ queryKey: webhooksQuery.queryKey });
    },
    onError: (error) => toastFailure(t(messages.webhookNotSaved), error),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const read = newWebhookEndpoint.safeParse({ url, events });
    setProblem(read.error?.issues[0]?.message);
    if (read.success) save.mutate(read.data);
  };
  const toggle = (event: WebhookEvent, on: boolean) =>
    setEvents(webhookEvents.filter((one) => (one === event ? on : events.includes(one))));
  return (
    <Card>
      <CardHeader title={t(messages.addWebhook)} />
      <CardBody>
        <form noValidate onSubmit={submit} className="flex flex-col gap-4">
          <InputField
            label={t(messages.webhookUrl)}
            hint={t(messages.webhookUrlHint)}
            required
            error={problem}
            inputMode="url"
            autoComplete="off"
            value={url}
            onChange={(event) => setUrl(event.target.value)}
          />
          <fieldset>
            <legend className="mb-1 text-ui font-medium">{t(messages.webhookWhen)}</legend>
            {webhookEvents.map((event) => (
              <Checkbox
                key={event}
                checked={events.includes(event)}
                onCheckedChange={(on) => toggle(event, on)}
                label={eventName(event)}
              />
            ))}
          </fieldset>
          <div className="flex flex-wrap gap-2">
            <Button onClick={onClose}>{t(messages.webhookCancel)}</Button>
            <Button type="submit" variant="primary" busy={save.isPending && t(messages.webhookSaving)}>
              {t(messages.webhookSave)}
            </Button>
          </div>
        </form>
      </CardBody>
    </Card>
  );
}
