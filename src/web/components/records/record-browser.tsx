import { type ReactNode, useMemo, useState } from 'react';
import type { PracticeStatus } from '#shared/contracts/clients.ts';
import { messages } from '#shared/messages/en/records.ts';
import { t } from '#shared/messages/translate.ts';
import { sentence } from '#web/data/api.ts';
import type { ListUrl } from '#web/data/practice-url.ts';
import type { Listed } from '#web/data/use-listed.ts';
import { EmptyState, ErrorState } from '#web/ui/feedback/states.tsx';
import { MoreRows } from '#web/ui/lists/more-rows.tsx';
import { Button } from '#web/ui/primitives/button.tsx';
import { ListCount } from './list-count.tsx';
import type { ListRecord } from './list-record.ts';
import { ListToolbar } from './list-toolbar.tsx';
import { RecordList, RecordSkeletons } from './record-list.tsx';

/** How a list speaks of what it holds. */
export type BrowserWords = {
  /** `one` and `many` of them, and the name of the list. */
  one: string;
  many: string;
  label: string;
  /** What the first column holds. */
  head: string;
  search: string;
  /** What the status filter says when it filters nothing. */
  all: string;
  loading: string;
  failed: string;
};

type Props<T> = {
  words: BrowserWords;
  /** In the order of the menu. */
  statuses: readonly { value: PracticeStatus; label: string }[];
  listed: Listed<T>;
  recordOf: (row: T) => ListRecord;
  url: ListUrl;
  onUrl: (next: ListUrl) => void;
  /** Offers to take all filters away at once. */
  reset?: boolean;
  /** What is shown where there is nothing at all, not even put away. */
  empty: ReactNode;
  /** Beside the count. */
  beside?: ReactNode;
};

/** The rows as they are shown; one that was shown stays the same record, so that it is not drawn anew. */
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

/** Search, filter, count and rows of the clients or of the cases, with what is said while there are none. */
export function RecordBrowser<T extends object>(props: Props<T>) {
  const { words, listed, recordOf, url, onUrl, empty, beside } = props;
  const { rows, pending, error, retry, loadingMore, onRange, total, of } = listed;
  const none = rows.length === 0;
  const records = useRecords(rows, recordOf);
  if (error && none) return <ErrorState title={words.failed} message={sentence(error)} onRetry={retry} />;
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
      />
      <ListCount shown={total} of={of} one={words.one} many={words.many}>
        {beside}
      </ListCount>
      {pending && none ? <RecordSkeletons label={words.loading} /> : null}
      {none ? null : (
        <>
          <RecordList
            head={words.head}
            label={words.label}
            view={url.view ?? 'grid'}
            records={records}
            total={total ?? rows.length}
            onRange={onRange}
          />
          <MoreRows loading={loadingMore} problem={error && sentence(error)} onRetry={retry} />
        </>
      )}
      {!pending && none ? (
        <EmptyState
          title={t(messages.noManyMatchYourSearch, { many: words.many })}
          action={
            <Button onClick={() => onUrl(url.view ? { view: url.view } : {})}>
              {t(messages.showAllMany, { many: words.many })}
            </Button>
          }
        />
      ) : null}
    </>
  );
}
