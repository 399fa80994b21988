import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { messages as common } from '#shared/messages/en/common/common.ts';
import { messages } from '#shared/messages/en/practice/sharing-screens.ts';
import { t } from '#shared/messages/translate.ts';
import { Unloaded } from '#web/components/unloaded.tsx';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import { InputField } from '#web/ui/forms/input.tsx';
import type { CaseToShare } from './chambers/queries.ts';

type Ticked = ReadonlySet<string>;

const has = ({ title, case_number }: CaseToShare, words: string) =>
  `${title} ${case_number ?? ''}`.toLowerCase().includes(words.trim().toLowerCase());

type ListProps = {
  query: Pick<UseQueryResult<CaseToShare[]>, 'data' | 'error' | 'refetch'>;
  /** Shown in place of an empty list. */
  none: string;
  ticked: Ticked;
  onTicked: (ticked: Ticked) => void;
};

/** Cases to tick, with a field that looks for some of them and the states of their query. */
export function CasesToTick({ query: { data: rows, error, refetch }, none, ticked, onTicked }: ListProps) {
  const [words, setWords] = useState('');
  if (!rows)
    return (
      <Unloaded
        of={{ error, refetch }}
        failed={t(messages.casesToShareFailed)}
        loading={t(messages.loadingCasesToShare)}
        skeleton="h-40"
      />
    );
  if (rows.length === 0) return <p className="text-ui text-ink-soft">{none}</p>;
  const shown = rows.filter((row) => has(row, words));
  const tick = (id: string, on: boolean) => {
    const next = new Set(ticked);
    if (on) next.add(id);
    else next.delete(id);
    onTicked(next);
  };
  return (
    <div className="flex flex-col gap-3">
      <InputField
        label={t(messages.findCases)}
        type="search"
        value={words}
        autoComplete="off"
        onChange={({ target }) => setWords(target.value)}
      />
      <ul aria-label={t(common.cases)} className="divide-y divide-line">
        {shown.map(({ id, title, case_number }) => (
          <li key={id} className="py-1">
            <Checkbox
              checked={ticked.has(id)}
              onCheckedChange={(on) => tick(id, on)}
              label={
                <span className="[overflow-wrap:anywhere]">
                  {title}
                  {case_number ? <span className="block text-13 text-ink-soft">{case_number}</span> : null}
                </span>
              }
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
