/** A mail as features compose it: plain text always, HTML optional. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html?: string;
  /** `<…@…>`; a mail that may go out twice carries the same one both times. Unset: a new one each time. */
  messageId?: string;
}
