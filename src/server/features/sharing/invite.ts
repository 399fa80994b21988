import { hashSecret, randomSecret } from '#server/core/random-secret.ts';
import type { Tx, Viewer } from '#server/platform/db/database.ts';
import { SHARING } from '#shared/contracts/sharing/sharing.ts';
import { ProblemError } from '#shared/errors.ts';
import { messages as requests } from '#shared/messages/en/common/requests.ts';
import { messages } from '#shared/messages/en/practice/sharing.ts';
import { sentenceOf } from '#shared/messages/sentence.ts';
import { invitationLink, type MessageParts, mailInvitation, textInvitation } from './invitation-messages.ts';
import {
  chambersOfCaller,
  countInvitation,
  type InvitedTo,
  knownAddress,
  type NewInvitation,
  seesCase,
  titleOfOwnCase,
  upsertInvitation,
} from './store.ts';

const DAY = 24 * 60 * 60 * 1000;

export interface Invite extends Pick<NewInvitation, 'role' | 'email' | 'phone'> {
  to: InvitedTo;
}

/**
 * Invites an address to the caller's own case, or to a chambers of which they are a head, and sends the link.
 * Errors: `not_found`, `forbidden`, `conflict` for an address that has access, `too_many_requests`, `sms_unavailable`.
 */
export async function invite(
  tx: Tx,
  services: MessageParts,
  { to, role, email, phone }: Invite,
  viewer: Viewer,
): Promise<{ id: string; expires_at: string }> {
  await requireRight(tx, to);
  const address = email ?? phone ?? '';
  const known = await knownAddress(tx, to, address);
  if (known !== undefined)
    throw new ProblemError(
      known === 'self' ? 'invalid_request' : 'conflict',
      sentenceOf(known === 'self' ? messages.inviteSelf : messages.inviteMember),
    );
  const now = services.now();
  if (!(await countInvitation(tx, to, address, now)))
    throw new ProblemError('too_many_requests', sentenceOf(messages.tooManyInvitations), {
      retryAfter: DAY / 1000,
    });
  const token = randomSecret();
  const expiresAt = new Date(now.getTime() + SHARING.invitationDays * DAY);
  const invitation = { to, email, phone, role, tokenHash: hashSecret(token), expiresAt };
  const id = await upsertInvitation(tx, invitation, now);
  const link = invitationLink(services, token);
  if (phone !== undefined) await textInvitation(services, phone, link);
  else
    mailInvitation(services, address, {
      to: 'case_id' in to ? 'case' : 'chambers',
      link,
      senderId: viewer.userId,
    });
  return { id, expires_at: expiresAt.toISOString() };
}

async function requireRight(tx: Tx, to: InvitedTo): Promise<void> {
  if ('case_id' in to) {
    if ((await titleOfOwnCase(tx, to.case_id)) !== undefined) return;
    if (await seesCase(tx, to.case_id))
      throw new ProblemError('forbidden', sentenceOf(messages.ownerRequired));
    throw new ProblemError('not_found', sentenceOf(requests.caseNotFound));
  }
  const found = await chambersOfCaller(tx, to.chambers_id);
  if (!found) throw new ProblemError('not_found', sentenceOf(messages.chambersNotFound));
  if (!found.head) throw new ProblemError('forbidden', sentenceOf(messages.headRequired));
}
