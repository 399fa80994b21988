import { useQuery } from '@tanstack/react-query';
import { Archive, BriefcaseBusiness } from 'lucide-react';
import { CASES } from '#shared/contracts/cases.ts';
import type { PracticeStatus } from '#shared/contracts/clients.ts';
import type { ListRecord } from '#web/components/records/list-record.ts';
import { type BrowserWords, RecordBrowser } from '#web/components/records/record-browser.tsx';
import type { ListUrl } from '#web/data/practice-url.ts';
import { countQuery } from '#web/data/row-pages.ts';
import { useListed } from '#web/data/use-listed.ts';
import { EmptyState } from '#web/ui/feedback/states.tsx';
import { Button } from '#web/ui/primitives/button.tsx';
import { count } from '#web/ui/time/dates.ts';
import { casesAsked, type ListedCase } from './queries.ts';

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

const WORDS: BrowserWords = {
  one: 'case',
  many: 'cases',
  label: 'Cases',
  head: 'Case',
  search: 'Search cases...',
  all: 'All Cases',
  loading: 'Loading your cases...',
  failed: 'Error loading cases',
};

type Props = { url: ListUrl; onUrl: (next: ListUrl) => void; onNew: () => void };

/** The cases that the address asks for: those at hand, or those in the archive. */
export function CaseList({ url, onUrl, onNew }: Props) {
  const { q = '', status, archived } = url;
  const listed = useListed(q, (words) => casesAsked({ words, status, archived }), casesAsked({ archived }));
  const away = useQuery(countQuery(casesAsked({ archived: true }))).data;
  return (
    <RecordBrowser
      words={WORDS}
      statuses={STATUSES}
      listed={{ ...listed, pending: listed.pending || away === undefined }}
      recordOf={recordOf}
      url={url}
      onUrl={onUrl}
      reset
      beside={<ArchiveSwitch url={url} onUrl={onUrl} archived={away ?? 0} />}
      empty={
        away === 0 && !archived ? (
          <EmptyState
            icon={<BriefcaseBusiness aria-hidden />}
            title="No cases yet"
            action={<Button onClick={onNew}>Create Your First Case</Button>}
          >
            Your cases will be listed here, each with its number, its client and its files.
          </EmptyState>
        ) : null
      }
    />
  );
}
