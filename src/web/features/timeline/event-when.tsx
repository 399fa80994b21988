import type { TimelineEvent } from '#shared/contracts/timeline.ts';
import { indianDate, indianTime } from '#shared/indian-time.ts';
import { messages } from '#shared/messages/en/practice/timeline.ts';
import { t } from '#shared/messages/translate.ts';

/** The words of a time stay together, so that no *am* stands alone. */
const inOneLine = (time: string): string => time.replaceAll(' ', '\u00a0');

type Props = { event: Pick<TimelineEvent, 'event_date' | 'all_day'> };

/** The day in India, and the time unless the event lasts all day. */
export function EventWhen({ event }: Props) {
  const at = new Date(event.event_date);
  return (
    <time dateTime={event.event_date} className="tabular-nums">
      {event.all_day
        ? indianDate(at)
        : t(messages.dateAndTime, { date: indianDate(at), time: inOneLine(indianTime(at)) })}
    </time>
  );
}
