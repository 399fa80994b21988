import { queryOptions } from '@tanstack/react-query';
import { api, type Reader } from '#web/data/api.ts';
import type { Asked } from '#web/data/requests.ts';
import { leftRequest, tourCaseRequest } from './requests.ts';

// Needs no zod, which the dashboard does not load.
const left: Reader<{ tour_left_at: string | null }> = {
  parse(value) {
    const row = value as { tour_left_at: string | null } | null;
    if (row?.tour_left_at !== null && typeof row?.tour_left_at !== 'string') throw new Error('Not a profile');
    return row;
  },
};
const cases: Reader<{ id: string }[]> = {
  parse(value) {
    const named = (row: { id?: unknown } | null) => typeof row?.id === 'string';
    if (!Array.isArray(value) || !value.every(named)) throw new Error('Not cases');
    return value;
  },
};

const read = <T>({ path, ...options }: Asked, reader: Reader<T>, signal: AbortSignal) =>
  api.get(path, reader, { ...options, signal });

/** The case that the tour leads to; null when the user has left the tour. */
export const tourQuery = (userId: string) =>
  queryOptions({
    queryKey: ['tour', userId],
    queryFn: async ({ signal }): Promise<{ caseId: string | undefined } | null> => {
      const [profile, [first]] = await Promise.all([
        read(leftRequest(userId), left, signal),
        read(tourCaseRequest, cases, signal),
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
