import { queryOptions, useQuery } from '@tanstack/react-query';
import { type FocusEvent, useId } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { proposeCourts } from '#law/courts/proposed-courts.ts';
import { parseCauseTitle } from '#law/parties/cause-title.ts';
import type { matterFields } from '#shared/contracts/cases.ts';
import { practice } from '#shared/contracts/profiles.ts';
import { messages } from '#shared/messages/en/practice/cases.ts';
import { t } from '#shared/messages/translate.ts';
import { api } from '#web/data/api.ts';
import { useSession } from '#web/data/session.ts';
import { fieldsOf } from '#web/ui/forms/fields-of.ts';
import { InputField } from '#web/ui/forms/input.tsx';

const rows = z.array(z.object({ practice: practice.pick({ courts: true }).nullable() }));

const ownCourtsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['profiles', userId, 'courts'],
    queryFn: async ({ signal }) => {
      const query = { id: `eq.${userId}`, select: 'practice' };
      const [row] = await api.get('/rest/v1/profiles', rows, { query, signal });
      return row?.practice?.courts ?? [];
    },
  });

/** Proposes courts in the field that has `list={id}`: those of the user's profile, then all whose names have the typed words. */
function ProposedCourts({ id }: { id: string }) {
  const userId = useSession().user?.id ?? '';
  const { data = [] } = useQuery({ ...ownCourtsQuery(userId), enabled: userId !== '' });
  const { control } = useFormContext<Matter>();
  const typed = useWatch({ control, name: 'court' }) ?? '';
  return (
    <datalist id={id}>
      {proposeCourts(typed, data).map(({ name, also }) => (
        <option key={name} value={name} {...(also === '' ? {} : { label: also })} />
      ))}
    </datalist>
  );
}

type Matter = Partial<Record<keyof typeof matterFields, string | null | undefined>>;

/** The parties, the court and the numbers of a case. */
export function CaseFields() {
  const field = fieldsOf(useFormContext<Matter>());
  const selectRead = useSelectRead();
  const courts = useId();
  return (
    <>
      <InputField
        label={t(messages.petitioner)}
        optional
        {...field('petitioner')}
        onFocus={selectRead}
        autoComplete="off"
      />
      <InputField
        label={t(messages.respondent)}
        optional
        {...field('respondent')}
        onFocus={selectRead}
        autoComplete="off"
      />
      <div className="md:col-span-2">
        <InputField label={t(messages.court)} optional {...field('court')} list={courts} autoComplete="off" />
        <ProposedCourts id={courts} />
      </div>
      <InputField label={t(messages.caseNumber)} optional {...field('case_number')} autoComplete="off" />
      <InputField
        label={t(messages.cnr)}
        optional
        hint={t(messages.cnrHint)}
        {...field('cnr')}
        autoComplete="off"
        spellCheck={false}
      />
      <InputField label={t(messages.stage)} optional {...field('stage')} autoComplete="off" />
      <InputField
        label={t(messages.opposingCounsel)}
        optional
        {...field('opposing_counsel')}
        autoComplete="off"
      />
    </>
  );
}

/** Parties that were read from the title, by form: a name typed into such a field replaces it. */
const readParties = new WeakMap<object, ReadonlySet<string>>();

/** Selects the text that a field got by itself, so that typing does not add to it. */
function useSelectRead() {
  const { control } = useFormContext<Matter>();
  return ({ target }: FocusEvent<HTMLInputElement>) => {
    if (!readParties.get(control)?.has(target.value)) return;
    target.select();
    // A press would put the caret into the text again.
    target.addEventListener('mouseup', (event) => event.preventDefault(), { once: true });
  };
}

/** Call it when the title was typed: *A v. B* fills empty party fields. */
export function usePartiesFromTitle() {
  const { control, getValues, setValue } = useFormContext<Matter>();
  return (title: string) => {
    const parties = parseCauseTitle(title);
    if (!parties || getValues('petitioner') || getValues('respondent')) return;
    readParties.set(control, new Set([parties.petitioner, parties.respondent]));
    setValue('petitioner', parties.petitioner);
    setValue('respondent', parties.respondent);
  };
}
