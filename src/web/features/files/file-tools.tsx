import { useMutation, useQueryClient } from '@tanstack/react-query';
import { LoaderCircle, TriangleAlert } from 'lucide-react';
import type { PaperCategory } from '#law/practice/paper-category.ts';
import type { CaseFile } from '#shared/contracts/files.ts';
import { messages } from '#shared/messages/en/practice/files.ts';
import { formatNumber } from '#shared/messages/formats.ts';
import { t } from '#shared/messages/translate.ts';
import { toastFailure } from '#web/data/toast-failure.ts';
import { Select } from '#web/ui/forms/select.tsx';
import {
  briefProblem,
  type CategoryFilter,
  categoryChoices,
  categoryOptions,
  type FileOrder,
  foldersOf,
  inFolder,
  isWithoutWords,
  readingStatus,
} from './file-order.ts';
import { caseFilesQuery, changeCategory } from './queries.ts';

const orderOptions = (): { value: FileOrder; label: string }[] => [
  { value: 'newest', label: t(messages.newestFirst) },
  { value: 'name', label: t(messages.byName) },
  { value: 'size', label: t(messages.largestFirst) },
];

/** No folder has an empty name. */
const ALL_FOLDERS = '';

type ToolsProps = {
  files: readonly CaseFile[];
  shown: CategoryFilter;
  onShown: (shown: CategoryFilter) => void;
  order: FileOrder;
  onOrder: (order: FileOrder) => void;
  /** The folder that is shown; undefined for all. */
  folder: string | undefined;
  onFolder: (folder: string | undefined) => void;
};

/** Fields that filter and sort the files of a case. */
export function FileTools({ files, shown, onShown, order, onOrder, folder, onFolder }: ToolsProps) {
  const folders = foldersOf(files);
  return (
    <div className="mb-3 flex flex-wrap gap-2">
      {folders.length > 0 ? (
        <Select
          aria-label={t(messages.folder)}
          className="min-w-52 flex-1"
          value={folder ?? ALL_FOLDERS}
          onValueChange={(name) => onFolder(name === ALL_FOLDERS ? undefined : name)}
          options={[
            { value: ALL_FOLDERS, label: t(messages.allFolders), aside: formatNumber(files.length) },
            ...folders.map(({ name, count }) => ({ value: name, label: name, aside: formatNumber(count) })),
          ]}
        />
      ) : null}
      <Select<CategoryFilter>
        aria-label={t(messages.category)}
        className="min-w-52 flex-1"
        value={shown}
        onValueChange={onShown}
        options={categoryChoices(inFolder(files, folder))}
      />
      <Select<FileOrder>
        aria-label={t(messages.order)}
        className="min-w-52 flex-1"
        value={order}
        onValueChange={onOrder}
        options={orderOptions()}
      />
    </div>
  );
}

/** The state of reading a file. `brief`: only while it runs, or when it failed. */
export function ReadingState({ file, brief }: { file: CaseFile; brief?: boolean }) {
  const words = readingStatus(file);
  const { text_state: state, text_problem: problem } = file;
  if (!words || (brief && state === 'read')) return null;
  const empty = isWithoutWords(file);
  const wrong = !empty && (state === 'unreadable' || (state === 'read' && problem !== null));
  return (
    <span className="inline-flex min-w-0 items-center gap-1 text-13 text-ink-soft tabular-nums">
      {state === 'reading' ? (
        <LoaderCircle aria-hidden className="size-3.5 shrink-0 motion-safe:animate-spin" />
      ) : null}
      {wrong ? <TriangleAlert aria-hidden className="size-3.5 shrink-0 text-caution" /> : null}
      {brief && state === 'unreadable' ? briefProblem(file) : words}
    </span>
  );
}

/** The category of a file: suggested from its text until the user chooses. */
export function CategorySelect({ file }: { file: CaseFile }) {
  const client = useQueryClient();
  const change = useMutation({
    mutationFn: (category: PaperCategory) => changeCategory(file, category),
    onSuccess: (row) =>
      client.setQueryData(caseFilesQuery(file.case_id).queryKey, (rows) =>
        rows?.map((one) => (one.id === row.id ? row : one)),
      ),
    onError: (error) => toastFailure(t(messages.categoryNotChanged), error),
  });
  const shown = change.isPending ? change.variables : (file.category ?? undefined);
  return (
    <div className="flex flex-wrap items-center gap-2">
      <div className="w-72 max-w-full">
        {' '}
        <Select<PaperCategory>
          aria-label={t(messages.categoryOfFile)}
          placeholder={t(messages.noCategory)}
          value={shown}
          onValueChange={(category) => change.mutate(category)}
          options={categoryOptions()}
        />
      </div>
      {file.category && !file.category_chosen && !change.isPending ? (
        <span className="text-13 text-ink-soft">{t(messages.suggested)}</span>
      ) : null}
    </div>
  );
}
