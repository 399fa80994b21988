import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { keywordAnswer } from '#shared/contracts/library.ts';
import { messages } from '#shared/messages/en/library/chat.ts';
import { t } from '#shared/messages/translate.ts';
import { api, sentence } from '#web/data/api.ts';
import { useDebounced } from '#web/data/use-debounced.ts';
import { Combobox } from '#web/ui/forms/combobox.tsx';
import { Field } from '#web/ui/forms/input.tsx';
import type { Named } from './choice.ts';

/** The specification's pause and shortest term of a search. */
const PAUSE_MS = 500;
const SHORTEST = 3;
const SIZE = 8;

function useJudgments(words: string) {
  const asked = useDebounced(words, PAUSE_MS);
  const { data, error, isFetching } = useQuery({
    queryKey: ['library', 'judgment-choices', asked],
    queryFn: ({ signal }) => {
      const body = { query: asked, filters: { type: 'judgment' }, size: SIZE, highlight: false };
      return api.post('/keyword_search', body, keywordAnswer, { signal });
    },
    enabled: asked.length >= SHORTEST,
    placeholderData: keepPreviousData,
  });
  const found = asked.length >= SHORTEST ? (data?.results ?? []) : [];
  return { found, error, searching: asked !== words || isFetching };
}

type Props = { chosen: readonly Named[]; onChoose: (judgment: Named) => void };

/** Finds a judgment of the library by its name or citation. */
export function JudgmentPicker({ chosen, onChoose }: Props) {
  const [typed, setTyped] = useState('');
  const { found, error, searching } = useJudgments(typed.trim());
  const options = found
    .filter(({ _id }) => !chosen.some(({ id }) => id === _id))
    .map(({ _id, _source }) => ({
      value: _id,
      label: _source.title,
      aside: _source.year?.toString() ?? null,
    }));
  return (
    <Field label={t(messages.addJudgment)} {...(error ? { error: sentence(error) } : {})}>
      {(field) => (
        <Combobox
          {...field}
          text={typed}
          onText={setTyped}
          options={options}
          chosen={undefined}
          onChoose={({ value, label }) => {
            setTyped('');
            onChoose({ id: value, title: label });
          }}
          searching={searching}
          status={t(searching || typed === '' ? messages.findJudgment : messages.noJudgmentFound)}
          list={t(messages.judgments)}
          placeholder={t(messages.findJudgment)}
        />
      )}
    </Field>
  );
}
