import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { courtCalls, type NewCourtCall } from '#shared/contracts/court-calls.ts';
import { type DayResultBody, dayBoard, dayResultAnswer } from '#shared/contracts/day-board.ts';
import { api } from '#web/data/api.ts';
import { PERSISTED_OFFLINE } from '#web/data/device/persisted-offline.ts';

/** The board of a day, `yyyy-mm-dd`. */
export const dayBoardQuery = (day: string) =>
  queryOptions({
    queryKey: ['timeline-events', 'day', day],
    queryFn: ({ signal }) => api.get('/functions/v1/day-board', dayBoard, { query: { day }, signal }),
    meta: PERSISTED_OFFLINE,
    staleTime: 0,
  });

/** The item that each hall calls now; the live channel has it read again when somebody of the chambers enters one. */
export const courtCallsQuery = (day: string) =>
  queryOptions({
    queryKey: ['court-calls', day],
    queryFn: ({ signal }) => api.get('/functions/v1/court-calls', courtCalls, { query: { day }, signal }),
    staleTime: 0,
  });

export const enterCall = (body: NewCourtCall): Promise<void> =>
  api.run('PUT', '/functions/v1/court-calls', body);

export const enterResult = (body: DayResultBody) =>
  api.post('/functions/v1/day-result', body, dayResultAnswer);

/** Says who appears, or the papers to carry. */
export const changeDayRow = (
  id: string,
  fields: { appears: string | null } | { carry: string | null },
): Promise<void> => api.run('PATCH', '/rest/v1/timeline_events', fields, { query: { id: `eq.${id}` } });

/** Reads dates and cases again after a result. */
export async function datesChanged(client: QueryClient): Promise<void> {
  await Promise.all(
    [['timeline-events'], ['cases']].map((queryKey) => client.invalidateQueries({ queryKey })),
  );
}
