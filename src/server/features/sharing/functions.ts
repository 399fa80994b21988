import { hashSecret } from '#server/core/random-secret.ts';
import { declareFunction, type RestFunction } from '#server/platform/data-api/functions.ts';
import { clientOfCase as clientAnswer, ofCase } from '#shared/contracts/sharing/client-of-case.ts';
import * as invitations from '#shared/contracts/sharing/invitations.ts';
import * as contract from '#shared/contracts/sharing/sharing.ts';
import { ProblemError } from '#shared/errors.ts';
import { messages as requests } from '#shared/messages/en/common/requests.ts';
import { messages } from '#shared/messages/en/practice/sharing.ts';
import { sentenceOf } from '#shared/messages/sentence.ts';
import { handOverFunctions } from './hand-over.ts';
import type { MessageParts } from './invitation-messages.ts';
import { invite, inviteToCases } from './invite.ts';
import { invitationRefused } from './refusals.ts';
import {
  acceptInvitation,
  clientOfCase,
  peopleOfCase,
  peopleOfChambers,
  readInvitation,
  seesCase,
} from './store.ts';

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
