import { useMutation, useQuery } from '@tanstack/react-query';
import { CalendarDays, CalendarPlus, FileDown, Plus } from 'lucide-react';
import { useState } from 'react';
import type { EventType } from '#shared/timeline-events.ts';
import { sentence } from '#web/api.ts';
import { Button } from '#web/ui/button.tsx';
import { Select } from '#web/ui/select.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#web/ui/states.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { CalendarDialog } from './calendar-dialog.tsx';
import { DeleteEventDialog } from './delete-event.tsx';
import { EventDialog } from './event-dialog.tsx';
import { EventList } from './event-list.tsx';
import { EVENT_TYPES } from './event-type.tsx';
import { isToCome, type ListedEvent, listOfDates, timelineQuery } from './queries.ts';

type Open = { dialog: 'add' } | { dialog: 'edit' | 'delete'; event: ListedEvent } | { dialog: 'calendar' };
type Shown = EventType | 'all';

const FILTERS = [{ value: 'all' as Shown, label: 'All types' }, ...EVENT_TYPES];

function useListOfDates(caseId: string) {
  return useMutation({
    mutationFn: () => listOfDates(caseId),
    onSuccess: (document_) => {
      const link = document.createElement('a');
      link.href = URL.createObjectURL(document_);
      link.download = 'List of dates.docx';
      link.click();
      URL.revokeObjectURL(link.href);
      toast({ title: 'Download Started', description: 'List of dates.docx' });
    },
    onError: (error) =>
      toast({ title: 'Download Failed', description: sentence(error), variant: 'destructive' }),
  });
}

export function TimelineTab({ caseId }: { caseId: string }) {
  const { data, error, refetch } = useQuery(timelineQuery(caseId));
  const [shown, setShown] = useState<Shown>('all');
  const [open, setOpen] = useState<Open>();
  const dates = useListOfDates(caseId);
  const close = () => setOpen(undefined);
  if (error && !data)
    return (
      <ErrorState
        title="Error loading the timeline"
        message={sentence(error)}
        onRetry={() => void refetch()}
      />
    );
  const events = data?.filter((event) => shown === 'all' || event.event_type === shown);
  const now = Date.now();
  const lists = {
    onEdit: (event: ListedEvent) => setOpen({ dialog: 'edit', event }),
    onDelete: (event: ListedEvent) => setOpen({ dialog: 'delete', event }),
  };
  const coming = events?.filter((event) => isToCome(event, now)) ?? [];
  const past = events?.filter((event) => !isToCome(event, now)) ?? [];
  return (
    <>
      <div className="mb-4 flex flex-wrap gap-2">
        <Button onClick={() => setOpen({ dialog: 'add' })}>
          <Plus aria-hidden />
          Add event
        </Button>
        <Select<Shown>
          aria-label="Type of event"
          value={shown}
          onValueChange={setShown}
          options={FILTERS}
          className="min-w-0 flex-1 md:w-44 md:flex-none"
        />
        <div className="flex flex-wrap gap-2 md:ml-auto">
          <Button
            busy={dates.isPending && 'Preparing...'}
            disabled={!data?.length}
            onClick={() => dates.mutate()}
          >
            <FileDown aria-hidden />
            List of dates
          </Button>
          <Button onClick={() => setOpen({ dialog: 'calendar' })}>
            <CalendarPlus aria-hidden />
            Calendar
          </Button>
        </div>
      </div>
      {events ? null : <Waiting />}
      {data?.length === 0 ? (
        <EmptyState icon={<CalendarDays aria-hidden />} title="No events yet">
          Hearings, deadlines and what has happened stand here, the newest first.
        </EmptyState>
      ) : null}
      {data && data.length > 0 && events?.length === 0 ? (
        <EmptyState
          title="No events of this type"
          action={<Button onClick={() => setShown('all')}>Show all</Button>}
        />
      ) : null}
      {coming.length > 0 ? <EventList label="To come" events={coming} {...lists} /> : null}
      {past.length > 0 ? <EventList label="Past" events={past} {...lists} /> : null}
      {open?.dialog === 'add' ? <EventDialog caseId={caseId} onClose={close} /> : null}
      {open?.dialog === 'edit' ? <EventDialog caseId={caseId} event={open.event} onClose={close} /> : null}
      {open?.dialog === 'delete' ? <DeleteEventDialog event={open.event} onClose={close} /> : null}
      {open?.dialog === 'calendar' ? <CalendarDialog onClose={close} /> : null}
    </>
  );
}

function Waiting() {
  return (
    <Loading label="Loading the timeline" className="flex flex-col gap-3">
      {[0, 1, 2].map((row) => (
        <Skeleton key={row} className="h-16" />
      ))}
    </Loading>
  );
}
