import type { EventType } from './contracts/timeline.ts';
import { indianDay } from './indian-day.ts';

/** Types whose past events are facts that a court may read. Notes, meetings and deadlines are the lawyer's own. */
export const FACT_TYPES: readonly EventType[] = ['document', 'hearing', 'other'];

type Choosable = { filed?: boolean | null; event_type: EventType; event_date: Date | string };

/** True for an event that a court never reads unless the lawyer ticks it: a note, a meeting, a deadline, a future date. */
export function isPrivate({ event_type, event_date }: Omit<Choosable, 'filed'>, now: Date): boolean {
  return !FACT_TYPES.includes(event_type) || indianDay(new Date(event_date)) > indianDay(now);
}

/** True for an event of the list of dates that a court gets: as the lawyer chose, else every event that is not private. */
export const isFiled = (event: Choosable, now: Date): boolean => event.filed ?? !isPrivate(event, now);

type Worded = {
  title: string;
  place: string | null;
  description: string | null;
  filed_as?: string | null;
};

/** The particulars of an event in the list of dates: the words for the court, else title, place and description. */
export function particularsOf({ title, place, description, filed_as }: Worded): string {
  if (filed_as) return filed_as;
  const what = place ? `${title} (${place})` : title;
  return description ? `${what}\n${description}` : what;
}
