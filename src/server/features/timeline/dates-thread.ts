import { WorkerThread } from '#server/core/threads/worker-thread.ts';
import type { datesWork } from './dates-work.ts';

// Thousands of dates take seconds of processor time to format.
const thread = () => new WorkerThread<typeof datesWork>(new URL('dates-work', import.meta.url));

/** Users at work do not wait for calendar programs. */
export const calendarInThread = thread().run.calendar;
export const listOfDatesInThread = thread().run.list;
