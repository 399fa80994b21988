import { z } from 'zod';
import { messages } from '../../messages/en/site/contact.ts';
import { t } from '../../messages/translate.ts';
import { line, text } from '../../text.ts';
import { callTopics, isOfferedSlot } from './call-slots.ts';

/** Limits of what a visitor without an account may send. */
export const CONTACT = {
  minName: 2,
  minMessage: 10,
  maxMessage: 5000,
  /** Messages and requests for a call together, of one network address. */
  perHour: 5,
} as const;

const invalidEmail = { error: () => t(messages.emailInvalid) };

const sender = {
  name: line(200, { error: () => t(messages.nameTooLong, { max: 200 }) }).refine(
    (name) => name.length >= CONTACT.minName,
    { error: () => t(messages.nameTooShort) },
  ),
  email: line(320, invalidEmail).pipe(z.email(invalidEmail)),
};

const message = text(CONTACT.maxMessage, {
  error: () => t(messages.messageTooLong, { max: CONTACT.maxMessage }),
}).transform((value) => value.trim());

export const contactForm = z.object({
  ...sender,
  message: message.refine((value) => value.length >= CONTACT.minMessage, {
    error: () => t(messages.messageTooShort),
  }),
});
export type ContactForm = z.infer<typeof contactForm>;

export const callRequest = z.object({
  ...sender,
  topic: z.enum(callTopics, { error: () => t(messages.topicMissing) }),
  slot: z.iso
    .datetime({ offset: true, error: () => t(messages.slotMissing) })
    .describe('The start of an offered time'),
  message: message.optional(),
});
export type CallRequest = z.infer<typeof callRequest>;

/** Errors: false for a time that is not offered at `now`. */
export const slotIsOffered = ({ slot }: Pick<CallRequest, 'slot'>, now: Date): boolean =>
  isOfferedSlot(new Date(slot), now);

export const received = z.object({ id: z.uuid() });
