import { type FormEvent, useEffect, useRef, useState } from 'react';
import { messages } from '#shared/messages/en/site/landing.ts';
import { t } from '#shared/messages/translate.ts';
import { toastProblem, toastSuccess } from '#web/ui/feedback/toast-store.ts';
import { InputField, TextareaField } from '#web/ui/forms/input.tsx';
import { Button } from '#web/ui/primitives/button.tsx';

/** The error of each field, by its name. */
type Errors = Readonly<Partial<Record<string, string>>>;

const failed = (description: string) => toastProblem(t(messages.submitFailed), description);

/** Checks and sends the form with code that loads now; what was typed stays in the form unless it was sent. */
async function send(form: HTMLFormElement): Promise<Errors> {
  try {
    const { sendContact } = await import('./send-contact.ts');
    const outcome = await sendContact(Object.fromEntries(new FormData(form)));
    if ('errors' in outcome) return outcome.errors;
    if ('failure' in outcome) {
      failed(outcome.failure);
      return {};
    }
    form.reset();
    toastSuccess(t(messages.submitted), t(messages.thanks));
  } catch (error) {
    console.warn('The contact form could not be sent', error);
    failed(t(messages.submitError));
  }
  return {};
}

/** The contact form of the landing page, in the prerendered HTML too. */
export function ContactForm() {
  const [errors, setErrors] = useState<Errors>({});
  const [sending, setSending] = useState(false);
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const [first] = Object.keys(errors);
    const field = first && element.current?.elements.namedItem(first);
    if (field instanceof HTMLElement) field.focus();
  }, [errors]);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending) return;
    setSending(true);
    setErrors(await send(event.currentTarget));
    setSending(false);
  };
  const field = (name: string) => {
    const error = errors[name];
    return { required: true, ...(error === undefined ? {} : { error }) };
  };
  return (
    <form
      ref={element}
      noValidate
      method="post"
      // Without JavaScript the answer is a page.
      action="/functions/v1/submit-contact-form"
      onSubmit={(event) => void submit(event)}
      className="flex flex-col gap-4"
    >
      <InputField label={t(messages.name)} {...field('name')} name="name" autoComplete="name" />
      <InputField
        label={t(messages.email)}
        {...field('email')}
        name="email"
        type="email"
        autoComplete="email"
        inputMode="email"
      />
      <TextareaField label={t(messages.message)} {...field('message')} name="message" rows={5} />
      <Button type="submit" variant="primary" busy={sending && t(messages.sending)} className="md:self-start">
        {t(messages.sendMessage)}
      </Button>
    </form>
  );
}
