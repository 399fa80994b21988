import { useQuery } from '@tanstack/react-query';
import { Archive, BriefcaseBusiness } from 'lucide-react';
import { CASES, type LegalCase } from '#shared/cases.ts';
import type { PracticeStatus } from '#shared/clients.ts';
import { sentence } from '#web/api.ts';
import type { ListUrl } from '#web/practice-url.ts';
import { Button } from '#web/ui/button.tsx';
import { count } from '#web/ui/dates.ts';
import { ListToolbar } from '#web/ui/list-toolbar.tsx';
import { type ListRecord, RecordList, RecordSkeletons } from '#web/ui/record-list.tsx';
import { EmptyState, ErrorState } from '#web/ui/states.tsx';
import { hasWords } from '#web/word-filter.ts';
import { casesQuery } from './queries.ts';

const STATUSES: readonly { value: PracticeStatus; label: string }[] = [
  { value: 'active', label: 'Active' },
  { value: 'pending', label: 'Pending' },
  { value: 'closed', label: 'Closed' },
  { value: 'exploration', label: 'Exploration' },
];

/** The cases in whose fields every word stands and which have the status asked for; archived ones apart. */
export function casesShown(
  cases: readonly LegalCase[],
  { q = '', status, archived }: ListUrl,
): LegalCase[] {
  return cases.filter(
    (row) =>
      (row.archived_at !== null) === (archived === true) &&
      (status === undefined || row.status === status) &&
      hasWords(q, [row.title, row.client_name, row.case_number, row.practice_area, row.description]),
  );
}

/** At most 200 characters, an ellipsis where something was left out. */
export function capped(description: string): string {
  const characters = [...description];
  if (characters.length <= CASES.descriptionShown) return description;
  return `${characters.slice(0, CASES.descriptionShown).join('').trimEnd()}…`;
}

function recordOf(row: LegalCase): ListRecord {
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

const archivedOf = (cases: readonly LegalCase[]) => cases.filter((row) => row.archived_at !== null).length;

/** The way into the archive and out of it; nothing while nothing is archived. */
function ArchiveSwitch({ url, onUrl, archived }: Pick<Props, 'url' | 'onUrl'> & { archived: number }) {
  const { archived: shown, ...rest } = url;
  if (archived === 0 && !shown) return null;
  return (
    <p className="mt-6 text-center">
      <Button variant="quiet" onClick={() => onUrl(shown ? rest : { ...rest, archived: true })}>
        <Archive aria-hidden />
        {shown ? 'Back to the cases at hand' : `Archived cases (${count(archived)})`}
      </Button>
    </p>
  );
}

type Props = { url: ListUrl; onUrl: (next: ListUrl) => void; onNew: () => void };

export function CaseList({ url, onUrl, onNew }: Props) {
  const { data, error, refetch } = useQuery(casesQuery);
  if (error && !data)
    return (
      <ErrorState title="Error loading cases" message={sentence(error)} onRetry={() => void refetch()} />
    );
  if (data?.length === 0)
    return (
      <EmptyState
        icon={<BriefcaseBusiness aria-hidden />}
        title="No cases yet"
        action={<Button onClick={onNew}>Create Your First Case</Button>}
      >
        Your cases will be listed here, each with its number, its client and its files.
      </EmptyState>
    );
  const shown = casesShown(data ?? [], url);
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
      {data ? (
        <p role="status" className="sr-only">
          {count(shown.length)} of {count(data.length)} cases
        </p>
      ) : (
        <RecordSkeletons label="Loading your cases..." />
      )}
      {shown.length > 0 ? (
        <RecordList head="Case" label="Cases" view={url.view ?? 'grid'} records={shown.map(recordOf)} />
      ) : null}
      {data && shown.length === 0 ? (
        <EmptyState
          title="No cases match your search criteria"
          action={<Button onClick={() => onUrl(everything)}>Show all cases</Button>}
        />
      ) : null}
      {data ? <ArchiveSwitch url={url} onUrl={onUrl} archived={archivedOf(data)} /> : null}
    </>
  );
}
