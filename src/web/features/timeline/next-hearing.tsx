import { useQuery } from '@tanstack/react-query';
import type { TimelineEvent } from '#shared/contracts/timeline.ts';
import { indianDay, indianMoment, indianWeekday } from '#shared/indian-time.ts';
import { messages } from '#shared/messages/en/practice/timeline.ts';
import { t } from '#shared/messages/translate.ts';
import { Rich } from '#web/i18n/rich.tsx';
import { useIndianDay } from '#web/ui/time/use-indian-day.ts';
import { EventWhen } from './event-when.tsx';
import { nextHearing, timelineQuery } from './queries.ts';

const DAY_MS = 86_400_000;

/** The day of a hearing: today, tomorrow or the day of the week, with its date and time. */
function HearingDay({ event, today }: { event: TimelineEvent; today: number }) {
  const at = new Date(event.event_date);
  const days = Math.round((Date.parse(indianMoment(indianDay(at))) - today) / DAY_MS);
  const tags = { when: () => <EventWhen event={event} /> };
  if (days === 0) return <Rich message={messages.nextToday} tags={tags} />;
  if (days === 1) return <Rich message={messages.nextTomorrow} tags={tags} />;
  return <Rich message={messages.nextOnWeekday} values={{ weekday: indianWeekday(at) }} tags={tags} />;
}

/** The next hearing of a case, from its timeline. */
export function NextHearing({ caseId }: { caseId: string }) {
  const { data } = useQuery(timelineQuery(caseId));
  const today = Date.parse(indianMoment(useIndianDay()));
  if (!data) return <>…</>;
  const next = nextHearing(data, today);
  if (!next) return <span className="text-ink-soft">{t(messages.noNextDate)}</span>;
  return (
    <>
      <strong className="font-semibold">
        <HearingDay event={next} today={today} />
      </strong>
      <span className="block text-13 text-ink-soft">
        {next.place ? t(messages.titleAndPlace, { title: next.title, place: next.place }) : next.title}
      </span>
    </>
  );
}
