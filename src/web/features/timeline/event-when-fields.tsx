import { Controller, type UseFormReturn } from 'react-hook-form';
import { type EventType, TIMELINE } from '#shared/contracts/timeline.ts';
import { indianDay } from '#shared/indian-day.ts';
import { messages } from '#shared/messages/en/practice/timeline.ts';
import { t } from '#shared/messages/translate.ts';
import { readTypedDay } from '#shared/typed-day.ts';
import { useReminders } from '#web/components/calendar/remind-default.ts';
import { useSession } from '#web/data/session.ts';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import { DateField } from '#web/ui/forms/date-field.tsx';
import { fieldsOf } from '#web/ui/forms/fields-of.ts';
import { Field, InputField } from '#web/ui/forms/input.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { canBeDone } from './board-requests.ts';
import type { EventChange, EventInput } from './queries.ts';

export type EventForm = UseFormReturn<EventInput, unknown, EventChange>;

const DAYS = { first: `${TIMELINE.firstYear}-01-01`, last: `${TIMELINE.lastYear}-12-31` };

/** A hearing or a meeting that is entered after its day is a record; a deadline that has passed is overdue. */
export function isRecord(type: EventType, typed: string): boolean {
  const read = readTypedDay(typed);
  return (
    type !== 'deadline' && canBeDone(type) && typeof read === 'object' && read.day < indianDay(new Date())
  );
}

/** Follows the type and date of a new event, until the user decides whether it is done. */
export function followDone({ getFieldState, getValues, setValue }: EventForm, isNew: boolean): void {
  if (!isNew || getFieldState('done_at').isTouched) return;
  const { event_type, day } = getValues();
  setValue('done_at', isRecord(event_type, day) ? new Date().toISOString() : null);
}

export function WhenFields({ form, isNew }: { form: EventForm; isNew: boolean }) {
  const field = fieldsOf(form);
  return (
    <div className="grid grid-cols-2 items-start gap-4">
      <Controller
        control={form.control}
        name="day"
        render={({ field: { ref, value, onChange, onBlur } }) => (
          <DateField
            label={t(messages.date)}
            required
            error={form.formState.errors.day?.message}
            inputRef={ref}
            value={value}
            onChange={(typed) => {
              onChange(typed);
              followDone(form, isNew);
            }}
            onBlur={onBlur}
            {...DAYS}
          />
        )}
      />
      <InputField
        label={t(messages.time)}
        optional
        hint={t(messages.indianTime)}
        {...field('clock')}
        type="time"
      />
    </div>
  );
}

/** Marks a hearing, a deadline or a meeting as done; a note or a paper is neither open nor done. */
export function DoneField({ form }: { form: EventForm }) {
  const { watch, setValue, formState } = form;
  const [type, doneAt] = watch(['event_type', 'done_at']);
  if (!canBeDone(type) && doneAt === null) return null;
  const change = (done: boolean) => {
    const at = formState.defaultValues?.done_at ?? new Date().toISOString();
    setValue('done_at', done ? at : null, { shouldTouch: true });
  };
  return (
    <div className="-mx-2">
      <Checkbox label={t(messages.done)} checked={doneAt !== null} onCheckedChange={change} />
    </div>
  );
}

/** Days before an event on which a reminder can be sent, from the form. */
const REMINDERS = ['none', '0', '1', '2', '3', '7', '15'];

export function reminderLabel(value: string): string {
  if (value === 'none') return t(messages.noReminder);
  return value === '0' ? t(messages.onTheDay) : t(messages.daysBefore, { days: Number(value) });
}

/** Says where a reminder goes, or why it goes nowhere. */
function reminderHint(email: string | undefined, isOn: boolean | undefined): string {
  if (!email) return t(messages.emailReminderNoAddress);
  return isOn === false ? t(messages.emailReminderOff) : t(messages.emailReminderHint, { email });
}

/** Chooses when the date is mailed, if at all. */
export function ReminderField({ form }: { form: EventForm }) {
  const { user } = useSession();
  const isOn = useReminders()?.isOn;
  const { control } = form;
  return (
    <Field label={t(messages.emailReminder)} hint={reminderHint(user?.email, isOn)}>
      {(field) => (
        <Controller
          control={control}
          name="remind"
          render={({ field: { value, onChange } }) => (
            <Select {...field} value={value} onValueChange={onChange} options={reminderOptions(value)} />
          )}
        />
      )}
    </Field>
  );
}

/** The reminders of the form, with one that another program set, so that saving does not change it. */
function reminderOptions(value: string) {
  const values = REMINDERS.includes(value) ? REMINDERS : [...REMINDERS, value];
  return values.map((one) => ({ value: one, label: reminderLabel(one) }));
}
