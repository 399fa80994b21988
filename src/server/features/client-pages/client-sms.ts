import { clientText, type SmsToClient } from '#server/platform/messaging/sms/sms.ts';
import type { Services } from '#server/platform/services.ts';
import { ProblemError } from '#shared/errors.ts';
import { messages } from '#shared/messages/en/practice/client-pages.ts';
import { sentenceOf } from '#shared/messages/sentence.ts';
import { countNotice, uncountSms } from '../accounts/store.ts';
import type { CaseForClient } from './store.ts';
import { whenOf } from './words.ts';

export type SmsParts = Pick<
  Services,
  'db' | 'env' | 'payments' | 'plans' | 'secrets' | 'sms' | 'now' | 'log'
>;
type CaseOfClient = CaseForClient & { client: { phone: string | null } | null };

/** The most characters of a variable in a DLT-approved template. */
const VARIABLE = 30;
const cut = (text: string): string =>
  text.length <= VARIABLE ? text : `${text.slice(0, VARIABLE - 1).trimEnd()}…`;

/** A mobile number of India with its code; undefined for others. */
function mobileOf(phone: string | null | undefined): string | undefined {
  const figures = (phone ?? '').replace(/\D/gu, '').replace(/^(?:0091|91|0)(?=[6-9]\d{9}$)/u, '');
  return /^[6-9]\d{9}$/u.test(figures) ? `+91${figures}` : undefined;
}

/** The SMS of a case in the active language; undefined where the client has no mobile, or the case no next date. */
function smsOf({ title, next, client }: CaseOfClient): SmsToClient | undefined {
  const to = mobileOf(client?.phone);
  return to && next ? { to, title: cut(title), when: cut(whenOf(next)) } : undefined;
}

/** The text that the client would read; null where none can be sent. */
export function smsPreview({ sms }: Pick<Services, 'sms'>, found: CaseOfClient): string | null {
  const message = sms.client ? smsOf(found) : undefined;
  return message ? clientText(message) : null;
}

/** Sends the SMS within the budgets of notices. Errors: `invalid_request` where none can be sent; `too_many_requests`; `sms_unavailable`. */
export async function sendToClient(parts: SmsParts, found: CaseOfClient): Promise<void> {
  const { db, sms, now } = parts;
  const message = smsOf(found);
  if (!message || !sms.client) throw new ProblemError('invalid_request', sentenceOf(messages.smsImpossible));
  const counted = await db.withAccounts((tx) => countNotice(tx, parts, message.to, now()));
  if ('refusal' in counted) throw new ProblemError('too_many_requests', counted.refusal);
  try {
    await sms.client(message);
  } catch (error) {
    await db.withAccounts((tx) => uncountSms(tx, counted));
    throw error;
  }
}
