import { useEffect, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { latestSession, onAuthEvent } from '#web/data/auth-events.ts';
import {
  dropPersistedForm,
  forgetForm,
  markForm,
  persistedForm,
  persistForm,
  useHasPersistedForm,
} from '#web/data/device/persisted-form.ts';

type PersistedFormOptions<T extends FieldValues, Out> = {
  /** Names the form and its page. */
  name: string;
  form: UseFormReturn<T, unknown, Out>;
  submit: () => Promise<void>;
};

/**
 * Carries a form over the end of its session: what was typed comes back after the same user has signed in again. Call
 * `refused` when the server refused the form because nobody is signed in: then it is also sent again.
 */
export function usePersistedForm<T extends FieldValues, Out>({
  name,
  form,
  submit,
}: PersistedFormOptions<T, Out>) {
  const sent = useRef(false);
  const waits = useHasPersistedForm(name);

  const { reset } = form;
  const send = useRef(submit);
  useEffect(() => {
    const kept = waits ? persistedForm<T>(name) : undefined;
    if (!kept) return;
    dropPersistedForm(name);
    reset(kept.values, { keepDefaultValues: true });
    if (kept.sent) void send.current();
  }, [waits, name, reset]);

  useEffect(() => {
    const isTyped = (values: T) =>
      Object.entries(values).some(([field, value]) => value !== form.formState.defaultValues?.[field]);
    const keep = ({ values }: { values: T }) => {
      if (latestSession() === null) return;
      if (isTyped(values)) persistForm(name, values);
      else forgetForm(name);
    };
    const ends = [
      form.subscribe({ formState: { values: true }, callback: keep }),
      onAuthEvent((event, session, { by }) => {
        if (event === 'SIGNED_OUT' && !session && by === 'server' && isTyped(form.getValues()))
          markForm({ name, sent: sent.current });
      }),
    ];
    return () => {
      for (const end of ends) end();
    };
  }, [form, name]);
  return {
    refused: () => {
      sent.current = true;
    },
  };
}
