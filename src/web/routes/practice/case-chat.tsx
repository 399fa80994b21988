import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { messages as common } from '#shared/messages/en/common/common.ts';
import { messages as shell } from '#shared/messages/en/common/shell.ts';
import { messages as chat } from '#shared/messages/en/library/chat.ts';
import { messages as access } from '#shared/messages/en/practice/case-access.ts';
import { messages } from '#shared/messages/en/practice/cases.ts';
import { messages as clients } from '#shared/messages/en/practice/clients.ts';
import { t } from '#shared/messages/translate.ts';
import { CaseAccess, useCaseAccess } from '#web/components/sharing/case-access.ts';
import { sentence } from '#web/data/api.ts';
import { isMissing } from '#web/data/lists/rest-rows.ts';
import { useSession } from '#web/data/session.ts';
import type { CaseTab } from '#web/data/url/practice-url.ts';
import { type CaseDetail, caseQuery } from '#web/features/cases/queries.ts';
import { useSeesActivity } from '#web/features/sharing/use-sees-activity.ts';
import { Loading, Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { EmptyState, ErrorState } from '#web/ui/feedback/states.tsx';
import { BackLink } from '#web/ui/primitives/back-link.tsx';
import { Page, PageTitle } from '#web/ui/primitives/page.tsx';
import { TAB, TAB_LIST } from '#web/ui/primitives/tabs.tsx';
import { CaseChatPanel } from './case/chat-panel.tsx';

const route = getRouteApi('/home/cases/$caseId/chat');

/** The tabs of the case as links; the chat is this page. */
function TabLinks({ caseId }: { caseId: string }) {
  const activity = useSeesActivity(caseId);
  const { seesDrafts } = useCaseAccess();
  const tabs: [CaseTab, string][] = [
    ['summary', t(messages.summary)],
    ['chat', t(chat.chat)],
    ['files', t(messages.files)],
    ['timeline', t(messages.timeline)],
    ...(seesDrafts ? [['drafts', t(shell.drafts)] as [CaseTab, string]] : []),
    ...(activity ? [['activity', t(access.activity)] as [CaseTab, string]] : []),
  ];
  return (
    <nav aria-label={t(messages.caseTabs)} className={`mb-4 ${TAB_LIST}`}>
      {tabs.map(([tab, label]) =>
        tab === 'chat' ? (
          <Link key={tab} to="/home/cases/$caseId/chat" params={{ caseId }} className={TAB}>
            {label}
          </Link>
        ) : (
          <Link
            key={tab}
            to="/home/cases/$caseId"
            params={{ caseId }}
            search={tab === 'summary' ? {} : { tab }}
            // The chat is below this URL, and is no part of the summary.
            activeOptions={{ exact: true }}
            className={TAB}
          >
            {label}
          </Link>
        ),
      )}
    </nav>
  );
}

function Known({ row }: { row: CaseDetail }) {
  const { thread } = route.useSearch();
  const navigate = route.useNavigate();
  const { seesChats } = useCaseAccess();
  return (
    <>
      <PageTitle>{t(chat.caseOf, { title: row.title })}</PageTitle>
      <h1 className="mb-2 text-22 font-semibold [overflow-wrap:anywhere]">{row.title}</h1>
      <TabLinks caseId={row.id} />
      {seesChats ? (
        <CaseChatPanel
          caseId={row.id}
          threadId={thread}
          onThread={(id) => void navigate({ search: id === undefined ? {} : { thread: id } })}
          urlOf={(id) => `/home/cases/${row.id}/chat?thread=${id}`}
        />
      ) : (
        <EmptyState title={t(chat.notForClerks)} />
      )}
    </>
  );
}

export function CaseChatPage() {
  const { caseId } = route.useParams();
  const { data, error, refetch } = useQuery({ ...caseQuery(caseId), enabled: caseId.trim() !== '' });
  const userId = useSession().user?.id;
  if (caseId.trim() === '') return <Refused message={t(clients.clientIdRequired)} />;
  if (isMissing(error)) return <Refused message={t(clients.clientNotFound)} />;
  return (
    <Page className="max-w-wide! pb-0!">
      <BackLink to="/home/cases">{t(common.cases)}</BackLink>
      {data ? (
        <CaseAccess value={{ role: data.role, userId, clerkDrafts: data.clerk_drafts }}>
          <Known row={data} />
        </CaseAccess>
      ) : null}
      {!data && error ? (
        <ErrorState
          title={t(messages.caseNotLoaded)}
          message={sentence(error)}
          onRetry={() => void refetch()}
        />
      ) : null}
      {data || error ? null : (
        <Loading label={t(messages.loadingCase)} className="flex flex-col gap-4">
          <Skeleton className="h-9 w-72 max-w-full" />
          <Skeleton className="h-10" />
        </Loading>
      )}
    </Page>
  );
}

function Refused({ message }: { message: string }) {
  return (
    <Page>
      <PageTitle>{t(chat.chat)}</PageTitle>
      <BackLink to="/home/cases">{t(common.cases)}</BackLink>
      <h1 className="text-22 font-semibold">
        {t(common.labelAndValue, { label: t(common.error), value: message })}
      </h1>
    </Page>
  );
}
