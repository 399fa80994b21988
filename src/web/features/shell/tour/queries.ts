import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { api, ONE_ROW } from '#web/data/api.ts';

const left = z.object({ tour_left_at: z.string().nullable() });
const cases = z.array(z.object({ id: z.string() }));

/** The case that the tour leads to; null when the user has left the tour. */
export const tourQuery = (userId: string) =>
  queryOptions({
    queryKey: ['tour', userId],
    queryFn: async ({ signal }): Promise<{ caseId: string | undefined } | null> => {
      const [profile, [first]] = await Promise.all([
        api.get('/rest/v1/profiles', left, {
          query: { id: `eq.${userId}`, select: 'tour_left_at' },
          headers: ONE_ROW,
          signal,
        }),
        api.get('/rest/v1/cases', cases, {
          query: { cnr: 'not.is.null', select: 'id', order: 'created_at.desc', limit: 1 },
          signal,
        }),
      ]);
      return profile.tour_left_at === null ? { caseId: first?.id } : null;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });

export const leaveTour = (userId: string) =>
  api.run(
    'PATCH',
    '/rest/v1/profiles',
    { tour_left_at: new Date().toISOString() },
    { query: { id: `eq.${userId}` } },
  );
