import { publicOrigin } from '#server/core/env.ts';
import { inLanguage } from '#server/core/language.ts';
import { email, greeting } from '#server/platform/messaging/email/email.ts';
import type { Services } from '#server/platform/services.ts';
import { indianDate } from '#shared/indian-time.ts';
import { messages } from '#shared/messages/en/common/emails.ts';
import { t } from '#shared/messages/translate.ts';
import { nameForGreeting } from '#shared/person-names.ts';
import { inLanguageOf } from '../emails/recipient-language.ts';
import { mailRecipients } from '../store.ts';
import type { Farewell, User } from '../tables.ts';
import { membersOfOwner } from './erasure-store.ts';

type Deps = Pick<Services, 'db' | 'env' | 'mailer' | 'log'>;

/**
 * Tells the members of the cases of a user, after the response, that these cases go on a day; without one, that they stay.
 * The mails name the owner, not the cases.
 */
export function tellMembers({ db, env, mailer, log }: Deps, user: User, eraseAt: Date | null): void {
  const sender = nameForGreeting(user.userMetadata.full_name);
  mailer.post(async () => {
    const ids = await db.withWorker((tx) => membersOfOwner(tx, user.id));
    const recipients = await db.withAccounts((tx) => mailRecipients(tx, ids));
    for (const { email: to, language } of recipients.values()) {
      const mail = inLanguage(language, () => {
        const who = sender ?? t(messages.invitationUnnamed);
        return email(to, {
          subject: eraseAt ? t(messages.sharedErasedSubject) : t(messages.sharedKeptSubject),
          before: [
            eraseAt
              ? t(messages.sharedErasedText, { who, day: indianDate(eraseAt) })
              : t(messages.sharedKeptText, { who }),
          ],
          action: { label: t(messages.sharedAction), link: new URL('/home/cases', publicOrigin(env)).href },
          after: [],
        });
      });
      // The error may quote an address.
      await mailer.send(mail).catch(() => log.warn({ user: user.id }, 'a member was not told of an erasure'));
    }
    return undefined;
  });
}

/**
 * The last mail to an account. Somebody who cannot be reached any more has asked for the erasure all the same: a mail that
 * fails is left out. A mail that goes out twice, because a run was interrupted, is one message.
 */
export async function sendFarewell(
  { db, env, mailer, log }: Deps,
  userId: string,
  { email: to, name }: Farewell,
): Promise<void> {
  if (to === null) return;
  const messageId = `<erased-${userId}@${new URL(publicOrigin(env)).hostname}>`;
  const mail = await inLanguageOf(db, { userId }, () =>
    email(to, {
      subject: t(messages.erasedSubject),
      before: [greeting(name ?? undefined), t(messages.erasedText), t(messages.erasedKept)],
      after: [t(messages.erasedLast)],
    }),
  );
  await mailer
    .send({ ...mail, messageId })
    // The error may quote an address.
    .catch(() => log.warn({ user: userId }, 'the last mail of an account was not sent'));
}
