import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { type ComponentProps, lazy, Suspense, useCallback, useMemo } from 'react';
import { messages as chatMessages } from '#shared/messages/en/common/shell.ts';
import { messages as sharing } from '#shared/messages/en/practice/case-access.ts';
import { messages } from '#shared/messages/en/practice/cases.ts';
import { t } from '#shared/messages/translate.ts';
import { useCaseAccess } from '#web/components/sharing/case-access.ts';
import type { CaseTab, CaseUrl } from '#web/data/url/practice-url.ts';
import { CaseSummary } from '#web/features/cases/case-summary.tsx';
import type { CaseDetail } from '#web/features/cases/queries.ts';
import { PageHits, PageSearchBox, usePageSearch } from '#web/features/file-pages/page-search.tsx';
import { SuggestedEvents, SuggestedLine } from '#web/features/file-pages/suggested-events.tsx';
import { FilesTab } from '#web/features/files/files-tab.tsx';
import type { DocumentView } from '#web/features/files/preview/library-document.tsx';
import { useFilePicker } from '#web/features/files/upload/upload-button.tsx';
import { useUploads } from '#web/features/files/upload/use-uploads.ts';
import { useFiles } from '#web/features/files/use-files.ts';
import { useSeesActivity } from '#web/features/sharing/use-sees-activity.ts';
import { NextDate } from '#web/features/timeline/next-date.tsx';
import { timelineQuery } from '#web/features/timeline/queries.ts';
import { TimelineTab } from '#web/features/timeline/timeline-tab.tsx';
import { cx } from '#web/ui/primitives/class-names.ts';
import { PageTitle } from '#web/ui/primitives/page.tsx';
import { Tabs } from '#web/ui/primitives/tabs.tsx';
import { useLoadedLater } from '#web/ui/primitives/use-loaded-later.ts';
import { CaseHeader } from './case-header.tsx';
import { useDraftsTab } from './drafts.tsx';

/** The tab, file, page and words that the address names, and `show`, which changes them. */
function useCaseUrl(caseId: string) {
  const { tab = 'summary', file, page, find, dialog, draft } = useSearch({ from: '/home/cases/$caseId' });
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
  return { tab, file, at, show, addingEvent: dialog === 'event', draft };
}

const OfferToReader = lazy(async () => ({
  default: (await import('#web/features/sharing/case-offer.tsx')).OfferToReader,
}));
const CaseChatPanel = lazy(async () => ({
  default: (await import('./chat-panel.tsx')).CaseChatPanel,
}));

/** The tab of the chats, for those who see them. */
function useChatTab(caseId: string, show: (search: CaseUrl) => void) {
  const { seesChats } = useCaseAccess();
  const { thread } = useSearch({ from: '/home/cases/$caseId' });
  if (!seesChats) return [];
  const content = (
    <Suspense>
      <CaseChatPanel
        caseId={caseId}
        threadId={thread}
        onThread={(id) => show({ tab: 'chat', ...(id === undefined ? {} : { thread: id }) })}
        urlOf={(id) => `/home/cases/${caseId}?tab=chat&thread=${id}`}
      />
    </Suspense>
  );
  return [{ value: 'chat' as const, label: t(chatMessages.chat), content }];
}

const ReliedOn = lazy(async () => ({
  default: (await import('#web/features/library/citator/relied-on.tsx')).ReliedOn,
}));

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

const DocumentPane = lazy(async () => ({
  default: (await import('#web/features/library/cases/document-pane.tsx')).DocumentPane,
}));

const CaseNotes = lazy(async () => ({
  default: (await import('#web/features/library/notes/notes-list.tsx')).CaseNotes,
}));

const PapersSummary = lazy(async () => ({
  default: (await import('#web/features/assistant/summary/papers-summary.tsx')).PapersSummary,
}));

const loadEditDialog = async () => (await import('#web/features/cases/edit-case.tsx')).EditCaseDialog;

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

type EditingProps = Pick<KnownProps, 'row' | 'deleted' | 'editing'> & { onClose: () => void };

function Editing({ row, deleted, editing, onClose }: EditingProps) {
  const navigate = useNavigate();
  const Dialog = useLoadedLater(loadEditDialog, editing);
  if (!editing || !Dialog) return null;
  return (
    <Dialog
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

function Papers({ caseId, files }: { caseId: string; files: number }) {
  const { seesChats } = useCaseAccess();
  if (!seesChats || files === 0) return null;
  return (
    <Suspense>
      <PapersSummary caseId={caseId} />
    </Suspense>
  );
}

function Notes({ caseId }: { caseId: string }) {
  const { seesNotes } = useCaseAccess();
  if (!seesNotes) return null;
  return (
    <Suspense>
      <CaseNotes caseId={caseId} />
    </Suspense>
  );
}

type SummaryProps = Omit<ComponentProps<typeof CaseSummary>, 'nextDate' | 'papers'>;

function Summary(props: SummaryProps) {
  const { row, files } = props;
  return (
    <>
      <Suspense>
        <ReliedOn caseId={row.id} />
      </Suspense>
      <CaseSummary
        {...props}
        nextDate={<NextAndSuggested caseId={row.id} />}
        papers={<Papers caseId={row.id} files={files?.length ?? 0} />}
      />
    </>
  );
}

type HeadProps = { header: ComponentProps<typeof CaseHeader>; reading: boolean; writing: boolean };

/** The header of a case; an open file in a narrow window and an open draft have the page for themselves. */
function Head({ header, reading, writing }: HeadProps) {
  const { owns, role } = useCaseAccess();
  const title = <h1 className={cx('sr-only', !writing && 'lg:hidden')}>{header.row.title}</h1>;
  if (writing) return title;
  return (
    <>
      {reading ? title : null}
      <div className={cx(reading && 'max-lg:hidden')}>
        {owns || role === 'clerk' ? null : (
          <Suspense>
            <OfferToReader caseId={header.row.id} />
          </Suspense>
        )}
        <CaseHeader {...header} />
      </div>
    </>
  );
}

/** An open case: its header and its tabs. */
export function KnownCase({ row, editing, onEdit, deleted, onLeave }: KnownProps) {
  const { tab, file, at, show, addingEvent, draft } = useCaseUrl(row.id);
  const { uploads, queue, upload } = useCaseUploads(row.id, tab, show);
  const picker = useFilePicker(upload);
  const { addsFiles } = useCaseAccess();
  const activity = useActivityTab(row.id);
  const chats = useChatTab(row.id, show);
  const drafts = useDraftsTab(row, show);
  const { files } = useFiles(row.id);
  const { data: events } = useQuery(timelineQuery(row.id));
  // In a narrow window an open file replaces everything above it.
  const reading = tab === 'files' && files?.some(({ id }) => id === file) === true;
  // An open draft is a page of its own.
  const writing = draft !== undefined && tab === 'drafts' && drafts.length > 0;
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
      notes={<Notes caseId={row.id} />}
    />
  );
  return (
    <>
      <PageTitle>{row.title}</PageTitle>
      <Head header={header} reading={reading} writing={writing} />
      {addsFiles ? picker.field : null}
      <Tabs<CaseTab>
        label={t(messages.caseTabs)}
        value={tab}
        hideTabs={writing}
        onValueChange={(next) => show(next === 'summary' ? {} : { tab: next })}
        tabs={[
          {
            value: 'summary',
            label: t(messages.summary),
            content: (
              <Summary {...{ row, files, events }} onEdit={() => onEdit(true)} onUpload={picker.open} />
            ),
          },
          ...chats,
          { value: 'files', label: t(messages.files), content: filesTab },
          {
            value: 'timeline',
            label: t(messages.timeline),
            content: (
              <CaseTimeline caseId={row.id} empty={events?.length === 0} adding={addingEvent} show={show} />
            ),
          },
          ...drafts,
          ...activity,
        ]}
      />
      <Editing row={row} deleted={deleted} editing={editing} onClose={() => onEdit(false)} />
    </>
  );
}
