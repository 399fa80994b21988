import { inLanguage } from '#server/core/language.ts';
import { email } from '#server/platform/messaging/email/email.ts';
import type { Mail } from '#server/platform/messaging/email/mail-message.ts';
import type { CallTopic } from '#shared/contracts/site/call-slots.ts';
import { indianDate, indianTime } from '#shared/indian-time.ts';
import { messages } from '#shared/messages/en/site/contact.ts';
import { messages as landing } from '#shared/messages/en/site/landing.ts';
import { DEFAULT_LANGUAGE } from '#shared/messages/languages.ts';
import { t } from '#shared/messages/translate.ts';
import type { NewContact } from './store.ts';

const TOPICS: Readonly<Record<CallTopic, () => string>> = {
  research: () => t(landing.researchDemo),
  document_analysis: () => t(landing.analysisDemo),
};

/** The mail to the operators about a message or a request for a call. An answer goes to the visitor. */
export function contactMail(
  to: readonly string[],
  id: string,
  { name, email: from, message, topic, slot }: Omit<NewContact, 'topic'> & { topic?: CallTopic },
): Mail {
  // Operators have no profile, and did not make the request.
  return inLanguage(DEFAULT_LANGUAGE, () => {
    const time = slot && `${indianDate(slot)}, ${indianTime(slot)}`;
    const call =
      topic && time ? [t(messages.topic, { topic: TOPICS[topic]() }), t(messages.time, { time })] : [];
    const mail = email(to.join(', '), {
      subject: time ? t(messages.callSubject, { name, time }) : t(messages.messageSubject, { name }),
      before: [[t(messages.from, { name, email: from }), ...call].join('\n'), ...(message ? [message] : [])],
      after: [t(messages.answer, { name }), t(messages.kept, { id })],
    });
    return { ...mail, replyTo: from };
  });
}
