import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { type EventType, REMIND_DAYS, remindDaysOf, type TimelineEvent } from '#shared/contracts/timeline.ts';
import { indianClock, indianDay } from '#shared/indian-day.ts';
import { indianDate, indianTime } from '#shared/indian-time.ts';
import { messages as common } from '#shared/messages/en/common/common.ts';
import { messages } from '#shared/messages/en/practice/timeline.ts';
import { t } from '#shared/messages/translate.ts';
import { typedDay } from '#shared/typed-day.ts';
import { remindValue, useReminders } from '#web/components/calendar/remind-default.ts';
import { EditNotices } from '#web/components/editing/edit-notices.tsx';
import { useConcurrentEdit } from '#web/components/editing/use-concurrent-edit.ts';
import { useCaseAccess } from '#web/components/sharing/case-access.ts';
import { ApiError } from '#web/data/api.ts';
import { isOffline } from '#web/data/connection.ts';
import { useSession } from '#web/data/session.ts';
import { linesOf } from '#web/ui/feedback/deleted-meanwhile.tsx';
import { toastSuccess } from '#web/ui/feedback/toast-store.ts';
import { fieldsOf } from '#web/ui/forms/fields-of.ts';
import { Field, Input, InputField, TextareaField } from '#web/ui/forms/input.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { FormDialog } from '#web/ui/overlays/form-dialog.tsx';
import { eventTypeOptions } from './event-type.tsx';
import {
  DoneField,
  type EventForm,
  followDone,
  ReminderField,
  reminderLabel,
  WhenFields,
} from './event-when-fields.tsx';
import {
  createEvent,
  type EventChange,
  type EventInput,
  eventForm,
  readEvent,
  updateEvent,
} from './queries.ts';
import { keepUnsent, rowOf, sendUnsent, type UnsentEvent } from './unsent/unsent-events.ts';

const remindOf = (type: EventType, days: number | null): string => remindValue(remindDaysOf(type, days));

/** The reminder of the profile; the day before until it is read. */
function useRemindDays(): number | null {
  const read = useReminders();
  return read ? read.days : REMIND_DAYS;
}

/** A new event takes the reminder of the profile once that is read, unless the user has chosen one. */
function useProfileReminder(form: EventForm, isNew: boolean): void {
  const days = useReminders()?.days;
  useEffect(() => {
    const { dirtyFields, touchedFields } = form.formState;
    if (!isNew || days === undefined || dirtyFields.remind || touchedFields.remind) return;
    form.setValue('remind', remindOf(form.getValues('event_type'), days));
  }, [form, isNew, days]);
}

/** The form of an event; a new one has a type and no date. */
function inputOf(
  event: TimelineEvent | undefined,
  first: EventType = 'hearing',
  days: number | null = REMIND_DAYS,
): EventInput {
  const at = event && new Date(event.event_date);
  return {
    title: event?.title ?? '',
    description: event?.description ?? '',
    event_type: event?.event_type ?? first,
    day: at ? typedDay(indianDay(at)) : '',
    clock: at && !event.all_day ? indianClock(at) : '',
    place: event?.place ?? '',
    remind: event ? remindValue(event.remind_days) : remindOf(first, days),
    done_at: event?.done_at ?? null,
  };
}

function TypeField({ form, isNew }: { form: EventForm; isNew: boolean }) {
  const { addsDates } = useCaseAccess();
  const days = useRemindDays();
  const { control, formState, setValue } = form;
  const choose = (type: EventType) => {
    setValue('event_type', type);
    if (isNew && !formState.dirtyFields.remind) setValue('remind', remindOf(type, days));
    followDone(form, isNew);
  };
  return (
    <Field label={t(messages.type)}>
      {(field) => (
        <Controller
          control={control}
          name="event_type"
          render={({ field: { value } }) => (
            <Select<EventType>
              {...field}
              value={value}
              onValueChange={choose}
              options={eventTypeOptions().filter((option) => addsDates || option.value === 'note')}
            />
          )}
        />
      )}
    </Field>
  );
}

function Fields({ form, isNew }: { form: EventForm; isNew: boolean }) {
  const field = fieldsOf(form);
  return (
    <div className="flex flex-col gap-4">
      <TypeField form={form} isNew={isNew} />
      <Field label={t(messages.title)} required error={form.formState.errors.title?.message}>
        {(control) => <Input {...control} {...form.register('title')} required autoComplete="off" />}
      </Field>
      <WhenFields form={form} isNew={isNew} />
      <InputField
        label={t(messages.place)}
        optional
        {...field('place')}
        autoComplete="off"
        placeholder={t(messages.placeHint)}
      />
      <TextareaField label={t(common.description)} optional {...field('description')} rows={3} />
      <ReminderField form={form} />
      <DoneField form={form} />
    </div>
  );
}

const labels = () => ({
  event_type: t(messages.type),
  title: t(messages.title),
  day: t(messages.date),
  clock: t(messages.time),
  place: t(messages.place),
  description: t(common.description),
  remind: t(messages.emailReminder),
  done_at: t(messages.done),
});

/** The fields of an event as the form shows them. */
function wordsOf(event: TimelineEvent) {
  const input = inputOf(event);
  const at = new Date(event.event_date);
  return {
    ...input,
    event_type: eventTypeOptions().find(({ value }) => value === event.event_type)?.label,
    day: indianDate(at),
    clock: event.all_day ? '' : indianTime(at),
    remind: reminderLabel(input.remind),
    done_at: event.done_at === null ? '' : indianDate(new Date(event.done_at)),
  };
}

type Props = {
  caseId: string;
  event?: TimelineEvent | undefined;
  /** An event that waits on this device, to edit it again. */
  unsent?: UnsentEvent | undefined;
  onClose: () => void;
};

const isUnreached = (error: unknown) => error instanceof ApiError && error.status === 0;

/** Saves an event; without a connection it waits on this device. Returns the event when it is stored. */
function useSaving({ caseId, unsent }: Props) {
  const client = useQueryClient();
  const userId = useSession().user?.id;
  const [newId] = useState(() => crypto.randomUUID());
  const keep = async (event: Pick<UnsentEvent, 'key' | 'base' | 'change'>, failure?: unknown) => {
    if (userId === undefined) throw failure;
    await keepUnsent(client, { ...event, userId, caseId }, failure);
    return undefined;
  };
  const orKeep = async (
    saving: Promise<TimelineEvent>,
    event: Pick<UnsentEvent, 'key' | 'base' | 'change'>,
  ) => {
    try {
      return await saving;
    } catch (error) {
      if (isUnreached(error)) return keep(event, error);
      throw error;
    }
  };
  return {
    create: async (change: EventChange) => {
      if (!unsent) return orKeep(createEvent(caseId, change, newId), { key: newId, base: undefined, change });
      await keep({ key: unsent.key, base: unsent.base, change });
      if (!isOffline()) await sendUnsent(client);
      return undefined;
    },
    update: (base: TimelineEvent, change: EventChange) =>
      orKeep(updateEvent(base.id, change, base.updated_at), { key: base.id, base, change }),
  };
}

function useSaveEvent(props: Props) {
  const { event, onClose } = props;
  const client = useQueryClient();
  const { create, update } = useSaving(props);
  const [row] = useState(event);
  return useConcurrentEdit<TimelineEvent, EventChange, TimelineEvent | undefined>({
    row,
    read: ({ id }) => readEvent(id),
    update,
    create,
    labels,
    shownFields: wordsOf,
    onSaved: async (saved, { created }) => {
      if (saved) await client.invalidateQueries({ queryKey: ['timeline-events'] });
      onClose();
      if (!saved) return;
      toastSuccess(created ? t(messages.eventAdded) : t(messages.eventChanged), saved.title);
    },
  });
}

function submitLabel(isNew: boolean, changed: boolean): string {
  if (isNew) return t(messages.addEvent);
  return changed ? t(common.saveOverIt) : t(common.saveChanges);
}

/** Adds or edits an event. Mount it while it is open. */
export function EventDialog(props: Props) {
  const { event, unsent, onClose } = props;
  const shown = unsent ? rowOf(unsent) : event;
  const { addsDates } = useCaseAccess();
  const form: EventForm = useForm<EventInput, unknown, EventChange>({
    resolver: zodResolver(eventForm),
    defaultValues: inputOf(shown, addsDates ? 'hearing' : 'note'),
  });
  useProfileReminder(form, shown === undefined);
  const editing = useSaveEvent(props);
  const { save, gone, changes } = editing;
  return (
    <FormDialog
      title={shown ? t(messages.editEvent) : t(messages.addEvent)}
      form={{
        submit: form.handleSubmit((change) => save.mutate(change)),
        busy: save.isPending && t(common.saving),
      }}
      action={submitLabel(shown === undefined || gone, changes !== undefined)}
      onClose={onClose}
      className=""
    >
      <EditNotices
        edit={editing}
        words={{ notSaved: t(messages.notSaved), changed: t(messages.eventChangedElsewhere) }}
        deleted={{
          title: t(messages.eventDeletedWhileEditing),
          hint: t(messages.eventDeletedTextKept),
          typed: () => linesOf(labels(), form.getValues()),
        }}
      />
      <Fields form={form} isNew={shown === undefined} />
    </FormDialog>
  );
}
