import { greeting, letter } from '#server/platform/messaging/email/letter.ts';
import type { Mail } from '#server/platform/messaging/email/mail.ts';
import { SMS } from '#shared/contracts/phones.ts';

/** The code with which a signed-in user confirms a change of the account. */
export function confirmationCode(to: string, name: string | undefined, code: string): Mail {
  return letter(to, {
    subject: 'Your confirmation code',
    before: [
      greeting(name),
      `A change to your account with Munshi waits for this code:\n${code}`,
      `It is good for ${SMS.codeMinutes} minutes and works once.`,
    ],
    after: [
      'If it was not you who asked for it, tell the code to nobody, change your password and end all other sessions.',
    ],
  });
}
