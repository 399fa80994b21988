import { type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import type { PracticeStatus } from '#shared/contracts/clients.ts';
import { ApiError, sentence } from '#web/data/api.ts';
import type { Listed } from '#web/data/lists/use-listed.ts';
import type { ListUrl } from '#web/data/url/practice-url.ts';
import { EmptyState, ErrorState } from '#web/ui/feedback/states.tsx';
import { MoreRows } from '#web/ui/lists/more-rows.tsx';
import { Button } from '#web/ui/primitives/button.tsx';
import type { ListRecord } from './list-record.ts';
import { type Filters, ListToolbar, unfiltered } from './list-toolbar.tsx';
import { RecordList, RecordSkeletons } from './record-list.tsx';

type ListCountProps = {
  /** The number of matching records and of all records; undefined until they are known. */
  shown: number | undefined;
  total: number | undefined;
  count: (shown: number, total: number) => string;
  children?: ReactNode;
};

/** The length of a list, and a link to the archive or back. */
function ListCount({ shown, total, count, children }: ListCountProps) {
  return (
    <div className="-mt-2 mb-2 flex min-h-9 flex-wrap items-center justify-between gap-x-4">
      <p role="status" className="text-ui text-ink-soft tabular-nums">
        {shown !== undefined && total !== undefined ? count(shown, total) : ''}
      </p>
      {children}
    </div>
  );
}

/** The sentences of a list, in the reader's language. */
export type RecordBrowserText = {
  /** The number of matching records and of all records. */
  count: (shown: number, total: number) => string;
  /** Text for a list without matches, and its button that clears the filters. */
  noMatches: string;
  showAll: string;
  /** The label of the list. */
  label: string;
  /** The heading of the column of titles, and of what leads the records. */
  head: string;
  lead?: string;
  search: string;
  /** The option of the status filter that shows everything. */
  all: string;
  loading: string;
  failed: string;
  /** The reason when nobody is signed in. */
  signIn: string;
};

type Props<T> = {
  words: RecordBrowserText;
  /** Statuses in the order of the menu. */
  statuses: readonly { value: PracticeStatus; label: string }[];
  listed: Listed<T>;
  recordOf: (row: T) => ListRecord;
  url: ListUrl;
  onUrl: (next: ListUrl) => void;
  /** Shows a button that clears all filters. */
  reset?: boolean;
  /** Shown when there are no records without words and filters. */
  empty: ReactNode;
  /** Shown next to the count. */
  beside?: ReactNode;
  /** Filters beside the status. */
  filters?: Filters;
};

/** The rows as records. An unchanged row keeps its record, so that memoised cards do not render again. */
function useRecords<T extends object>(rows: readonly T[], recordOf: (row: T) => ListRecord) {
  const [known] = useState(() => new WeakMap<T, ListRecord>());
  return useMemo(
    () =>
      rows.map((row) => {
        const record = known.get(row) ?? recordOf(row);
        known.set(row, record);
        return record;
      }),
    [rows, recordOf, known],
  );
}

/** The rows to draw. Many cards take long: drawing them pauses for what the user does meanwhile. */
function useDrawn<T>(listed: Listed<T>) {
  const rows = useDeferredValue(listed.rows);
  const none = rows.length === 0;
  return { rows, none, pending: listed.pending || (none && listed.rows.length > 0) };
}

/** The list of clients or of cases: search, filters, count and rows, or an empty state. */
export function RecordBrowser<T extends object>(props: Props<T>) {
  const { words, listed, recordOf, url, onUrl, empty, beside } = props;
  const { error, retry, loadingMore, onRange, total, of } = listed;
  const { rows, none, pending } = useDrawn(listed);
  const records = useRecords(rows, recordOf);
  // The switch shows the choice at once; a table of many rows takes longer to draw.
  const view = useDeferredValue(url.view ?? 'grid');
  const signedOut = error instanceof ApiError && error.status === 401;
  const reason = error && (signedOut ? words.signIn : sentence(error));
  if (reason && none) return <ErrorState title={words.failed} message={reason} onRetry={retry} />;
  if (of === 0 && none && empty) return empty;
  return (
    <>
      <ListToolbar
        search={words.search}
        all={words.all}
        statuses={props.statuses}
        url={url}
        onUrl={onUrl}
        reset={props.reset ?? false}
        filters={props.filters}
      />
      <ListCount shown={total} total={of} count={words.count}>
        {beside}
      </ListCount>
      {pending && none ? <RecordSkeletons label={words.loading} /> : null}
      {none ? null : (
        <>
          <RecordList
            head={words.head}
            leadHead={words.lead}
            label={words.label}
            view={view}
            records={records}
            total={total ?? rows.length}
            onRange={onRange}
          />
          <MoreRows loading={loadingMore} problem={reason} onRetry={retry} />
        </>
      )}
      {!pending && none ? (
        <EmptyState
          title={words.noMatches}
          action={<Button onClick={() => onUrl(unfiltered(url))}>{words.showAll}</Button>}
        />
      ) : null}
    </>
  );
}
