import ical, { ICalCalendarMethod } from 'ical-generator';
import { indianDay } from '#shared/indian-time.ts';
import type { DatedEvent } from './store.ts';

/** A calendar asks for an end; a hearing has none that anybody knows. */
const ASSUMED_MS = 3_600_000;

const KIND: Partial<Record<DatedEvent['event_type'], string>> = {
  hearing: 'Hearing',
  deadline: 'Deadline',
  meeting: 'Meeting',
};

/** The dates of a user as an iCalendar (RFC 5545): days of India as whole days, times in UTC. `origin` is ours. */
export function calendarOf(events: readonly DatedEvent[], origin: string): string {
  const calendar = ical({
    name: 'Munshi',
    prodId: { company: 'Munshi', product: 'Diary', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: 1800,
  });
  for (const event of events) {
    const kind = KIND[event.event_type];
    const times = event.all_day
      ? { start: wholeDay(event.event_date), allDay: true }
      : { start: event.event_date, end: new Date(event.event_date.getTime() + ASSUMED_MS) };
    calendar.createEvent({
      ...times,
      id: `${event.id}@munshi`,
      stamp: event.updated_at,
      summary: `${kind ? `${kind}: ` : ''}${event.case_title} – ${event.title}`,
      description: event.description,
      location: event.place,
      url: `${origin}/home/cases/${event.case_id}?tab=timeline`,
    });
  }
  return calendar.toString();
}

/** A whole day is written by its UTC day, so the day in India is put there. */
function wholeDay(at: Date): Date {
  return new Date(`${indianDay(at)}T00:00:00Z`);
}
