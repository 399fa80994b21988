import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ConcordanceTable as Table } from '#shared/contracts/research/acts.ts';
import { messages } from '#shared/messages/en/library/acts.ts';
import { t } from '#shared/messages/translate.ts';
import { changeSentences } from '#shared/provision-change.ts';
import { sentence } from '#web/data/api.ts';
import { Loading, Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { ErrorState } from '#web/ui/feedback/states.tsx';
import { InputField } from '#web/ui/forms/input.tsx';
import { SelectField } from '#web/ui/forms/select.tsx';
import { tableQuery } from './queries.ts';

const PAIRS = [
  { value: 'ipc', old: 'IPC', now: 'BNS' },
  { value: 'crpc', old: 'CrPC', now: 'BNSS' },
  { value: 'iea', old: 'Evidence Act', now: 'BSA' },
] as const;
type Pair = (typeof PAIRS)[number]['value'];

/** Rows whose numbers begin with the words, or whose subject or note has them. */
function matching({ rows }: Table, words: string): Table['rows'] {
  const wanted = words.trim().toLowerCase();
  if (wanted === '') return rows;
  return rows.filter(
    ({ old, now, subject, note }) =>
      [old, now].some((section) => section?.toLowerCase().startsWith(wanted)) ||
      `${subject} ${note ?? ''}`.toLowerCase().includes(wanted),
  );
}

function Rows({ table, words }: { table: Table; words: string }) {
  const rows = matching(table, words);
  if (rows.length === 0) return <p className="py-6 text-ui text-ink-soft">{t(messages.noRows)}</p>;
  return (
    <table className="w-full table-fixed text-left text-ui">
      <thead className="text-13 text-ink-soft">
        <tr className="border-b border-line">
          <th scope="col" className="w-1/4 py-2 pr-3 font-medium md:w-28">
            {t(messages.oldSection, { act: table.old })}
          </th>
          <th scope="col" className="w-1/4 py-2 pr-3 font-medium md:w-28">
            {t(messages.newSection, { act: table.now })}
          </th>
          <th scope="col" className="py-2 font-medium">
            {t(messages.subject)}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ old, now, kind, subject, ...change }) => (
          <tr key={`${old} ${now}`} className="border-b border-line align-top">
            <td className="row-pad pr-3 tabular-nums [overflow-wrap:anywhere]">{old ?? t(messages.none)}</td>
            <td className="row-pad pr-3 tabular-nums [overflow-wrap:anywhere]">{now ?? t(messages.none)}</td>
            <td className="row-pad">
              <p>{subject}</p>
              <p className="text-13 text-ink-soft">
                {[
                  t(messages.kind, { kind }),
                  ...changeSentences(change).map((one) => one.replace(/[.।]$/u, '')),
                ].join('. ')}
              </p>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The pair that a code belongs to; the penal codes for no code and for an unknown one. */
function pairOf(act: string | undefined): Pair {
  const asked = act?.trim().toLowerCase();
  return (
    PAIRS.find(({ value, old, now }) => [value, old.toLowerCase(), now.toLowerCase()].includes(asked ?? ''))
      ?.value ?? 'ipc'
  );
}

/** Every row of a pair of codes, with a filter. The first pair shown is that of the code that was asked for. */
export function ConcordanceTable({ asked }: { asked: string | undefined }) {
  const [pair, setPair] = useState<Pair>(() => pairOf(asked));
  const [words, setWords] = useState('');
  const { data, error, refetch } = useQuery(tableQuery(pair));
  const options = PAIRS.map(({ value, old, now }) => ({ value, label: t(messages.pair, { old, now }) }));
  return (
    <section aria-label={t(messages.allRows)} className="flex flex-col gap-3">
      <h2 className="text-18 font-semibold">{t(messages.allRows)}</h2>
      <div className="grid gap-4 md:grid-cols-2">
        <SelectField label={t(messages.codes)} value={pair} onValueChange={setPair} options={options} />
        <InputField
          label={t(messages.filterRows)}
          type="search"
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
      </div>
      {error && !data ? (
        <ErrorState title={t(messages.notLoaded)} message={sentence(error)} onRetry={() => void refetch()} />
      ) : data ? (
        <Rows table={data} words={words} />
      ) : (
        <Loading label={t(messages.loading)}>
          <Skeleton className="h-64" />
        </Loading>
      )}
    </section>
  );
}
