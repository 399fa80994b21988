import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { TimelineEvent } from '#shared/contracts/timeline.ts';
import { indianDay, indianMoment } from '#shared/indian-day.ts';
import { indianDate, indianWeekday } from '#shared/indian-time.ts';
import { messages } from '#shared/messages/en/practice/timeline.ts';
import { t } from '#shared/messages/translate.ts';
import { useCaseAccess } from '#web/components/sharing/case-access.ts';
import { Rich } from '#web/i18n/rich.tsx';
import { Button } from '#web/ui/primitives/button.tsx';
import { useIndianDay } from '#web/ui/time/use-indian-day.ts';
import { EventTypeBadge } from './event-type.tsx';
import { EventWhen } from './event-when.tsx';
import { openDates, timelineQuery } from './queries.ts';

const DAY_MS = 86_400_000;

/** The day of an event: today, tomorrow or the day of the week, with its date and time. */
function EventDay({ event, today }: { event: TimelineEvent; today: number }) {
  const at = new Date(event.event_date);
  const days = Math.round((Date.parse(indianMoment(indianDay(at))) - today) / DAY_MS);
  const tags = { when: () => <EventWhen event={event} /> };
  if (days === 0) return <Rich message={messages.nextToday} tags={tags} />;
  if (days === 1) return <Rich message={messages.nextTomorrow} tags={tags} />;
  return <Rich message={messages.nextOnWeekday} values={{ weekday: indianWeekday(at) }} tags={tags} />;
}

function overdueLine([first, ...others]: readonly TimelineEvent[]): string {
  if (!first) return '';
  if (others.length > 0) return t(messages.overdueDates, { count: others.length + 1 });
  return t(messages.overdueDate, { title: first.title, date: indianDate(new Date(first.event_date)) });
}

/** A line about the overdue events that links to them. */
function Overdue({ events, caseId }: { events: readonly TimelineEvent[]; caseId: string }) {
  if (events.length === 0) return null;
  return (
    <Link
      to="/home/cases/$caseId"
      params={{ caseId }}
      search={{ tab: 'timeline' }}
      className="block py-3 text-13 font-medium text-caution [overflow-wrap:anywhere] md:py-1"
    >
      {overdueLine(events)}
    </Link>
  );
}

function Next({ event, today }: { event: TimelineEvent; today: number }) {
  const { title, place, event_type } = event;
  return (
    <>
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <strong className="font-semibold">
          <EventDay event={event} today={today} />
        </strong>
        <EventTypeBadge type={event_type} />
      </span>
      <span className="block text-13 text-ink-soft">
        {place ? t(messages.titleAndPlace, { title, place }) : title}
      </span>
    </>
  );
}

/** The next open hearing or deadline of a case, and what is overdue. */
export function NextDate({ caseId }: { caseId: string }) {
  const { data } = useQuery(timelineQuery(caseId));
  const { addsDates } = useCaseAccess();
  const today = Date.parse(indianMoment(useIndianDay()));
  if (!data) return <>…</>;
  const { next, overdue } = openDates(data, today);
  return (
    <>
      {next ? (
        <Next event={next} today={today} />
      ) : (
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="text-ink-soft">{t(messages.noNextDate)}</span>
          {addsDates ? (
            <Button asChild className="text-14">
              <Link
                to="/home/cases/$caseId"
                params={{ caseId }}
                search={{ tab: 'timeline', dialog: 'event' }}
                resetScroll={false}
              >
                {t(messages.addDate)}
              </Link>
            </Button>
          ) : null}
        </span>
      )}
      <Overdue events={overdue} caseId={caseId} />
    </>
  );
}
