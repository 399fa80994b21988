import { type Ref, useEffect, useRef, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import {
  type CallDay,
  type CallTopic,
  callTopics,
  offeredCallDays,
} from '#shared/contracts/site/call-slots.ts';
import { indianTime, shortIndianDay } from '#shared/indian-time.ts';
import { messages as landing } from '#shared/messages/en/site/landing.ts';
import { messages } from '#shared/messages/en/site/visits.ts';
import { t } from '#shared/messages/translate.ts';
import { useChange } from '#web/data/use-change.ts';
import { fieldsOf } from '#web/ui/forms/fields-of.ts';
import { CONTROL, Field, InputField, TextareaField } from '#web/ui/forms/input.tsx';
import { lazyResolver } from '#web/ui/forms/lazy-resolver.ts';
import { Button } from '#web/ui/primitives/button.tsx';
import { cx } from '#web/ui/primitives/class-names.ts';

const loadRequest = () => import('./request-call.ts');
const callCheck = lazyResolver(() => loadRequest().then((checks) => checks.callCheck));

const SELECT = cx(CONTROL, 'h-11 md:h-9');

const TOPICS = {
  research: landing.researchDemo,
  document_analysis: landing.analysisDemo,
} as const satisfies Record<CallTopic, object>;

type CallFields = {
  name: string;
  email: string;
  topic: CallTopic;
  slot: string;
  message?: string | undefined;
};

const timeOf = (slot: string) => `${shortIndianDay(new Date(slot))}, ${indianTime(new Date(slot))}`;

const starts = (days: readonly CallDay[], day: string) => days.find((one) => one.day === day)?.starts ?? [];

/** The request has arrived: what happens next. */
function Requested({ email, slot, onAgain }: { email: string; slot: string; onAgain: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The form with the pressed button has gone.
  useEffect(() => heading.current?.focus(), []);
  return (
    <div>
      <h2 ref={heading} tabIndex={-1} className="text-18 font-semibold">
        {t(messages.requested)}
      </h2>
      <p className="mt-1 mb-4 text-ui">{t(messages.requestedText, { email, time: timeOf(slot) })}</p>
      <Button onClick={onAgain}>{t(messages.another)}</Button>
    </div>
  );
}

type WhenProps = {
  form: UseFormReturn<CallFields>;
  days: readonly CallDay[];
  day: string;
  onDay: (day: string) => void;
  dayField: Ref<HTMLSelectElement>;
};

/** The day and the time. Without a day there are no times to choose from: the day is what is missing then. */
function When({ form: { register, setValue, formState }, days, day, onDay, dayField }: WhenProps) {
  const missing = formState.errors.slot?.message;
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <Field
        label={t(messages.day)}
        required
        error={missing && day === '' ? t(messages.chooseDay) : undefined}
      >
        {(control) => (
          <select
            {...control}
            ref={dayField}
            value={day}
            onChange={({ target }) => {
              onDay(target.value);
              setValue('slot', '');
            }}
            className={SELECT}
          >
            <option value="">{t(messages.chooseDay)}</option>
            {days.map((one) => (
              <option key={one.day} value={one.day}>
                {one.starts[0] ? shortIndianDay(one.starts[0]) : one.day}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field
        label={t(messages.time)}
        required
        hint={t(messages.indianTime)}
        error={day === '' ? undefined : missing}
      >
        {(control) => (
          <select {...control} {...register('slot')} disabled={day === ''} className={SELECT}>
            <option value="">{t(messages.chooseTime)}</option>
            {starts(days, day).map((start) => (
              <option key={start.toISOString()} value={start.toISOString()}>
                {indianTime(start)}
              </option>
            ))}
          </select>
        )}
      </Field>
    </div>
  );
}

/** Asks for a call at one of the offered times. */
export function CallForm({ topic = 'research' }: { topic?: CallTopic | undefined }) {
  // The days are not in the prerendered HTML, whose build was on another day.
  const [days, setDays] = useState<readonly CallDay[]>([]);
  useEffect(() => setDays(offeredCallDays(new Date())), []);
  const [day, setDay] = useState('');
  const dayField = useRef<HTMLSelectElement>(null);
  const form = useForm<CallFields>({
    resolver: callCheck,
    shouldFocusError: day !== '',
    defaultValues: { name: '', email: '', topic, slot: '', message: '' },
  });
  const { register, formState } = form;
  const { errors } = formState;
  const field = fieldsOf(form);
  const request = useChange({
    mutationFn: async (values: CallFields) => (await loadRequest()).requestCall(values),
    failed: t(messages.requestFailed),
  });
  if (request.isSuccess) return <Requested {...request.variables} onAgain={() => request.reset()} />;
  return (
    <form
      noValidate
      method="post"
      onSubmit={(event) =>
        void form.handleSubmit(
          (values) => request.mutate(values),
          () => (day === '' ? dayField.current?.focus() : undefined),
        )(event)
      }
      className="flex flex-col gap-4"
    >
      <Field label={t(messages.topic)} error={errors.topic?.message}>
        {(control) => (
          <select {...control} {...register('topic')} className={SELECT}>
            {callTopics.map((value) => (
              <option key={value} value={value}>
                {t(TOPICS[value])}
              </option>
            ))}
          </select>
        )}
      </Field>
      <When form={form} days={days} day={day} onDay={setDay} dayField={dayField} />
      <InputField label={t(landing.name)} required {...field('name')} autoComplete="name" />
      <InputField
        label={t(landing.email)}
        required
        {...field('email')}
        type="email"
        autoComplete="email"
        inputMode="email"
      />
      <TextareaField label={t(messages.note)} optional {...field('message')} rows={4} />
      <Button
        type="submit"
        variant="primary"
        busy={request.isPending && t(messages.requesting)}
        className="md:self-start"
      >
        {t(messages.request)}
      </Button>
    </form>
  );
}
