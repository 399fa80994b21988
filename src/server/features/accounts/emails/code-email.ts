import { email, greeting } from '#server/platform/messaging/email/email.ts';
import type { Mail } from '#server/platform/messaging/email/mail-message.ts';
import { SMS } from '#shared/account-limits.ts';
import { messages } from '#shared/messages/en/common/emails.ts';
import { t } from '#shared/messages/translate.ts';

/** The code with which a signed-in user confirms a change of the account. */
export function confirmationCode(to: string, name: string | undefined, code: string): Mail {
  return email(to, {
    subject: t(messages.codeSubject),
    before: [
      greeting(name),
      t(messages.codeText, { code }),
      t(messages.codeExpiry, { minutes: SMS.codeMinutes }),
    ],
    after: [t(messages.codeNotYou)],
  });
}
