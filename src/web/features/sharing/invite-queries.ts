import { invited, inviteToCase, inviteToChambers } from '#shared/contracts/sharing/invitations.ts';
import { api } from '#web/data/api.ts';
import type { InvitedTo } from './queries.ts';

/** An address as it is typed: of an email when it has an @, else of a phone. */
export const typedAddress = (typed: string): { email: string } | { phone: string } =>
  typed.includes('@') ? { email: typed.trim() } : { phone: typed.trim() };

/** Checks what was typed into an invitation. */
export const checkInvitation = (to: InvitedTo, form: { typed: string; role: string }) => {
  const body = { ...to, ...typedAddress(form.typed), role: form.role };
  return 'case_id' in to ? inviteToCase.safeParse(body) : inviteToChambers.safeParse(body);
};
export type InvitationBody = NonNullable<ReturnType<typeof checkInvitation>['data']>;

/** Sends an invitation. Errors: `ApiError`. */
export const sendInvitation = (body: InvitationBody) =>
  api.post(`/rest/v1/rpc/${'case_id' in body ? 'invite_to_case' : 'invite_to_chambers'}`, body, invited);
