import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { Check, CheckCheck, Clock, RotateCcw } from 'lucide-react';
import type { TimelineEvent } from '#shared/contracts/timeline.ts';
import { messages } from '#shared/messages/en/practice/timeline.ts';
import { t } from '#shared/messages/translate.ts';
import { toastFailure } from '#web/data/toast-failure.ts';
import { toast } from '#web/ui/feedback/toast-store.ts';
import { Badge } from '#web/ui/primitives/badge.tsx';
import { Button } from '#web/ui/primitives/button.tsx';
import { setDone } from './board-queries.ts';
import { canBeDone } from './board-requests.ts';

const UNDO_MS = 8000;
const EVENTS = { queryKey: ['timeline-events'] } as const;

type Event = Pick<TimelineEvent, 'id' | 'title' | 'event_type' | 'done_at'>;
type Changed = Omit<Event, 'event_type'>;

/** Shows the change at once in every list that has the event. */
function show(client: QueryClient, { id, done_at }: Changed): void {
  client.setQueriesData<unknown>(EVENTS, (rows: unknown) =>
    Array.isArray(rows)
      ? rows.map((row: unknown) => (isRow(row) && row.id === id ? { ...row, done_at } : row))
      : rows,
  );
}

const isRow = (row: unknown): row is { id: string } => typeof row === 'object' && row !== null && 'id' in row;

/** Marks an event as done, or open again, and offers to undo it for a while. */
function useDone() {
  const client = useQueryClient();
  const change = useMutation({
    mutationFn: ({ id, done_at }: Changed) => setDone(id, done_at),
    onMutate: async (changed) => {
      await client.cancelQueries(EVENTS);
      show(client, changed);
    },
    onSuccess: (_, { done_at, ...event }) =>
      toast({
        title: done_at === null ? t(messages.reopened) : t(messages.markedDone),
        description: event.title,
        variant: 'success',
        duration: UNDO_MS,
        action: {
          label: t(messages.undo),
          alt: t(messages.undoDone, { title: event.title }),
          onPress: () => change.mutate({ ...event, done_at: done_at === null ? now() : null }),
        },
      }),
    onError: (error) => toastFailure(t(messages.notSaved), error),
    onSettled: () => client.invalidateQueries(EVENTS),
  });
  return change.mutate;
}

const now = () => new Date().toISOString();

/** Marks a hearing, a deadline or a meeting as done, or open again. */
export function DoneButton({ event }: { event: Event }) {
  const { id, title, done_at, event_type } = event;
  const change = useDone();
  if (!canBeDone(event_type) && done_at === null) return null;
  const open = done_at === null;
  return (
    <Button
      variant="quiet"
      size="icon"
      aria-label={t(open ? messages.markDone : messages.reopen, { title })}
      onClick={() => change({ id, title, done_at: open ? now() : null })}
    >
      {open ? <Check aria-hidden /> : <RotateCcw aria-hidden />}
    </Button>
  );
}

/** Says that an event is done, or that it is still open though its day is over. */
export function DoneBadge({ event, past = false }: { event: Event; past?: boolean }) {
  if (event.done_at !== null)
    return (
      <Badge tone="good" icon={<CheckCheck aria-hidden />}>
        {t(messages.done)}
      </Badge>
    );
  if (!past || !canBeDone(event.event_type)) return null;
  return (
    <Badge tone="caution" icon={<Clock aria-hidden />}>
      {t(messages.overdue)}
    </Badge>
  );
}
