import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CloudOff } from 'lucide-react';
import { messages } from '#shared/messages/en/common/offline.ts';
import { messages as timeline } from '#shared/messages/en/practice/timeline.ts';
import { t } from '#shared/messages/translate.ts';
import { isOffline } from '#web/data/connection.ts';
import { useSession } from '#web/data/session.ts';
import { toastFailure } from '#web/data/toast-failure.ts';
import { toast } from '#web/ui/feedback/toast-store.ts';
import { Button } from '#web/ui/primitives/button.tsx';
import { EventTypeBadge } from '../event-type.tsx';
import { EventWhen } from '../event-when.tsx';
import {
  discardUnsent,
  keepUnsent,
  rowOf,
  sendUnsent,
  type UnsentEvent,
  unsentQuery,
} from './unsent-events.ts';

/** The events of a case that wait on this device. */
export function useUnsent(caseId: string): readonly UnsentEvent[] {
  const userId = useSession().user?.id;
  const { data = [] } = useQuery(unsentQuery(userId));
  return data.filter((event) => event.caseId === caseId);
}

/** Actions of the user on an event that the server did not take. */
function useDecisions(event: UnsentEvent) {
  const client = useQueryClient();
  const onError = (error: Error) => toastFailure(t(timeline.notSaved), error);
  const again = useMutation({
    mutationFn: async (changes: Partial<UnsentEvent>) => {
      await keepUnsent(client, { ...event, ...changes, problem: undefined });
      if (!isOffline()) await sendUnsent(client);
    },
    onError,
  });
  const discard = useMutation({
    mutationFn: () => discardUnsent(client, event),
    onSuccess: () =>
      toast({
        title: t(messages.discarded),
        description: event.change.title,
        action: {
          label: t(timeline.undo),
          alt: t(messages.undoDiscard, { title: event.change.title }),
          onPress: () => void keepUnsent(client, event).catch(onError),
        },
      }),
    onError,
  });
  return { again: again.mutate, discard: discard.mutate, busy: again.isPending || discard.isPending };
}

function State({ event: { problem } }: { event: UnsentEvent }) {
  if (!problem) return <p className="text-13 text-ink-soft">{t(messages.waits)}</p>;
  if (problem.kind === 'deleted')
    return <p className="text-ui text-caution">{t(messages.deletedElsewhere)}</p>;
  if (problem.kind === 'refused')
    return <p className="text-ui text-caution">{t(messages.refused, { reason: problem.reason })}</p>;
  const { newer } = problem;
  return (
    <div className="text-ui">
      <p className="text-caution">{t(messages.changedElsewhere)}</p>
      <blockquote className="mt-1 border-l-2 border-line pl-3 [overflow-wrap:anywhere]">
        <EventWhen event={newer} /> · {newer.title}
        {newer.description ? (
          <span className="block whitespace-pre-line text-ink-soft">{newer.description}</span>
        ) : null}
      </blockquote>
    </div>
  );
}

type RowProps = { event: UnsentEvent; onEdit: () => void };

function Decisions({ event, onEdit }: RowProps) {
  const { again, discard, busy } = useDecisions(event);
  const { problem } = event;
  return (
    <div className="mt-2 flex flex-wrap gap-2">
      {problem?.kind === 'changed' ? (
        <Button disabled={busy} onClick={() => again({ base: problem.newer })}>
          {t(messages.saveMine)}
        </Button>
      ) : null}
      {problem?.kind === 'deleted' ? (
        <Button disabled={busy} onClick={() => again({ key: crypto.randomUUID(), base: undefined })}>
          {t(messages.addAgain)}
        </Button>
      ) : null}
      {problem?.kind === 'refused' ? (
        <Button disabled={busy} onClick={() => again({})}>
          {t(messages.sendAgain)}
        </Button>
      ) : null}
      <Button variant="quiet" disabled={busy} onClick={onEdit}>
        {t(timeline.editTitled, { title: event.change.title })}
      </Button>
      <Button variant="quiet" disabled={busy} onClick={() => discard()}>
        {t(messages.discardMine)}
      </Button>
    </div>
  );
}

function UnsentRow(props: RowProps) {
  const { event } = props;
  const row = rowOf(event);
  return (
    <li className="flex flex-col gap-1 row-pad">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ui font-medium">
        <EventWhen event={row} />
        <EventTypeBadge type={row.event_type} />
      </p>
      <h3 className="text-ui font-medium [overflow-wrap:anywhere]">{row.title}</h3>
      {row.description ? (
        <p className="text-ui whitespace-pre-line text-ink-soft [overflow-wrap:anywhere]">
          {row.description}
        </p>
      ) : null}
      <State event={event} />
      <Decisions {...props} />
    </li>
  );
}

type Props = { events: readonly UnsentEvent[]; onEdit: (event: UnsentEvent) => void };

/** The events of a case that wait on this device, above those that are stored. */
export function UnsentList({ events, onEdit }: Props) {
  if (events.length === 0) return null;
  return (
    <section aria-label={t(messages.notSentYet)} className="mb-4 rounded-panel bg-caution-wash px-4 py-3">
      <h2 className="flex items-center gap-2 text-13 font-medium">
        <CloudOff aria-hidden className="size-4 text-caution" />
        {t(messages.notSentYet)}
      </h2>
      <ul className="divide-y divide-line">
        {events.map((event) => (
          <UnsentRow key={event.key} event={event} onEdit={() => onEdit(event)} />
        ))}
      </ul>
    </section>
  );
}
