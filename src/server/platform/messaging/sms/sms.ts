/** A one-time code on its way to a phone. */
export interface SmsMessage {
  /** `+91` and ten digits. */
  to: string;
  /** Six digits. */
  code: string;
  /** How long the code is good. */
  minutes: number;
}

/** News of one's own account, for whom no mail reaches. It holds no code, no link and no secret. */
export interface SmsNotice {
  /** `+91` and ten digits. */
  to: string;
  /** What happened, in 30 characters at most: a variable of a DLT-approved template holds no more. */
  what: string;
}

/**
 * Sends codes by SMS: MSG91, Twilio, or files in the local outbox.
 * Errors: `ProblemError` `sms_unavailable` when the provider refuses, does not answer within 10 s or cannot be reached.
 * Its cause says what the provider called the failure, and never holds the number or the code.
 */
export interface SmsSender {
  readonly provider: 'msg91' | 'twilio' | 'outbox';
  send(message: SmsMessage): Promise<void>;
  /** Not there where the provider has no template for it. Errors: as `send`. */
  notify?(notice: SmsNotice): Promise<void>;
  /** The folder, when messages are written there instead of being sent. */
  readonly outbox?: string;
}

/** The words of a message, where they are ours to choose; MSG91 keeps its own in the approved template. */
export function smsText({ code, minutes }: SmsMessage): string {
  return `${code} is your code for Munshi. It is good for ${minutes} minutes and works once. Never tell it to anybody.`;
}

/** The words of a notice, likewise: one SMS of the GSM alphabet. */
export function noticeText({ what }: SmsNotice): string {
  return `Munshi: ${what}. If it was not you, see Profile, Security at once, or write to whoever runs your Munshi.`;
}
