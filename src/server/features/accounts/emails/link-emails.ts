import { greeting, letter } from '#server/platform/messaging/email/letter.ts';
import type { Mail } from '#server/platform/messaging/email/mail.ts';
import { ACCOUNTS } from '#shared/contracts/accounts.ts';

const ONCE = 'It works once.';

export function confirmSignUp(to: string, name: string | undefined, link: string): Mail {
  return letter(to, {
    subject: 'Confirm your e-mail address',
    before: [
      greeting(name),
      'An account with Munshi was created with this e-mail address. Confirm that it is yours, and you can sign in.',
    ],
    action: { label: 'Confirm my address', link },
    after: [
      `The link is good for ${ACCOUNTS.confirmLinkHours} hours. ${ONCE}`,
      'If you did not ask for an account, do nothing: without your confirmation it cannot be used.',
    ],
  });
}

/** Sent instead of a confirmation if the account already exists, so that only the owner of the address learns it. */
export function accountExists(to: string, name: string | undefined, loginLink: string): Mail {
  return letter(to, {
    subject: 'You already have an account',
    before: [
      greeting(name),
      'Somebody tried to create an account with this e-mail address, but you have one already. Nothing was changed.',
    ],
    action: { label: 'Sign in', link: loginLink },
    after: [
      'If it was you and the password is forgotten, ask for a new one on the sign-in page. If it was not you, there is nothing to do.',
    ],
  });
}

export function resetPassword(to: string, name: string | undefined, link: string): Mail {
  return letter(to, {
    subject: 'Choose a new password',
    before: [greeting(name), 'A new password was asked for your account with Munshi.'],
    action: { label: 'Choose a new password', link },
    after: [
      `The link is good for ${ACCOUNTS.recoveryLinkHours * 60} minutes. ${ONCE}`,
      'If you did not ask for this, do nothing: your password stays as it is.',
    ],
  });
}

export function confirmNewAddress(to: string, name: string | undefined, link: string): Mail {
  return letter(to, {
    subject: 'Confirm your new e-mail address',
    before: [greeting(name), 'This address is to become the one you sign in to Munshi with.'],
    action: { label: 'Confirm the new address', link },
    after: [
      `The link is good for ${ACCOUNTS.confirmLinkHours} hours. ${ONCE} Until then your old address stays in force.`,
      'If you did not ask for this, do nothing.',
    ],
  });
}
