import { queryOptions } from '@tanstack/react-query';
import type { TimelineEvent } from '#shared/contracts/timeline.ts';
import type { Shared } from '#web/components/sharing/role-chip.tsx';
import { api, type Reader } from '#web/data/api.ts';
import { PERSISTED_OFFLINE } from '#web/data/device/persisted-offline.ts';
import type { NamedFile } from '#web/data/file-name.ts';
import { allRows } from '#web/data/lists/rest-rows.ts';
import { beyondBoard, boardRows, latestFilesRequest } from './board-requests.ts';

/** Marks an event as done at a moment, or opens it again (null). */
export const setDone = (id: string, doneAt: string | null): Promise<void> =>
  // The list shows the change at once, so it is sent though the page closes at once.
  api.run(
    'PATCH',
    '/rest/v1/timeline_events',
    { done_at: doneAt },
    { query: { id: `eq.${id}` }, keepalive: true },
  );

/** An event with its case, as the board shows it. */
export type DatedEvent = Pick<
  TimelineEvent,
  'id' | 'title' | 'event_type' | 'event_date' | 'all_day' | 'place' | 'done_at' | 'created_by'
> & {
  case: { id: string; title: string; court: string | null; archived_at: string | null } & Shared;
};

/** A file of a case, as the list of new files shows it. */
export type ArrivedFile = NamedFile & {
  id: string;
  uploaded_at: string;
  case: { id: string; title: string };
};

/** A list of rows that have a case and these texts. Without zod, which the dashboard does not load. */
function rowsWith<Row extends { case: object }>(...texts: (keyof Row)[]): Reader<Row[]> {
  const fits = (row: Row) =>
    typeof row?.case === 'object' && texts.every((name) => typeof row[name] === 'string');
  return {
    parse(value) {
      if (!Array.isArray(value) || !value.every(fits)) throw new Error('Not rows with a case');
      return value;
    },
  };
}

const dated = rowsWith<DatedEvent>('id', 'title', 'event_type', 'event_date');
const arrived = rowsWith<ArrivedFile>('id', 'file_name', 'uploaded_at');

/**
 * The hearings, deadlines and meetings of today and the next two weeks, and the earlier ones that are still open,
 * earliest first. `day` is today.
 */
export const boardQuery = (day: string) =>
  queryOptions({
    queryKey: ['timeline-events', 'board', day],
    queryFn: async ({ signal }) => {
      const rows = await allRows('timeline_events', dated, { query: boardRows(day), signal });
      return rows.filter((row) => row.case.archived_at === null);
    },
    meta: PERSISTED_OFFLINE,
    staleTime: 0,
  });

/** The first date after the two weeks of the board; null where there is none. */
export const beyondBoardQuery = (day: string) =>
  queryOptions({
    queryKey: ['timeline-events', 'beyond', day],
    queryFn: async ({ signal }) => {
      const rows = await api.get('/rest/v1/timeline_events', dated, { query: beyondBoard(day), signal });
      return rows.find((row) => row.case.archived_at === null) ?? null;
    },
    staleTime: 0,
  });

/** The newest files of all cases. */
export const recentFilesQuery = queryOptions({
  queryKey: ['case-files', 'latest'],
  queryFn: ({ signal }) => {
    const { path, ...options } = latestFilesRequest;
    return api.get(path, arrived, { ...options, signal });
  },
  meta: PERSISTED_OFFLINE,
  staleTime: 0,
});
