import { useState } from 'react';
import { messages } from '#shared/messages/en/practice/deadlines.ts';
import { t } from '#shared/messages/translate.ts';
import { Combobox } from '#web/ui/forms/combobox.tsx';
import { Field } from '#web/ui/forms/input.tsx';
import type { PeriodChoice } from './draft.ts';

/** Limit of the options that are shown at a time. */
const SHOWN = 60;

type Props = { choices: readonly PeriodChoice[]; chosen: string; onChoose: (value: string) => void };

/** The choice of an article or a rule by any of its words. */
export function PeriodField({ choices, chosen, onChoose }: Props) {
  const current = choices.find(({ value }) => value === chosen);
  const [typed, setTyped] = useState<string>();
  const words = (typed ?? '').toLowerCase().split(/\s+/u).filter(Boolean);
  const fitting = choices.filter((choice) => words.every((word) => choice.words.includes(word)));
  return (
    <Field label={t(messages.period)} required>
      {(field) => (
        <Combobox
          {...field}
          text={typed ?? current?.label ?? ''}
          onText={setTyped}
          options={fitting.slice(0, SHOWN)}
          chosen={chosen}
          onChoose={({ value }) => {
            setTyped(undefined);
            onChoose(value);
          }}
          searching={false}
          status={
            fitting.length === 0 ? t(messages.noPeriods) : t(messages.periodCount, { count: fitting.length })
          }
          onLeave={() => setTyped(undefined)}
          list={t(messages.periods)}
          placeholder={t(messages.periodHint)}
        />
      )}
    </Field>
  );
}
