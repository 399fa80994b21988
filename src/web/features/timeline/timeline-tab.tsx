import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CalendarClock, CalendarDays, ChevronDown, FileDown, Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { EventType, ListOfDatesFormat } from '#shared/contracts/timeline.ts';
import { adjournmentsOf } from '#shared/day-board.ts';
import { indianMoment } from '#shared/indian-day.ts';
import { messages as common } from '#shared/messages/en/common/common.ts';
import { messages as clients } from '#shared/messages/en/practice/client-pages.ts';
import { messages as days } from '#shared/messages/en/practice/day-board.ts';
import { messages as deadlines } from '#shared/messages/en/practice/deadlines.ts';
import { messages } from '#shared/messages/en/practice/timeline.ts';
import { t } from '#shared/messages/translate.ts';
import type { CalendarDialog } from '#web/components/calendar/calendar-dialog.tsx';
import { useCaseAccess } from '#web/components/sharing/case-access.ts';
import { sentence } from '#web/data/api.ts';
import { useChange } from '#web/data/use-change.ts';
import { Loading, Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { EmptyState, ErrorState } from '#web/ui/feedback/states.tsx';
import { toastSuccess } from '#web/ui/feedback/toast-store.ts';
import { Select } from '#web/ui/forms/select.tsx';
import { ConfirmDialog } from '#web/ui/overlays/dialog.tsx';
import { DropdownItem, DropdownMenu, DropdownSeparator } from '#web/ui/overlays/dropdown-menu.tsx';
import { Button, buttonClass } from '#web/ui/primitives/button.tsx';
import { cx } from '#web/ui/primitives/class-names.ts';
import { PrimaryAction } from '#web/ui/primitives/primary-action.tsx';
import { useLoadedLater } from '#web/ui/primitives/use-loaded-later.ts';
import { useIndianDay } from '#web/ui/time/use-indian-day.ts';
import type { ClientDialog } from './client/client-dialog.tsx';
import type { EventDialog } from './event-dialog.tsx';
import { EventList } from './event-list.tsx';
import { eventTypeOptions } from './event-type.tsx';
import type { ListOfDatesDialog } from './list-of-dates-dialog.tsx';
import { deleteEvent, isUpcoming, type ListedEvent, timelineQuery } from './queries.ts';
import type { UnsentEvent } from './unsent/unsent-events.ts';
import { UnsentList, useUnsent } from './unsent/unsent-list.tsx';

type DeleteEventProps = { event: ListedEvent; onClose: () => void };

function DeleteEventDialog({ event, onClose }: DeleteEventProps) {
  const client = useQueryClient();
  const remove = useChange({
    mutationFn: () => deleteEvent(event.id),
    onSuccess: () => {
      toastSuccess(t(messages.eventDeleted), event.title);
      onClose();
    },
    failed: t(messages.eventNotDeleted),
    // The dialog can be pressed again before the list is read.
    onSettled: () => void client.invalidateQueries({ queryKey: ['timeline-events'] }),
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={t(messages.deleteConfirm)}
      description={t(messages.deleteWarning, { title: event.title })}
      confirm={t(common.delete)}
      busy={remove.isPending && t(messages.deleting)}
      danger
      onConfirm={() => remove.mutate()}
    />
  );
}

const loadListOfDates = async () => (await import('./list-of-dates-dialog.tsx')).ListOfDatesDialog;
const loadClientDialog = async () => (await import('./client/client-dialog.tsx')).ClientDialog;
const loadCalendar = async () =>
  (await import('#web/components/calendar/calendar-dialog.tsx')).CalendarDialog;
const loadEventDialog = async () => (await import('./event-dialog.tsx')).EventDialog;

type Open =
  | { dialog: 'add' }
  | { dialog: 'again'; unsent: UnsentEvent }
  | { dialog: 'edit' | 'delete'; event: ListedEvent }
  | { dialog: 'list'; format: ListOfDatesFormat }
  | { dialog: 'calendar' }
  | { dialog: 'client' };
type Shown = EventType | 'all';

const filterOptions = () => [{ value: 'all' as Shown, label: t(messages.allTypes) }, ...eventTypeOptions()];

type ToolsProps = {
  caseId: string;
  shown: Shown;
  onShow: (shown: Shown) => void;
  onOpen: (open: Open) => void;
};

function ExportMenu({ onOpen }: Pick<ToolsProps, 'onOpen'>) {
  return (
    <DropdownMenu
      trigger={
        <Button>
          <FileDown aria-hidden />
          {t(messages.exportDates)}
          <ChevronDown aria-hidden className="max-md:hidden" />
        </Button>
      }
    >
      <DropdownItem onSelect={() => onOpen({ dialog: 'list', format: 'docx' })}>
        {t(messages.listOfDatesDocx)}
      </DropdownItem>
      <DropdownItem onSelect={() => onOpen({ dialog: 'list', format: 'pdf' })}>
        {t(messages.listOfDatesPdf)}
      </DropdownItem>
      <DropdownSeparator />
      <DropdownItem onSelect={() => onOpen({ dialog: 'client' })}>{t(clients.tell)}</DropdownItem>
      <DropdownItem onSelect={() => onOpen({ dialog: 'calendar' })}>{t(messages.calendar)}</DropdownItem>
    </DropdownMenu>
  );
}

/** One row; on a phone, the button that adds an event is at the bottom of the screen. */
function Tools({ caseId, shown, onShow, onOpen }: ToolsProps) {
  return (
    <div className="mb-4 flex flex-wrap gap-2">
      <AddEvent onOpen={onOpen} />
      <Select<Shown>
        aria-label={t(messages.typeOfEvent)}
        value={shown}
        onValueChange={onShow}
        options={filterOptions()}
        className="min-w-48 flex-1 md:w-52 md:flex-none"
      />
      <div className="flex flex-wrap gap-2 md:ml-auto">
        <Link
          to="/home/deadlines"
          search={{ case: caseId }}
          className={cx(buttonClass('secondary'), 'max-md:hidden')}
        >
          <CalendarClock aria-hidden />
          {t(deadlines.workOut)}
        </Link>
        <ExportMenu onOpen={onOpen} />
      </div>
    </div>
  );
}

function AddEvent({ onOpen }: Pick<ToolsProps, 'onOpen'>) {
  const { addsNotes, addsDates } = useCaseAccess();
  if (!addsNotes) return null;
  return (
    <PrimaryAction onClick={() => onOpen({ dialog: 'add' })}>
      <Plus aria-hidden />
      {t(addsDates ? messages.addEvent : messages.addNote)}
    </PrimaryAction>
  );
}

/** The adjournments among the hearings whose result was entered. */
function AdjournmentLine({ events }: { events: readonly ListedEvent[] }) {
  const { hearings, adjourned, by } = adjournmentsOf(events);
  if (hearings === 0) return null;
  const counts = { us: by.us, other: by.other_side, court: by.court };
  return (
    <p className="mb-2 text-13 text-ink-soft">{t(days.adjournments, { hearings, adjourned, ...counts })}</p>
  );
}

function Lists({ events, onOpen }: { events: readonly ListedEvent[]; onOpen: (open: Open) => void }) {
  const today = Date.parse(indianMoment(useIndianDay()));
  const acts = {
    onEdit: (event: ListedEvent) => onOpen({ dialog: 'edit', event }),
    onDelete: (event: ListedEvent) => onOpen({ dialog: 'delete', event }),
  };
  const coming = events.filter((event) => isUpcoming(event, today));
  const past = events.filter((event) => !isUpcoming(event, today));
  return (
    <>
      <AdjournmentLine events={events} />
      {coming.length > 0 ? <EventList label={t(messages.upcoming)} events={coming} coming {...acts} /> : null}
      {past.length > 0 ? <EventList label={t(messages.past)} events={past} {...acts} /> : null}
    </>
  );
}

type DialogsProps = {
  caseId: string;
  open: Open;
  /** The stored events that the timeline shows, for the list of dates; newest first. */
  events: readonly ListedEvent[] | undefined;
  /** The form of an event, as soon as its code is there. */
  Form: typeof EventDialog | undefined;
  ListOfDates: typeof ListOfDatesDialog | undefined;
  Client: typeof ClientDialog | undefined;
  Calendar: typeof CalendarDialog | undefined;
  onClose: () => void;
};

function Dialogs({ caseId, open, events, Form, ListOfDates, Client, Calendar, onClose }: DialogsProps) {
  const { owns } = useCaseAccess();
  switch (open.dialog) {
    case 'add':
      return Form ? <Form caseId={caseId} onClose={onClose} /> : null;
    case 'again':
      return Form ? <Form caseId={caseId} unsent={open.unsent} onClose={onClose} /> : null;
    case 'edit':
      return Form ? <Form caseId={caseId} event={open.event} onClose={onClose} /> : null;
    case 'delete':
      return <DeleteEventDialog event={open.event} onClose={onClose} />;
    case 'list':
      return ListOfDates && events ? (
        <ListOfDates caseId={caseId} format={open.format} events={events} onClose={onClose} />
      ) : null;
    case 'calendar':
      return Calendar ? <Calendar onClose={onClose} /> : null;
    case 'client':
      return Client ? <Client caseId={caseId} owns={owns} onClose={onClose} /> : null;
  }
}

type Props = {
  caseId: string;
  /** Events suggested from the files, below the tools of the timeline. */
  suggested?: ReactNode;
  /** Opens the form of a new event; `onAdded` says that it was closed. */
  adding?: boolean;
  onAdded?: () => void;
};

export function TimelineTab({ caseId, suggested, adding = false, onAdded }: Props) {
  const { data, error, refetch } = useQuery(timelineQuery(caseId));
  const unsent = useUnsent(caseId);
  const [shown, setShown] = useState<Shown>('all');
  const [chosen, setOpen] = useState<Open>();
  const open = chosen ?? (adding ? ({ dialog: 'add' } as const) : undefined);
  const Form = useLoadedLater(loadEventDialog, open !== undefined);
  const ListOfDates = useLoadedLater(loadListOfDates, open?.dialog === 'list');
  const Client = useLoadedLater(loadClientDialog, open?.dialog === 'client');
  const Calendar = useLoadedLater(loadCalendar, open?.dialog === 'calendar');
  const close = () => {
    setOpen(undefined);
    if (adding) onAdded?.();
  };
  const waiting = (
    <UnsentList events={unsent} onEdit={(event) => setOpen({ dialog: 'again', unsent: event })} />
  );
  const edited = new Set(unsent.map(({ key }) => key));
  const events = data?.filter(
    ({ id, event_type }) => (shown === 'all' || event_type === shown) && !edited.has(id),
  );
  const dialogs = open ? (
    <Dialogs caseId={caseId} onClose={close} {...{ open, events, Form, ListOfDates, Client, Calendar }} />
  ) : null;
  if (error && !data)
    return (
      <>
        {waiting}
        <ErrorState
          title={t(messages.timelineNotLoaded)}
          message={sentence(error)}
          onRetry={() => void refetch()}
        />
        {dialogs}
      </>
    );
  const empty = data?.length === 0 && unsent.length === 0;
  return (
    <>
      {empty ? (
        <EmptyState
          icon={<CalendarDays aria-hidden />}
          title={t(messages.noEventsYet)}
          action={<AddEvent onOpen={setOpen} />}
          className="mb-4"
        >
          {t(messages.noEventsYetHint)}
        </EmptyState>
      ) : (
        <Tools caseId={caseId} shown={shown} onShow={setShown} onOpen={setOpen} />
      )}
      {waiting}
      {suggested}
      {events ? <Lists events={events} onOpen={setOpen} /> : <Waiting />}
      {!empty && events?.length === 0 && unsent.length === 0 ? (
        <EmptyState
          title={t(messages.noEventsOfType)}
          action={<Button onClick={() => setShown('all')}>{t(messages.showAll)}</Button>}
        />
      ) : null}
      {dialogs}
    </>
  );
}

function Waiting() {
  return (
    <Loading label={t(messages.loadingTimeline)} className="flex flex-col gap-3">
      {[0, 1, 2].map((row) => (
        <Skeleton key={row} className="h-16" />
      ))}
    </Loading>
  );
}
