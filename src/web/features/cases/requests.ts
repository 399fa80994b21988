// Needs no schemas: these requests leave before the code of their pages has arrived (`app/first-requests.ts`).
import { quoted, wordConditions } from '#web/data/lists/rest-filter.ts';
import { newestFirst, nextDateFirst } from '#web/data/lists/row-order.ts';
import type { RowSource } from '#web/data/lists/row-requests.ts';
import { ONE_ROW } from '#web/data/requests.ts';
import type { CaseDates, ListUrl, Whose } from '#web/data/url/practice-url.ts';

const SELECT =
  'id,title,status,court,case_number,client_name,practice_area,description,created_at,next_date,overdue_since,' +
  'role,owner_name,client:clients(name),next_event(event_type,title,all_day)';

const SEARCHED = ['title', 'client_name', 'case_number', 'court', 'practice_area', 'description'];

const DATES: Record<CaseDates, string> = {
  none: 'next_date.is.null',
  overdue: 'overdue_since.not.is.null',
};

const OWNED: Record<Whose, 'eq' | 'neq'> = { mine: 'eq', shared: 'neq' };

export type AskedCases = Pick<ListUrl, 'status' | 'court' | 'dates' | 'sort' | 'archived'> & {
  words?: string;
  /** The user's own cases, or those that others share with them. */
  owned?: { whose: Whose; userId: string } | undefined;
};

/** The cases of the user and those shared with them whose fields contain every word, with the given status, court and dates; archived cases are listed separately. */
export const caseRows = (asked: AskedCases): RowSource => ({
  key: ['cases', 'list'],
  table: 'cases',
  select: SELECT,
  where: [
    asked.archived ? 'archived_at.not.is.null' : 'archived_at.is.null',
    ...(asked.status ? [`status.eq.${asked.status}`] : []),
    ...(asked.court ? [`court.eq.${quoted(asked.court)}`] : []),
    ...(asked.dates ? [DATES[asked.dates]] : []),
    ...(asked.owned ? [`owner_id.${OWNED[asked.owned.whose]}.${asked.owned.userId}`] : []),
    ...wordConditions(asked.words ?? '', SEARCHED),
  ],
  order: asked.sort === 'newest' ? newestFirst : nextDateFirst,
});

/** The courts of the current or of the archived cases. */
export const courtsRequest = (archived: boolean) => ({
  path: '/rest/v1/rpc/list_courts',
  body: { archived },
});

/** One case with its client. */
export const caseRequest = (id: string) => ({
  path: '/rest/v1/cases',
  query: {
    id: `eq.${id}`,
    select: '*,client:clients(id,name,client_number,contact_person,business_area,status)',
  },
  headers: ONE_ROW,
});
