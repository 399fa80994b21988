import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { messages } from '#shared/messages/en/accounts/webhook-screens.ts';
import { t } from '#shared/messages/translate.ts';
import { Unloaded } from '#web/components/unloaded.tsx';
import { copyText } from '#web/ui/feedback/copy-text.ts';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { Button } from '#web/ui/primitives/button.tsx';
import { Page, PageHeader, PageTitle } from '#web/ui/primitives/page.tsx';
import { NewWebhook } from './new-webhook.tsx';
import { webhooksQuery } from './queries.ts';
import { WebhookCard } from './webhook-card.tsx';

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
