import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { ActSchedules } from '#shared/contracts/research/act-copies.ts';
import { messages } from '#shared/messages/en/library/act-copies.ts';
import { compareNames } from '#shared/messages/formats.ts';
import { t } from '#shared/messages/translate.ts';
import { InputField } from '#web/ui/forms/input.tsx';
import { SelectField } from '#web/ui/forms/select.tsx';
import { Unfolding } from '#web/ui/primitives/unfolding.tsx';
import { schedulesQuery } from './queries.ts';

type Schedule = ActSchedules['schedules'][number];
/** Limit: rows and paragraphs that are shown at once; a filter finds the others. */
const SHOWN = 200;

/** Limits: a column with more values than these is not one of kinds, and a short table needs no choices. */
const MOST_VALUES = 24;
const FEWEST_ROWS = 8;
const ALL = '';

/** True where a word begins so: *bailable* is not in *non-bailable*. */
const hasWord = (text: string, word: string): boolean => {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
    if (at === 0 || !/[\p{L}\p{M}\d-]/u.test(text[at - 1] ?? '')) return true;
  return false;
};

/** Each word of the filter begins a word of the row; a number begins its first cell. */
function matches(cells: readonly string[], filter: string): boolean {
  const all = cells.join(' ').toLowerCase();
  return filter
    .toLowerCase()
    .split(/\s+/u)
    .every((word) => (/^\d/u.test(word) && (cells[0] ?? '').startsWith(word)) || hasWord(all, word));
}

type Table = NonNullable<Schedule['table']>;
/** A column whose few values repeat, such as *Bailable or non-bailable*, with the values as one chooses among them. */
type Choice = { at: number; column: string; values: string[] };

/** A value without the stop at its end, in the case of a sentence. */
const kindOf = (cell: string | undefined) => (cell ?? '').replace(/\s+/gu, ' ').trim().replace(/\.$/u, '');

function choicesOf({ columns, rows }: Table): Choice[] {
  if (rows.length < FEWEST_ROWS) return [];
  return columns.flatMap((column, at) => {
    const values = new Set(rows.map((cells) => kindOf(cells[at])).filter((value) => value !== ''));
    const few = values.size > 1 && values.size <= Math.min(MOST_VALUES, rows.length / 2);
    return at > 0 && few ? [{ at, column, values: [...values].sort(compareNames) }] : [];
  });
}

function Rows({ table, filter }: { table: Table; filter: string }) {
  const [chosen, setChosen] = useState<ReadonlyMap<number, string>>(new Map());
  const choices = useMemo(() => choicesOf(table), [table]);
  const rows = table.rows
    .map((cells, at) => ({ key: `${at} ${cells[0] ?? ''}`, cells }))
    .filter(({ cells }) => filter === '' || matches(cells, filter))
    .filter(({ cells }) => [...chosen].every(([at, value]) => value === ALL || kindOf(cells[at]) === value));
  return (
    <>
      {choices.length === 0 ? null : (
        <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
          {choices.map(({ at, column, values }) => (
            <SelectField
              key={at}
              label={column}
              value={chosen.get(at) ?? ALL}
              onValueChange={(value) => setChosen(new Map(chosen).set(at, value))}
              options={[
                { value: ALL, label: t(messages.allRows) },
                ...values.map((value) => ({ value, label: value })),
              ]}
            />
          ))}
        </div>
      )}
      <p role="status" className="text-13 text-ink-soft">
        {t(messages.rows, { count: rows.length })}
      </p>
      <ul className="flex flex-col">
        {rows.slice(0, SHOWN).map(({ key, cells }) => (
          <li key={key} className="border-b border-line py-2">
            <dl className="grid gap-x-4 gap-y-1 text-ui sm:grid-cols-[12rem_1fr]">
              {cells.map((cell, at) => (
                <div key={table.columns[at]} className="contents">
                  <dt className="text-ink-soft">{table.columns[at]}</dt>
                  <dd className={at === 0 ? 'font-medium tabular-nums' : ''}>{cell}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </>
  );
}

function Paragraphs({ paragraphs, filter }: { paragraphs: readonly string[]; filter: string }) {
  const shown = paragraphs
    .map((text, at) => ({ key: `${at}`, text }))
    .filter(({ text }) => filter === '' || matches([text], filter));
  return (
    <div className="flex flex-col gap-2 font-serif text-16">
      {shown.slice(0, SHOWN).map(({ key, text }) => (
        <p key={key}>{text}</p>
      ))}
    </div>
  );
}

function OneSchedule({ schedule }: { schedule: Schedule }) {
  const [typed, setTyped] = useState('');
  const filter = typed.trim();
  return (
    <div className="flex flex-col gap-3 py-2">
      <InputField
        label={t(messages.filterSchedule)}
        type="search"
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      {schedule.table ? (
        <Rows table={schedule.table} filter={filter} />
      ) : (
        <Paragraphs paragraphs={schedule.paragraphs} filter={filter} />
      )}
    </div>
  );
}

function Loaded({ act, at }: { act: string; at: number }) {
  const { data } = useQuery(schedulesQuery(act));
  const schedule = data?.schedules[at];
  return schedule ? <OneSchedule schedule={schedule} /> : null;
}

/** The schedules of an act, each opened on its own, as tables that can be filtered. */
export function Schedules({ act, labels }: { act: string; labels: readonly string[] }) {
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set());
  if (labels.length === 0) return null;
  const named = labels.map((label, at) => ({ label: label || t(messages.schedule), at }));
  return (
    <section>
      <h2 className="mb-2 text-16 font-semibold">{t(messages.schedules)}</h2>
      {named.map(({ label, at }) => (
        <Unfolding key={at} label={label} onOpen={() => setOpen((before) => new Set([...before, at]))}>
          {open.has(at) ? <Loaded act={act} at={at} /> : null}
        </Unfolding>
      ))}
    </section>
  );
}
