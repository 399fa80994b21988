import { useQuery } from '@tanstack/react-query';
import type { TimelineEvent } from '#shared/contracts/timeline.ts';
import { indianDay, indianMoment, indianWeekday } from '#shared/indian-time.ts';
import { messages } from '#shared/messages/en/timeline.ts';
import { t } from '#shared/messages/translate.ts';
import { useIndianDay } from '#web/ui/time/use-indian-day.ts';
import { EventWhen } from './event-when.tsx';
import { nextHearing, timelineQuery } from './queries.ts';

const DAY_MS = 86_400_000;

/** *Today* and *Tomorrow* before all, otherwise the day of the week. */
function dayWord({ event_date }: TimelineEvent, today: number): string {
  const at = new Date(event_date);
  const days = Math.round((Date.parse(indianMoment(indianDay(at))) - today) / DAY_MS);
  if (days === 0) return 'Today';
  return days === 1 ? 'Tomorrow' : indianWeekday(at);
}

/** When and where a case is heard next, from its timeline. */
export function NextHearing({ caseId }: { caseId: string }) {
  const { data } = useQuery(timelineQuery(caseId));
  const today = Date.parse(indianMoment(useIndianDay()));
  if (!data) return <>…</>;
  const next = nextHearing(data, today);
  if (!next) return <span className="text-ink-soft">{t(messages.noDateIsFixed)}</span>;
  return (
    <>
      <strong className="font-semibold">
        {dayWord(next, today)}, <EventWhen event={next} />
      </strong>
      <span className="block text-13 text-ink-soft">
        {next.title}
        {next.place ? `, ${next.place}` : null}
      </span>
    </>
  );
}
