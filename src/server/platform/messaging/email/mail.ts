/** A mail as features compose it: plain text always, HTML optional. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html?: string;
}
