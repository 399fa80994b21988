import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { breaches } from '#shared/contracts/site/breaches.ts';
import { indianClock, indianDay, indianMoment } from '#shared/indian-day.ts';
import { messages } from '#shared/messages/en/site/breaches.ts';
import { t } from '#shared/messages/translate.ts';
import { readTypedDay } from '#shared/typed-day.ts';
import { api } from '#web/data/api.ts';
import { useChange } from '#web/data/use-change.ts';
import { toastSuccess } from '#web/ui/feedback/toast-store.ts';
import { DateField } from '#web/ui/forms/date-field.tsx';
import { InputField, TextareaField } from '#web/ui/forms/input.tsx';
import { Button } from '#web/ui/primitives/button.tsx';
import { breachesQuery } from './queries.ts';

const EMPTY = { what: '', whose: '', people: '', consequences: '', measures: '' };
type Typed = typeof EMPTY & { day: string; clock: string };
type Errors = Partial<Record<'what' | 'day' | 'people', string>>;

/** The entry that the typed words make, or the sentence of each field that they do not fit. */
function read({ day, clock, people, ...words }: Typed) {
  const errors: Errors = {};
  const typed = readTypedDay(day);
  const noticed = typeof typed === 'object' && /^\d{2}:\d{2}$/u.test(clock) ? typed.day : undefined;
  if (noticed === undefined) errors.day = t(messages.dayMissing);
  if (words.what.trim() === '') errors.what = t(messages.whatMissing);
  if (!/^\d{0,9}$/u.test(people.trim())) errors.people = t(messages.peopleNotNumber);
  if (noticed === undefined || Object.keys(errors).length > 0) return { errors };
  const count = people.trim() === '' ? null : Number(people);
  return { errors, entry: { ...words, people: count, noticed_at: indianMoment(noticed, clock) } };
}

/** A new entry of the register; what was typed stays until it is recorded. */
export function BreachForm({ onRecorded }: { onRecorded: () => void }) {
  const client = useQueryClient();
  const [typed, setTyped] = useState<Typed>(() => ({
    ...EMPTY,
    day: indianDay(new Date()),
    clock: indianClock(new Date()),
  }));
  const [errors, setErrors] = useState<Errors>({});
  const record = useChange({
    mutationFn: (entry: object) => api.post('/functions/v1/breaches', entry, breaches),
    onSuccess: (data) => {
      client.setQueryData(breachesQuery.queryKey, data);
      toastSuccess(t(messages.recorded));
      onRecorded();
    },
    failed: t(messages.notRecorded),
  });
  const set = (field: keyof Typed) => (value: string) => setTyped((now) => ({ ...now, [field]: value }));
  const error = (field: keyof Errors) => (errors[field] === undefined ? {} : { error: errors[field] });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const outcome = read(typed);
    setErrors(outcome.errors);
    if (outcome.entry) record.mutate(outcome.entry);
  };
  const area = (field: 'what' | 'whose' | 'consequences' | 'measures', required = false) => (
    <TextareaField
      label={t(messages[field])}
      required={required}
      {...(field === 'what' ? error('what') : {})}
      rows={2}
      value={typed[field]}
      onChange={({ target }) => set(field)(target.value)}
    />
  );
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <DateField
        label={t(messages.noticedOn)}
        value={typed.day}
        onChange={set('day')}
        required
        {...error('day')}
      />
      <InputField
        label={t(messages.noticedAt)}
        required
        type="time"
        value={typed.clock}
        onChange={({ target }) => set('clock')(target.value)}
      />
      {area('what', true)}
      {area('whose')}
      <InputField
        label={t(messages.people)}
        {...error('people')}
        inputMode="numeric"
        value={typed.people}
        onChange={({ target }) => set('people')(target.value)}
      />
      {area('consequences')}
      {area('measures')}
      <Button
        type="submit"
        variant="primary"
        busy={record.isPending && t(messages.saving)}
        className="md:self-start"
      >
        {t(messages.save)}
      </Button>
    </form>
  );
}
