import { SHARING } from '#shared/contracts/sharing/sharing.ts';
import { messages } from '#shared/messages/en/common/emails.ts';
import { t } from '#shared/messages/translate.ts';

/** A one-time code to send to a phone. */
export interface SmsMessage {
  /** `+91` and ten digits. */
  to: string;
  /** Six digits. */
  code: string;
  /** Lifetime of the code. */
  minutes: number;
}

/** A notice about the user's own account, for users without email. It contains no code, link or secret. */
export interface SmsNotice {
  /** `+91` and ten digits. */
  to: string;
  /** Event in at most 30 characters: the limit of a variable in a DLT-approved template. */
  what: string;
}

/** An invitation to a case or a chambers, with the link that accepts it. */
export interface SmsInvitation {
  /** `+91` and ten digits. */
  to: string;
  link: string;
}

/** A notice of a next date to the client of a user. */
export interface SmsToClient {
  /** `+91` and ten digits. */
  to: string;
  /** The case and its date, each in at most 30 characters. */
  title: string;
  when: string;
}

/**
 * Sends codes by SMS: MSG91, Twilio, or files in the local outbox.
 * Errors: `ProblemError` `sms_unavailable` when the provider refuses, does not answer within 10 s or cannot be reached.
 * Its cause has the provider's name for the failure, and never the number or the code.
 */
export interface SmsSender {
  readonly provider: 'msg91' | 'twilio' | 'outbox';
  send(message: SmsMessage): Promise<void>;
  /** Undefined when the provider has no template for it. Errors: as `send`. */
  notify?(notice: SmsNotice): Promise<void>;
  /** Undefined when the provider has no template for it. Errors: as `send`. */
  invite?(invitation: SmsInvitation): Promise<void>;
  /** Undefined when the provider has no template for it. Errors: as `send`. */
  client?(notice: SmsToClient): Promise<void>;
  /** The folder, when messages are written to files instead of being sent. */
  readonly outbox?: string;
}

/** The text of a message, where we can choose it; MSG91 has its own in the approved template. */
export function smsText({ code, minutes }: SmsMessage): string {
  return t(messages.smsCode, { code, minutes });
}

/** The text of a notice, likewise: one SMS in the GSM alphabet. */
export function noticeText({ what }: SmsNotice): string {
  return t(messages.smsNotice, { what });
}

/** The text of a notice to a client. */
export const clientText = ({ title, when }: SmsToClient): string => t(messages.smsClient, { title, when });

export function invitationText({ link }: SmsInvitation): string {
  return t(messages.smsInvitation, { link, days: SHARING.invitationDays });
}
