import { useRef, useSyncExternalStore } from 'react';
import type { ListView } from '#web/data/url/practice-url.ts';
import { Loading, Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { useVirtualRows } from '#web/ui/lists/use-virtual-rows.ts';
import { useVisibleRange } from '#web/ui/lists/use-visible-range.ts';
import type { RecordsProps } from './list-record.ts';
import { RecordCard } from './record-card.tsx';
import { RecordTable } from './record-table.tsx';

const CARD_PX = 176;

/** The number of columns of the grid by window width, and the space (px) between cards. */
const WIDTHS = [
  { media: '(min-width: 64rem)', columns: 3, gap: 16 },
  { media: '(min-width: 48rem)', columns: 2, gap: 16 },
] as const;
const NARROW = { columns: 1, gap: 12 } as const;

function subscribe(listener: () => void) {
  const lists = WIDTHS.map(({ media }) => window.matchMedia(media));
  for (const list of lists) list.addEventListener('change', listener);
  return () => {
    for (const list of lists) list.removeEventListener('change', listener);
  };
}

const currentGrid = () => WIDTHS.find(({ media }) => window.matchMedia(media).matches) ?? NARROW;

type Props = RecordsProps & { view: ListView };

type GridProps = Omit<RecordsProps, 'head' | 'leadHead'> & { columns: number; gap: number };

function RecordGrid({ label, records, total, onRange, columns, gap }: GridProps) {
  const list = useRef<HTMLUListElement>(null);
  const { rows, before, after, measure } = useVirtualRows(list, {
    count: Math.ceil(records.length / columns),
    estimate: CARD_PX,
    gap,
  });
  const from = (rows[0] ?? 0) * columns;
  const to = Math.min(records.length, ((rows.at(-1) ?? 0) + 1) * columns);
  useVisibleRange(from, to - 1, records.length, onRange);
  return (
    <ul
      ref={list}
      aria-label={label}
      className="grid"
      style={{
        gap,
        gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
        paddingTop: before,
        paddingBottom: after,
      }}
    >
      {records.slice(from, to).map((record, offset) => {
        const leads = offset % columns === 0;
        return (
          <RecordCard
            key={record.id}
            ref={leads ? measure : undefined}
            row={leads ? (from + offset) / columns : undefined}
            record={record}
            index={from + offset}
            total={total}
          />
        );
      })}
    </ul>
  );
}

/** Clients or cases as cards or as a table. Only the visible part of a long list is rendered. */
export function RecordList({ view, head, leadHead, ...props }: Props) {
  const { columns, gap } = useSyncExternalStore(subscribe, currentGrid);
  return view === 'list' ? (
    <RecordTable head={head} leadHead={leadHead} {...props} />
  ) : (
    <RecordGrid key={columns} columns={columns} gap={gap} {...props} />
  );
}

/** Six placeholder cards of the usual size. */
export function RecordSkeletons({ label }: { label: string }) {
  return (
    <Loading label={label} className="grid gap-3 md:grid-cols-2 md:gap-4 lg:grid-cols-3">
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
