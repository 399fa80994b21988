import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { api } from '#web/data/api.ts';
import { ONE_ROW } from '#web/data/requests.ts';

const profileRow = z.object({ tour_left_at: z.string().nullable(), sample_client_id: z.string().nullable() });
const clientRows = z.array(
  z.object({ id: z.string(), name: z.string(), cases: z.array(z.object({ id: z.string() })) }),
);
const ids = z.array(z.object({ id: z.string() }));

export type Sample = { id: string; name: string; caseId: string | undefined };

/** The sample of the user, unless it is in the bin. */
async function readSample(id: string | null, signal: AbortSignal): Promise<Sample | undefined> {
  if (id === null) return undefined;
  const [row] = await api.get('/rest/v1/clients', clientRows, {
    query: { id: `eq.${id}`, select: 'id,name,cases(id)' },
    signal,
  });
  return row && { id: row.id, name: row.name, caseId: row.cases[0]?.id };
}

/** Tells whether the first steps are shown (no case yet, and not left), and finds the sample case. */
export const firstStepsQuery = (userId: string) =>
  queryOptions({
    // Below the clients, so that what changes them asks again.
    queryKey: ['clients', 'first-steps', userId],
    queryFn: async ({ signal }) => {
      const [profile, cases] = await Promise.all([
        api.get('/rest/v1/profiles', profileRow, {
          query: { id: `eq.${userId}`, select: 'tour_left_at,sample_client_id' },
          headers: ONE_ROW,
          signal,
        }),
        api.get('/rest/v1/cases', ids, { query: { select: 'id', limit: 1 }, signal }),
      ]);
      return {
        shown: profile.tour_left_at === null && cases.length === 0,
        sample: (await readSample(profile.sample_client_id, signal)) ?? null,
      };
    },
  });

/** The lists that a new or a removed case changes. */
export async function refetchPractice(client: QueryClient): Promise<void> {
  const shown = ['clients', 'cases', 'case-files', 'timeline-events', 'bin'];
  await Promise.all(shown.map((key) => client.invalidateQueries({ queryKey: [key] })));
}
