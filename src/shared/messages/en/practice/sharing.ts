import { defineMessages } from '#shared/messages/message.ts';

/** Shared cases: refusals of the server, and what an invitation says. */
export const messages = defineMessages('sharing', {
  // Roles, as a sentence names them
  role: '{role, select, owner {owner} editor {can edit} commenter {can comment} viewer {can view} clerk {clerk} head {head} other {member}}',

  // Refusals
  ownerRequired: 'Only the owner of the case can do this.',
  headRequired: 'Only a head of the chambers can do this.',
  keepHead: 'A chambers needs a head. Make another member head first, or delete the chambers.',
  tooManyChambers: 'You can add 50 chambers at most.',
  tooManyMembers: 'This has as many members as it can have.',
  ownChoice: 'Members choose themselves what goes to their calendar and their email.',
  alreadyShared: 'The case is shared with this chambers already.',
  oneAddress: 'Give an email address or a phone number, one of the two.',
  nameRequired: 'Name is required',

  // Inviting
  inviteSelf: 'This is your own address, and you have access already. Enter the address of a colleague.',
  inviteMember: 'This person has access already. You can change the role in the list of people.',
  tooManyInvitations:
    'You have sent many invitations, or this address got many. The pending ones stay valid. Please try again tomorrow.',
  smsUnavailable: 'Invitations by SMS are not available here. Enter an email address instead.',
  chambersNotFound: 'Chambers not found',

  // Opening an invitation
  invitationUnknown: 'This invitation does not exist, or it was withdrawn. Ask for a new one.',
  invitationUsed: 'This invitation was used already. If you accepted it, you find the case in your list.',
  invitationExpired: 'This invitation has expired. Ask for a new one.',
  invitationOther:
    'This invitation is for {address}. Sign in with that account, or ask for an invitation to your own address.',
  invitationOwn: 'This case is your own.',
  invitationNeedsFactor:
    'This case requires a second factor. Set one up under Security, sign in with it and open the link again.',

  // Handing over
  transferSelf: 'The case is yours already.',
  transferMember: 'A case can be handed over to somebody who has access to it and is not a clerk.',
  transferTooLarge:
    'The files of this case do not fit into the storage of the new owner, so nothing was changed.',
  offerGone: 'This case is not offered to you, or the offer has ended.',
  offerNeedsFactor:
    'This case requires a second factor. Set one up under Security, sign in with it and accept again.',
});
