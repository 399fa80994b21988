import { declareFunction, type RestFunction } from '#server/platform/data-api/functions.ts';
import { limitsOfUser } from '#server/platform/entitlements/plan-limits.ts';
import { ofCase } from '#shared/contracts/sharing/client-of-case.ts';
import * as contract from '#shared/contracts/sharing/sharing.ts';
import { ProblemError } from '#shared/errors.ts';
import { messages } from '#shared/messages/en/practice/sharing.ts';
import { sentenceOf } from '#shared/messages/sentence.ts';
import { type MessageParts, mailOffer } from './invitation-messages.ts';
import { transferRefused } from './refusals.ts';
import { acceptCase, endOffer, offerCase, readOffer, seesCase } from './store.ts';

const DAY = 24 * 60 * 60 * 1000;
const noOffer = () => new ProblemError('not_found', sentenceOf(messages.offerGone));

/** A case moves to another owner in two steps: its owner offers it, and the new one accepts. */
export function handOverFunctions(services: MessageParts): RestFunction[] {
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
