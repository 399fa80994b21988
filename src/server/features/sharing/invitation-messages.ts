import { publicOrigin } from '#server/core/env.ts';
import { email } from '#server/platform/messaging/email/email.ts';
import type { Services } from '#server/platform/services.ts';
import { SHARING } from '#shared/contracts/sharing/sharing.ts';
import { ProblemError } from '#shared/errors.ts';
import { messages as emails } from '#shared/messages/en/common/emails.ts';
import { messages } from '#shared/messages/en/practice/sharing.ts';
import { sentenceOf } from '#shared/messages/sentence.ts';
import { t } from '#shared/messages/translate.ts';
import { nameForGreeting } from '#shared/person-names.ts';
import { countNotice, findUser, inLanguageOf, uncountSms } from '../accounts/store.ts';

export type MessageParts = Pick<
  Services,
  'db' | 'env' | 'payments' | 'plans' | 'secrets' | 'sms' | 'mailer' | 'afterResponse' | 'now' | 'log'
>;

/** The link of an invitation. Errors of `publicOrigin`. */
export function invitationLink(services: Pick<Services, 'env'>, token: string): string {
  return `${publicOrigin(services.env)}${SHARING.invitationPath}?token=${token}`;
}

interface Sent {
  to: 'case' | 'cases' | 'chambers';
  link: string;
  senderId: string;
}

/**
 * Mails an invitation after the response, in the language of its recipient. The mail names the sender and not the case,
 * because the address may be mistyped.
 */
export function mailInvitation(services: MessageParts, address: string, { to, link, senderId }: Sent): void {
  services.mailer.post(async () => {
    const sender = await services.db.withAccounts((tx) => findUser(tx, senderId));
    const name = nameForGreeting(sender?.userMetadata.full_name);
    return inLanguageOf(services.db, { address }, () =>
      email(address, {
        subject: t(emails.invitationSubject, { to }),
        before: [t(emails.invitationText, { to, sender: name ?? t(emails.invitationUnnamed) })],
        action: { label: t(emails.invitationAction), link },
        after: [t(emails.invitationExpiry, { days: SHARING.invitationDays }), t(emails.invitationNotYou)],
      }),
    );
  });
}

/**
 * Sends an invitation by SMS after the response, within the budgets of notices.
 * Errors: `invalid_request` when the provider sends approved templates only; `too_many_requests`.
 */
export async function textInvitation(services: MessageParts, phone: string, link: string): Promise<void> {
  const { db, sms, now, log } = services;
  const invite = sms.invite?.bind(sms);
  if (!invite) throw new ProblemError('invalid_request', sentenceOf(messages.smsUnavailable));
  const counted = await db.withAccounts((tx) => countNotice(tx, services, phone, now()));
  if ('refusal' in counted) throw new ProblemError('too_many_requests', counted.refusal);
  services.afterResponse.run('an invitation by SMS', async () => {
    try {
      await inLanguageOf(db, { address: phone }, () => invite({ to: phone, link }));
    } catch (error) {
      log.error(
        { err: error instanceof Error ? error.cause : undefined },
        'an invitation was not sent by SMS',
      );
      await db.withAccounts((tx) => uncountSms(tx, counted));
    }
  });
}

/** Mails the new owner of a case that it waits for their answer. The mail names the sender and not the case. */
export function mailOffer(
  services: MessageParts,
  { caseId, userId, senderId }: { caseId: string; userId: string; senderId: string },
): void {
  services.mailer.post(async () => {
    const [sender, heir] = await services.db.withAccounts((tx) =>
      Promise.all([findUser(tx, senderId), findUser(tx, userId)]),
    );
    const address = heir?.email;
    if (!address) return undefined;
    const name = nameForGreeting(sender?.userMetadata.full_name);
    return inLanguageOf(services.db, { address }, () =>
      email(address, {
        subject: t(emails.offerSubject),
        before: [t(emails.offerText, { sender: name ?? t(emails.invitationUnnamed) })],
        action: { label: t(emails.offerAction), link: `${publicOrigin(services.env)}/home/cases/${caseId}` },
        after: [t(emails.offerExpiry, { days: SHARING.offerDays })],
      }),
    );
  });
}
