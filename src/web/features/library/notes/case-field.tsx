import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { messages as common } from '#shared/messages/en/common/common.ts';
import { messages } from '#shared/messages/en/library/notes.ts';
import { t } from '#shared/messages/translate.ts';
import { sentence } from '#web/data/api.ts';
import { Combobox } from '#web/ui/forms/combobox.tsx';
import { Field } from '#web/ui/forms/input.tsx';
import { caseChoicesQuery } from '../cases/case-choices.tsx';

/** Roles that may keep notes in a case. */
const WRITERS = ['owner', 'editor', 'commenter'] as const;
const NO_CASE = '';
/** Cases that are offered at a time; words narrow them. */
const MOST = 50;

type Props = { chosen: string; onChoose: (id: string) => void };

/** The case in which a note is kept, or none. */
export function CaseField({ chosen, onChoose }: Props) {
  const { data = [], error, isPending } = useQuery(caseChoicesQuery(WRITERS));
  const [typed, setTyped] = useState<string>();
  const words = (typed ?? '').trim().toLocaleLowerCase();
  const found = data.filter(({ title }) => title.toLocaleLowerCase().includes(words)).slice(0, MOST);
  const options = found.map(({ id, title }) => ({ value: id, label: title }));
  const title = data.find(({ id }) => id === chosen)?.title ?? '';
  return (
    <Field
      label={t(messages.keptIn)}
      optional
      hint={t(messages.keptInHint)}
      {...(error ? { error: t(messages.casesNotLoaded, { error: sentence(error) }) } : {})}
    >
      {(field) => (
        <Combobox
          {...field}
          list={t(common.cases)}
          placeholder={t(messages.searchCases)}
          text={typed ?? title}
          onText={(text) => {
            setTyped(text);
            if (text === '') onChoose(NO_CASE);
          }}
          options={[{ value: NO_CASE, label: t(messages.noCase) }, ...options]}
          chosen={chosen}
          searching={isPending}
          status={t(messages.caseCount, { count: options.length })}
          onChoose={({ value }) => {
            setTyped(undefined);
            onChoose(value);
          }}
          onLeave={() => setTyped(undefined)}
        />
      )}
    </Field>
  );
}
