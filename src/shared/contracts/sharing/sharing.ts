import { z } from 'zod';
import { messages } from '../../messages/en/practice/sharing.ts';
import { t } from '../../messages/translate.ts';
import { trimmedText } from '../../text.ts';
import { timestamp } from '../data-api.ts';
import { caseRoles, chambersCaseRoles, chambersRoles, memberRoles } from './roles.ts';

export const SHARING = {
  /** Days for which the link of an invitation can be used. */
  invitationDays: 7,
  /** Path of the link; the token is in `?token=`. */
  invitationPath: '/invitation',
  /** Days for which the new owner can accept a case. */
  offerDays: 14,
  /** Cases that one invitation opens; as many invitations a day reach one address. */
  casesAtOnce: 40,
  membersOfCase: 100,
  membersOfChambers: 200,
} as const;

/**
 * Settings that only the member can change: dates of the case in their calendar feed, reminders by mail. Both are off
 * at first.
 */
export const memberChoices = { in_calendar: z.boolean(), by_mail: z.boolean() };

/** A person with access to a case, beside those of its chambers. */
export const caseMember = z.object({
  id: z.uuid(),
  owner_id: z.uuid(),
  case_id: z.uuid(),
  user_id: z.uuid(),
  role: z.enum(memberRoles),
  ...memberChoices,
  created_at: timestamp,
});
export type CaseMember = z.infer<typeof caseMember>;
/** The owner writes the role, the member the choices. */
export const caseMemberChange = z.object({ role: z.enum(memberRoles), ...memberChoices });

export const chambers = z.object({
  id: z.uuid(),
  name: z.string(),
  created_by: z.uuid().nullable(),
  created_at: timestamp,
  updated_at: timestamp,
});
export type Chambers = z.infer<typeof chambers>;
export const chambersForm = z.object({
  name: trimmedText(200).min(1, { error: () => t(messages.nameRequired) }),
});

export const chambersMember = z.object({
  id: z.uuid(),
  chambers_id: z.uuid(),
  user_id: z.uuid(),
  role: z.enum(chambersRoles),
  ...memberChoices,
  created_at: timestamp,
});
/** A head writes the role, the member the choices. */
export const chambersMemberChange = z.object({ role: z.enum(chambersRoles), ...memberChoices });

/** A chambers that a case is shared with. */
export const caseChambers = z.object({
  id: z.uuid(),
  owner_id: z.uuid(),
  case_id: z.uuid(),
  chambers_id: z.uuid(),
  role: z.enum(chambersCaseRoles),
  created_at: timestamp,
});
export type CaseChambers = z.infer<typeof caseChambers>;
export const newCaseChambers = z.object({
  case_id: z.uuid(),
  chambers_id: z.uuid(),
  role: z.enum(chambersCaseRoles).optional(),
});
export const caseChambersChange = z.object({ role: z.enum(chambersCaseRoles) });

/** An invitation, pending until `used_at` is set or `expires_at` is over. Deleting it withdraws it. */
export const invitation = z.object({
  id: z.uuid(),
  owner_id: z.uuid(),
  case_id: z.uuid().nullable(),
  chambers_id: z.uuid().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  role: z.enum([...memberRoles, 'head', 'member']),
  created_at: timestamp,
  expires_at: timestamp,
  used_at: timestamp.nullable(),
});
export type Invitation = z.infer<typeof invitation>;

/** An action of somebody in a case while it was shared; read by its owner and the heads of its chambers. */
export const caseActivity = z.object({
  id: z.uuid(),
  owner_id: z.uuid(),
  case_id: z.uuid(),
  user_id: z.uuid().nullable(),
  user_name: z.string().nullable(),
  action: z.enum([
    'added',
    'changed',
    'deleted',
    'restored',
    'shared',
    'role_changed',
    'unshared',
    'handed_over',
  ]),
  subject: z.enum(['case', 'file', 'event', 'draft', 'member', 'chambers']),
  subject_id: z.uuid(),
  /** The name of the subject at that timestamp. */
  name: z.string().nullable(),
  at: timestamp,
});
export type CaseActivity = z.infer<typeof caseActivity>;

/**
 * `POST /rest/v1/rpc/transfer_case` offers a case, `accept_case` takes it: the former owner stays as an editor, and the new one
 * gets a copy of the client. `end_case_offer` withdraws or declines.
 */
export const transferCase = z.object({ case_id: z.uuid(), user_id: z.uuid() });
export const transferredCase = z.object({ case_id: z.uuid() });

/** `POST /rest/v1/rpc/case_offer`: the offer of a case and what comes with it, for its owner and the new one; else null. */
export const caseOffer = z
  .object({
    to_user: z.uuid(),
    to_name: z.string().nullable(),
    by_name: z.string().nullable(),
    expires_at: timestamp,
    files: z.int(),
    bytes: z.int(),
    dates: z.int(),
    drafts: z.int(),
    chats: z.int(),
    /** Members who keep their access. */
    people: z.int(),
    requires_second_factor: z.boolean(),
  })
  .nullable();
export type CaseOffer = NonNullable<z.infer<typeof caseOffer>>;

/** `POST /rest/v1/rpc/people_of_case`: the owner first; a person can be there in several ways. */
export const peopleOfCase = z.array(
  z.object({
    user_id: z.uuid(),
    name: z.string().nullable(),
    /** Null for a clerk who asks. */
    email: z.string().nullable(),
    phone: z.string().nullable(),
    role: z.enum(caseRoles),
    /** The row of `case_members`; null for the owner and for people of a chambers. */
    member_id: z.uuid().nullable(),
    chambers_id: z.uuid().nullable(),
    chambers: z.string().nullable(),
    since: timestamp,
  }),
);

/** `POST /rest/v1/rpc/people_of_chambers`. */
export const ofChambers = z.object({ chambers_id: z.uuid() });
export const peopleOfChambers = z.array(
  z.object({
    user_id: z.uuid(),
    name: z.string().nullable(),
    email: z.string().nullable(),
    phone: z.string().nullable(),
    role: z.enum(chambersRoles),
    member_id: z.uuid(),
    since: timestamp,
  }),
);
