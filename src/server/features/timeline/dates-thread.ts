import { WorkPool } from '#server/core/threads/work-pool.ts';
import type { datesWork } from './dates-work.ts';

// Thousands of dates take seconds of processor time to format.
const thread = () => new WorkPool<typeof datesWork>(new URL('dates-work', import.meta.url));

/** Users at work do not wait for calendar programs. */
export const calendarInThread = thread().run.calendar;
export const listOfDatesInThread = thread().run.list;
