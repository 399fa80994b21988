import { useQuery } from '@tanstack/react-query';
import { Archive, BriefcaseBusiness } from 'lucide-react';
import { CASES } from '#shared/contracts/cases.ts';
import type { PracticeStatus } from '#shared/contracts/clients.ts';
import { messages as common } from '#shared/messages/en/common/common.ts';
import { messages } from '#shared/messages/en/practice/cases.ts';
import { messages as records } from '#shared/messages/en/practice/records.ts';
import { t } from '#shared/messages/translate.ts';
import type { ListRecord } from '#web/components/records/list-record.ts';
import { RecordBrowser, type RecordBrowserText } from '#web/components/records/record-browser.tsx';
import { countQuery } from '#web/data/lists/row-pages.ts';
import { useListed } from '#web/data/lists/use-listed.ts';
import type { ListUrl } from '#web/data/practice-url.ts';
import { EmptyState } from '#web/ui/feedback/states.tsx';
import { Button } from '#web/ui/primitives/button.tsx';
import { filteredCases, type ListedCase } from './queries.ts';

const statuses = (): readonly { value: PracticeStatus; label: string }[] => [
  { value: 'active', label: t(common.active) },
  { value: 'pending', label: t(common.pending) },
  { value: 'closed', label: t(common.closed) },
  { value: 'exploration', label: t(common.exploration) },
];

/** At most 200 characters, with an ellipsis if it was cut. */
export function truncate(description: string): string {
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
    description: row.description === null ? null : truncate(row.description),
    facts: [
      { label: t(messages.caseNumberLabel), value: row.case_number },
      { label: t(messages.area), value: row.practice_area },
    ],
    action: t(messages.viewCase),
  };
}

/** Switches between the current and the archived cases; hidden while there are no archived ones. */
function ArchiveSwitch({ url, onUrl, archived }: Pick<Props, 'url' | 'onUrl'> & { archived: number }) {
  const { archived: shown, ...rest } = url;
  if (archived === 0 && !shown) return null;
  return (
    <Button variant="quiet" onClick={() => onUrl(shown ? rest : { ...rest, archived: true })}>
      <Archive aria-hidden />
      {shown ? t(messages.leaveArchive) : t(messages.archivedCases, { count: archived })}
    </Button>
  );
}

const words = (): RecordBrowserText => ({
  count: (shown, total) =>
    shown === total ? t(records.caseCount, { total }) : t(records.caseCountOfTotal, { shown, total }),
  noMatches: t(records.noCasesMatch),
  showAll: t(records.showAllCases),
  label: t(common.cases),
  head: t(messages.caseHeading),
  search: t(messages.searchCases),
  all: t(messages.allCases),
  loading: t(messages.loadingCases),
  failed: t(messages.casesNotLoaded),
  signIn: t(messages.signInToViewCases),
});

type Props = { url: ListUrl; onUrl: (next: ListUrl) => void; onNew: () => void };

/** The cases that the URL asks for: the current ones or the archived ones. */
export function CaseList({ url, onUrl, onNew }: Props) {
  const { q = '', status, archived } = url;
  const listed = useListed(
    q,
    (words) => filteredCases({ words, status, archived }),
    filteredCases({ archived }),
  );
  const away = useQuery(countQuery(filteredCases({ archived: true }))).data;
  return (
    <RecordBrowser
      words={words()}
      statuses={statuses()}
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
            title={t(messages.noCasesYet)}
            action={<Button onClick={onNew}>{t(messages.createFirstCase)}</Button>}
          >
            {t(messages.noCasesYetHint)}
          </EmptyState>
        ) : null
      }
    />
  );
}
