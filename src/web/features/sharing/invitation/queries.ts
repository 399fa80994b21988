import { queryOptions } from '@tanstack/react-query';
import { acceptedInvitation, readInvitation } from '#shared/contracts/sharing/invitations.ts';
import { api } from '#web/data/api.ts';

/** The case or chambers that an invitation opens. Errors: `ApiError` whose sentence says why it cannot be accepted. */
export const invitationQuery = (token: string) =>
  queryOptions({
    queryKey: ['invitations', 'opened', token],
    queryFn: ({ signal }) => api.post('/rest/v1/rpc/read_invitation', { token }, readInvitation, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

export const acceptInvitation = (token: string) =>
  api.post('/rest/v1/rpc/accept_invitation', { token }, acceptedInvitation);
