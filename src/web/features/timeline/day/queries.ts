import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { type DayResultBody, dayBoard, dayResultAnswer } from '#shared/contracts/day-board.ts';
import { api } from '#web/data/api.ts';
import { KEPT_OFFLINE } from '#web/data/device/kept-offline.ts';

/** The board of a day, `yyyy-mm-dd`. */
export const dayBoardQuery = (day: string) =>
  queryOptions({
    queryKey: ['timeline-events', 'day', day],
    queryFn: ({ signal }) => api.get('/functions/v1/day-board', dayBoard, { query: { day }, signal }),
    meta: KEPT_OFFLINE,
    staleTime: 0,
  });

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
