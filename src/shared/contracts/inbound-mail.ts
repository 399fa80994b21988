import { z } from 'zod';
import { messages } from '../messages/en/practice/court-import.ts';
import { t } from '../messages/translate.ts';

/** Limits of mail that brings files from courts: bytes of one, how many an hour, and those whose mail is read beside the user’s own. */
export const INBOUND_MAIL = { bytes: 40 * 1024 * 1024, anHour: 60, senders: 20 } as const;

const SENDER = /^(?:[^\s@,;<>"]{1,64})?@[a-z\d](?:[a-z\d.-]{0,250}[a-z\d])?$/u;
/** An address, or `@domain` for everybody there. */
const sender = z
  .string()
  .max(320)
  .transform((text) => text.trim().toLowerCase())
  .refine((text) => SENDER.test(text), { error: () => t(messages.senderWrong) });

/** `PATCH /functions/v1/inbound-address`. */
export const inboundSenders = z.object({ senders: z.array(sender).max(INBOUND_MAIL.senders) });

/** `GET /functions/v1/inbound-address`. */
export const inboundAddress = z.object({
  /** False where the operator has not set up inbound mail. */
  offered: z.boolean(),
  address: z.string().nullable(),
  senders: z.array(z.string()),
});
export type InboundAddress = z.infer<typeof inboundAddress>;

/** True for a sender whose mail the user reads: the user, or one of those whom they named. */
export function isAllowedSender(
  from: string,
  { email, senders }: { email: string | null; senders: readonly string[] },
): boolean {
  const address = from.trim().toLowerCase();
  const domain = address.slice(address.lastIndexOf('@'));
  return (
    address.includes('@') &&
    (address === email?.toLowerCase() || senders.includes(address) || senders.includes(domain))
  );
}
