import { Link } from '@tanstack/react-router';
import { memo, type Ref } from 'react';
import { messages } from '#shared/messages/en/practice/records.ts';
import { t } from '#shared/messages/translate.ts';
import { Rich } from '#web/i18n/rich.tsx';
import { RelativeTime } from '#web/ui/time/relative-time.tsx';
import type { ListRecord } from './list-record.ts';
import { StatusBadge } from './status-badge.tsx';

export const RECORD_CARD =
  'relative flex flex-col gap-3 rounded-panel border border-line bg-surface p-4 transition-colors hover:border-edge hover:bg-raised';

type Props = {
  record: ListRecord;
  /** The card's index in the list, and the number of cards. */
  index: number;
  total: number;
  /** Index of the row that the first card of each row measures. */
  row?: number | undefined;
  ref?: Ref<HTMLLIElement> | undefined;
};

/** Memoised, so that scrolling does not render it again. */
export const RecordCard = memo(function RecordCard({ record, index, total, row, ref }: Props) {
  const { to, title, status, created, description, note, lead, facts, action, second } = record;
  return (
    <li ref={ref} data-index={row} aria-posinset={index + 1} aria-setsize={total} className={RECORD_CARD}>
      {lead ? <div className="-mb-1 text-ui">{lead}</div> : null}
      <div>
        <div className="flex items-start justify-between gap-3">
          <h2 className="min-w-0 text-16 font-semibold break-words">{title}</h2>
          <StatusBadge status={status} />
        </div>
        {note ? <div className="mt-1">{note}</div> : null}
        <p className="mt-1 text-13 text-ink-soft">
          <Rich message={messages.createdWhen} tags={{ when: () => <RelativeTime value={created} /> }} />
        </p>
      </div>
      {description ? <p className="text-ui break-words text-ink-soft">{description}</p> : null}
      <dl className="mt-auto flex flex-wrap gap-x-4 gap-y-1 text-13">
        {facts.map(({ label, value }) => (
          <div key={label} className="flex min-w-0 gap-1.5">
            <dt className="shrink-0 text-ink-soft">{label}</dt>
            <dd className="min-w-0 font-medium [overflow-wrap:anywhere] tabular-nums">{value ?? '–'}</dd>
          </div>
        ))}
      </dl>
      <div className="flex items-center gap-x-4">
        <Link
          to={to}
          data-row
          aria-label={t(messages.openRecord, { action, title })}
          className="rounded-control text-ui font-medium text-accent no-underline before:absolute before:inset-0 before:rounded-panel before:content-[''] hover:underline"
        >
          {action}
        </Link>
        {second ? (
          <Link
            to={second.to}
            aria-label={t(messages.openRecord, { action: second.label, title })}
            className="relative z-10 -my-3 inline-flex min-h-11 min-w-11 items-center rounded-control text-ui font-medium text-accent no-underline hover:underline md:my-0 md:min-h-0"
          >
            {second.label}
          </Link>
        ) : null}
      </div>
    </li>
  );
});
