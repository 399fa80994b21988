import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { courtsOfCases, legalCase } from '#shared/contracts/cases.ts';
import { timelineEvent } from '#shared/contracts/timeline.ts';
import { api } from '#web/data/api.ts';
import { quoted, wordConditions } from '#web/data/lists/rest-filter.ts';
import { newestFirst, nextDateFirst } from '#web/data/lists/row-order.ts';
import type { Rows } from '#web/data/lists/row-pages.ts';
import type { CaseDates, ListUrl, Whose } from '#web/data/url/practice-url.ts';

const listed = legalCase
  .pick({
    id: true,
    title: true,
    status: true,
    court: true,
    case_number: true,
    client_name: true,
    practice_area: true,
    description: true,
    created_at: true,
    next_date: true,
    overdue_since: true,
    role: true,
    owner_name: true,
  })
  .extend({
    client: z.object({ name: z.string() }).nullable(),
    next_event: timelineEvent.pick({ event_type: true, title: true, all_day: true }).nullable(),
  });
export type ListedCase = z.infer<typeof listed>;

const SELECT =
  'id,title,status,court,case_number,client_name,practice_area,description,created_at,next_date,overdue_since,' +
  'role,owner_name,client:clients(name),next_event(event_type,title,all_day)';

const SEARCHED = ['title', 'client_name', 'case_number', 'court', 'practice_area', 'description'];

const DATES: Record<CaseDates, string> = {
  none: 'next_date.is.null',
  overdue: 'overdue_since.not.is.null',
};

const OWNED: Record<Whose, 'eq' | 'neq'> = { mine: 'eq', shared: 'neq' };

type Asked = Pick<ListUrl, 'status' | 'court' | 'dates' | 'sort' | 'archived'> & {
  words?: string;
  /** The user's own cases, or those that others share with them. */
  owned?: { whose: Whose; userId: string } | undefined;
};

/** The cases of the user and those shared with them whose fields contain every word, with the given status, court and dates; archived cases are listed separately. */
export const filteredCases = (asked: Asked): Rows<ListedCase> => ({
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
  rows: z.array(listed),
});

/** The courts of the current or of the archived cases. */
export const courtsQuery = (archived: boolean) =>
  queryOptions({
    queryKey: ['cases', 'courts', archived],
    queryFn: async ({ signal }) => {
      const { courts } = await api.post('/rest/v1/rpc/list_courts', { archived }, courtsOfCases, { signal });
      return courts;
    },
    staleTime: 0,
  });
