import { Link } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import type { PracticeStatus } from '#shared/clients.ts';
import type { ListView } from '../practice-url.ts';
import { Button } from './button.tsx';
import { cx } from './class-names.ts';
import { count } from './dates.ts';
import { useListKeys } from './list-keys.ts';
import { Loading, Skeleton } from './skeleton.tsx';
import { StatusBadge } from './status-badge.tsx';
import { When } from './when.tsx';

/** A long practice is drawn in steps, so that the page answers at once. */
const STEP = 60;
/** A number or a name of this many characters is not broken in a table. */
const SHORT = 16;
const GRID = 'grid gap-3 md:grid-cols-2 md:gap-4 lg:grid-cols-3';

export type ListRecord = {
  id: string;
  to: string;
  title: string;
  status: PracticeStatus;
  created: string;
  description: string | null;
  facts: readonly { label: string; value: string | null }[];
  /** The words of the link, such as View Case. */
  action: string;
};

type Props = {
  label: string;
  /** What the first column of the table holds. */
  head: string;
  view: ListView;
  records: readonly ListRecord[];
};

function RecordCard({ record }: { record: ListRecord }) {
  const { to, title, status, created, description, facts, action } = record;
  return (
    <li className="relative flex flex-col gap-3 rounded-panel border border-line bg-surface p-4 transition-colors hover:border-edge hover:bg-raised">
      <div>
        <div className="flex items-start justify-between gap-3">
          <h2 className="min-w-0 text-16 font-semibold break-words">{title}</h2>
          <StatusBadge status={status} />
        </div>
        <p className="mt-1 text-13 text-ink-soft">
          Created <When value={created} />
        </p>
      </div>
      {description ? <p className="text-ui break-words text-ink-soft">{description}</p> : null}
      <dl className="mt-auto grid grid-cols-2 gap-x-4 gap-y-1 text-13">
        {facts.map(({ label, value }) => (
          <div key={label} className="flex min-w-0 gap-1.5">
            <dt className="shrink-0 text-ink-soft">{label}</dt>
            <dd className="min-w-0 font-medium [overflow-wrap:anywhere] tabular-nums">{value ?? '–'}</dd>
          </div>
        ))}
      </dl>
      <Link
        to={to}
        data-row
        aria-label={`${action}: ${title}`}
        className="self-start rounded-control text-ui font-medium text-accent no-underline before:absolute before:inset-0 before:rounded-panel before:content-[''] hover:underline"
      >
        {action}
      </Link>
    </li>
  );
}

const CELL = 'px-4 align-middle max-md:block max-md:px-0 md:py-2';

function RecordRow({ record }: { record: ListRecord }) {
  const { to, title, facts, status, created } = record;
  return (
    <tr className="transition-colors hover:bg-wash max-md:flex max-md:flex-wrap max-md:items-center max-md:gap-x-3 max-md:px-4 max-md:py-3">
      <td className={`${CELL} max-md:basis-full`}>
        <Link
          to={to}
          data-row
          className="block font-medium break-words text-ink no-underline hover:text-accent hover:underline max-md:py-1"
        >
          {title}
        </Link>
      </td>
      {facts.map((fact) => (
        <td
          key={fact.label}
          className={cx(
            CELL,
            'text-ink-soft tabular-nums max-md:text-14',
            (fact.value ?? '').length <= SHORT && 'whitespace-nowrap',
          )}
        >
          <span aria-hidden className="md:hidden">{`${fact.label} `}</span>
          {fact.value ?? '–'}
        </td>
      ))}
      <td className={`${CELL} max-md:py-1`}>
        <StatusBadge status={status} />
      </td>
      <td className={`${CELL} whitespace-nowrap text-ink-soft max-md:text-14`}>
        <When value={created} />
      </td>
    </tr>
  );
}

function RecordTable({ label, head, records }: Omit<Props, 'view'>) {
  const heads = records[0]?.facts.map((fact) => fact.label) ?? [];
  const column = 'px-4 py-2 font-medium';
  return (
    <div className="overflow-hidden rounded-panel border border-line bg-surface">
      <table className="w-full text-left text-ui max-md:block">
        <caption className="sr-only">{label}</caption>
        <thead className="border-b border-line text-13 text-ink-soft max-md:sr-only">
          <tr>
            <th scope="col" className={`${column} w-1/3`}>
              {head}
            </th>
            {heads.map((fact) => (
              <th key={fact} scope="col" className={column}>
                {fact}
              </th>
            ))}
            <th scope="col" className={column}>
              Status
            </th>
            <th scope="col" className={column}>
              Created
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line max-md:block">
          {records.map((record) => (
            <RecordRow key={record.id} record={record} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Clients or cases as cards or as a table; `j` and `k` walk through them. */
export function RecordList({ label, head, view, records }: Props) {
  const [shown, setShown] = useState(STEP);
  const list = useRef<HTMLDivElement>(null);
  useListKeys(list);
  const part = records.slice(0, shown);
  return (
    <div ref={list}>
      {view === 'list' ? (
        <RecordTable label={label} head={head} records={part} />
      ) : (
        <ul aria-label={label} className={GRID}>
          {part.map((record) => (
            <RecordCard key={record.id} record={record} />
          ))}
        </ul>
      )}
      {records.length > shown ? (
        <div className="mt-4 flex flex-wrap items-center justify-center gap-4">
          <p className="text-ui text-ink-soft">
            {count(shown)} of {count(records.length)}
          </p>
          <Button onClick={() => setShown(shown + STEP)}>Show more</Button>
        </div>
      ) : null}
    </div>
  );
}

/** Six cards of the size of those that come. */
export function RecordSkeletons({ label }: { label: string }) {
  return (
    <Loading label={label} className={GRID}>
      {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
        <div key={key} className="flex h-44 flex-col gap-3 rounded-panel border border-line bg-surface p-4">
          <Skeleton className="h-5 w-2/3" />
          <Skeleton className="h-4 w-24" />
          <Skeleton className="h-4 w-full" />
          <Skeleton className="mt-auto h-4 w-1/2" />
        </div>
      ))}
    </Loading>
  );
}
