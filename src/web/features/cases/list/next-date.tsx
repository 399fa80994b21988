import { Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import { indianDay, indianMoment } from '#shared/indian-day.ts';
import { indianDate, indianTime, shortIndianDay } from '#shared/indian-time.ts';
import { messages } from '#shared/messages/en/practice/cases.ts';
import { messages as timeline } from '#shared/messages/en/practice/timeline.ts';
import { t } from '#shared/messages/translate.ts';
import { Rich } from '#web/i18n/rich.tsx';
import { Badge } from '#web/ui/primitives/badge.tsx';
import { useIndianDay } from '#web/ui/time/use-indian-day.ts';
import type { ListedCase } from './list-queries.ts';

const DAY_MS = 86_400_000;
/** Within half a year a day needs no year. */
const NEAR_DAYS = 183;

type Dated = Pick<ListedCase, 'next_date' | 'next_event' | 'overdue_since'>;

/** Today, Tomorrow, Tue, 24 Nov, or 24 Nov 2027. `today`: yyyy-mm-dd in India. */
function dayWord(at: Date, today: string): string {
  const days = Math.round(
    (Date.parse(indianMoment(indianDay(at))) - Date.parse(indianMoment(today))) / DAY_MS,
  );
  if (days === 0) return t(messages.today);
  if (days === 1) return t(messages.tomorrow);
  return Math.abs(days) < NEAR_DAYS ? shortIndianDay(at) : indianDate(at);
}

/**
 * The next and the overdue date of a case today. The server moves a next date that has passed within a minute after
 * midnight; until then it is shown as what it is, overdue.
 */
function datesToday({ next_date, overdue_since }: Dated, today: string) {
  const passed = next_date !== null && indianDay(new Date(next_date)) < today;
  return {
    next: passed ? null : next_date,
    overdue: overdue_since ?? (passed ? next_date : null),
  };
}

type NextProps = { at: Date; event: NonNullable<Dated['next_event']>; today: string };

function Next({ at, event, today }: NextProps) {
  const values = { day: dayWord(at, today), kind: kindOf(event) };
  const tags = {
    date: (day: ReactNode) => (
      <time dateTime={at.toISOString()} className="font-semibold whitespace-nowrap text-ink tabular-nums">
        {day}
      </time>
    ),
  };
  return (
    <span className="text-ink-soft" title={event.title}>
      {event.all_day ? (
        <Rich message={messages.nextOn} values={values} tags={tags} />
      ) : (
        <Rich message={messages.nextOnAt} values={{ ...values, time: indianTime(at) }} tags={tags} />
      )}
    </span>
  );
}

/** The first fact of a case in a list: its next date, and since when something is overdue. */
export function NextDateOf({ row }: { row: Dated }) {
  const today = useIndianDay();
  const { next, overdue } = datesToday(row, today);
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
      {next !== null && row.next_event ? (
        <Next at={new Date(next)} event={row.next_event} today={today} />
      ) : (
        <span className="text-ink-soft">{t(messages.noNextDate)}</span>
      )}
      {overdue ? (
        <Badge tone="caution" icon={<Clock aria-hidden />}>
          {t(messages.overdueSince, { date: dayWord(new Date(overdue), today) })}
        </Badge>
      ) : null}
    </span>
  );
}

const kindOf = ({ event_type }: NonNullable<Dated['next_event']>) =>
  t(event_type === 'deadline' ? timeline.deadline : timeline.hearing);
