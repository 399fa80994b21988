import type { Mail } from '#server/platform/mail/mail.ts';
import { ACCOUNTS } from '#shared/accounts.ts';

interface Letter {
  subject: string;
  /** Said before the button and after it. */
  before: string[];
  action?: { label: string; link: string };
  after: string[];
}

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** One letter as plain text and as simple HTML: no images, nothing fetched, nothing that follows the reader. */
function letter(to: string, { subject, before, action, after }: Letter): Mail {
  const close = 'Munshi, for your chambers';
  const text = [...before, ...(action ? [`${action.label}:\n${action.link}`] : []), ...after, close].join(
    '\n\n',
  );
  const paragraph = (words: string) => `<p>${escapeHtml(words)}</p>`;
  const button =
    action &&
    `<p><a href="${escapeHtml(action.link)}" style="display:inline-block;padding:10px 18px;border-radius:6px;background:#1e3a5f;color:#ffffff;text-decoration:none">${escapeHtml(action.label)}</a></p><p style="color:#555555">Or open this address: ${escapeHtml(action.link)}</p>`;
  const body = [...before.map(paragraph), button ?? '', ...after.map(paragraph), paragraph(close)].join('\n');
  const html = `<!doctype html><html lang="en-IN"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head><body style="font-family:Georgia,serif;font-size:16px;line-height:1.5;color:#1a1a1a;max-width:36em;margin:0 auto;padding:24px">${body}</body></html>`;
  return { to, subject, text: `${text}\n`, html };
}

const greeting = (name: string | undefined) => (name ? `Dear ${name},` : 'Hello,');
const ONCE = 'It works once.';

export function confirmSignUp(to: string, name: string | undefined, link: string): Mail {
  return letter(to, {
    subject: 'Confirm your e-mail address',
    before: [
      greeting(name),
      'An account with Munshi was created with this e-mail address. Confirm that it is yours, and you can log in.',
    ],
    action: { label: 'Confirm my address', link },
    after: [
      `The link is good for ${ACCOUNTS.confirmLinkHours} hours. ${ONCE}`,
      'If you did not ask for an account, do nothing: without your confirmation it cannot be used.',
    ],
  });
}

/** Sent instead of a confirmation to somebody who has an account, so that only the owner of the address learns it. */
export function accountExists(to: string, name: string | undefined, loginLink: string): Mail {
  return letter(to, {
    subject: 'You already have an account',
    before: [
      greeting(name),
      'Somebody tried to create an account with this e-mail address, but you have one already. Nothing was changed.',
    ],
    action: { label: 'Log in', link: loginLink },
    after: [
      'If it was you and the password is forgotten, ask for a new one on the login page. If it was not you, there is nothing to do.',
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
    before: [greeting(name), 'This address is to become the one you log in to Munshi with.'],
    action: { label: 'Confirm the new address', link },
    after: [
      `The link is good for ${ACCOUNTS.confirmLinkHours} hours. ${ONCE} Until then your old address stays in force.`,
      'If you did not ask for this, do nothing.',
    ],
  });
}

/** To the old address, once the new one is in force. */
export function addressChanged(to: string, name: string | undefined): Mail {
  return letter(to, {
    subject: 'Your e-mail address was changed',
    before: [
      greeting(name),
      'The e-mail address of your account with Munshi was changed to another one. This address no longer logs in.',
    ],
    after: ['If you did not do this, write to whoever runs this server at once.'],
  });
}
