import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CalendarDays } from 'lucide-react';
import { useState } from 'react';
import { messages as security } from '#shared/messages/en/accounts/security.ts';
import { messages } from '#shared/messages/en/practice/timeline.ts';
import { t } from '#shared/messages/translate.ts';
import { CalendarDialog } from '#web/components/calendar/calendar-dialog.tsx';
import { calendarFeedQuery, feedState, revokeCalendarFeed } from '#web/components/calendar/calendar-feed.ts';
import { Unloaded } from '#web/components/unloaded.tsx';
import { useChange } from '#web/data/use-change.ts';
import { toastSuccess } from '#web/ui/feedback/toast-store.ts';
import { ConfirmDialog } from '#web/ui/overlays/dialog.tsx';
import { Button } from '#web/ui/primitives/button.tsx';
import { LIST_STYLE, Row, Section } from './section.tsx';

function RevokeAddress() {
  const client = useQueryClient();
  const [asking, setAsking] = useState(false);
  const revoke = useChange({
    mutationFn: revokeCalendarFeed,
    onSuccess: () => toastSuccess(t(security.calendarRevoked)),
    failed: t(messages.notDone),
    onSettled: async () => {
      setAsking(false);
      await client.invalidateQueries({ queryKey: calendarFeedQuery.queryKey });
    },
  });
  return (
    <>
      <Button onClick={() => setAsking(true)}>{t(messages.revokeAddress)}</Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t(security.revokeCalendarTitle)}
        description={t(security.revokeCalendarEffect)}
        confirm={t(messages.revokeAddress)}
        danger
        busy={revoke.isPending && t(messages.revoking)}
        onConfirm={() => revoke.mutate()}
      />
    </>
  );
}

/** The address where a calendar program reads the user's dates, with its last use. */
export function CalendarSection() {
  const query = useQuery(calendarFeedQuery);
  const { data } = query;
  const [creating, setCreating] = useState(false);
  const none = data?.created_at === null;
  return (
    <Section
      title={t(messages.feedTitle)}
      purpose={t(messages.feedIntro)}
      action={
        none ? <Button onClick={() => setCreating(true)}>{t(messages.createAddress)}</Button> : undefined
      }
    >
      {none ? (
        <p className="text-ui text-ink-soft">{feedState(data)}</p>
      ) : data ? (
        <ul aria-label={t(messages.feedTitle)} className={LIST_STYLE}>
          <Row
            icon={<CalendarDays aria-hidden />}
            title={t(messages.calendarAddress)}
            action={<RevokeAddress />}
          >
            {feedState(data)}
          </Row>
        </ul>
      ) : (
        <Unloaded
          of={query}
          failed={t(security.calendarNotLoaded)}
          loading={t(messages.loadingFeed)}
          skeleton="h-16"
        />
      )}
      {creating ? <CalendarDialog onClose={() => setCreating(false)} /> : null}
    </Section>
  );
}
