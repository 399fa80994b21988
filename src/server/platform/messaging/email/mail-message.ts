import type { SendMailOptions } from 'nodemailer';

/** A mail from a feature: plain text is required, HTML optional. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html?: string;
  /** Address for answers, when it is not the sender. */
  replyTo?: string;
  /** `<…@…>`; a mail that may be sent twice has the same id both times. Default: a new id for each mail. */
  messageId?: string;
  /**
   * URL that stops mails like this one by one POST without a session, so that a mail program can offer it (RFC 8058).
   */
  stopLink?: string;
}

/** The mail as nodemailer takes it. */
export function messageFrom(from: string, { stopLink, ...mail }: Mail): SendMailOptions {
  if (stopLink === undefined) return { from, ...mail };
  return {
    from,
    ...mail,
    list: { unsubscribe: stopLink },
    headers: { 'list-unsubscribe-post': 'List-Unsubscribe=One-Click' },
  };
}

/** A confirmed address, and the language of its user's profile; null when they chose none. */
export interface MailRecipient {
  email: string;
  language: string | null;
}
