import { useQuery } from '@tanstack/react-query';
import { Archive, BriefcaseBusiness, Users } from 'lucide-react';
import { memo } from 'react';
import type { PracticeStatus } from '#shared/contracts/clients.ts';
import { messages as common } from '#shared/messages/en/common/common.ts';
import { messages } from '#shared/messages/en/practice/cases.ts';
import { messages as records } from '#shared/messages/en/practice/records.ts';
import { t } from '#shared/messages/translate.ts';
import type { ListRecord } from '#web/components/records/list-record.ts';
import { RecordBrowser, type RecordBrowserText } from '#web/components/records/record-browser.tsx';
import { RoleChip } from '#web/components/sharing/role-chip.tsx';
import { countQuery } from '#web/data/lists/row-pages.ts';
import { useListed } from '#web/data/lists/use-listed.ts';
import { usePages } from '#web/data/lists/use-pages.ts';
import { useSession } from '#web/data/session.ts';
import type { ListUrl } from '#web/data/url/practice-url.ts';
import { EmptyState } from '#web/ui/feedback/states.tsx';
import { Button } from '#web/ui/primitives/button.tsx';
import { clientChoicesQuery } from '../queries.ts';
import { CaseFilters } from './case-filters.tsx';
import { filteredCases, type ListedCase } from './list-queries.ts';
import { NextDateOf } from './next-date.tsx';
import { shownDescription } from './shown-description.ts';

const statuses = (): readonly { value: PracticeStatus; label: string }[] => [
  { value: 'active', label: t(common.active) },
  { value: 'pending', label: t(common.pending) },
  { value: 'closed', label: t(common.closed) },
  { value: 'exploration', label: t(common.exploration) },
];

function recordOf(row: ListedCase): ListRecord {
  const { court, case_number } = row;
  const client = row.client?.name ?? row.client_name;
  const place = [court, case_number].filter((part) => part !== null);
  const given = [
    { label: t(messages.court), value: court },
    { label: t(messages.caseNumberLabel), value: case_number ?? '–' },
    { label: t(messages.client), value: client },
    { label: t(messages.area), value: row.practice_area },
  ];
  return {
    id: row.id,
    to: `/home/cases/${row.id}`,
    title: row.title,
    status: row.status,
    created: row.created_at,
    description: row.description === null ? null : shownDescription(row.description),
    lead: <NextDateOf row={row} />,
    ...(row.role === 'owner' ? {} : { note: <RoleChip row={row} /> }),
    facts: given.filter(({ value }) => value !== null),
    columns: [
      { label: t(messages.courtAndNumber), value: place.length > 0 ? place.join(', ') : null },
      { label: t(messages.client), value: client },
    ],
    action: t(messages.viewCase),
    ...(row.role === 'clerk'
      ? {}
      : { second: { to: `/home/cases/${row.id}/chat`, label: t(messages.chat) } }),
  };
}

type Switch = Pick<Props, 'url' | 'onUrl'> & { archived: number };

/** The same list, of the archive or of the current cases; the filters of one say nothing about the other. */
const otherList = ({ archived, view, sort }: ListUrl): ListUrl => ({
  ...(view ? { view } : {}),
  ...(sort ? { sort } : {}),
  ...(archived ? {} : { archived: true }),
});

/** Switches between the current and the archived cases; hidden while there are no archived ones. */
function ArchiveSwitch({ url, onUrl, archived }: Switch) {
  if (archived === 0 && !url.archived) return null;
  return (
    <Button variant="quiet" onClick={() => onUrl(otherList(url))}>
      <Archive aria-hidden />
      {url.archived ? t(messages.leaveArchive) : t(messages.archivedCases, { count: archived })}
    </Button>
  );
}

const words = (archived: boolean): RecordBrowserText => ({
  count: (shown, total) => {
    if (archived)
      return shown === total
        ? t(records.archivedCount, { total })
        : t(records.archivedCountOfTotal, { shown, total });
    return shown === total ? t(records.caseCount, { total }) : t(records.caseCountOfTotal, { shown, total });
  },
  noMatches: t(archived ? records.noArchivedCasesMatch : records.noCasesMatch),
  showAll: t(archived ? records.showAllArchived : records.showAllCases),
  label: t(archived ? messages.archiveTitle : common.cases),
  lead: t(messages.nextDate),
  head: t(messages.caseHeading),
  search: t(messages.searchCases),
  all: t(messages.allCases),
  loading: t(messages.loadingCases),
  failed: t(messages.casesNotLoaded),
  signIn: t(messages.signInToViewCases),
});

/** An empty list: no archived cases, only archived ones, or none at all. */
function Empty({ url, onUrl, archived, onNew }: Switch & Pick<Props, 'onNew'>) {
  if (url.archived)
    return (
      <EmptyState
        icon={<Archive aria-hidden />}
        title={t(messages.noArchivedCases)}
        action={<Button onClick={() => onUrl(otherList(url))}>{t(messages.leaveArchive)}</Button>}
      >
        {t(messages.noArchivedCasesHint)}
      </EmptyState>
    );
  if (archived > 0)
    return (
      <EmptyState
        icon={<BriefcaseBusiness aria-hidden />}
        title={t(messages.noCurrentCases)}
        action={
          <Button onClick={() => onUrl(otherList(url))}>
            {t(messages.archivedCases, { count: archived })}
          </Button>
        }
      >
        {t(messages.noCurrentCasesHint)}
      </EmptyState>
    );
  return <NoCases onNew={onNew} />;
}

/** No case at all: a user without clients starts with a client, whose first case comes with it. */
function NoCases({ onNew }: Pick<Props, 'onNew'>) {
  const { pages, loading } = usePages(clientChoicesQuery(''));
  if (loading) return null;
  if (pages?.[0]?.length === 0)
    return (
      <EmptyState
        icon={<Users aria-hidden />}
        title={t(messages.noClientsFound)}
        action={<Button onClick={onNew}>{t(messages.addFirstClient)}</Button>}
      >
        {t(messages.noClientsHint)}
      </EmptyState>
    );
  return (
    <EmptyState
      icon={<BriefcaseBusiness aria-hidden />}
      title={t(messages.noCasesYet)}
      action={<Button onClick={onNew}>{t(messages.createFirstCase)}</Button>}
    >
      {t(messages.noCasesYetHint)}
    </EmptyState>
  );
}

type Props = { url: ListUrl; onUrl: (next: ListUrl) => void; onNew: () => void };

/** The cases that the URL asks for: the current ones or the archived ones. A dialog beside them does not draw them again. */
export const CaseList = memo(function CaseList({ url, onUrl, onNew }: Props) {
  const { q = '', archived, whose } = url;
  const userId = useSession().user?.id;
  const owned = whose && userId ? { whose, userId } : undefined;
  const listed = useListed(
    q,
    (words) => filteredCases({ ...url, words, owned }),
    filteredCases({ archived }),
  );
  const away = useQuery(countQuery(filteredCases({ archived: true }))).data;
  const others = { url, onUrl, archived: away ?? 0 };
  return (
    <RecordBrowser
      words={words(archived === true)}
      statuses={statuses()}
      listed={{ ...listed, pending: listed.pending || away === undefined }}
      recordOf={recordOf}
      url={url}
      onUrl={onUrl}
      reset
      filters={(shown, change) => <CaseFilters url={shown} onChange={change} />}
      beside={<ArchiveSwitch {...others} />}
      empty={<Empty {...others} onNew={onNew} />}
    />
  );
});
