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
  event_type: EventType;
  title: string;
  place: string | null;
  description: string | null;
  result?: { order?: string | null } | null;
  filed_as?: string | null;
};

const titleOf = ({ title, place }: Worded) => (place ? `${title} (${place})` : title);
/** Returns the facts of an event: of a hearing its order alone, for its description is what a lawyer noted for it and who attended. */
const factsOf = ({ event_type, description, result }: Worded) =>
  event_type === 'hearing' ? result?.order : description;

/** The particulars of an event in the list of dates: the words for the court, else title, place and description, of a hearing its order. */
export function particularsOf(event: Worded): string {
  if (event.filed_as) return event.filed_as;
  return [titleOf(event), factsOf(event)].filter(Boolean).join('\n');
}

/** All words of an event, where the list of dates proposes fewer: those of a hearing with a description. */
export function wordsLeftOut(event: Worded): string | undefined {
  const { event_type, description } = event;
  if (event_type !== 'hearing' || !description?.trim()) return undefined;
  return `${titleOf(event)}\n${description}`;
}
