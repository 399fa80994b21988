import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { courtsOfCases, legalCase } from '#shared/contracts/cases.ts';
import { timelineEvent } from '#shared/contracts/timeline.ts';
import { api } from '#web/data/api.ts';
import type { Rows } from '#web/data/lists/row-pages.ts';
import { type AskedCases, caseRows, courtsRequest } from '../requests.ts';

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

/** The cases that a list asks for. */
export const filteredCases = (asked: AskedCases): Rows<ListedCase> => ({
  ...caseRows(asked),
  rows: z.array(listed),
});

/** The courts of the current or of the archived cases. */
export const courtsQuery = (archived: boolean) =>
  queryOptions({
    queryKey: ['cases', 'courts', archived],
    queryFn: async ({ signal }) => {
      const { path, body } = courtsRequest(archived);
      const { courts } = await api.post(path, body, courtsOfCases, { signal });
      return courts;
    },
    staleTime: 0,
  });
