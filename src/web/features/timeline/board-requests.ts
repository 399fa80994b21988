// Needs no schemas: these requests leave before the code of the home has arrived (`app/first-requests.ts`).
import type { EventType } from '#shared/contracts/timeline.ts';
import { indianMoment } from '#shared/indian-day.ts';

const DAY = 86_400_000;

/** The board's range in days, and the number of items of each kind shown at first. */
export const BOARD = { ahead: 14, shown: 6 } as const;

const ON_THE_BOARD: readonly EventType[] = ['hearing', 'deadline', 'meeting'];

/** The first events behind the board, of which archived cases have some. */
const BEYOND = 20;

/** True when events of a type are open until they are marked as done. */
export const canBeDone = (type: EventType): boolean => ON_THE_BOARD.includes(type);

/** Selects the events that the board shows on a day (`yyyy-mm-dd`). */
export function boardRows(day: string) {
  const today = Date.parse(indianMoment(day));
  const iso = (days: number) => new Date(today + days * DAY).toISOString();
  return {
    select:
      'id,title,event_type,event_date,all_day,place,done_at,created_by,case:cases(id,title,court,archived_at,role,owner_name)',
    and: `(event_date.lt.${iso(BOARD.ahead + 1)},event_type.in.(${ON_THE_BOARD.join(',')}))`,
    or: `(event_date.gte.${iso(0)},done_at.is.null)`,
    order: 'event_date,id',
  };
}

/** Selects the first open event behind those of the board. */
export const beyondBoard = (day: string) => ({
  select: boardRows(day).select,
  and: `(event_date.gte.${new Date(Date.parse(indianMoment(day)) + (BOARD.ahead + 1) * DAY).toISOString()},event_type.in.(${ON_THE_BOARD.join(',')}))`,
  done_at: 'is.null',
  order: 'event_date,id',
  limit: BEYOND,
});

const NEWS = 6;

/** The newest files of all cases. */
export const latestFilesRequest = {
  path: '/rest/v1/case_files',
  query: {
    select: 'id,file_name,file_path,document_title,uploaded_at,case:cases(id,title)',
    order: 'uploaded_at.desc,id',
    limit: NEWS,
  },
};
