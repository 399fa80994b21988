import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Monitor, Smartphone } from 'lucide-react';
import { useState } from 'react';
import type { SessionInfo } from '#shared/contracts/sessions-and-audit.ts';
import { describeDevice } from '#shared/describe-device.ts';
import { messages } from '#shared/messages/en/accounts/security.ts';
import { t } from '#shared/messages/translate.ts';
import { Unloaded } from '#web/components/unloaded.tsx';
import { useChange } from '#web/data/use-change.ts';
import { Rich } from '#web/i18n/rich.tsx';
import { toastSuccess } from '#web/ui/feedback/toast-store.ts';
import { ConfirmDialog } from '#web/ui/overlays/dialog.tsx';
import { Badge } from '#web/ui/primitives/badge.tsx';
import { Button } from '#web/ui/primitives/button.tsx';
import { dateTime, shortDate } from '#web/ui/time/dates.ts';
import { RelativeTime } from '#web/ui/time/relative-time.tsx';
import { endOtherSessions, endSession, hasCode, sessionsQuery } from './queries.ts';
import { LIST_STYLE, Row, Section } from './section.tsx';
import { methodsLabel } from './security-messages.ts';

function useEndSession() {
  return useChange({
    mutationFn: async ({ id }: SessionInfo) => {
      try {
        await endSession(id);
      } catch (error) {
        if (!hasCode(error, 'session_not_found', 'not_found', '404')) throw error;
      }
    },
    onSuccess: (_nothing, { user_agent }) =>
      toastSuccess(t(messages.sessionEnded), describeDevice(user_agent).name),
    failed: t(messages.sessionNotEnded),
    stale: ['security'],
  });
}

/** The assurance level of the session. */
function Assurance({ aal, wanted }: { aal: SessionInfo['aal']; wanted: boolean }) {
  if (aal === 'aal2') return <Badge tone="good">{t(messages.twoFactors)}</Badge>;
  return wanted ? (
    <Badge tone="caution">{t(messages.secondFactorMissing)}</Badge>
  ) : (
    <Badge>{t(messages.oneFactor)}</Badge>
  );
}

function SessionRow({ session, guarded }: { session: SessionInfo; guarded: boolean }) {
  const end = useEndSession();
  const { name, handheld } = describeDevice(session.user_agent);
  return (
    <Row
      icon={handheld ? <Smartphone aria-hidden /> : <Monitor aria-hidden />}
      title={
        <>
          <span>{name}</span>
          {session.current ? <Badge tone="accent">{t(messages.thisSession)}</Badge> : null}
          <Assurance aal={session.aal} wanted={guarded} />
        </>
      }
      action={
        session.current ? null : (
          <Button
            aria-label={t(messages.endSession, { name })}
            busy={end.isPending && t(messages.ending)}
            onClick={() => end.mutate(session)}
          >
            {t(messages.end)}
          </Button>
        )
      }
    >
      <p>
        <LastSeen session={session} />
      </p>
      <p>
        <Rich
          message={messages.sessionOpened}
          values={{ methods: methodsLabel(session.amr) }}
          tags={{
            when: () => <RelativeTime value={session.created_at} close />,
            end: () => (
              <time dateTime={session.expires_at} title={dateTime(session.expires_at)}>
                {shortDate(session.expires_at)}
              </time>
            ),
          }}
        />
      </p>
    </Row>
  );
}

/** The address and the time of the session's last use. */
function LastSeen({ session }: { session: SessionInfo }) {
  const address = () => <span className="[overflow-wrap:anywhere]">{session.address}</span>;
  const when = () => <RelativeTime value={session.last_seen_at} close />;
  if (session.current)
    return session.address ? <Rich message={messages.inUseFrom} tags={{ address }} /> : t(messages.inUse);
  return session.address ? (
    <Rich message={messages.lastSeenFrom} tags={{ address, when }} />
  ) : (
    <Rich message={messages.lastSeen} tags={{ when }} />
  );
}

function EndOthers({ others }: { others: number }) {
  const client = useQueryClient();
  const [asking, setAsking] = useState(false);
  const end = useChange({
    mutationFn: endOtherSessions,
    onSuccess: () => toastSuccess(t(messages.othersEnded), t(messages.onlyThisLeft)),
    failed: t(messages.othersNotEnded),
    onSettled: async () => {
      setAsking(false);
      await client.invalidateQueries({ queryKey: ['security'] });
    },
  });
  return (
    <>
      <Button onClick={() => setAsking(true)}>{t(messages.endOthers)}</Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t(messages.endOthersTitle)}
        description={t(messages.endOthersEffect, { count: others })}
        confirm={t(messages.endOthers)}
        danger
        busy={end.isPending && t(messages.ending)}
        onConfirm={() => end.mutate()}
      />
    </>
  );
}

/** `guarded`: the account has a second factor, so sessions need it to open anything. */
export function SessionsSection({ guarded }: { guarded: boolean }) {
  const query = useQuery(sessionsQuery);
  const { data } = query;
  const sessions = data && [...data].sort((a, b) => Number(b.current) - Number(a.current));
  const others = (data ?? []).filter(({ current }) => !current).length;
  return (
    <Section
      title={t(messages.sessions)}
      purpose={t(messages.sessionsPurpose)}
      action={others > 0 ? <EndOthers others={others} /> : undefined}
    >
      {sessions ? (
        <ul aria-label={t(messages.sessions)} className={LIST_STYLE}>
          {sessions.map((session) => (
            <SessionRow key={session.id} session={session} guarded={guarded} />
          ))}
        </ul>
      ) : (
        <Unloaded
          of={query}
          failed={t(messages.sessionsNotLoaded)}
          loading={t(messages.sessionsLoading)}
          skeleton="h-16"
          count={2}
        />
      )}
    </Section>
  );
}
