import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import type { MemberRole } from '#shared/contracts/sharing/roles.ts';
import {
  type CaseActivity,
  caseActivity,
  caseChambers,
  caseMember,
  caseOffer,
  chambers,
  invitation,
  peopleOfCase,
  transferredCase,
} from '#shared/contracts/sharing/sharing.ts';
import { api } from '#web/data/api.ts';

export type PersonOfCase = z.infer<typeof peopleOfCase>[number];

/** The people with access to a case, its owner first. */
export const peopleOfCaseQuery = (caseId: string) =>
  queryOptions({
    queryKey: ['case-members', caseId],
    queryFn: ({ signal }) =>
      api.post('/rest/v1/rpc/people_of_case', { case_id: caseId }, peopleOfCase, { signal }),
    staleTime: 0,
  });

const INVITATIONS = 200;

/** The case or chambers to which an invitation leads. */
export type InvitedTo = { case_id: string } | { chambers_id: string };

/** The unused invitations, newest first. */
export const pendingInvitationsQuery = (to: InvitedTo) =>
  queryOptions({
    queryKey: ['invitations', 'pending', to],
    queryFn: ({ signal }) =>
      api.get('/rest/v1/invitations', z.array(invitation), {
        query: {
          ...Object.fromEntries(Object.entries(to).map(([column, id]) => [column, `eq.${id}`])),
          used_at: 'is.null',
          order: 'created_at.desc,id',
          limit: INVITATIONS,
        },
        signal,
      }),
    staleTime: 0,
  });

const of = (id: string) => ({ query: { id: `eq.${id}` } });

export const cancelInvitation = (id: string) => api.run('DELETE', '/rest/v1/invitations', undefined, of(id));
export const changeMemberRole = (id: string, role: MemberRole) =>
  api.run('PATCH', '/rest/v1/case_members', { role }, of(id));
export const endMembership = (id: string) => api.run('DELETE', '/rest/v1/case_members', undefined, of(id));

export const handOver = (caseId: string, userId: string) =>
  api.post('/rest/v1/rpc/transfer_case', { case_id: caseId, user_id: userId }, transferredCase);

/** The open offer of a case to or by the reader, with what comes with it. */
export const caseOfferQuery = (caseId: string) =>
  queryOptions({
    queryKey: ['case-members', 'offer', caseId],
    queryFn: ({ signal }) => api.post('/rest/v1/rpc/case_offer', { case_id: caseId }, caseOffer, { signal }),
    staleTime: 0,
  });

export const acceptOffer = (caseId: string) =>
  api.post('/rest/v1/rpc/accept_case', { case_id: caseId }, transferredCase);
export const endOffer = (caseId: string) =>
  api.post('/rest/v1/rpc/end_case_offer', { case_id: caseId }, transferredCase);

/** The reader's own access to a case; empty for one who reaches it through a chambers alone. */
export const ownMembershipQuery = (caseId: string, userId: string) =>
  queryOptions({
    queryKey: ['case-members', 'own', caseId, userId],
    queryFn: ({ signal }) =>
      api.get('/rest/v1/case_members', z.array(caseMember), {
        query: { case_id: `eq.${caseId}`, user_id: `eq.${userId}` },
        signal,
      }),
    staleTime: 0,
  });

const clerkDrafts = z.object({ clerk_drafts: z.boolean() });
/** True when the drafts of the reader's own case are open to its clerks. */
export const clerkDraftsQuery = (caseId: string) =>
  queryOptions({
    queryKey: ['cases', 'clerk-drafts', caseId],
    queryFn: async ({ signal }) => {
      const query = { id: `eq.${caseId}`, select: 'clerk_drafts' };
      const [row] = await api.get('/rest/v1/cases', z.array(clerkDrafts), { query, signal });
      return row?.clerk_drafts ?? false;
    },
    staleTime: 0,
  });
export const openDraftsToClerks = (caseId: string, on: boolean) =>
  api.run('PATCH', '/rest/v1/cases', { clerk_drafts: on }, of(caseId));

export type Choice = 'in_calendar' | 'by_mail';
export const changeChoice = (id: string, choice: Choice, on: boolean) =>
  api.run('PATCH', '/rest/v1/case_members', { [choice]: on }, of(id));

const ACTIVITY = 50;
type Place = Pick<CaseActivity, 'at' | 'id'>;

/** Actions in a case, the latest first, page by page; empty for readers who do not see them. */
export const caseActivityQuery = (caseId: string) =>
  infiniteQueryOptions({
    queryKey: ['case-activity', caseId],
    queryFn: ({ pageParam, signal }) =>
      api.get('/rest/v1/case_activity', z.array(caseActivity), {
        query: {
          case_id: `eq.${caseId}`,
          and: pageParam
            ? `(at.lte.${pageParam.at},or(at.lt.${pageParam.at},id.gt.${pageParam.id}))`
            : undefined,
          order: 'at.desc,id',
          limit: ACTIVITY,
        },
        signal,
      }),
    initialPageParam: undefined as Place | undefined,
    getNextPageParam: (last) => (last.length < ACTIVITY ? undefined : last.at(-1)),
    staleTime: 0,
  });

const CHAMBERS = 100;

/** The chambers of the reader, by name. */
export const chambersQuery = queryOptions({
  queryKey: ['chambers', 'list'],
  queryFn: ({ signal }) =>
    api.get('/rest/v1/chambers', z.array(chambers), {
      query: { order: 'name,id', limit: CHAMBERS },
      signal,
    }),
  staleTime: 0,
});

/** The chambers that a case is shared with. */
export const chambersOfCaseQuery = (caseId: string) =>
  queryOptions({
    queryKey: ['case-chambers', caseId],
    queryFn: ({ signal }) =>
      api.get('/rest/v1/case_chambers', z.array(caseChambers), {
        query: { case_id: `eq.${caseId}`, order: 'created_at,id', limit: CHAMBERS },
        signal,
      }),
    staleTime: 0,
  });

export const shareWithChambers = (caseId: string, chambersId: string, role: string) =>
  api.run('POST', '/rest/v1/case_chambers', { case_id: caseId, chambers_id: chambersId, role });
export const changeChambersShare = (id: string, role: string) =>
  api.run('PATCH', '/rest/v1/case_chambers', { role }, of(id));
export const endChambersShare = (id: string) =>
  api.run('DELETE', '/rest/v1/case_chambers', undefined, of(id));
