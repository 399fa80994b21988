import { Link } from '@tanstack/react-router';
import { Bell, CalendarClock, FileText, MapPin, Pencil, Trash2, TriangleAlert } from 'lucide-react';
import { messages as deadlines } from '#shared/messages/en/practice/deadlines.ts';
import { messages } from '#shared/messages/en/practice/timeline.ts';
import { t } from '#shared/messages/translate.ts';
import { useCaseAccess } from '#web/components/sharing/case-access.ts';
import { Button, buttonClass } from '#web/ui/primitives/button.tsx';
import { DoneBadge, DoneButton } from './done.tsx';
import { EventTypeBadge } from './event-type.tsx';
import { EventWhen } from './event-when.tsx';
import type { ListedEvent } from './queries.ts';

type RowProps = {
  event: ListedEvent;
  coming: boolean;
  onEdit: () => void;
  onDelete: () => void;
};

function Details({ event, coming }: Pick<RowProps, 'event' | 'coming'>) {
  return (
    <ul className="mt-1 flex flex-wrap gap-x-4 gap-y-1 text-13 text-ink-soft [&_svg]:size-3.5 [&_svg]:shrink-0">
      {event.place ? (
        <li className="flex items-center gap-1">
          <MapPin aria-hidden /> {event.place}
        </li>
      ) : null}
      {event.remind_days === null || event.done_at !== null || !coming ? null : (
        <li className="flex items-center gap-1">
          <Bell aria-hidden />
          {event.remind_days === 0
            ? t(messages.reminderOnTheDay)
            : t(messages.reminderBefore, { days: event.remind_days })}
        </li>
      )}
      {event.file ? (
        <li className="flex items-center gap-1">
          <FileText aria-hidden />
          <Link
            to="/home/cases/$caseId"
            params={{ caseId: event.case_id }}
            search={{ tab: 'files', file: event.file.id, page: event.page ?? undefined }}
            className="py-1 text-link [overflow-wrap:anywhere]"
          >
            {event.page === null
              ? event.file.file_name
              : t(messages.fileAndPage, { file: event.file.file_name, page: event.page })}
          </Link>
        </li>
      ) : null}
    </ul>
  );
}

const reasons = {
  event: deadlines.outOfDate,
  calendar: deadlines.outOfDateCalendar,
  law: deadlines.outOfDateLaw,
};

/** The working of a deadline, and the warning that a fact on which it rests has changed. */
function Working({
  event: { id, case_id, deadline, deadline_from, deadline_outdated, deadline_outdated_by },
}: Pick<RowProps, 'event'>) {
  if (deadline === null) return null;
  return (
    <div className="mt-1 text-ui">
      {deadline_outdated ? (
        <p className="flex gap-x-2 text-caution">
          <TriangleAlert aria-hidden className="mt-1 size-4 shrink-0" />
          <span className="min-w-0">
            {t(reasons[deadline_outdated_by ?? 'event'])}{' '}
            <Link
              to="/home/deadlines"
              search={{ case: case_id, event: deadline_from ?? undefined, deadline: id }}
              className="inline-block py-1 text-link"
            >
              {t(deadlines.workOutAgain)}
            </Link>
          </span>
        </p>
      ) : null}
      <details>
        <summary className="cursor-pointer py-1 text-13 text-ink-soft">{t(deadlines.showWorking)}</summary>
        <ol className="list-decimal pl-5 text-13">
          {deadline.steps.map(({ rule, says }) => (
            <li key={`${rule} ${says}`} className="[overflow-wrap:anywhere]">
              {says} <span className="text-ink-soft">{rule}</span>
            </li>
          ))}
        </ol>
      </details>
    </div>
  );
}

function EventRow({ event, coming, onEdit, onDelete }: RowProps) {
  const { changesEvent } = useCaseAccess();
  return (
    <li
      data-row
      tabIndex={-1}
      className="grid grid-cols-[1fr_auto] gap-x-6 gap-y-1 row-pad max-md:gap-x-2 md:grid-cols-[11rem_1fr_auto]"
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ui font-medium md:flex-col md:items-start">
        <EventWhen event={event} />
        <span className="flex flex-wrap gap-1">
          <EventTypeBadge type={event.event_type} />
          <DoneBadge event={event} past={!coming} />
        </span>
      </div>
      <div className="min-w-0 max-md:col-span-2">
        <h3 className="text-ui font-medium [overflow-wrap:anywhere]">{event.title}</h3>
        {event.description ? (
          <p className="mt-1 text-ui whitespace-pre-line text-ink-soft [overflow-wrap:anywhere]">
            {event.description}
          </p>
        ) : null}
        <Details event={event} coming={coming} />
        <Working event={event} />
      </div>
      {changesEvent(event) ? <Actions event={event} onEdit={onEdit} onDelete={onDelete} /> : null}
    </li>
  );
}

function Actions({ event, onEdit, onDelete }: Omit<RowProps, 'coming'>) {
  return (
    <div className="flex flex-wrap justify-end max-md:col-start-2 max-md:row-start-1 max-md:-my-1.5 max-md:-mr-2 md:gap-1">
      <DoneButton event={event} />
      <Link
        to="/home/deadlines"
        search={{ case: event.case_id, event: event.id }}
        aria-label={t(deadlines.workOutFrom, { title: event.title })}
        className={buttonClass('quiet', 'icon')}
      >
        <CalendarClock aria-hidden />
      </Link>
      <Button
        variant="quiet"
        size="icon"
        aria-label={t(messages.editTitled, { title: event.title })}
        onClick={onEdit}
      >
        <Pencil aria-hidden />
      </Button>
      <Button
        variant="quiet"
        size="icon"
        aria-label={t(messages.deleteTitled, { title: event.title })}
        onClick={onDelete}
      >
        <Trash2 aria-hidden />
      </Button>
    </div>
  );
}

type Props = {
  label: string;
  /** True when these events are upcoming, so that their reminders are shown. */
  coming?: boolean;
  events: readonly ListedEvent[];
  onEdit: (event: ListedEvent) => void;
  onDelete: (event: ListedEvent) => void;
};

export function EventList({ label, coming = false, events, onEdit, onDelete }: Props) {
  return (
    <section aria-label={label}>
      <h2 className="mt-2 border-b border-line pb-2 text-13 font-medium text-ink-soft">{label}</h2>
      <ul className="divide-y divide-line">
        {events.map((event) => (
          <EventRow
            key={event.id}
            event={event}
            coming={coming}
            onEdit={() => onEdit(event)}
            onDelete={() => onDelete(event)}
          />
        ))}
      </ul>
    </section>
  );
}
