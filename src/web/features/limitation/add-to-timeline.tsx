import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import {
  LIMITATION,
  type LimitationBody,
  type LimitationReading,
  type SavedDeadline,
} from '#shared/contracts/limitation.ts';
import { REMIND_DAYS } from '#shared/contracts/timeline.ts';
import { messages } from '#shared/messages/en/practice/deadlines.ts';
import { t } from '#shared/messages/translate.ts';
import { remindValue, useReminders } from '#web/components/calendar/remind-default.ts';
import { sentence } from '#web/data/api.ts';
import { FormError } from '#web/ui/forms/form-error.tsx';
import { SelectField } from '#web/ui/forms/select.tsx';
import { Button } from '#web/ui/primitives/button.tsx';
import { caseChoicesQuery, keepDeadline } from './queries.ts';

const REMINDERS = [1, 3, 7, 14, 30];

type Props = {
  request: LimitationBody;
  reading: LimitationReading;
  /** The place of the reading in the answer. */
  place: number;
  /** Events that gave days beside the start. */
  restsOn: SavedDeadline['rests_on'];
  caseId: string | undefined;
  /** The event from whose day the deadline is worked out. */
  source: string | undefined;
  /** The deadline that is replaced. */
  replaces: string | undefined;
  /** The reading answers the form as it is now. */
  isCurrent: boolean;
};

/** The working that the timeline keeps of a reading. */
const workingOf = (
  { request, reading, place, restsOn }: Props,
  day: string,
  ofCase: boolean,
): SavedDeadline => ({
  request,
  title: reading.title,
  last_day: day,
  ...(reading.expires_on === undefined ? {} : { expires_on: reading.expires_on }),
  reading: place,
  ...(ofCase && restsOn?.length ? { rests_on: restsOn } : {}),
  steps: reading.steps.slice(0, LIMITATION.steps),
  warnings: reading.warnings.slice(0, LIMITATION.steps),
});

/** Puts the last day of a reading on the timeline of a case, with its working and a reminder. */
export function AddToTimeline(props: Props) {
  const { reading, caseId, source, replaces, isCurrent } = props;
  const client = useQueryClient();
  const [chosen, setChosen] = useState(caseId ?? '');
  const reminders = useReminders();
  const [own, setRemind] = useState<string>();
  // The default of the profile, as for each other date.
  const remind = own ?? remindValue(reminders ? reminders.days : REMIND_DAYS);
  const { data: cases = [] } = useQuery({ ...caseChoicesQuery, enabled: caseId === undefined });
  const last = reading.last_day;
  const keep = useMutation({
    mutationFn: (day: string) =>
      keepDeadline({
        caseId: chosen,
        source: chosen === caseId ? source : undefined,
        replaces,
        remindDays: remind === 'none' ? null : Number(remind),
        // Events of another case gave no day.
        deadline: workingOf(props, day, chosen === caseId),
      }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['timeline-events'] }),
  });
  if (last === undefined) return null;
  if (keep.isSuccess)
    return (
      <p role="status" className="mt-4 text-ui">
        {t(messages.added)} ·{' '}
        <Link
          to="/home/cases/$caseId"
          params={{ caseId: chosen }}
          search={{ tab: 'timeline' }}
          className="text-link"
        >
          {t(messages.openTimeline)}
        </Link>
      </p>
    );
  return (
    <form
      className="mt-4 flex flex-wrap items-end gap-3 border-t border-line pt-3"
      onSubmit={(event) => {
        event.preventDefault();
        keep.mutate(last);
      }}
    >
      {keep.error ? <FormError title={t(messages.notAdded)} message={sentence(keep.error)} /> : null}
      {caseId === undefined ? (
        <div className="min-w-0 flex-1 basis-48">
          <SelectField
            label={t(messages.case)}
            value={chosen}
            onValueChange={setChosen}
            placeholder={t(messages.chooseCase)}
            options={cases.map(({ id, title: name }) => ({ value: id, label: name }))}
          />
        </div>
      ) : null}
      <div className="basis-44">
        <SelectField
          label={t(messages.reminder)}
          value={remind}
          onValueChange={setRemind}
          options={[
            { value: 'none', label: t(messages.noReminder) },
            ...REMINDERS.map((days) => ({
              value: String(days),
              label: t(messages.daysBefore, { days }),
            })),
          ]}
        />
      </div>
      <Button type="submit" variant="primary" disabled={chosen === '' || keep.isPending || !isCurrent}>
        {t(replaces === undefined ? messages.addToTimeline : messages.replaceOnTimeline)}
      </Button>
    </form>
  );
}
