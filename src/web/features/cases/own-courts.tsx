import { queryOptions, useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { practice } from '#shared/contracts/profiles.ts';
import { api } from '#web/data/api.ts';
import { useSession } from '#web/data/session.ts';

const rows = z.array(z.object({ practice: practice.pick({ courts: true }).nullable() }));

const ownCourtsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['profiles', userId, 'courts'],
    queryFn: async ({ signal }) => {
      const query = { id: `eq.${userId}`, select: 'practice' };
      const [row] = await api.get('/rest/v1/profiles', rows, { query, signal });
      return row?.practice?.courts ?? [];
    },
  });

/** Offers the courts of the user's profile in the field that has `list={id}`. */
export function OwnCourts({ id }: { id: string }) {
  const userId = useSession().user?.id ?? '';
  const { data } = useQuery({ ...ownCourtsQuery(userId), enabled: userId !== '' });
  return (
    <datalist id={id}>
      {data?.map((court) => (
        <option key={court} value={court} />
      ))}
    </datalist>
  );
}
