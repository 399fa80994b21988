import { Controller, type UseFormReturn } from 'react-hook-form';
import { type EventType, TIMELINE } from '#shared/contracts/timeline.ts';
import { indianDay } from '#shared/indian-day.ts';
import { messages } from '#shared/messages/en/practice/timeline.ts';
import { t } from '#shared/messages/translate.ts';
import { readTypedDay } from '#shared/typed-day.ts';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import { DateField } from '#web/ui/forms/date-field.tsx';
import { Field, Input } from '#web/ui/forms/input.tsx';
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
  const { errors } = form.formState;
  return (
    <div className="grid grid-cols-2 items-start gap-4">
      <Controller
        control={form.control}
        name="day"
        render={({ field: { ref, value, onChange, onBlur } }) => (
          <DateField
            label={t(messages.date)}
            required
            error={errors.day?.message}
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
      <Field label={t(messages.time)} optional error={errors.clock?.message} hint={t(messages.indianTime)}>
        {(field) => <Input {...field} {...form.register('clock')} type="time" />}
      </Field>
    </div>
  );
}

/** Whether a hearing, a deadline or a meeting is done; a note or a paper is neither open nor done. */
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
