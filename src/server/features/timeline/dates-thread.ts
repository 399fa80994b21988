import { WorkerThread } from '#server/core/threads/worker-thread.ts';
import type { ListOfDatesFormat } from '#shared/contracts/timeline.ts';
import type { CaseHead, DatedEvent } from './store.ts';

type CaseDates = CaseHead & { events: readonly DatedEvent[] };

export type DatesRequest =
  | { calendar: readonly DatedEvent[]; origin: string }
  | { list: CaseDates; format: ListOfDatesFormat };

// Thousands of dates take seconds of processor time to format.
const thread = () =>
  new WorkerThread<DatesRequest, Uint8Array<ArrayBuffer>>(new URL('dates-worker', import.meta.url));
/** Users at work do not wait for calendar programs. */
const [calendars, lists] = [thread(), thread()];

/** `calendarOf` as UTF-8, in a worker thread. */
export const calendarInThread = (calendar: readonly DatedEvent[], origin: string) =>
  calendars.ask({ calendar, origin });

/** The file of `listOfDates` in a worker thread. */
export const listOfDatesInThread = (list: CaseDates, format: ListOfDatesFormat) =>
  lists.ask({ list, format });
