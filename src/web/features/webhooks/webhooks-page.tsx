import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { newWebhookEndpoint, type WebhookEvent, webhookEvents } from '#shared/contracts/webhooks.ts';
import { messages } from '#shared/messages/en/accounts/webhook-screens.ts';
import { t } from '#shared/messages/translate.ts';
import { Unloaded } from '#web/components/unloaded.tsx';
import { useChange } from '#web/data/use-change.ts';
import { copyText } from '#web/ui/feedback/copy-text.ts';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import { InputField } from '#web/ui/forms/input.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { Button } from '#web/ui/primitives/button.tsx';
import { Card, CardBody, CardHeader } from '#web/ui/primitives/card.tsx';
import { Page, PageHeader, PageTitle } from '#web/ui/primitives/page.tsx';
import { eventName } from './event-names.ts';
import { addWebhook, webhooksQuery } from './queries.ts';
import { WebhookCard } from './webhook-card.tsx';

type Props = { onMade: (secret: string) => void; onClose: () => void };

/** The form of a new webhook: its address and its events. */
function NewWebhook({ onMade, onClose }: Props) {
  const client = useQueryClient();
  const [url, setUrl] = useState('');
  const [events, setEvents] = useState<readonly WebhookEvent[]>(webhookEvents);
  const [problem, setProblem] = useState<string>();
  const save = useChange({
    mutationFn: addWebhook,
    onSuccess: async ({ secret }) => {
      onMade(secret);
      await client.invalidateQueries({ queryKey: webhooksQuery.queryKey });
    },
    failed: t(messages.webhookNotSaved),
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

/** Shows a secret this once. */
function SecretDialog({ secret, onClose }: { secret: string; onClose: () => void }) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      width="sm"
      title={t(messages.secretTitle)}
      description={t(messages.secretText)}
      footer={
        <>
          <Button onClick={() => void copyText(secret, t(messages.secretTitle))}>
            {t(messages.secretCopy)}
          </Button>
          <Button variant="primary" onClick={onClose}>
            {t(messages.secretDone)}
          </Button>
        </>
      }
    >
      <p className="font-mono text-13 [overflow-wrap:anywhere]">{secret}</p>
    </Dialog>
  );
}

function List({ onSecret }: { onSecret: (secret: string) => void }) {
  const { data, error, refetch } = useQuery(webhooksQuery);
  if (error || !data)
    return (
      <Unloaded
        of={{ error, refetch }}
        failed={t(messages.webhooksFailed)}
        loading={t(messages.webhooksLoading)}
        skeleton="h-32"
      />
    );
  if (data.length === 0) return <p className="text-ui text-ink-soft">{t(messages.webhooksNone)}</p>;
  return data.map((endpoint) => <WebhookCard key={endpoint.id} endpoint={endpoint} onSecret={onSecret} />);
}

/** The webhooks of the user: addresses, the events of each, and its log. */
export function WebhooksPage() {
  const [adding, setAdding] = useState(false);
  const [secret, setSecret] = useState<string>();
  return (
    <Page className="max-w-[56rem]!">
      <PageTitle>{t(messages.webhooksTitle)}</PageTitle>
      <PageHeader
        title={t(messages.webhooksTitle)}
        description={t(messages.webhooksLead)}
        actions={
          <Button variant="primary" onClick={() => setAdding(true)}>
            {t(messages.addWebhook)}
          </Button>
        }
      />
      <div className="flex flex-col gap-4">
        {adding ? (
          <NewWebhook
            onClose={() => setAdding(false)}
            onMade={(made) => {
              setAdding(false);
              setSecret(made);
            }}
          />
        ) : null}
        <List onSecret={setSecret} />
      </div>
      {secret === undefined ? null : <SecretDialog secret={secret} onClose={() => setSecret(undefined)} />}
    </Page>
  );
}
