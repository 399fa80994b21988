import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import type { ChambersRole } from '#shared/contracts/sharing/roles.ts';
import { peopleOfChambers } from '#shared/contracts/sharing/sharing.ts';
import { api } from '#web/data/api.ts';
import { allRows } from '#web/data/lists/rest-rows.ts';

export type PersonOfChambers = z.infer<typeof peopleOfChambers>[number];

export const peopleOfChambersQuery = (chambersId: string) =>
  queryOptions({
    queryKey: ['chambers', 'people', chambersId],
    queryFn: ({ signal }) =>
      api.post('/rest/v1/rpc/people_of_chambers', { chambers_id: chambersId }, peopleOfChambers, { signal }),
    staleTime: 0,
  });

const sharedCase = z.object({
  id: z.uuid(),
  owner_id: z.uuid(),
  case: z.object({ title: z.string() }).nullable(),
});

/** All cases of an owner that a chambers reaches. */
export const casesOfChambersQuery = (chambersId: string, owner: string) =>
  queryOptions({
    queryKey: ['case-chambers', 'of', chambersId, owner],
    queryFn: ({ signal }) =>
      allRows('case_chambers', z.array(sharedCase), {
        query: {
          chambers_id: `eq.${chambersId}`,
          owner_id: `eq.${owner}`,
          select: 'id,owner_id,case:cases(title)',
          order: 'created_at.desc,id',
        },
        signal,
      }),
    staleTime: 0,
  });

/** Limit: ids in one address. */
const SHARES_AT_ONCE = 100;

/** Ends the access of a chambers to these shares, then one's own membership. */
export async function leaveChambers(memberId: string, ended: readonly string[]): Promise<void> {
  for (let at = 0; at < ended.length; at += SHARES_AT_ONCE)
    await api.run('DELETE', '/rest/v1/case_chambers', undefined, {
      query: { id: `in.(${ended.slice(at, at + SHARES_AT_ONCE).join(',')})` },
    });
  await removeMember(memberId);
}

const of = (id: string) => ({ query: { id: `eq.${id}` } });

export const addChambers = (name: string) => api.run('POST', '/rest/v1/chambers', { name });
export const renameChambers = (id: string, name: string) =>
  api.run('PATCH', '/rest/v1/chambers', { name }, of(id));
export const deleteChambers = (id: string) => api.run('DELETE', '/rest/v1/chambers', undefined, of(id));
export const changeRole = (id: string, role: ChambersRole) =>
  api.run('PATCH', '/rest/v1/chambers_members', { role }, of(id));
export const removeMember = (id: string) => api.run('DELETE', '/rest/v1/chambers_members', undefined, of(id));

const caseToShare = z.object({ id: z.uuid(), title: z.string(), case_number: z.string().nullable() });
export type CaseToShare = z.infer<typeof caseToShare>;

const ownCases = (userId: string, signal: AbortSignal) =>
  allRows('cases', z.array(caseToShare), {
    query: {
      owner_id: `eq.${userId}`,
      archived_at: 'is.null',
      select: 'id,title,case_number',
      order: 'title,id',
    },
    signal,
  });

/** All current cases of a user. */
export const ownCasesQuery = (userId: string) =>
  queryOptions({
    queryKey: ['cases', 'to-share', userId],
    queryFn: ({ signal }) => ownCases(userId, signal),
    staleTime: 0,
  });

/** The reader's own current cases that a chambers does not have yet, by title. */
export const casesToShareQuery = (chambersId: string, userId: string) =>
  queryOptions({
    queryKey: ['cases', 'to-share', chambersId, userId],
    queryFn: async ({ signal }) => {
      const [own, shared] = await Promise.all([
        ownCases(userId, signal),
        allRows('case_chambers', z.array(z.object({ case_id: z.uuid() })), {
          query: { chambers_id: `eq.${chambersId}`, select: 'case_id', order: 'created_at,id' },
          signal,
        }),
      ]);
      const known = new Set(shared.map(({ case_id }) => case_id));
      return own.filter(({ id }) => !known.has(id));
    },
    staleTime: 0,
  });

/** Shares cases with a chambers, all or none. */
export const shareCases = (chambersId: string, cases: readonly string[], role: string) =>
  api.run(
    'POST',
    '/rest/v1/case_chambers',
    cases.map((case_id) => ({ case_id, chambers_id: chambersId, role })),
  );
