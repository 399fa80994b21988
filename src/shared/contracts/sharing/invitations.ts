import { z } from 'zod';
import { messages } from '../../messages/en/practice/sharing.ts';
import { t } from '../../messages/translate.ts';
import { signUpBody } from '../accounts.ts';
import { timestamp } from '../data-api.ts';
import { phoneNumber } from '../phones.ts';
import { nullable } from '../wire.ts';
import { chambersRoles, memberRoles } from './roles.ts';
import { SHARING } from './sharing.ts';

const address = { email: nullable(signUpBody.shape.email), phone: nullable(phoneNumber) };
const oneAddress = ({ email, phone }: { email?: string | undefined; phone?: string | undefined }) =>
  (email === undefined) !== (phone === undefined);
const ONE_ADDRESS = { path: ['email'], error: () => t(messages.oneAddress) };

/** `POST /rest/v1/rpc/invite_to_case`: a pending invitation of the same address is renewed. */
export const inviteToCase = z
  .object({ case_id: z.uuid(), ...address, role: z.enum(memberRoles) })
  .refine(oneAddress, ONE_ADDRESS);
/** `POST /rest/v1/rpc/invite_to_cases`: one link for several cases of one's own. Cases that the address has are left out. */
export const inviteToCases = z
  .object({
    case_ids: z.array(z.uuid()).min(1).max(SHARING.casesAtOnce),
    ...address,
    role: z.enum(memberRoles),
  })
  .refine(oneAddress, ONE_ADDRESS);
/** `cases`: how many the invitation opens. */
export const invitedToCases = z.object({ cases: z.int(), expires_at: timestamp });
/** `POST /rest/v1/rpc/invite_to_chambers`, by a head. */
export const inviteToChambers = z
  .object({ chambers_id: z.uuid(), ...address, role: z.enum(chambersRoles) })
  .refine(oneAddress, ONE_ADDRESS);
export const invited = z.object({ id: z.uuid(), expires_at: timestamp });

/** `POST /rest/v1/rpc/read_invitation` and `accept_invitation`: the token of the link. */
export const invitationToken = z.object({ token: z.string().max(200) });
export const readInvitation = z.object({
  case_id: z.uuid().nullable(),
  chambers_id: z.uuid().nullable(),
  /** Title of the case, or name of the chambers. */
  title: z.string(),
  /** Titles of further cases that the same link opens. */
  others: z.array(z.string()),
  role: z.enum([...memberRoles, 'head', 'member']),
  invited_by: z.string().nullable(),
  expires_at: timestamp,
});
/** One of the two is null: the invitation was to a case or to a chambers. */
export const acceptedInvitation = z.object({
  case_id: z.uuid().nullable(),
  chambers_id: z.uuid().nullable(),
});
