/** A mail as features compose it: plain text always, HTML optional. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html?: string;
}

/** SMTP, or the local outbox (`.eml` files under `$MUNSHI_DATA/outbox/`). Errors: rejects with the transport's cause. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
  /** Set when mail is written to a folder instead of being sent. */
  readonly outbox?: string;
}
