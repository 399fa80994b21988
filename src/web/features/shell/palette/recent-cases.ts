import { queryOptions } from '@tanstack/react-query';
import { api } from '#web/data/api.ts';

export type RecentCase = { id: string; title: string };

const rows = {
  parse(value: unknown): RecentCase[] {
    if (!Array.isArray(value)) throw new Error('Not a list of cases');
    return value.map((row: RecentCase) => ({ id: String(row.id), title: String(row.title) }));
  },
};

/** The most recently changed cases, for the palette. */
export const recentCasesQuery = queryOptions({
  queryKey: ['cases', 'recent'],
  queryFn: ({ signal }) =>
    api.get('/rest/v1/cases', rows, {
      query: { select: 'id,title', order: 'updated_at.desc', limit: 8 },
      signal,
    }),
});
