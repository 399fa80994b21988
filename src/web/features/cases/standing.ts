import type { TimelineEvent } from '#shared/contracts/timeline.ts';

/** The parts of an event that say where a case is. */
export type StandingEvent = Pick<
  TimelineEvent,
  'id' | 'title' | 'event_type' | 'event_date' | 'done_at' | 'result'
>;

/** Open deadlines shown on the summary. */
const DUE = 3;

/** The deadlines that are still to be met, overdue ones too, the earliest first. */
export const dueFromUs = <T extends StandingEvent>(events: readonly T[]): T[] =>
  events
    .filter(({ event_type, done_at }) => event_type === 'deadline' && done_at === null)
    .sort((a, b) => Date.parse(a.event_date) - Date.parse(b.event_date))
    .slice(0, DUE);

/** The order of the latest hearing with a result that has one. `events`: newest first. */
export const lastOrder = <T extends StandingEvent>(events: readonly T[]) =>
  events.find(({ result }) => result?.order);
