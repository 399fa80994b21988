import ical, { ICalCalendarMethod } from 'ical-generator';
import { printable, printableLine } from '#server/core/printable.ts';
import { indianDay } from '#shared/indian-day.ts';
import { indianTime } from '#shared/indian-time.ts';
import type { DatedEvent } from './store.ts';

/** A calendar entry needs an end, which is unknown for a hearing. */
const ASSUMED_MS = 3_600_000;

const KIND: Partial<Record<DatedEvent['event_type'], string>> = {
  hearing: 'Hearing',
  deadline: 'Deadline',
  meeting: 'Meeting',
};

/** A user's dates as iCalendar (RFC 5545): whole days in Indian time, times in UTC. `origin` is our own. */
export function calendarOf(events: readonly DatedEvent[], origin: string): string {
  const calendar = ical({
    name: 'Munshi',
    prodId: { company: 'Munshi', product: 'Diary', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: 1800,
  });
  for (const event of events) {
    const kind = KIND[event.event_type];
    // A last day is a day: an hour of it would get an end that nobody set.
    const times =
      event.all_day || event.event_type === 'deadline'
        ? { start: wholeDay(event.event_date), allDay: true }
        : { start: event.event_date, end: new Date(event.event_date.getTime() + ASSUMED_MS) };
    calendar.createEvent({
      ...times,
      id: `${event.id}@munshi`,
      stamp: event.updated_at,
      lastModified: event.updated_at,
      sequence: event.sequence,
      summary: printableLine(
        `${event.done_at ? 'Done: ' : ''}${kind ? `${kind}: ` : ''}${event.case_title} – ${event.title}`,
      ),
      description: notesOf(event),
      location: printableLine([event.place, event.court].filter(Boolean).join(', ')) || null,
      url: `${origin}/home/cases/${event.case_id}?tab=timeline`,
    });
  }
  // RFC 5545, 3.4: the last line needs a line break too.
  return `${calendar.toString()}\r\n`;
}

/** The case number and the event's notes. */
function notesOf({ case_number, description, event_type, event_date, all_day }: DatedEvent): string | null {
  const hour = event_type === 'deadline' && !all_day ? indianTime(event_date) : undefined;
  return printable([case_number, hour, description].filter(Boolean).join('\n')) || null;
}

/** A whole day is written by its UTC date, so this returns the Indian day in UTC. */
function wholeDay(at: Date): Date {
  return new Date(`${indianDay(at)}T00:00:00Z`);
}
