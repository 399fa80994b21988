import { useQuery } from '@tanstack/react-query';
import { Archive, BriefcaseBusiness } from 'lucide-react';
import { CASES } from '#shared/cases.ts';
import type { PracticeStatus } from '#shared/clients.ts';
import { sentence } from '#web/api.ts';
import type { ListUrl } from '#web/practice-url.ts';
import { countQuery, useRowPages } from '#web/row-pages.ts';
import { Button } from '#web/ui/button.tsx';
import { count } from '#web/ui/dates.ts';
import { ListCount } from '#web/ui/list-count.tsx';
import type { ListRecord } from '#web/ui/list-record.ts';
import { ListToolbar } from '#web/ui/list-toolbar.tsx';
import { MoreRows } from '#web/ui/more-rows.tsx';
import { RecordList, RecordSkeletons } from '#web/ui/record-list.tsx';
import { EmptyState, ErrorState } from '#web/ui/states.tsx';
import { usePaused } from '#web/use-paused.ts';
import { casesAsked, type ListedCase } from './queries.ts';

/** Words are looked for once whoever types them pauses. */
const PAUSE_MS = 200;

const STATUSES: readonly { value: PracticeStatus; label: string }[] = [
  { value: 'active', label: 'Active' },
  { value: 'pending', label: 'Pending' },
  { value: 'closed', label: 'Closed' },
  { value: 'exploration', label: 'Exploration' },
];

/** At most 200 characters, an ellipsis where something was left out. */
export function capped(description: string): string {
  const characters = [...description];
  if (characters.length <= CASES.descriptionShown) return description;
  return `${characters.slice(0, CASES.descriptionShown).join('').trimEnd()}…`;
}

function recordOf(row: ListedCase): ListRecord {
  return {
    id: row.id,
    to: `/home/cases/${row.id}`,
    title: row.title,
    status: row.status,
    created: row.created_at,
    description: row.description === null ? null : capped(row.description),
    facts: [
      { label: 'Case #', value: row.case_number },
      { label: 'Area', value: row.practice_area },
    ],
    action: 'View Case',
  };
}

/** The way into the archive and out of it; nothing while nothing is archived. */
function ArchiveSwitch({ url, onUrl, archived }: Pick<Props, 'url' | 'onUrl'> & { archived: number }) {
  const { archived: shown, ...rest } = url;
  if (archived === 0 && !shown) return null;
  return (
    <Button variant="quiet" onClick={() => onUrl(shown ? rest : { ...rest, archived: true })}>
      <Archive aria-hidden />
      {shown ? 'Back to the cases at hand' : `Archived cases (${count(archived)})`}
    </Button>
  );
}

type Props = { url: ListUrl; onUrl: (next: ListUrl) => void; onNew: () => void };

/** The page of the list that the address asks for, and how many there are: such, in all, archived. */
function useCases({ q = '', status, archived }: ListUrl) {
  const words = usePaused(q.trim(), PAUSE_MS);
  const asked = casesAsked({ words, status, archived });
  const all = useQuery(countQuery(casesAsked({})));
  const away = useQuery(countQuery(casesAsked({ archived: true })));
  const pages = useRowPages(asked);
  return {
    ...pages,
    pending: pages.pending || all.isPending || away.isPending,
    total: useQuery(countQuery(asked)).data,
    all: all.data,
    away: away.data,
  };
}

export function CaseList({ url, onUrl, onNew }: Props) {
  const { rows, pending, error, retry, loadingMore, onRange, total, all, away = 0 } = useCases(url);
  if (error && rows.length === 0)
    return <ErrorState title="Error loading cases" message={sentence(error)} onRetry={retry} />;
  if (all === 0 && away === 0 && rows.length === 0)
    return (
      <EmptyState
        icon={<BriefcaseBusiness aria-hidden />}
        title="No cases yet"
        action={<Button onClick={onNew}>Create Your First Case</Button>}
      >
        Your cases will be listed here, each with its number, its client and its files.
      </EmptyState>
    );
  const of = url.archived ? away : all;
  const everything: ListUrl = url.view ? { view: url.view } : {};
  return (
    <>
      <ListToolbar
        search="Search cases..."
        all="All Cases"
        statuses={STATUSES}
        url={url}
        onUrl={onUrl}
        reset
      />
      <ListCount shown={total} of={of} one="case" many="cases">
        <ArchiveSwitch url={url} onUrl={onUrl} archived={away} />
      </ListCount>
      {pending && rows.length === 0 ? <RecordSkeletons label="Loading your cases..." /> : null}
      {rows.length > 0 ? (
        <>
          <RecordList
            head="Case"
            label="Cases"
            view={url.view ?? 'grid'}
            records={rows.map(recordOf)}
            total={total ?? rows.length}
            onRange={onRange}
          />
          <MoreRows loading={loadingMore} problem={error && sentence(error)} onRetry={retry} />
        </>
      ) : null}
      {!pending && rows.length === 0 ? (
        <EmptyState
          title="No cases match your search criteria"
          action={<Button onClick={() => onUrl(everything)}>Show all cases</Button>}
        />
      ) : null}
    </>
  );
}
