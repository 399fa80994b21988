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

type Address = Pick<Invite, 'email' | 'phone'>;
interface Link {
  token: string;
  expiresAt: Date;
}

/** The secret of a new link, which counts for a week. */
const newLink = (now: Date): Link => ({
  token: randomSecret(),
  expiresAt: new Date(now.getTime() + SHARING.invitationDays * DAY),
});

/** Stores an invitation that a link opens. Returns its id. Errors: `too_many_requests`. */
async function stored(
  tx: Tx,
  { to, role, email, phone }: Invite,
  { token, expiresAt }: Link,
  now: Date,
): Promise<string> {
  if (!(await countInvitation(tx, to, email ?? phone ?? '', now)))
    throw new ProblemError('too_many_requests', sentenceOf(messages.tooManyInvitations), {
      retryAfter: DAY / 1000,
    });
  return upsertInvitation(tx, { to, email, phone, role, tokenHash: hashSecret(token), expiresAt }, now);
}

/** Sends a link by mail or SMS. Errors: as `textInvitation`. */
async function send(
  services: MessageParts,
  { email, phone }: Address,
  token: string,
  { to, senderId }: { to: 'case' | 'cases' | 'chambers'; senderId: string },
): Promise<void> {
  const link = invitationLink(services, token);
  if (phone !== undefined) await textInvitation(services, phone, link);
  else mailInvitation(services, email ?? '', { to, link, senderId });
}

const inviteSelf = () => new ProblemError('invalid_request', sentenceOf(messages.inviteSelf));
const inviteMember = () => new ProblemError('conflict', sentenceOf(messages.inviteMember));

/**
 * Invites an address to the caller's own case, or to a chambers of which they are a head, and sends the link.
 * Errors: `not_found`, `forbidden`, `conflict` for an address that has access, `too_many_requests`, `sms_unavailable`.
 */
export async function invite(
  tx: Tx,
  services: MessageParts,
  asked: Invite,
  viewer: Viewer,
): Promise<{ id: string; expires_at: string }> {
  const { to, email, phone } = asked;
  await requireRight(tx, to);
  const known = await knownAddress(tx, to, email ?? phone ?? '');
  if (known !== undefined) throw known === 'self' ? inviteSelf() : inviteMember();
  const now = services.now();
  const link = newLink(now);
  const id = await stored(tx, asked, link, now);
  const of = { to: 'case_id' in to ? 'case' : 'chambers', senderId: viewer.userId } as const;
  await send(services, asked, link.token, of);
  return { id, expires_at: link.expiresAt.toISOString() };
}

/**
 * Invites an address to several cases of the caller with one link; cases that the address has are left out. Errors: as
 * `invite`; `conflict` when it has all of them.
 */
export async function inviteToCases(
  tx: Tx,
  services: MessageParts,
  { cases, role, email, phone }: Address & { cases: readonly string[]; role: NewInvitation['role'] },
  viewer: Viewer,
): Promise<{ cases: number; expires_at: string }> {
  const now = services.now();
  const link = newLink(now);
  let invited = 0;
  for (const case_id of new Set(cases)) {
    const to = { case_id };
    await requireRight(tx, to);
    const known = await knownAddress(tx, to, email ?? phone ?? '');
    if (known === 'self') throw inviteSelf();
    if (known === 'member') continue;
    await stored(tx, { to, role, email, phone }, link, now);
    invited += 1;
  }
  if (invited === 0) throw inviteMember();
  const of = { to: invited === 1 ? 'case' : 'cases', senderId: viewer.userId } as const;
  await send(services, { email, phone }, link.token, of);
  return { cases: invited, expires_at: link.expiresAt.toISOString() };
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
