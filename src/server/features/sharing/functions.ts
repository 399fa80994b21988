import { hashSecret } from '#server/core/random-secret.ts';
import { declareFunction, type RestFunction } from '#server/platform/data-api/functions.ts';
import { limitsOfUser } from '#server/platform/entitlements/plan-limits.ts';
import { clientOfCase as clientAnswer, ofCase } from '#shared/contracts/sharing/client-of-case.ts';
import * as invitations from '#shared/contracts/sharing/invitations.ts';
import * as contract from '#shared/contracts/sharing/sharing.ts';
import { ProblemError } from '#shared/errors.ts';
import { messages as requests } from '#shared/messages/en/common/requests.ts';
import { messages } from '#shared/messages/en/practice/sharing.ts';
import { sentenceOf } from '#shared/messages/sentence.ts';
import { type MessageParts, mailOffer } from './invitation-messages.ts';
import { invite, inviteToCases } from './invite.ts';
import {
  acceptCase,
  acceptInvitation,
  clientOfCase,
  endOffer,
  offerCase,
  peopleOfCase,
  peopleOfChambers,
  type Refusal,
  readInvitation,
  readOffer,
  seesCase,
} from './store.ts';

/** An address that its owner recognises and nobody else learns: `a•••@c•••.example`, `••••••3210`. */
function maskedAddress(address: string): string {
  const at = address.lastIndexOf('@');
  if (at < 0) return `••••••${address.slice(-4)}`;
  const host = address.slice(at + 1);
  const end = host.includes('.') ? host.slice(host.lastIndexOf('.')) : '';
  return `${[...address][0] ?? ''}•••@${[...host][0] ?? ''}•••${end}`;
}

/** The refusal of an invitation. `address`: its recipient. */
function invitationRefused(refusal: Refusal, address: string | null): ProblemError {
  switch (refusal) {
    case 'unknown':
      return new ProblemError('not_found', sentenceOf(messages.invitationUnknown), {
        reason: 'invitation_unknown',
      });
    case 'other':
      return new ProblemError(
        'forbidden',
        sentenceOf(messages.invitationOther, { address: maskedAddress(address ?? '') }),
        { reason: 'invitation_for_another' },
      );
    case 'used':
      return new ProblemError('conflict', sentenceOf(messages.invitationUsed), { reason: 'invitation_used' });
    case 'expired':
      return new ProblemError('conflict', sentenceOf(messages.invitationExpired), {
        reason: 'invitation_expired',
      });
    case 'own':
      return new ProblemError('conflict', sentenceOf(messages.invitationOwn), { reason: 'invitation_own' });
    case 'second_factor':
      return new ProblemError('forbidden', sentenceOf(messages.invitationNeedsFactor), {
        reason: 'invitation_needs_factor',
      });
  }
}

/** The refusal to hand over a case. */
function transferRefused(refusal: 'unknown' | 'self' | 'member', seesIt: boolean): ProblemError {
  if (refusal === 'unknown')
    return seesIt
      ? new ProblemError('forbidden', sentenceOf(messages.ownerRequired))
      : new ProblemError('not_found', sentenceOf(requests.caseNotFound));
  if (refusal === 'self') return new ProblemError('invalid_request', sentenceOf(messages.transferSelf));
  return new ProblemError('invalid_request', sentenceOf(messages.transferMember));
}

const DAY = 24 * 60 * 60 * 1000;
const noOffer = () => new ProblemError('not_found', sentenceOf(messages.offerGone));

/** A case moves to another owner in two steps: its owner offers it, and the new one accepts. */
function handOverFunctions(services: MessageParts): RestFunction[] {
  const { now } = services;
  return [
    declareFunction({
      name: 'transfer_case',
      whenUnpaid: 'refused',
      summary: 'Offer a case to somebody with access to it, who is asked by email; it moves when they accept',
      body: contract.transferCase,
      answer: contract.transferredCase,
      run: async (tx, { case_id, user_id }, viewer) => {
        const until = new Date(now().getTime() + contract.SHARING.offerDays * DAY);
        const refusal = await offerCase(tx, { caseId: case_id, userId: user_id, until });
        if (refusal !== null) throw transferRefused(refusal, await seesCase(tx, case_id));
        mailOffer(services, { caseId: case_id, userId: user_id, senderId: viewer.userId });
        return { case_id };
      },
    }),
    declareFunction({
      name: 'case_offer',
      whenUnpaid: 'open',
      summary: 'The open offer of a case with what comes with it, for its owner and the new one; else null',
      body: ofCase,
      answer: contract.caseOffer,
      run: async (tx, { case_id }) => (await readOffer(tx, case_id, now())) ?? null,
    }),
    declareFunction({
      name: 'accept_case',
      whenUnpaid: 'refused',
      summary: 'Accept a case that is offered to the caller; its former owner stays as an editor',
      body: ofCase,
      answer: contract.transferredCase,
      run: async (tx, { case_id }, viewer) => {
        const { refusal, used } = await acceptCase(tx, case_id, now());
        if (refusal === 'second_factor')
          throw new ProblemError('forbidden', sentenceOf(messages.offerNeedsFactor));
        if (refusal !== null) throw noOffer();
        if (Number(used ?? 0) > (await limitsOfUser(services, viewer.userId)).storage_bytes)
          throw new ProblemError('too_large', sentenceOf(messages.transferTooLarge));
        return { case_id };
      },
    }),
    declareFunction({
      name: 'end_case_offer',
      whenUnpaid: 'open',
      summary: 'Withdraw the offer of a case, or decline one',
      body: ofCase,
      answer: contract.transferredCase,
      run: async (tx, { case_id }) => {
        if (!(await endOffer(tx, case_id))) throw noOffer();
        return { case_id };
      },
    }),
  ];
}

const since = <Row extends { since: Date }>(rows: readonly Row[]) =>
  rows.map((row) => ({ ...row, since: row.since.toISOString() }));

/** The functions of shared cases. */
export function sharingFunctions(services: MessageParts): RestFunction[] {
  return [...invitationFunctions(services), ...handOverFunctions(services), ...caseFunctions()];
}

function invitationFunctions(services: MessageParts): RestFunction[] {
  const { now } = services;
  return [
    declareFunction({
      name: 'invite_to_case',
      whenUnpaid: 'refused',
      summary: 'Invite somebody to a case of one’s own; a pending invitation of the same address is renewed',
      body: invitations.inviteToCase,
      answer: invitations.invited,
      run: (tx, { case_id, role, email, phone }, viewer) =>
        invite(tx, services, { to: { case_id }, role, email, phone }, viewer),
    }),
    declareFunction({
      name: 'invite_to_cases',
      whenUnpaid: 'refused',
      summary:
        'Invite somebody to several cases of one’s own with one link; cases that they have are left out',
      body: invitations.inviteToCases,
      answer: invitations.invitedToCases,
      run: (tx, { case_ids, role, email, phone }, viewer) =>
        inviteToCases(tx, services, { cases: case_ids, role, email, phone }, viewer),
    }),
    declareFunction({
      name: 'invite_to_chambers',
      whenUnpaid: 'refused',
      summary: 'Invite somebody to a chambers; for its heads',
      body: invitations.inviteToChambers,
      answer: invitations.invited,
      run: (tx, { chambers_id, role, email, phone }, viewer) =>
        invite(tx, services, { to: { chambers_id }, role, email, phone }, viewer),
    }),
    declareFunction({
      name: 'read_invitation',
      whenUnpaid: 'open',
      summary: 'What an invitation to the caller opens; the reason is given where it cannot be accepted',
      body: invitations.invitationToken,
      answer: invitations.readInvitation,
      run: async (tx, { token }) => {
        const { refusal, address, expires_at, ...read } = await readInvitation(tx, hashSecret(token), now());
        if (refusal !== null) throw invitationRefused(refusal, address);
        return { ...read, expires_at: expires_at.toISOString() };
      },
    }),
    declareFunction({
      name: 'accept_invitation',
      whenUnpaid: 'refused',
      summary: 'Accept an invitation, which works once and for the account with its address',
      body: invitations.invitationToken,
      answer: invitations.acceptedInvitation,
      run: async (tx, { token }) => {
        const { refusal, address, case_id, chambers_id } = await acceptInvitation(
          tx,
          hashSecret(token),
          now(),
        );
        if (refusal !== null) throw invitationRefused(refusal, address);
        return { case_id, chambers_id };
      },
    }),
  ];
}

function caseFunctions(): RestFunction[] {
  return [
    declareFunction({
      name: 'people_of_case',
      whenUnpaid: 'open',
      summary: 'Who has access to a case, by name and in which way',
      body: ofCase,
      answer: contract.peopleOfCase,
      run: async (tx, { case_id }) => {
        if (!(await seesCase(tx, case_id)))
          throw new ProblemError('not_found', sentenceOf(requests.caseNotFound));
        return since(await peopleOfCase(tx, case_id));
      },
    }),
    declareFunction({
      name: 'people_of_chambers',
      whenUnpaid: 'open',
      summary: 'Who is in a chambers of the caller, by name',
      body: contract.ofChambers,
      answer: contract.peopleOfChambers,
      run: async (tx, { chambers_id }) => {
        const people = await peopleOfChambers(tx, chambers_id);
        if (people.length === 0) throw new ProblemError('not_found', sentenceOf(messages.chambersNotFound));
        return since(people);
      },
    }),
    declareFunction({
      name: 'client_of_case',
      whenUnpaid: 'open',
      summary:
        'The client of a case: the name for everybody in it, contact details for its owner and editors',
      body: ofCase,
      answer: clientAnswer,
      run: async (tx, { case_id }) => {
        const client = (await seesCase(tx, case_id)) ? await clientOfCase(tx, case_id) : undefined;
        if (!client) throw new ProblemError('not_found', sentenceOf(requests.caseNotFound));
        return client;
      },
    }),
  ];
}
