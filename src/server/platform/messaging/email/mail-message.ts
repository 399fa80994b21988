/** A mail from a feature: plain text is required, HTML optional. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html?: string;
  /** Where an answer goes, when it is not the sender. */
  replyTo?: string;
  /** `<…@…>`; a mail that may be sent twice has the same id both times. Default: a new id for each mail. */
  messageId?: string;
}

/** A confirmed address, and the language of its user's profile; null when they chose none. */
export interface MailRecipient {
  email: string;
  language: string | null;
}
