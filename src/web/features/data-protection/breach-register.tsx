import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { type Breach, breaches } from '#shared/contracts/site/breaches.ts';
import { indianClock, indianDay, indianMoment } from '#shared/indian-day.ts';
import { messages } from '#shared/messages/en/site/breaches.ts';
import { t } from '#shared/messages/translate.ts';
import { BREACH_STEPS, type BreachStep, breachDue } from '#shared/site/breach-clocks.ts';
import { readTypedDay } from '#shared/typed-day.ts';
import { Unloaded } from '#web/components/unloaded.tsx';
import { api } from '#web/data/api.ts';
import { useChange } from '#web/data/use-change.ts';
import { toastSuccess } from '#web/ui/feedback/toast-store.ts';
import { DateField } from '#web/ui/forms/date-field.tsx';
import { InputField, TextareaField } from '#web/ui/forms/input.tsx';
import { Button } from '#web/ui/primitives/button.tsx';
import { Card, CardBody, CardHeader } from '#web/ui/primitives/card.tsx';
import { Page, PageHeader, PageTitle } from '#web/ui/primitives/page.tsx';
import { dateTime } from '#web/ui/time/dates.ts';
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
function BreachForm({ onRecorded }: { onRecorded: () => void }) {
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

type StepProps = { breach: Breach; step: BreachStep };

function stateOf({ breach, step }: StepProps): string {
  const done = breach[`${step}_at`];
  if (done !== null) return t(messages.done, { when: dateTime(done) });
  const due = breachDue(step, new Date(breach.noticed_at));
  if (due === undefined) return '';
  const when = dateTime(due.toISOString());
  return due < new Date() ? t(messages.late, { when }) : t(messages.due, { when });
}

function StepLine({ breach, step }: StepProps) {
  const client = useQueryClient();
  const mark = useChange({
    mutationFn: () => api.patch('/functions/v1/breaches', { id: breach.id, done: step }, breaches),
    onSuccess: (data) => {
      client.setQueryData(breachesQuery.queryKey, data);
      toastSuccess(t(messages.marked));
    },
    failed: t(messages.notMarked),
  });
  return (
    <li className="flex flex-wrap items-center justify-between gap-2 border-t border-line py-2">
      <span className="min-w-0">
        {t(messages.step, { step })}
        <span className="block text-13 text-ink-soft">{stateOf({ breach, step })}</span>
      </span>
      {breach[`${step}_at`] === null && (
        <Button busy={mark.isPending && t(messages.marking)} onClick={() => mark.mutate()}>
          {t(messages.doneNow)}
        </Button>
      )}
    </li>
  );
}

function Entry({ breach }: { breach: Breach }) {
  const people = breach.people === null ? [] : [t(messages.peopleCount, { count: breach.people })];
  const facts = [breach.whose, ...people, breach.consequences, breach.measures].filter((fact) => fact !== '');
  return (
    <Card>
      <CardHeader title={t(messages.noticed, { when: dateTime(breach.noticed_at) })} />
      <CardBody>
        <div className="flex flex-col gap-2 text-ui">
          <p className="whitespace-pre-line">{breach.what}</p>
          {facts.map((fact) => (
            <p key={fact} className="whitespace-pre-line text-ink-soft">
              {fact}
            </p>
          ))}
          <ul>
            {BREACH_STEPS.map((step) => (
              <StepLine key={step} breach={breach} step={step} />
            ))}
          </ul>
        </div>
      </CardBody>
    </Card>
  );
}

function Register({ entries }: { entries: readonly Breach[] }) {
  if (entries.length === 0) return <p className="text-ui text-ink-soft">{t(messages.empty)}</p>;
  return entries.map((entry) => <Entry key={entry.id} breach={entry} />);
}

/** The register of breaches of personal data, for the operators. */
export function BreachRegister() {
  const query = useQuery(breachesQuery);
  const { data } = query;
  const [recording, setRecording] = useState(false);
  return (
    <Page className="max-w-[48rem]!">
      <PageTitle>{t(messages.title)}</PageTitle>
      <PageHeader title={t(messages.title)} description={t(messages.lead)} />
      {data ? (
        <div className="flex flex-col gap-6">
          <p className="text-13 text-ink-soft">{t(messages.rules)}</p>
          {recording ? (
            <BreachForm onRecorded={() => setRecording(false)} />
          ) : (
            <Button variant="primary" className="md:self-start" onClick={() => setRecording(true)}>
              {t(messages.record)}
            </Button>
          )}
          <Register entries={data.breaches} />
        </div>
      ) : (
        <Unloaded of={query} failed={t(messages.notLoaded)} loading={t(messages.loading)} skeleton="h-72" />
      )}
    </Page>
  );
}
