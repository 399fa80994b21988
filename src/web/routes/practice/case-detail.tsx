import { useIsMutating, useQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { messages as common } from '#shared/messages/en/common/common.ts';
import { messages } from '#shared/messages/en/practice/cases.ts';
import { t } from '#shared/messages/translate.ts';
import { CaseAccess } from '#web/components/sharing/case-access.ts';
import { sentence } from '#web/data/api.ts';
import { isMissing } from '#web/data/lists/rest-rows.ts';
import { useSession } from '#web/data/session.ts';
import { caseQuery, deletionKey } from '#web/features/cases/queries.ts';
import { NoAccess } from '#web/features/sharing/no-access.tsx';
import { Loading, Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { ErrorState } from '#web/ui/feedback/states.tsx';
import { toast, toastProblem } from '#web/ui/feedback/toast-store.ts';
import { BackLink } from '#web/ui/primitives/back-link.tsx';
import { cx } from '#web/ui/primitives/class-names.ts';
import { Page } from '#web/ui/primitives/page.tsx';
import { KnownCase } from './case/known-case.tsx';

function Waiting() {
  return (
    <Loading label={t(messages.loadingCase)} className="flex flex-col gap-4">
      <Skeleton className="h-9 w-72 max-w-full" />
      <Skeleton className="h-10" />
      <div className="grid gap-4 md:grid-cols-3">
        <Skeleton className="h-72 md:col-span-2" />
        <Skeleton className="h-72" />
      </div>
    </Loading>
  );
}

export function CasePage() {
  const { caseId } = useParams({ from: '/home/cases/$caseId' });
  const navigate = useNavigate();
  const { data, error } = useQuery(caseQuery(caseId));
  const [edited, setEdited] = useState<string>();
  const editing = edited === caseId;
  const beingDeleted = useIsMutating({ mutationKey: deletionKey(caseId) }) > 0;
  const [left, setLeft] = useState(false);
  const missing = isMissing(error);
  const known = data !== undefined;
  const userId = useSession().user?.id;
  // The access of a member may end while the case is open: nothing of it stays on the screen then.
  const ended = missing && known && data.role !== 'owner' && !left;
  // The page stays open while the user edits.
  const away = missing && !(editing && known) && !beingDeleted && !left && !ended;
  const failure = error && !data && !missing ? error : undefined;
  useEffect(() => {
    if (!away) return;
    if (known) toast({ title: t(messages.caseDeleted), description: t(messages.caseDeletedDetail) });
    else toastProblem(t(common.error), t(messages.caseNotFound));
    void navigate({ to: '/home/cases', replace: true });
  }, [away, known, navigate]);
  useEffect(() => {
    if (failure) toastProblem(t(common.error), t(messages.caseNotLoaded));
  }, [failure]);
  const { tab, draft } = useSearch({ from: '/home/cases/$caseId' });
  const writing = tab === 'drafts' && draft !== undefined;
  return (
    <Page
      className={cx(
        tab === 'chat' ? 'pb-0!' : 'max-md:pb-24',
        writing ? 'max-w-wide! pt-0! md:pt-2!' : 'pt-2! md:pt-3!',
      )}
    >
      {writing ? null : (
        <BackLink to="/home/cases" className="max-md:hidden">
          {t(common.cases)}
        </BackLink>
      )}
      {ended ? <NoAccess /> : null}
      {data && !away && !ended ? (
        <CaseAccess value={{ role: data.role, userId, clerkDrafts: data.clerk_drafts }}>
          <KnownCase
            key={data.id}
            row={data}
            editing={editing}
            onEdit={(open) => setEdited(open ? caseId : undefined)}
            deleted={missing}
            onLeave={() => {
              setLeft(true);
              void navigate({ to: '/home/cases', replace: true });
            }}
          />
        </CaseAccess>
      ) : null}
      {!data && !error ? <Waiting /> : null}
      {failure ? (
        <ErrorState
          title={t(messages.caseNotLoaded)}
          message={sentence(failure)}
          retry={t(messages.returnToClients)}
          onRetry={() => void navigate({ to: '/home/clients' })}
        />
      ) : null}
    </Page>
  );
}
