import '#web/data/strict-zod.ts';
import { contactForm } from '#shared/contracts/site/site.ts';
import { messages } from '#shared/messages/en/site/landing.ts';
import { t } from '#shared/messages/translate.ts';
import { api, serverSentence } from '#web/data/api.ts';

type Outcome = { errors: Record<string, string> } | { failure: string } | { sent: true };

/** Checks the fields by the contract and sends them. `failure` is a sentence for the user. */
export async function sendContact(fields: Record<string, unknown>): Promise<Outcome> {
  const checked = contactForm.safeParse(fields);
  if (!checked.success) {
    const errors: Record<string, string> = {};
    for (const { path, message } of checked.error.issues) errors[String(path[0])] ??= message;
    return { errors };
  }
  try {
    await api.run('POST', '/functions/v1/submit-contact-form', checked.data);
    return { sent: true };
  } catch (error) {
    return { failure: serverSentence(error, t(messages.submitError)) };
  }
}
