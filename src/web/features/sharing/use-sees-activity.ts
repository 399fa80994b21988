import { queryOptions, useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { api } from '#web/data/api.ts';

const someActivityQuery = (caseId: string) =>
  queryOptions({
    queryKey: ['case-activity', 'some', caseId],
    queryFn: async ({ signal }) => {
      const some = await api.get('/rest/v1/case_activity', z.array(z.object({ id: z.uuid() })), {
        query: { case_id: `eq.${caseId}`, select: 'id', limit: 1 },
        signal,
      });
      return some.length > 0;
    },
    staleTime: 0,
  });

/** True when the reader, the owner of a case or a head of its chambers, has activity to see. */
export const useSeesActivity = (caseId: string): boolean => useQuery(someActivityQuery(caseId)).data ?? false;
