import { Link } from '@tanstack/react-router';
import { memo, type Ref, useRef } from 'react';
import { messages as common } from '#shared/messages/en/common/common.ts';
import { messages } from '#shared/messages/en/practice/records.ts';
import { t } from '#shared/messages/translate.ts';
import { useVirtualRows } from '#web/ui/lists/use-virtual-rows.ts';
import { useVisibleRange } from '#web/ui/lists/use-visible-range.ts';
import { cx } from '#web/ui/primitives/class-names.ts';
import { RelativeTime } from '#web/ui/time/relative-time.tsx';
import type { ListRecord, RecordsProps } from './list-record.ts';
import { StatusBadge } from './status-badge.tsx';

/** A number or a name of at most this many characters is not wrapped in a table. */
const SHORT = 16;
const ROW_PX = 40;
const CELL = 'px-4 align-middle max-md:block max-md:px-0 md:row-cell';

type RowProps = { record: ListRecord; index: number; ref: Ref<HTMLElement> };

/** Memoised, so that scrolling does not render it again. */
const RecordRow = memo(function RecordRow({ record, index, ref }: RowProps) {
  const { to, title, note, lead, status, created } = record;
  const columns = record.columns ?? record.facts;
  return (
    <tr
      ref={ref as Ref<HTMLTableRowElement>}
      data-index={index}
      // The header is the first row.
      aria-rowindex={index + 2}
      className="border-line transition-colors hover:bg-wash max-md:flex max-md:flex-wrap max-md:items-center max-md:gap-x-3 max-md:px-4 max-md:py-3 [&:not(:last-child)]:border-b"
    >
      {lead === undefined ? null : <td className={`${CELL} max-md:basis-full`}>{lead}</td>}
      <td className={`${CELL} max-md:basis-full`}>
        <Link
          to={to}
          data-row
          className="block font-medium break-words text-ink no-underline hover:text-accent hover:underline max-md:py-2.5"
        >
          {title}
        </Link>
        {note ? <div className="mt-1">{note}</div> : null}
      </td>
      {columns.map((fact) => (
        <td
          key={fact.label}
          className={cx(
            CELL,
            'text-ink-soft tabular-nums max-md:text-14 lg:break-words',
            (fact.value ?? '').length <= SHORT && 'whitespace-nowrap lg:whitespace-normal',
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
        <RelativeTime value={created} alone />
      </td>
    </tr>
  );
});

/** Takes the height of the rows that are not rendered. */
function Spacer({ height, columns }: { height: number; columns: number }) {
  if (height <= 0) return null;
  return (
    <tr aria-hidden style={{ height }} className="max-md:block">
      <td colSpan={columns} className="p-0" />
    </tr>
  );
}

/** Records as a table whose columns keep their width while it scrolls; only the visible part is rendered. */
export function RecordTable({ label, head, leadHead, records, total, onRange }: RecordsProps) {
  const body = useRef<HTMLTableSectionElement>(null);
  const { rows, before, after, measure } = useVirtualRows(body, {
    count: records.length,
    estimate: ROW_PX,
  });
  useVisibleRange(rows[0] ?? 0, rows.at(-1) ?? 0, records.length, onRange);
  const heads = (records[0]?.columns ?? records[0]?.facts ?? []).map((fact) => fact.label);
  const columns = heads.length + (leadHead ? 4 : 3);
  const column = 'px-4 py-2 font-medium';
  return (
    <div className="overflow-hidden rounded-panel border border-line bg-surface">
      <table aria-rowcount={total + 1} className="w-full text-left text-ui max-md:block lg:table-fixed">
        <caption className="sr-only">{label}</caption>
        <thead className="border-b border-line text-13 text-ink-soft max-md:sr-only">
          <tr aria-rowindex={1}>
            {leadHead ? (
              <th scope="col" className={`${column} lg:w-52`}>
                {leadHead}
              </th>
            ) : null}
            <th scope="col" className={cx(column, leadHead || heads.length > 3 ? 'w-[25%]' : 'w-1/3')}>
              {head}
            </th>
            {heads.map((fact) => (
              <th key={fact} scope="col" className={column}>
                {fact}
              </th>
            ))}
            <th scope="col" className={`${column} lg:w-32`}>
              {t(common.status)}
            </th>
            <th scope="col" className={`${column} lg:w-32`}>
              {t(messages.created)}
            </th>
          </tr>
        </thead>
        <tbody ref={body} className="max-md:block">
          <Spacer height={before} columns={columns} />
          {rows.map((index) => {
            const record = records[index];
            return record ? <RecordRow key={record.id} ref={measure} record={record} index={index} /> : null;
          })}
          <Spacer height={after} columns={columns} />
        </tbody>
      </table>
    </div>
  );
}
