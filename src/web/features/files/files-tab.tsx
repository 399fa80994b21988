import { Link } from '@tanstack/react-router';
import { FileUp } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { CASE_FILES, type CaseFile } from '#shared/contracts/files.ts';
import { messages as common } from '#shared/messages/en/common/common.ts';
import { messages } from '#shared/messages/en/practice/files.ts';
import { sizeLimit } from '#shared/messages/formats.ts';
import { t } from '#shared/messages/translate.ts';
import { useCaseAccess } from '#web/components/sharing/case-access.ts';
import { sentence } from '#web/data/api.ts';
import { EmptyState, ErrorState } from '#web/ui/feedback/states.tsx';
import { toastProblem } from '#web/ui/feedback/toast-store.ts';
import { buttonClass } from '#web/ui/primitives/button.tsx';
import { cx } from '#web/ui/primitives/class-names.ts';
import { RenameDialog } from './file-dialogs.tsx';
import { type FileAction, FileList, FileSkeletons } from './file-list.tsx';
import { type CategoryFilter, type FileOrder, filterAndSortFiles, inFolder } from './file-order.ts';
import { FileTools } from './file-tools.tsx';
import type { OpenAt } from './pdf/pdf-pages.tsx';
import { FilePreview } from './preview/file-preview.tsx';
import type { DocumentView } from './preview/library-document.tsx';
import { NoSuchFile } from './preview/preview-states.tsx';
import { Offers } from './upload/archive/offers.tsx';
import { UploadList, UploadNotices } from './upload/upload-list.tsx';
import type { Upload, UploadQueue } from './upload/upload-queue.ts';
import { useFileDrop } from './upload/use-file-drop.ts';
import { offerAttachments } from './upload/use-uploads.ts';
import { useFiles, useRemoveFile } from './use-files.ts';

const CitationsMenu = lazy(async () => ({
  default: (await import('#web/components/citations-menu.tsx')).CitationsMenu,
}));

type Props = {
  caseId: string;
  /** The id of the open file. */
  selected: string | undefined;
  /** The page at which it opens, and words to mark. */
  at: OpenAt;
  onClose: () => void;
  uploads: readonly Upload[];
  queue: UploadQueue;
  /** The box that searches in the pages of the files. */
  search: ReactNode;
  /** Its results, shown instead of the list. */
  hits: ReactNode;
  /** Shows a document of the library. */
  view: DocumentView;
  /** The notes on documents of the library. */
  notes: ReactNode;
  onFiles: (files: readonly File[]) => void;
};

function DropHint({ over }: { over: boolean }) {
  const { maxAtOnce, maxBytes } = CASE_FILES;
  return (
    <p
      className={cx(
        'mt-4 rounded-panel border border-dashed px-4 py-3 text-center text-13 max-lg:hidden',
        over ? 'border-accent bg-accent-wash text-accent-strong' : 'border-edge text-ink-soft',
      )}
    >
      {over ? t(messages.dropNow) : t(messages.dropHint, { files: maxAtOnce, size: sizeLimit(maxBytes) })}
    </p>
  );
}

/** Files that are dropped anywhere on the page; those of a reader who adds none are ignored. */
function useDrop(onFiles: Props['onFiles']): boolean {
  const { addsFiles } = useCaseAccess();
  return useFileDrop(addsFiles ? onFiles : undefined);
}

/** The citations of the judgments among the files. */
function Citations({ files }: { files: readonly CaseFile[] | undefined }) {
  const ids = (files ?? []).flatMap(({ document_id }) => document_id ?? []);
  if (ids.length === 0) return null;
  return (
    <div className="flex justify-center">
      <Suspense>
        <CitationsMenu ids={ids} className={buttonClass('quiet')} />
      </Suspense>
    </div>
  );
}

/** The ways to add files to a case: from the computer, and from the library. */
function AddFiles({ caseId, over }: { caseId: string; over: boolean }) {
  const { addsFiles } = useCaseAccess();
  if (!addsFiles) return null;
  return (
    <>
      <DropHint over={over} />
      <p className="mt-3 text-center">
        <Link
          to="/home/search"
          search={{ case: caseId }}
          className="inline-block py-2.5 text-ui text-link md:py-2"
        >
          {t(messages.addJudgments)}
        </Link>
      </p>
    </>
  );
}

type ListedProps = {
  files: readonly CaseFile[];
  selected: string | undefined;
  onAction: (action: FileAction) => void;
};

function Listed({ files, ...rest }: ListedProps) {
  const [shown, setShown] = useState<CategoryFilter>('all');
  const [order, setOrder] = useState<FileOrder>('newest');
  // The last file of the shown category may be deleted, or moved to another category.
  const [chosen, setFolder] = useState<string>();
  const folder = files.some((file) => file.folder === chosen) ? chosen : undefined;
  const inside = inFolder(files, folder);
  const there = inside.some(({ category }) => category === shown);
  const only = there ? shown : 'all';
  return (
    <>
      {files.length > 1 ? (
        <FileTools
          {...{ files, order, folder }}
          shown={only}
          onShown={setShown}
          onOrder={setOrder}
          onFolder={setFolder}
        />
      ) : null}
      <FileList files={filterAndSortFiles(inside, only, order)} {...rest} />
    </>
  );
}

type Selection = {
  files: readonly CaseFile[] | undefined;
  loading: boolean;
  selected: string | undefined;
  open: CaseFile | undefined;
};

/** True when the address names a file that the case does not have. */
const isLost = ({ files, loading, selected, open }: Selection) =>
  files !== undefined && !loading && selected !== undefined && open === undefined;

/** The files of a case: uploads, the list, and the open file beside it. */
export function FilesTab(props: Props) {
  const { caseId, selected, at, onClose, uploads, queue, search, hits, view, notes, onFiles } = props;
  const { files: data, error, refetch, loading } = useFiles(caseId);
  const [renaming, setRenaming] = useState<CaseFile>();
  const remove = useRemoveFile();
  const act = ({ kind, file }: FileAction) => {
    if (kind === 'rename') {
      setRenaming(file);
      return;
    }
    if (kind === 'unpack') {
      void offerAttachments(queue, file.file_name, file.file_path);
      return;
    }
    remove(file);
    if (file.id === selected) onClose();
  };
  const over = useDrop(onFiles);
  const failure = error && !data ? t(messages.filesNotLoadedReason, { error: sentence(error) }) : undefined;
  useEffect(() => {
    if (failure) toastProblem(t(common.error), failure);
  }, [failure]);
  const open = data?.find(({ id }) => id === selected);
  const lost = isLost({ files: data, loading, selected, open });
  const beside = open !== undefined || lost;
  if (failure)
    return (
      <ErrorState
        title={t(messages.filesNotLoaded)}
        message={sentence(error)}
        onRetry={() => void refetch()}
      />
    );
  return (
    <div className={cx('grid items-start gap-4', beside && 'lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]')}>
      <div
        className={cx(
          'min-w-0',
          beside &&
            'max-lg:hidden lg:sticky lg:top-18 lg:max-h-[calc(100dvh-6rem)] lg:-m-1 lg:overflow-y-auto lg:p-1',
        )}
      >
        <UploadNotices queue={queue} />
        <Offers caseId={caseId} />
        <UploadList uploads={uploads} queue={queue} />
        {data ? null : <FileSkeletons />}
        {data && data.length > 0 ? (
          <>
            {search}
            {hits ?? <Listed files={data} selected={open?.id} onAction={act} />}
          </>
        ) : null}
        {data?.length === 0 && uploads.length === 0 ? (
          <EmptyState icon={<FileUp aria-hidden />} title={t(messages.noFilesYet)}>
            {t(messages.noFilesYetHint)}
          </EmptyState>
        ) : null}
        <AddFiles caseId={caseId} over={over} />
        <Citations files={data} />
        {notes}
      </div>
      {open ? (
        <FilePreview key={open.id} file={open} at={at} view={view} onClose={onClose} onAction={act} />
      ) : null}
      {lost ? <NoSuchFile onClose={onClose} /> : null}
      {renaming ? <RenameDialog file={renaming} onClose={() => setRenaming(undefined)} /> : null}
    </div>
  );
}
