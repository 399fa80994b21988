import { parentPort } from 'node:worker_threads';
import { documentWriters } from '#server/platform/documents/writers.ts';
import { calendarOf } from './calendar.ts';
import type { DatesRequest } from './dates-thread.ts';
import { listOfDates } from './list-of-dates.ts';

parentPort?.on('message', async (asked: DatesRequest) => {
  const made =
    'calendar' in asked
      ? Buffer.from(calendarOf(asked.calendar, asked.origin))
      : await documentWriters[asked.format](listOfDates(asked.list));
  const bytes = new Uint8Array(made);
  parentPort?.postMessage(bytes, [bytes.buffer]);
});
