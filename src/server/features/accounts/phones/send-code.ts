import { addressGroup } from '#server/platform/http/address-group.ts';
import type { Services } from '#server/platform/services.ts';
import { SMS } from '#shared/account-limits.ts';
import { FACTORS } from '#shared/contracts/factors.ts';
import { messages as accountErrors } from '#shared/messages/en/accounts/account-errors.ts';
import { sentenceOf } from '#shared/messages/sentence.ts';
import { inLanguageOf } from '../emails/recipient-language.ts';
import { countRequest } from '../throttle/sign-in-throttle.ts';
import { LIMITS } from '../throttle/throttle.ts';
import { type CodeBinding, hashCode, isCode, newCode } from './codes.ts';
import { type CountedSms, countSms, type SmsRequester, tooManySms, uncountSms } from './sms-budget.ts';
import { warnAboutSmsBudget } from './sms-budget-warning.ts';

type Deps = Pick<Services, 'db' | 'env' | 'secrets' | 'sms' | 'mailer' | 'now' | 'log'>;

/**
 * Counts a send against the budgets of the network address and the number.
 * Errors: 429 `over_sms_send_rate_limit` with the matching sentence.
 */
export async function countSend(
  services: Deps,
  number: string,
  requester: SmsRequester,
): Promise<CountedSms> {
  const from = addressGroup(requester.address);
  if ((await countRequest(services, 'sms address', from, LIMITS.smsFromAddress)) > 0)
    throw tooManySms(sentenceOf(accountErrors.tooManyCodesFromNetwork));
  const counted = await services.db.withAccounts((tx) =>
    countSms(tx, services, number, requester, services.now()),
  );
  if ('refusal' in counted) throw tooManySms(counted.refusal);
  if (counted.half) warnAboutSmsBudget(services);
  return counted;
}

/**
 * Creates and sends a code with its lifetime in `minutes`. Store its hash only after this succeeded; a failed send
 * does not count against the budget.
 * Errors: `sms_unavailable`, with the specification's message.
 */
export async function sendCounted(
  services: Deps,
  number: string,
  counted: CountedSms,
  minutes: number = SMS.codeMinutes,
): Promise<string> {
  const code = newCode();
  try {
    await inLanguageOf(services.db, { address: number }, () =>
      services.sms.send({ to: number, code, minutes }),
    );
  } catch (error) {
    services.log.error({ err: error instanceof Error ? error.cause : undefined }, 'a code could not be sent');
    await services.db.withAccounts((tx) => uncountSms(tx, counted));
    throw error;
  }
  return code;
}

/** Counts, makes and sends a code to a number. Errors: as `countSend` and `sendCounted`. */
export async function sendCode(services: Deps, number: string, requester: SmsRequester): Promise<string> {
  return sendCounted(services, number, await countSend(services, number, requester));
}

const ofChallenge = (phone: string, challengeId: string): CodeBinding => ({
  recipient: phone,
  purpose: 'factor',
  subject: challengeId,
});

/**
 * Sends the code of a factor's challenge. Returns the `code_hash` of the challenge; store it only after this succeeded.
 * Errors: 429 `over_sms_send_rate_limit`, `sms_unavailable`; nothing is stored then.
 */
export async function sendFactorCode(
  services: Deps,
  { phone, challengeId, requester }: { phone: string; challengeId: string; requester: SmsRequester },
): Promise<string> {
  const counted = await countSend(services, phone, requester);
  const code = await sendCounted(services, phone, counted, FACTORS.challengeMinutes);
  return hashCode(services.secrets.hmacKey, code, ofChallenge(phone, challengeId));
}

/** True when `code` was sent for this challenge; constant time. */
export function isFactorCode(
  { secrets }: Pick<Services, 'secrets'>,
  { phone, challengeId, code }: { phone: string; challengeId: string; code: string },
  codeHash: string,
): boolean {
  return isCode(secrets.hmacKey, code, ofChallenge(phone, challengeId), codeHash);
}
