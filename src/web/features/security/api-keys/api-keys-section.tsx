import { useQuery, useQueryClient } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import type { AuthUser } from '#shared/contracts/accounts.ts';
import type { ApiKey } from '#shared/contracts/api-keys.ts';
import { messages } from '#shared/messages/en/accounts/api-keys.ts';
import { t } from '#shared/messages/translate.ts';
import { Unloaded } from '#web/components/unloaded.tsx';
import { useChange } from '#web/data/use-change.ts';
import { Rich } from '#web/i18n/rich.tsx';
import { toastSuccess } from '#web/ui/feedback/toast-store.ts';
import { ConfirmDialog } from '#web/ui/overlays/dialog.tsx';
import { Badge } from '#web/ui/primitives/badge.tsx';
import { Button } from '#web/ui/primitives/button.tsx';
import { shortDate } from '#web/ui/time/dates.ts';
import { RelativeTime } from '#web/ui/time/relative-time.tsx';
import { hasCode } from '../queries.ts';
import { LIST_STYLE, Row, Section } from '../section.tsx';
import { NewKeyDialog, scopeName } from './new-key-dialog.tsx';
import { apiKeysQuery, endApiKey } from './queries.ts';

function EndKey({ id, name }: Pick<ApiKey, 'id' | 'name'>) {
  const client = useQueryClient();
  const [asking, setAsking] = useState(false);
  const end = useChange({
    mutationFn: async () => {
      try {
        await endApiKey(id);
      } catch (error) {
        if (!hasCode(error, 'not_found', '404')) throw error;
      }
    },
    onSuccess: () => toastSuccess(t(messages.endDone), name),
    failed: t(messages.endFailed),
    onSettled: async () => {
      setAsking(false);
      await client.invalidateQueries({ queryKey: ['security'] });
    },
  });
  return (
    <>
      <Button aria-label={t(messages.endNamed, { name })} onClick={() => setAsking(true)}>
        {t(messages.end)}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t(messages.endNamed, { name })}
        description={t(messages.endEffect)}
        confirm={t(messages.end)}
        danger
        busy={end.isPending && t(messages.endBusy)}
        onConfirm={() => end.mutate()}
      />
    </>
  );
}

function endOf(end: string | null): string {
  if (end === null) return t(messages.endsNever);
  const date = shortDate(end);
  return new Date(end) > new Date() ? t(messages.endsOn, { date }) : t(messages.endedOn, { date });
}

function KeyRow({ apiKey }: { apiKey: ApiKey }) {
  const { id, name, scopes, ending, expires_at, last_used_at, connected } = apiKey;
  return (
    <Row
      icon={<KeyRound aria-hidden />}
      title={
        <>
          <span className="[overflow-wrap:anywhere]">{name}</span>
          {scopes.map((scope) => (
            <Badge key={scope}>{scopeName(scope)}</Badge>
          ))}
        </>
      }
      action={<EndKey id={id} name={name} />}
    >
      <p>
        {connected ? t(messages.connected) : t(messages.ending, { ending })}
        {' · '}
        {endOf(expires_at)}
        {' · '}
        {last_used_at ? (
          <Rich message={messages.used} tags={{ when: () => <RelativeTime value={last_used_at} close /> }} />
        ) : (
          t(messages.usedNever)
        )}
      </p>
    </Row>
  );
}

/** The keys with which other software uses the account: name, scopes, end, last use. */
export function ApiKeysSection({ user }: { user: AuthUser }) {
  const query = useQuery(apiKeysQuery);
  const { data } = query;
  const [making, setMaking] = useState(false);
  return (
    <Section
      title={t(messages.title)}
      purpose={t(messages.purpose)}
      action={<Button onClick={() => setMaking(true)}>{t(messages.make)}</Button>}
    >
      {data?.length === 0 ? (
        <p className="text-ui text-ink-soft">{t(messages.none)}</p>
      ) : data ? (
        <ul aria-label={t(messages.title)} className={LIST_STYLE}>
          {data.map((apiKey) => (
            <KeyRow key={apiKey.id} apiKey={apiKey} />
          ))}
        </ul>
      ) : (
        <Unloaded of={query} failed={t(messages.notLoaded)} loading={t(messages.loading)} skeleton="h-16" />
      )}
      {making ? <NewKeyDialog user={user} onClose={() => setMaking(false)} /> : null}
    </Section>
  );
}
