import { email, greeting } from '#server/platform/messaging/email/email.ts';
import type { Mail } from '#server/platform/messaging/email/mail-message.ts';
import { ACCOUNTS } from '#shared/account-limits.ts';
import { messages } from '#shared/messages/en/common/emails.ts';
import { t } from '#shared/messages/translate.ts';

export function confirmSignUp(to: string, name: string | undefined, link: string): Mail {
  return email(to, {
    subject: t(messages.confirmSubject),
    before: [greeting(name), t(messages.confirmText)],
    action: { label: t(messages.confirmAction), link },
    after: [t(messages.confirmExpiry, { hours: ACCOUNTS.confirmLinkHours }), t(messages.confirmNotYou)],
  });
}

/** Sent instead of a confirmation when an account exists, so that only the owner of the address learns it. */
export function accountExists(to: string, name: string | undefined, loginLink: string): Mail {
  return email(to, {
    subject: t(messages.existsSubject),
    before: [greeting(name), t(messages.existsText)],
    action: { label: t(messages.existsAction), link: loginLink },
    after: [t(messages.existsHelp)],
  });
}

export function resetPassword(to: string, name: string | undefined, link: string): Mail {
  return email(to, {
    subject: t(messages.resetSubject),
    before: [greeting(name), t(messages.resetText)],
    action: { label: t(messages.resetAction), link },
    after: [t(messages.resetExpiry, { minutes: ACCOUNTS.recoveryLinkHours * 60 }), t(messages.resetNotYou)],
  });
}

export function confirmNewAddress(to: string, name: string | undefined, link: string): Mail {
  return email(to, {
    subject: t(messages.newAddressSubject),
    before: [greeting(name), t(messages.newAddressText)],
    action: { label: t(messages.newAddressAction), link },
    after: [t(messages.newAddressExpiry, { hours: ACCOUNTS.confirmLinkHours }), t(messages.newAddressNotYou)],
  });
}
