import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Camera } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { type BoardRow, DAY_BOARD } from '#shared/contracts/day-board.ts';
import { type AdjournedBy, adjournedBy, type Outcome, outcomes } from '#shared/contracts/hearing-results.ts';
import { dueDayOf } from '#shared/day-board.ts';
import { indianMoment } from '#shared/indian-day.ts';
import { indianDate } from '#shared/indian-time.ts';
import { messages } from '#shared/messages/en/practice/day-board.ts';
import { t } from '#shared/messages/translate.ts';
import { dayRefusal, readTypedDay, typedDay } from '#shared/typed-day.ts';
import { sentence } from '#web/data/api.ts';
import { keepCaseFile } from '#web/data/keep-case-file.ts';
import { toastSuccess } from '#web/ui/feedback/toast-store.ts';
import { DateField } from '#web/ui/forms/date-field.tsx';
import { Field, InputField, Textarea } from '#web/ui/forms/input.tsx';
import { RadioCards } from '#web/ui/forms/radio-cards.tsx';
import { FormDialog } from '#web/ui/overlays/form-dialog.tsx';
import { Button } from '#web/ui/primitives/button.tsx';
import { datesChanged, enterResult } from './queries.ts';

const WEEKS = [1, 2, 4, 6] as const;
const WEEK_MS = 7 * 86_400_000;
const weeksAfter = (day: string, weeks: number): string =>
  new Date(Date.parse(day) + weeks * WEEK_MS).toISOString().slice(0, 10);
const dateOf = (day: string): string => indianDate(new Date(indianMoment(day)));

/** Tasks as they are typed, one in a line; a line that names no time is due on the next date, else a week later. */
function tasksOf(typed: string, day: string, next: string | undefined) {
  return typed
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .slice(0, DAY_BOARD.tasks)
    .map((title) => ({ title, due: dueDayOf(title, day) ?? next ?? weeksAfter(day, 1) }));
}

/** Stores the photo of an order among the files of its case. Returns the id of the file. Errors: `ApiError`. */
const keepPhoto = (caseId: string, day: string, photo: File): Promise<string> =>
  keepCaseFile(caseId, t(messages.photoName, { day: day.split('-').reverse().join('-') }), photo);

function useResult(row: BoardRow, day: string, onClose: () => void) {
  const client = useQueryClient();
  const [outcome, setOutcome] = useState<Outcome | undefined>(row.result?.outcome);
  const [by, setBy] = useState<AdjournedBy | undefined>(row.result?.adjourned_by ?? undefined);
  const [next, setNext] = useState('');
  const [order, setOrder] = useState(row.result?.order ?? '');
  const [tasks, setTasks] = useState('');
  const [attended, setAttended] = useState(row.result?.attended?.join(', ') ?? row.appears ?? '');
  const [photo, setPhoto] = useState<File>();
  const [sent, setSent] = useState(false);
  const read = readTypedDay(next);
  const nextDay = typeof read === 'object' ? read.day : undefined;
  const refused = next.trim() === '' || typeof read === 'object' ? undefined : dayRefusal(read);
  const listed = tasksOf(tasks, day, nextDay);
  const save = useMutation({
    mutationFn: async (chosen: Outcome) =>
      enterResult({
        photo: photo && (await keepPhoto(row.case_id, day, photo)),
        event_id: row.id,
        outcome: chosen,
        adjourned_by: chosen === 'adjourned' ? by : undefined,
        order,
        attended: attended
          .split(',')
          .map((name) => name.trim())
          .filter((name) => name !== '')
          .slice(0, DAY_BOARD.attended),
        next_date: nextDay,
        tasks: listed,
      }),
    onSuccess: () => {
      toastSuccess(t(messages.saved), row.case_title);
      onClose();
    },
    onSettled: () => datesChanged(client),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSent(true);
    if (outcome !== undefined && refused === undefined) save.mutate(outcome);
  };
  return {
    ...{ outcome, setOutcome, by, setBy, next, setNext, refused, order, setOrder },
    ...{ tasks, setTasks, listed, photo, setPhoto, attended, setAttended, submit },
    busy: save.isPending && t(messages.saving),
    problem: sent && outcome === undefined ? t(messages.outcomeMissing) : save.error && sentence(save.error),
  };
}

type Props = { row: BoardRow; day: string; onClose: () => void };

function NextDate({ day, form }: { day: string; form: ReturnType<typeof useResult> }) {
  return (
    <div>
      <DateField
        label={t(messages.nextDate)}
        optional
        value={form.next}
        onChange={form.setNext}
        error={form.refused}
      />
      <div className="mt-1 flex flex-wrap gap-1">
        {WEEKS.map((weeks) => (
          <Button
            key={weeks}
            variant="quiet"
            className="px-2!"
            onClick={() => form.setNext(typedDay(weeksAfter(day, weeks)))}
          >
            {t(messages.inWeeks, { weeks })}
          </Button>
        ))}
      </div>
    </div>
  );
}

function Tasks({ form }: { form: ReturnType<typeof useResult> }) {
  return (
    <Field label={t(messages.tasks)} optional hint={t(messages.tasksHint)}>
      {(control) => (
        <>
          <Textarea
            {...control}
            className="min-h-16!"
            value={form.tasks}
            onChange={(event) => form.setTasks(event.target.value)}
          />
          {form.listed.length > 0 ? (
            <ul className="text-13 text-ink-soft">
              {form.listed.map(({ title, due }, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
                <li key={at}>{t(messages.taskDue, { title, date: dateOf(due) })}</li>
              ))}
            </ul>
          ) : null}
        </>
      )}
    </Field>
  );
}

/** A photo of the order, which is kept among the files of the case; a phone offers its camera. */
function Photo({ form: { photo, setPhoto } }: { form: ReturnType<typeof useResult> }) {
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button onClick={() => chooser.current?.click()}>
        <Camera aria-hidden />
        {t(messages.photo)}
      </Button>
      {photo ? (
        <span className="min-w-0 text-13 text-ink-soft [overflow-wrap:anywhere]">{photo.name}</span>
      ) : null}
      <input
        ref={chooser}
        type="file"
        accept="image/jpeg,image/png"
        aria-label={t(messages.photo)}
        hidden
        onChange={(event) => setPhoto(event.target.files?.[0])}
      />
    </div>
  );
}

/** Asks what happened at a hearing: five presses enter an adjournment with its next date. */
export function ResultDialog({ row, day, onClose }: Props) {
  const form = useResult(row, day, onClose);
  return (
    <FormDialog
      title={t(messages.enterResultOf, { title: row.case_title })}
      description={<span data-about={row.id}>{row.purpose}</span>}
      form={form}
      action={t(messages.save)}
      onClose={onClose}
      className="flex flex-col gap-3"
    >
      <RadioCards
        label={t(messages.outcome)}
        value={form.outcome}
        onValueChange={form.setOutcome}
        onClear={() => form.setOutcome(undefined)}
        options={outcomes.map((value) => ({ value, label: t(messages.outcomeName, { outcome: value }) }))}
        stacked
      />
      {form.outcome === 'adjourned' ? (
        <div className="flex flex-col gap-1">
          <p aria-hidden className="text-ui font-medium">
            {t(messages.by)}
          </p>
          <RadioCards
            label={t(messages.by)}
            value={form.by}
            onValueChange={form.setBy}
            onClear={() => form.setBy(undefined)}
            options={adjournedBy.map((value) => ({ value, label: t(messages.byName, { by: value }) }))}
          />
        </div>
      ) : null}
      {form.outcome === 'disposed' ? null : <NextDate day={day} form={form} />}
      <InputField
        label={t(messages.order)}
        optional
        value={form.order}
        maxLength={2000}
        onChange={(event) => form.setOrder(event.target.value)}
      />
      <Photo form={form} />
      <Tasks form={form} />
      <InputField
        label={t(messages.attended)}
        optional
        value={form.attended}
        onChange={(event) => form.setAttended(event.target.value)}
      />
      {form.problem ? (
        <p role="alert" className="text-ui text-bad">
          {form.problem}
        </p>
      ) : null}
    </FormDialog>
  );
}
