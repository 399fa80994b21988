import { useIsMutating, useQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { lazy, Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { messages as common } from '#shared/messages/en/common/common.ts';
import { messages as sharing } from '#shared/messages/en/practice/case-access.ts';
import { messages } from '#shared/messages/en/practice/cases.ts';
import { t } from '#shared/messages/translate.ts';
import { StatusBadge } from '#web/components/records/status-badge.tsx';
import { CaseAccess, useCaseAccess } from '#web/components/sharing/case-access.ts';
import { RoleChip } from '#web/components/sharing/role-chip.tsx';
import { sentence } from '#web/data/api.ts';
import { isMissing } from '#web/data/rest-rows.ts';
import { useSession } from '#web/data/session.ts';
import type { CaseTab, CaseUrl } from '#web/data/url/practice-url.ts';
import { CaseMenu } from '#web/features/cases/actions/case-menu.tsx';
import { deletionKey } from '#web/features/cases/actions/delete-case.tsx';
import { ArchiveButton } from '#web/features/cases/archive-case.tsx';
import { CaseSummary } from '#web/features/cases/case-summary.tsx';
import { ClientInformation } from '#web/features/cases/client-information.tsx';
import { EditCaseDialog } from '#web/features/cases/edit-case.tsx';
import { type CaseDetail, caseQuery } from '#web/features/cases/queries.ts';
import { PageHits, PageSearchBox, usePageSearch } from '#web/features/file-pages/page-search.tsx';
import { SuggestedEvents, SuggestedLine } from '#web/features/file-pages/suggested-events.tsx';
import { FilesTab } from '#web/features/files/files-tab.tsx';
import type { DocumentView } from '#web/features/files/preview/library-document.tsx';
import { type FilePicker, UploadButton, useFilePicker } from '#web/features/files/upload/upload-button.tsx';
import { useUploads } from '#web/features/files/upload/use-uploads.ts';
import { useFiles } from '#web/features/files/use-files.ts';
import { NoAccess } from '#web/features/sharing/no-access.tsx';
import { ShareButton } from '#web/features/sharing/share-button.tsx';
import { useSeesActivity } from '#web/features/sharing/use-sees-activity.ts';
import { NextDate } from '#web/features/timeline/next-date.tsx';
import { timelineQuery } from '#web/features/timeline/queries.ts';
import { TimelineTab } from '#web/features/timeline/timeline-tab.tsx';
import { Loading, Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { ErrorState } from '#web/ui/feedback/states.tsx';
import { toast } from '#web/ui/feedback/toast-store.ts';
import { BackLink } from '#web/ui/primitives/back-link.tsx';
import { Badge } from '#web/ui/primitives/badge.tsx';
import { cx } from '#web/ui/primitives/class-names.ts';
import { Page, PageHeader, PageTitle } from '#web/ui/primitives/page.tsx';
import { Tabs } from '#web/ui/primitives/tabs.tsx';

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

type HeaderProps = {
  row: CaseDetail;
  tab: CaseTab;
  picker: FilePicker;
  onEdit: () => void;
  onDeleted: () => void;
};

function CaseHeader({ row, tab, picker, onEdit, onDeleted }: HeaderProps) {
  const { edits, addsFiles } = useCaseAccess();
  return (
    <PageHeader
      title={<span className="[overflow-wrap:anywhere]">{row.title}</span>}
      description={
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <StatusBadge status={row.status} />
          <RoleChip row={row} />
          {row.archived_at ? <Badge>{t(messages.archived)}</Badge> : null}
          {row.court ? <span>{row.court}</span> : null}
          {row.case_number ? <span>{t(messages.caseNumberShown, { number: row.case_number })}</span> : null}
        </span>
      }
      actions={
        <>
          <ClientInformation row={row} onEdit={onEdit} />
          <ShareButton caseId={row.id} title={row.title} onLeft={onDeleted} />
          {edits ? <ArchiveButton row={row} /> : null}
          <CaseMenu row={row} onDeleted={onDeleted} />
          {addsFiles ? <UploadButton picker={picker} primary={tab !== 'timeline'} /> : null}
        </>
      }
    />
  );
}

const DocumentPane = lazy(async () => ({
  default: (await import('#web/features/library/cases/document-pane.tsx')).DocumentPane,
}));

/** A library document among the files, at the paragraph that a search found: paragraphs are its pages. */
const viewDocument: DocumentView = ({ id, at: { page, find = '' }, bar }) => (
  <DocumentPane id={id} place={{ find, at: page === undefined ? undefined : page - 1 }} bar={bar} />
);

type KnownProps = {
  row: CaseDetail;
  editing: boolean;
  onEdit: (open: boolean) => void;
  /** Deleted in another window while this window shows it. */
  deleted: boolean;
  onLeave: () => void;
};

/** The tab, file, page and words that the address names, and `show`, which changes them. */
function useCaseUrl(caseId: string) {
  const { tab = 'summary', file, page, find, dialog } = useSearch({ from: '/home/cases/$caseId' });
  const navigate = useNavigate();
  const at = useMemo(() => ({ page, find }), [page, find]);
  const show = useCallback(
    (search: CaseUrl) =>
      void navigate({
        to: '/home/cases/$caseId',
        params: { caseId },
        search,
        replace: true,
        resetScroll: false,
      }),
    [navigate, caseId],
  );
  return { tab, file, at, show, addingEvent: dialog === 'event' };
}

/** The uploads of a case. `upload` begins one and shows the files. */
function useCaseUploads(caseId: string, tab: CaseTab, show: (search: CaseUrl) => void) {
  const { uploads, add, queue } = useUploads(caseId);
  const upload = useCallback(
    (chosen: readonly File[]) => {
      add(chosen);
      if (tab !== 'files') show({ tab: 'files' });
    },
    [add, show, tab],
  );
  return { uploads, queue, upload };
}

function NextAndSuggested({ caseId }: { caseId: string }) {
  return (
    <>
      <NextDate caseId={caseId} />
      <SuggestedLine caseId={caseId} />
    </>
  );
}

const ActivityTab = lazy(async () => ({
  default: (await import('#web/features/sharing/activity-tab.tsx')).ActivityTab,
}));

function Activity({ caseId }: { caseId: string }) {
  return (
    <Suspense>
      <ActivityTab caseId={caseId} />
    </Suspense>
  );
}

/** The tab of the activity, for those who see some. */
function useActivityTab(caseId: string) {
  if (!useSeesActivity(caseId)) return [];
  return [{ value: 'activity' as const, label: t(sharing.activity), content: <Activity caseId={caseId} /> }];
}

function Editing({ row, deleted, onClose }: Pick<KnownProps, 'row' | 'deleted'> & { onClose: () => void }) {
  const navigate = useNavigate();
  return (
    <EditCaseDialog
      row={row}
      deleted={deleted}
      onClose={onClose}
      onRecreated={(caseId) =>
        void navigate({ to: '/home/cases/$caseId', params: { caseId }, replace: true })
      }
    />
  );
}

type CaseTimelineProps = { caseId: string; empty: boolean; adding: boolean; show: (search: CaseUrl) => void };

function CaseTimeline({ caseId, empty, adding, show }: CaseTimelineProps) {
  return (
    <TimelineTab
      caseId={caseId}
      suggested={<SuggestedEvents caseId={caseId} startOpen={empty} />}
      adding={adding}
      onAdded={() => show({ tab: 'timeline' })}
    />
  );
}

function Known({ row, editing, onEdit, deleted, onLeave }: KnownProps) {
  const { tab, file, at, show, addingEvent } = useCaseUrl(row.id);
  const { uploads, queue, upload } = useCaseUploads(row.id, tab, show);
  const picker = useFilePicker(upload);
  const { addsFiles } = useCaseAccess();
  const activity = useActivityTab(row.id);
  const { files } = useFiles(row.id);
  const { data: events } = useQuery(timelineQuery(row.id));
  // In a narrow window an open file replaces everything above it.
  const reading = tab === 'files' && files?.some(({ id }) => id === file) === true;
  const { typed, type, words } = usePageSearch();
  const hits = words ? (
    <PageHits caseId={row.id} words={words} open={{ file, page: at.page }} onClose={() => type('')} />
  ) : null;
  const header = { row, tab, picker, onEdit: () => onEdit(true), onDeleted: onLeave };
  const filesTab = (
    <FilesTab
      caseId={row.id}
      selected={file}
      at={at}
      onClose={() => show({ tab: 'files' })}
      uploads={uploads}
      queue={queue}
      search={<PageSearchBox typed={typed} onType={type} />}
      hits={hits}
      onFiles={upload}
      view={viewDocument}
    />
  );
  return (
    <>
      <PageTitle>{row.title}</PageTitle>
      {reading ? <h1 className="sr-only lg:hidden">{row.title}</h1> : null}
      <div className={cx(reading && 'max-lg:hidden')}>
        <CaseHeader {...header} />
      </div>
      {addsFiles ? picker.field : null}
      <Tabs<CaseTab>
        label={t(messages.caseTabs)}
        value={tab}
        onValueChange={(next) => show(next === 'summary' ? {} : { tab: next })}
        tabs={[
          {
            value: 'summary',
            label: t(messages.summary),
            content: (
              <CaseSummary
                row={row}
                files={files}
                events={events}
                nextDate={<NextAndSuggested caseId={row.id} />}
                onEdit={() => onEdit(true)}
                onUpload={picker.open}
              />
            ),
          },
          { value: 'files', label: t(messages.files), content: filesTab },
          {
            value: 'timeline',
            label: t(messages.timeline),
            content: (
              <CaseTimeline caseId={row.id} empty={events?.length === 0} adding={addingEvent} show={show} />
            ),
          },
          ...activity,
        ]}
      />
      {editing ? <Editing row={row} deleted={deleted} onClose={() => onEdit(false)} /> : null}
    </>
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
    else toast({ title: t(common.error), description: t(messages.caseNotFound), variant: 'destructive' });
    void navigate({ to: '/home/cases', replace: true });
  }, [away, known, navigate]);
  useEffect(() => {
    if (failure)
      toast({
        title: t(common.error),
        description: t(messages.caseNotLoaded),
        variant: 'destructive',
      });
  }, [failure]);
  return (
    <Page className="max-md:pb-24">
      <BackLink to="/home/cases">{t(common.cases)}</BackLink>
      {ended ? <NoAccess /> : null}
      {data && !away && !ended ? (
        <CaseAccess value={{ role: data.role, userId }}>
          <Known
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
