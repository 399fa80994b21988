import { escapeMarkup } from '#shared/escape-markup.ts';
import { messages } from '#shared/messages/en/common/emails.ts';
import { locale, t } from '#shared/messages/translate.ts';
import { nameForGreeting } from '#shared/person-names.ts';
import type { Mail } from './mail-message.ts';

export interface EmailContent {
  subject: string;
  /** Paragraphs before and after the button. */
  before: string[];
  action?: { label: string; link: string };
  after: string[];
}

/** An email as plain text and as simple HTML: no images, no remote content, no tracking. */
export function email(to: string, { subject, before, action, after }: EmailContent): Mail {
  const close = t(messages.closing);
  const text = [...before, ...(action ? [`${action.label}:\n${action.link}`] : []), ...after, close].join(
    '\n\n',
  );
  const paragraph = (words: string) => `<p>${escapeMarkup(words).replaceAll('\n', '<br>')}</p>`;
  const button =
    action &&
    `<p><a href="${escapeMarkup(action.link)}" style="display:inline-block;padding:10px 18px;border-radius:6px;background:#1e3a5f;color:#ffffff;text-decoration:none">${escapeMarkup(action.label)}</a></p><p style="color:#555555">${escapeMarkup(t(messages.orOpen, { link: action.link }))}</p>`;
  const body = [...before.map(paragraph), button ?? '', ...after.map(paragraph), paragraph(close)].join('\n');
  const html = `<!doctype html><html lang="${locale()}"><head><meta charset="utf-8"><title>${escapeMarkup(subject)}</title></head><body style="font-family:Georgia,serif;font-size:16px;line-height:1.5;color:#1a1a1a;max-width:36em;margin:0 auto;padding:24px">${body}</body></html>`;
  return { to, subject, text: `${text}\n`, html };
}

/** Greets by the account's name, unless it contains a link; hidden characters are removed. */
export function greeting(name: string | undefined): string {
  const shown = nameForGreeting(name);
  return shown === undefined ? t(messages.greetingWithoutName) : t(messages.greeting, { name: shown });
}
