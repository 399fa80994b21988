import type { TimelineEvent } from '#shared/contracts/timeline.ts';
import { indianDate, indianTime } from '#shared/indian-time.ts';

type Props = { event: Pick<TimelineEvent, 'event_date' | 'all_day'> };

/** The day in India, and the time where one was fixed. */
export function EventWhen({ event }: Props) {
  const at = new Date(event.event_date);
  return (
    <time dateTime={event.event_date} className="tabular-nums">
      {indianDate(at)}
      {event.all_day ? null : `, ${indianTime(at)}`}
    </time>
  );
}
