import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CalendarDays } from 'lucide-react';
import { type ReactNode, useDeferredValue, useState } from 'react';
import { indianDay } from '#shared/indian-day.ts';
import { indianDate, indianTime, shortIndianDay } from '#shared/indian-time.ts';
import { messages } from '#shared/messages/en/practice/timeline.ts';
import { t } from '#shared/messages/translate.ts';
import { CaseAccess, useCaseAccess } from '#web/components/sharing/case-access.ts';
import { RoleChip } from '#web/components/sharing/role-chip.tsx';
import { sentence } from '#web/data/api.ts';
import { useSession } from '#web/data/session.ts';
import { Rich } from '#web/i18n/rich.tsx';
import { Loading, Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { EmptyState, ErrorState } from '#web/ui/feedback/states.tsx';
import { Button } from '#web/ui/primitives/button.tsx';
import { Card, CardBody, CardHeader } from '#web/ui/primitives/card.tsx';
import { useIndianDay } from '#web/ui/time/use-indian-day.ts';
import { beyondBoardQuery, boardQuery, type DatedEvent, recentFilesQuery } from './board-queries.ts';
import { BOARD } from './board-requests.ts';
import { DoneBadge, DoneButton } from './done.tsx';
import { EventTypeBadge } from './event-type.tsx';
import { NewFiles } from './new-files.tsx';

const dayOf = (event: DatedEvent) => indianDay(new Date(event.event_date));

/** The time of an event of today; the day and time of any other event. */
function whenOf({ event_date, all_day }: DatedEvent, today: boolean): string {
  const at = new Date(event_date);
  const time = all_day ? t(messages.allDay) : indianTime(at);
  if (today) return time;
  return all_day ? shortIndianDay(at) : t(messages.dateAndTime, { date: shortIndianDay(at), time });
}

/** The event of a case, in which the reader may have a role that changes nothing. */
function Entry({ event, today }: { event: DatedEvent; today: boolean }) {
  const userId = useSession().user?.id;
  return (
    <CaseAccess value={{ role: event.case.role, userId }}>
      <DatedEntry event={event} today={today} />
    </CaseAccess>
  );
}

function DatedEntry({ event, today }: { event: DatedEvent; today: boolean }) {
  const { changesEvent } = useCaseAccess();
  const { id, title, place, event_date, event_type } = event;
  const where = place ?? event.case.court;
  return (
    <li key={id} className="row-pad first:pt-0 last:pb-0">
      <div className="flex items-start justify-between gap-2">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 py-1 text-13 text-ink-soft">
          <time dateTime={event_date} className="font-medium text-ink tabular-nums">
            {whenOf(event, today)}
          </time>
          <EventTypeBadge type={event_type} />
          <DoneBadge event={event} />
        </p>
        {changesEvent(event) ? (
          <span className="-my-1 -mr-2">
            <DoneButton event={event} />
          </span>
        ) : null}
      </div>
      <p className="mt-1 text-ui [overflow-wrap:anywhere]">
        {where ? (
          <Rich
            message={messages.titleAndWhere}
            values={{ title, place: where }}
            tags={{ where: (place) => <span className="text-ink-soft">{place}</span> }}
          />
        ) : (
          title
        )}
      </p>
      <Link
        to="/home/cases/$caseId"
        params={{ caseId: event.case.id }}
        search={{ tab: 'timeline' }}
        className="block py-1 text-ui text-link [overflow-wrap:anywhere]"
      >
        {event.case.title}
      </Link>
      <RoleChip row={event.case} />
    </li>
  );
}

type EntriesProps = { events: readonly DatedEvent[]; label: string; none?: ReactNode; today?: boolean };

/** The first few events; a button shows the rest, so that a long list does not push everything else down. */
function Entries({ events, label, none, today = false }: EntriesProps) {
  const [all, setAll] = useState(false);
  if (events.length === 0) return <p className="text-ui text-ink-soft">{none}</p>;
  const shown = all ? events : events.slice(0, BOARD.shown);
  return (
    <>
      <ul aria-label={label} className="divide-y divide-line">
        {shown.map((event) => (
          <Entry key={event.id} event={event} today={today} />
        ))}
      </ul>
      {shown.length < events.length ? (
        <Button variant="quiet" className="mt-2 -ml-4" onClick={() => setAll(true)}>
          {t(messages.showAllCount, { count: events.length })}
        </Button>
      ) : null}
    </>
  );
}

/** Names the first date after the two weeks of the board, so that an empty board does not say that nothing comes. */
function Beyond({ today }: { today: string }) {
  const { data: event } = useQuery(beyondBoardQuery(today));
  if (!event) return null;
  const date = indianDate(new Date(event.event_date));
  return (
    <Link
      to="/home/cases/$caseId"
      params={{ caseId: event.case.id }}
      className="block py-3 text-ui text-link [overflow-wrap:anywhere] md:py-1"
    >
      {t(messages.nextBeyond, { date, title: event.title, matter: event.case.title })}
    </Link>
  );
}

/** An empty board, for somebody who has seen the first steps. */
export function EmptyBoard() {
  return (
    <EmptyState
      icon={<CalendarDays aria-hidden />}
      title={t(messages.boardEmpty)}
      action={
        <Button asChild>
          <Link to="/home/cases" search={{ dialog: 'new' }}>
            {t(messages.createFirstCase)}
          </Link>
        </Button>
      }
      className="py-8"
    >
      {t(messages.boardEmptyHint)}
    </EmptyState>
  );
}

/** Skeleton in the place of the board until its events arrive. */
export function BoardWaiting() {
  return (
    <Loading label={t(messages.loadingBoard)} className="grid gap-4 md:grid-cols-3">
      {[0, 1, 2].map((card) => (
        <Skeleton key={card} className="h-48" />
      ))}
    </Loading>
  );
}

/** Open events whose day is over, latest first: they stay until they are done or moved. */
function Overdue({ events }: { events: readonly DatedEvent[] }) {
  if (events.length === 0) return null;
  return (
    <div className="mt-4 border-t border-line pt-4">
      <h3 className="mb-2 text-13 font-medium text-caution">{t(messages.overdue)}</h3>
      <Entries events={events.toReversed()} label={t(messages.overdue)} />
    </div>
  );
}

type SheetsProps = { events: readonly DatedEvent[]; today: string; newFiles: ReactNode };

function Sheets({ events, today, newFiles }: SheetsProps) {
  const ahead = events.filter((event) => dayOf(event) > today);
  return (
    <div className="grid items-start gap-4 md:grid-cols-3">
      <Card>
        <CardHeader title={t(messages.today)} />
        <CardBody>
          <Entries
            events={events.filter((event) => dayOf(event) === today)}
            label={t(messages.today)}
            none={t(messages.nothingToday)}
            today
          />
          <Overdue events={events.filter((event) => dayOf(event) < today && event.done_at === null)} />
        </CardBody>
      </Card>
      <Card>
        <CardHeader title={t(messages.nextTwoWeeks)} />
        <CardBody>
          <Entries events={ahead} label={t(messages.nextTwoWeeks)} none={t(messages.nothingAhead)} />
          {ahead.length === 0 ? <Beyond today={today} /> : null}
        </CardBody>
      </Card>
      {newFiles}
    </div>
  );
}

type BoardProps = {
  /** Shown while there is nothing on the board. */
  empty?: ReactNode;
  /** The content below the board: it appears with the board, so that nothing moves when the events arrive. */
  children?: ReactNode;
};

/** Today’s board: events of today, overdue ones, the next two weeks and new files. */
export function Board({ empty = <EmptyBoard />, children }: BoardProps) {
  const today = useIndianDay();
  const { data, error, isLoading, refetch } = useQuery({
    ...boardQuery(today),
    placeholderData: keepPreviousData,
  });
  // Read here and nowhere below: a part that reads them itself would read again each time it appears.
  const { data: files, isFetched, isLoading: isReading, refetch: readFiles } = useQuery(recentFilesQuery);
  // The events are drawn in small steps, which pause for the user's actions.
  const drawn = useDeferredValue(!isLoading && !isReading);
  const content = () => {
    if (!drawn) return <BoardWaiting />;
    if (error && !data)
      return (
        <ErrorState
          title={t(messages.datesNotLoaded)}
          message={sentence(error)}
          onRetry={() => void refetch()}
        />
      );
    if (!data || !isFetched) return <BoardWaiting />;
    if (data.length === 0 && files?.length === 0)
      return (
        <>
          {empty}
          <Beyond today={today} />
        </>
      );
    const newFiles = <NewFiles files={files} onRetry={() => void readFiles()} />;
    return <Sheets events={data} today={today} newFiles={newFiles} />;
  };
  return (
    <>
      <section aria-label={t(messages.board)}>{content()}</section>
      {drawn ? children : null}
    </>
  );
}
