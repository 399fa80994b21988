import { serveWork } from '#server/core/threads/serve-work.ts';
import { documentWriters } from '#server/platform/documents/writers.ts';
import type { ListOfDatesFormat } from '#shared/contracts/timeline.ts';
import { calendarOf } from './calendar.ts';
import { listOfDates } from './list-of-dates.ts';
import type { CaseDates, DatedEvent } from './store.ts';

export const datesWork = serveWork({
  /** `calendarOf` as UTF-8. */
  calendar: (events: readonly DatedEvent[], origin: string): Uint8Array<ArrayBuffer> =>
    new Uint8Array(Buffer.from(calendarOf(events, origin))),
  /** The file of `listOfDates`. */
  list: (listed: CaseDates, format: ListOfDatesFormat) => documentWriters[format](listOfDates(listed)),
});
