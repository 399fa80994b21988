import { useState } from 'react';
import { messages as common } from '#shared/messages/en/common/common.ts';
import { messages } from '#shared/messages/en/practice/sharing-screens.ts';
import { t } from '#shared/messages/translate.ts';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import { Field, Input } from '#web/ui/forms/input.tsx';
import type { CaseToShare } from './chambers/queries.ts';

type Ticked = ReadonlySet<string>;

const has = ({ title, case_number }: CaseToShare, words: string) =>
  `${title} ${case_number ?? ''}`.toLowerCase().includes(words.trim().toLowerCase());

type ListProps = { rows: readonly CaseToShare[]; ticked: Ticked; onTicked: (ticked: Ticked) => void };

/** Cases to tick, with a field that looks for some of them. */
export function CasesToTick({ rows, ticked, onTicked }: ListProps) {
  const [words, setWords] = useState('');
  const shown = rows.filter((row) => has(row, words));
  const tick = (id: string, on: boolean) => {
    const next = new Set(ticked);
    if (on) next.add(id);
    else next.delete(id);
    onTicked(next);
  };
  return (
    <div className="flex flex-col gap-3">
      <Field label={t(messages.findCases)}>
        {(field) => (
          <Input
            {...field}
            type="search"
            value={words}
            autoComplete="off"
            onChange={({ target }) => setWords(target.value)}
          />
        )}
      </Field>
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
