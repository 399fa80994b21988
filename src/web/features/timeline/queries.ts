import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import {
  type FiledEvent,
  isInAllowedYears,
  type ListOfDatesFormat,
  type TimelineEvent,
  timelineEvent,
  timelineEventFields,
  yearOutOfRange,
} from '#shared/contracts/timeline.ts';
import { indianDay, indianMoment } from '#shared/indian-day.ts';
import { messages } from '#shared/messages/en/practice/timeline.ts';
import { t } from '#shared/messages/translate.ts';
import { dayField } from '#shared/typed-day.ts';
import { api, send } from '#web/data/api.ts';
import { PERSISTED_OFFLINE } from '#web/data/device/persisted-offline.ts';
import { allRows } from '#web/data/lists/rest-rows.ts';
import { ONE_ROW, RETURN_ROWS } from '#web/data/requests.ts';

const TABLE = '/rest/v1/timeline_events';
const ONE = { headers: { ...RETURN_ROWS, ...ONE_ROW } };

const listed = timelineEvent.extend({ file: z.object({ id: z.uuid(), file_name: z.string() }).nullable() });
export type ListedEvent = z.infer<typeof listed>;

/** The events of a case, newest first, each with its source file. */
export const timelineQuery = (caseId: string) =>
  queryOptions({
    queryKey: ['timeline-events', caseId],
    queryFn: ({ signal }) =>
      allRows('timeline_events', z.array(listed), {
        query: {
          case_id: `eq.${caseId}`,
          select: '*,file:case_files(id,file_name)',
          order: 'event_date.desc,id',
        },
        signal,
      }),
    meta: PERSISTED_OFFLINE,
    staleTime: 0,
  });

/** The open hearings and deadlines of a case: the earliest of today or later, and the overdue ones. `events`: newest first. */
export function openDates<T extends TimelineEvent>(
  events: readonly T[],
  now: number,
): { next: T | undefined; overdue: T[] } {
  const open = events.filter(
    ({ event_type, done_at }) => (event_type === 'hearing' || event_type === 'deadline') && done_at === null,
  );
  return {
    next: open.findLast((event) => isUpcoming(event, now)),
    overdue: open.filter((event) => !isUpcoming(event, now)),
  };
}

/** An event whose day in India is not over: a case that was listed for the morning may be called in the afternoon. */
export const isUpcoming = ({ event_date }: TimelineEvent, now: number): boolean =>
  indianDay(new Date(event_date)) >= indianDay(new Date(now));

/** The form of an event; the API gets its date and time as one moment. */
export const eventForm = z
  .object({
    title: timelineEventFields.title,
    description: timelineEventFields.description,
    event_type: timelineEventFields.event_type,
    day: dayField.refine((day) => isInAllowedYears(indianMoment(day)), { error: yearOutOfRange }),
    clock: z.union([z.literal(''), z.iso.time({ precision: -1, error: () => t(messages.timeInvalid) })]),
    place: timelineEventFields.place,
    remind: z.string(),
    done_at: z.string().nullable(),
  })
  .transform(({ day, clock, remind, ...rest }) => ({
    ...rest,
    event_date: indianMoment(day, clock === '' ? undefined : clock),
    all_day: clock === '',
    remind_days: remind === 'none' ? null : Number(remind),
  }));
export type EventInput = z.input<typeof eventForm>;
export type EventChange = z.output<typeof eventForm>;

/** Adds an event, once: an event of this id that has arrived already stays as it is. */
export async function createEvent(caseId: string, event: EventChange, id: string): Promise<TimelineEvent> {
  const [made] = await api.post(TABLE, { id, case_id: caseId, ...event }, z.array(timelineEvent), {
    headers: { prefer: `${RETURN_ROWS.prefer}, resolution=ignore-duplicates` },
  });
  return made ?? readEvent(id);
}

/** Errors: `ApiError` that `isMissing` recognises when the event was deleted, or has the code `ROW_CHANGED` when it changed since `updatedAt`. */
export const updateEvent = (id: string, event: EventChange, updatedAt: string): Promise<TimelineEvent> =>
  api.patch(TABLE, event, timelineEvent, {
    query: { id: `eq.${id}`, if_updated_at: updatedAt },
    ...ONE,
  });

/** An event as it is stored now. Errors: `ApiError` that `isMissing` recognises when it was deleted. */
export const readEvent = (id: string): Promise<TimelineEvent> =>
  api.get(TABLE, timelineEvent, { query: { id: `eq.${id}` }, headers: ONE_ROW });

export const deleteEvent = (id: string): Promise<void> =>
  api.run('DELETE', TABLE, undefined, { query: { id: `eq.${id}` } });

/** The list of dates of a case, a Word document or a PDF, with the events that are `filed`; the choice is kept. */
export async function listOfDates(
  caseId: string,
  format: ListOfDatesFormat,
  events: readonly FiledEvent[],
): Promise<Blob> {
  const answer = await send('POST', '/functions/v1/list-of-dates', { case_id: caseId, format, events });
  return answer.blob();
}
