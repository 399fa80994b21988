import { Link } from '@tanstack/react-router';
import { useVirtualizer } from '@tanstack/react-virtual';
import {
  Download,
  EllipsisVertical,
  File as FileIcon,
  FileImage,
  FileText,
  Folder,
  Library,
  type LucideIcon,
  Paperclip,
  Pencil,
  Trash2,
} from 'lucide-react';
import { memo, type Ref, useRef } from 'react';
import type { CaseFile } from '#shared/contracts/files.ts';
import { messages as common } from '#shared/messages/en/common/common.ts';
import { messages as library } from '#shared/messages/en/library/library.ts';
import { messages as archives } from '#shared/messages/en/practice/archives.ts';
import { messages } from '#shared/messages/en/practice/files.ts';
import { fileSize } from '#shared/messages/formats.ts';
import { t } from '#shared/messages/translate.ts';
import { useCaseAccess } from '#web/components/sharing/case-access.ts';
import { shownName } from '#web/data/file-name.ts';
import { Rich } from '#web/i18n/rich.tsx';
import { Loading, Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { DropdownItem, DropdownMenu } from '#web/ui/overlays/dropdown-menu.tsx';
import { Badge } from '#web/ui/primitives/badge.tsx';
import { Button } from '#web/ui/primitives/button.tsx';
import { cx } from '#web/ui/primitives/class-names.ts';
import { RelativeTime } from '#web/ui/time/relative-time.tsx';
import { downloadFile } from './download.ts';
import { type Preview, previewOf } from './file-kinds.ts';
import { categoryName, missingOf } from './file-order.ts';
import { ReadingState } from './file-tools.tsx';

const ICONS: Record<Preview, LucideIcon> = {
  pdf: FileText,
  text: FileText,
  image: FileImage,
  library: Library,
  none: FileIcon,
  unsupported: FileIcon,
};

export type FileAction = { kind: 'rename' | 'delete' | 'unpack'; file: CaseFile };

const isMail = ({ file_path }: CaseFile) => file_path.endsWith('.eml');

type MenuProps = { file: CaseFile; onAction: (action: FileAction) => void };

export function FileMenu({ file, onAction }: MenuProps) {
  const { addsFiles, edits, changesFile } = useCaseAccess();
  const stored = previewOf(file) !== 'unsupported' && missingOf(file) === undefined;
  if (!stored && !changesFile(file)) return null;
  return (
    <DropdownMenu
      trigger={
        <Button variant="quiet" size="icon" aria-label={t(messages.actionsFor, { name: shownName(file) })}>
          <EllipsisVertical aria-hidden />
        </Button>
      }
    >
      {stored ? (
        <DropdownItem onSelect={() => void downloadFile(file)}>
          <Download aria-hidden />
          {t(messages.download)}
        </DropdownItem>
      ) : null}
      {stored && addsFiles && isMail(file) ? (
        <DropdownItem onSelect={() => onAction({ kind: 'unpack', file })}>
          <Paperclip aria-hidden />
          {t(archives.addAttachments)}
        </DropdownItem>
      ) : null}
      {changesFile(file) ? (
        <DropdownItem onSelect={() => onAction({ kind: 'rename', file })}>
          <Pencil aria-hidden />
          {t(messages.rename)}
        </DropdownItem>
      ) : null}
      {edits ? (
        <DropdownItem danger onSelect={() => onAction({ kind: 'delete', file })}>
          <Trash2 aria-hidden />
          {t(common.delete)}
        </DropdownItem>
      ) : null}
    </DropdownMenu>
  );
}

function SizeAndAge({ file }: { file: CaseFile }) {
  const tags = { when: () => <RelativeTime value={file.uploaded_at} /> };
  return file.file_size === null ? (
    <Rich message={messages.added} tags={tags} />
  ) : (
    <Rich message={messages.sizeAndAdded} values={{ size: fileSize(file.file_size) }} tags={tags} />
  );
}

type RowProps = {
  file: CaseFile;
  selected: boolean;
  onAction: (action: FileAction) => void;
  /** Its index in a long list of `total` rows, of which only a part is rendered. */
  index?: number;
  total?: number;
  ref?: Ref<HTMLLIElement>;
};

/** Renders again only when the file changes, not when the list scrolls. */
const FileRow = memo(function FileRow({ file, selected, onAction, index, total, ref }: RowProps) {
  const kind = previewOf(file);
  const Icon = ICONS[kind];
  return (
    <li
      ref={ref}
      data-index={index}
      aria-posinset={index === undefined ? undefined : index + 1}
      aria-setsize={total}
      className={cx(
        'flex items-center gap-1 pr-2 transition-colors',
        selected ? 'bg-accent-wash' : 'hover:bg-wash',
      )}
    >
      <Link
        to="/home/cases/$caseId"
        params={{ caseId: file.case_id }}
        search={{ tab: 'files', file: file.id }}
        aria-current={selected ? 'true' : undefined}
        id={`file-${file.id}`}
        data-row
        resetScroll={false}
        className="flex min-w-0 flex-1 items-center gap-3 row-pad-tight pl-4 no-underline focus-visible:-outline-offset-2"
      >
        <Icon aria-hidden className="size-4 shrink-0 text-ink-faint" />
        <span className="min-w-0 flex-1">
          <span className="block text-ui font-medium [overflow-wrap:anywhere]">{shownName(file)}</span>
          <span className="flex flex-wrap items-center gap-x-2 text-13 text-ink-soft tabular-nums">
            <span>
              <SizeAndAge file={file} />
            </span>
            {file.category ? <Badge>{categoryName(file.category)}</Badge> : null}
            {file.folder ? <Badge icon={<Folder aria-hidden />}>{file.folder}</Badge> : null}
            <ReadingState file={file} brief />
            {kind === 'library' ? <Badge tone="accent">{t(messages.library)}</Badge> : null}
            {file.document_sample ? <Badge tone="caution">{t(library.sample)}</Badge> : null}
          </span>
        </span>
      </Link>
      <FileMenu file={file} onAction={onAction} />
    </li>
  );
});

type Props = {
  files: readonly CaseFile[];
  selected: string | undefined;
  onAction: (action: FileAction) => void;
};

const PANEL = 'overflow-hidden rounded-panel border border-line bg-surface';
/** A longer list scrolls on its own and renders only the visible rows. */
const LONG = 200;
const ROW_PX = 58;
const BEYOND = 8;

function LongFileList({ files, selected, onAction }: Props) {
  const scroller = useRef<HTMLDivElement>(null);
  const virtualizer = useVirtualizer({
    count: files.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_PX,
    overscan: BEYOND,
  });
  const rows = virtualizer.getVirtualItems();
  const after = virtualizer.getTotalSize() - (rows.at(-1)?.end ?? 0);
  return (
    <div ref={scroller} className={cx(PANEL, 'max-h-[70dvh] overflow-y-auto')}>
      <ul
        aria-label={t(messages.files)}
        className="divide-y divide-line"
        style={{ paddingTop: rows[0]?.start ?? 0, paddingBottom: Math.max(0, after) }}
      >
        {rows.flatMap(({ index }) => {
          const file = files[index];
          if (!file) return [];
          return [
            <FileRow
              key={file.id}
              file={file}
              selected={file.id === selected}
              onAction={onAction}
              ref={virtualizer.measureElement}
              index={index}
              total={files.length}
            />,
          ];
        })}
      </ul>
    </div>
  );
}

/** The files of a case. */
export function FileList(props: Props) {
  const { files, selected, onAction } = props;
  if (files.length > LONG) return <LongFileList {...props} />;
  return (
    <ul aria-label={t(messages.files)} className={cx(PANEL, 'divide-y divide-line')}>
      {files.map((file) => (
        <FileRow key={file.id} file={file} selected={file.id === selected} onAction={onAction} />
      ))}
    </ul>
  );
}

export function FileSkeletons() {
  return (
    <Loading
      label={t(messages.loadingFiles)}
      className="divide-y divide-line rounded-panel border border-line bg-surface"
    >
      {['a', 'b', 'c'].map((key) => (
        <div key={key} className="flex h-14 items-center gap-3 px-4">
          <Skeleton className="size-4" />
          <Skeleton className="h-4 w-2/3" />
        </div>
      ))}
    </Loading>
  );
}
