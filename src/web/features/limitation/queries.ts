import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import {
  courtCalendar,
  type LimitationBody,
  limitationAnswer,
  limitationRules,
  type SavedDeadline,
} from '#shared/contracts/limitation.ts';
import { timelineEvent } from '#shared/contracts/timeline.ts';
import { indianDay, indianMoment } from '#shared/indian-day.ts';
import { locale } from '#shared/messages/translate.ts';
import { api } from '#web/data/api.ts';
import { ONE_ROW, RETURN_ROWS } from '#web/data/requests.ts';
import type { CaseDay } from './draft.ts';

/** Limit of the choice of cases; a case that it lacks has its own link to the page. */
const CASES = 200;
/** Limit of the events of a case whose days can be taken. */
const DAYS = 500;
const EVENTS = '/rest/v1/timeline_events';
const caseTitle = z.object({ id: z.uuid(), title: z.string() });

export const rulesQuery = () =>
  queryOptions({
    queryKey: ['limitation-rules', locale()],
    queryFn: ({ signal }) => api.get('/functions/v1/limitation-rules', limitationRules, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/**
 * The answer for a request; while another one is worked out, the one before stays. Nothing of it is left after the page,
 * because a deadline is worked out again when its calendar has changed.
 */
export const limitationQuery = (body: LimitationBody | undefined) =>
  queryOptions({
    queryKey: ['limitation', body],
    queryFn: ({ signal }) => api.post('/functions/v1/limitation', body ?? {}, limitationAnswer, { signal }),
    enabled: body !== undefined,
    placeholderData: keepPreviousData,
    gcTime: 0,
    retry: false,
  });

export const calendarsQuery = queryOptions({
  queryKey: ['court-calendars'],
  queryFn: ({ signal }) =>
    api.get('/rest/v1/court_calendars', z.array(courtCalendar.pick({ id: true, name: true })), {
      query: { select: 'id,name', order: 'name,id' },
      signal,
    }),
});

export async function addCalendar(calendar: {
  name: string;
  days: readonly object[];
}): Promise<{ id: string }> {
  return api.post('/rest/v1/court_calendars', calendar, courtCalendar, {
    headers: { ...RETURN_ROWS, ...ONE_ROW },
  });
}

export const caseChoicesQuery = queryOptions({
  queryKey: ['cases', 'of-a-deadline'],
  queryFn: ({ signal }) =>
    api.get('/rest/v1/cases', z.array(caseTitle), {
      query: { select: 'id,title', order: 'updated_at.desc,id', limit: String(CASES) },
      signal,
    }),
});

/** An event, for its day and the working that it keeps. It is read again each time, because its day may have changed. */
export const eventQuery = (id: string | undefined) =>
  queryOptions({
    queryKey: ['timeline-events', 'one', id],
    queryFn: ({ signal }) =>
      api.get(EVENTS, timelineEvent, { query: { id: `eq.${id ?? ''}` }, headers: ONE_ROW, signal }),
    enabled: id !== undefined,
    gcTime: 0,
  });

const datedEvent = timelineEvent.pick({ id: true, title: true, event_date: true });
/** The events of a case with their days in India as they are now, newest first. */
export const caseDaysQuery = (caseId: string | undefined) =>
  queryOptions({
    queryKey: ['timeline-events', 'days', caseId],
    queryFn: async ({ signal }): Promise<CaseDay[]> => {
      const events = await api.get(EVENTS, z.array(datedEvent), {
        query: {
          case_id: `eq.${caseId ?? ''}`,
          select: 'id,title,event_date',
          order: 'event_date.desc,id',
          limit: String(DAYS),
        },
        signal,
      });
      return events.map(({ id, title, event_date }) => ({ id, title, day: indianDay(new Date(event_date)) }));
    },
    enabled: caseId !== undefined,
    gcTime: 0,
  });

export interface NewDeadline {
  caseId: string;
  deadline: SavedDeadline;
  /** The event from whose day the deadline was worked out. */
  source: string | undefined;
  remindDays: number | null;
  /** The event that is replaced. */
  replaces: string | undefined;
}

/** Puts a deadline with its working on the timeline, or in the place of one that is out of date. */
export async function keepDeadline({
  caseId,
  deadline,
  source,
  remindDays,
  replaces,
}: NewDeadline): Promise<void> {
  const fields = {
    title: deadline.title.slice(0, 500),
    event_type: 'deadline',
    event_date: indianMoment(deadline.last_day),
    all_day: true,
    remind_days: remindDays,
    deadline,
    deadline_from: source ?? null,
  };
  if (replaces === undefined) await api.run('POST', EVENTS, { case_id: caseId, ...fields });
  else await api.run('PATCH', EVENTS, fields, { query: { id: `eq.${replaces}` } });
}
