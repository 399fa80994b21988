import { useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { onAuthEvent } from '#web/data/auth-events.ts';
import { dropPersistedForm, persistedForm, persistForm } from '#web/data/persisted-form.ts';
import { useSession } from '#web/data/session.ts';

type Given<T extends FieldValues, Out> = {
  /** Names the form and its page. */
  name: string;
  form: UseFormReturn<T, unknown, Out>;
  submit: () => Promise<void>;
};

/**
 * Carries a form over the end of its session: what was typed comes back after the same user has signed in again. Call
 * `refused` when the server refused the form because nobody is signed in: then it is also sent again.
 */
export function usePersistedForm<T extends FieldValues, Out>({ name, form, submit }: Given<T, Out>) {
  const { user } = useSession();
  const userId = user?.id;
  const sent = useRef(false);
  const [kept] = useState(() => persistedForm<T>(name, userId));

  const { reset } = form;
  const send = useRef(submit);
  useEffect(() => {
    if (!kept) return;
    dropPersistedForm();
    reset(kept.values, { keepDefaultValues: true });
    if (kept.sent) void send.current();
  }, [kept, reset]);

  useEffect(
    () =>
      onAuthEvent((event, session, { by }) => {
        const ended = event === 'SIGNED_OUT' && !session && by === 'server';
        if (!ended || userId === undefined) return;
        const values = form.getValues();
        const typed = Object.entries(values).some(
          ([field, value]) => value !== form.formState.defaultValues?.[field],
        );
        if (typed) persistForm({ name, userId, values, sent: sent.current });
      }),
    [form, name, userId],
  );
  return {
    refused: () => {
      sent.current = true;
    },
  };
}
