import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import type { ChambersRole } from '#shared/contracts/sharing/roles.ts';
import { peopleOfChambers } from '#shared/contracts/sharing/sharing.ts';
import { api } from '#web/data/api.ts';

export type PersonOfChambers = z.infer<typeof peopleOfChambers>[number];

export const peopleOfChambersQuery = (chambersId: string) =>
  queryOptions({
    queryKey: ['chambers', 'people', chambersId],
    queryFn: ({ signal }) =>
      api.post('/rest/v1/rpc/people_of_chambers', { chambers_id: chambersId }, peopleOfChambers, { signal }),
    staleTime: 0,
  });

const of = (id: string) => ({ query: { id: `eq.${id}` } });

export const addChambers = (name: string) => api.run('POST', '/rest/v1/chambers', { name });
export const renameChambers = (id: string, name: string) =>
  api.run('PATCH', '/rest/v1/chambers', { name }, of(id));
export const deleteChambers = (id: string) => api.run('DELETE', '/rest/v1/chambers', undefined, of(id));
export const changeRole = (id: string, role: ChambersRole) =>
  api.run('PATCH', '/rest/v1/chambers_members', { role }, of(id));
export const removeMember = (id: string) => api.run('DELETE', '/rest/v1/chambers_members', undefined, of(id));
