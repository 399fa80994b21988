import { type PaperCategory, paperCategories } from '#law/practice/paper-category.ts';
import type { CaseFile } from '#shared/contracts/files.ts';
import { messages as reading } from '#shared/messages/en/common/file-reading.ts';
import { messages as fileMessages } from '#shared/messages/en/practice/file-pages.ts';
import { messages } from '#shared/messages/en/practice/files.ts';
import { compareNames, formatNumber } from '#shared/messages/formats.ts';
import type { Message } from '#shared/messages/message.ts';
import { formatSentenceData } from '#shared/messages/sentence.ts';
import { t } from '#shared/messages/translate.ts';
import { shownName } from '#web/data/file-name.ts';

const CATEGORIES = {
  pleading: messages.pleading,
  affidavit: messages.affidavit,
  order: messages.courtOrder,
  judgment: messages.judgment,
  notice: messages.notice,
  correspondence: messages.correspondence,
  evidence: messages.evidence,
  fee: messages.fee,
  other: messages.otherCategory,
} as const satisfies Record<PaperCategory, Message>;

export const categoryName = (category: PaperCategory) => t(CATEGORIES[category]);

export const categoryOptions = () => paperCategories.map((value) => ({ value, label: categoryName(value) }));

export type FileOrder = 'newest' | 'name' | 'size';
export type CategoryFilter = PaperCategory | 'all';

/** The folders of some files with their numbers of files, by name. */
export function foldersOf(files: readonly CaseFile[]): { name: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const { folder } of files) if (folder) counts.set(folder, (counts.get(folder) ?? 0) + 1);
  return [...counts].map(([name, count]) => ({ name, count })).sort((a, b) => compareNames(a.name, b.name));
}

/** All files of a folder; all of the case without one. */
export const inFolder = (files: readonly CaseFile[], folder: string | undefined): readonly CaseFile[] =>
  folder === undefined ? files : files.filter((file) => file.folder === folder);

/** The files of one category, or all, in an order: newest first, by name (2 before 10), largest first. */
export function filterAndSortFiles(
  files: readonly CaseFile[],
  shown: CategoryFilter,
  order: FileOrder,
): CaseFile[] {
  const kept = files.filter(({ category }) => shown === 'all' || category === shown);
  // The query gives them newest first.
  if (order === 'newest') return kept;
  return order === 'name'
    ? kept.sort((a, b) => compareNames(shownName(a), shownName(b)))
    : kept.sort((a, b) => (b.file_size ?? 0) - (a.file_size ?? 0));
}

/** *All categories*, then each category of the files with its number of files. */
export function categoryChoices(
  files: readonly CaseFile[],
): { value: CategoryFilter; label: string; aside: string }[] {
  const there = categoryOptions()
    .map((option) => ({
      ...option,
      number: files.filter(({ category }) => category === option.value).length,
    }))
    .filter(({ number }) => number > 0);
  return [
    { value: 'all', label: t(messages.allCategories), aside: formatNumber(files.length) },
    ...there.map(({ value, label, number }) => ({ value, label, aside: formatNumber(number) })),
  ];
}

type Reading = Pick<
  CaseFile,
  'text_state' | 'text_problem' | 'text_problem_message' | 'page_count' | 'pages_read'
>;
type Problem = Pick<CaseFile, 'text_problem' | 'text_problem_message'>;

/**
 * The reason why a file has no text: the message in the reader's language when it is known, else the English sentence.
 */
const problemSentence = ({ text_problem, text_problem_message: message }: Problem) =>
  (message && formatSentenceData(message)) ?? text_problem;

/** True when a file was read and has no words, as a blank sheet. */
export const isWithoutWords = ({ text_problem_message: message }: CaseFile) =>
  message?.key === fileMessages.noWords.key;

/** The missing part of a file: its bytes in the store, or its document in the library. */
export function missingOf({ text_problem_message: message }: CaseFile): 'file' | 'document' | undefined {
  if (message?.key === reading.missing.key) return 'file';
  return message?.key === reading.notInLibrary.key ? 'document' : undefined;
}

/** Says in a few words why a file has no text. */
export function briefProblem(file: CaseFile): string {
  switch (missingOf(file)) {
    case 'file':
      return t(messages.notUploaded);
    case 'document':
      return t(messages.notInLibraryBrief);
    case undefined:
      return isWithoutWords(file) ? t(messages.noWordsFound) : t(messages.couldNotBeRead);
  }
}

/** The state of reading a file as a sentence; undefined for a file that is not read. */
export function readingStatus(file: Reading): string | undefined {
  const { text_state, page_count, pages_read } = file;
  switch (text_state) {
    case 'waiting':
      return t(messages.waitingToBeRead);
    case 'reading':
      return page_count === null
        ? t(messages.reading)
        : t(messages.readingPage, {
            page: Math.min(page_count, pages_read + 1),
            total: page_count,
          });
    case 'read':
      return problemSentence(file) ?? t(messages.read);
    case 'unreadable':
      return problemSentence(file) ?? t(messages.fileNotRead);
    case 'cancelled':
      return t(messages.readingStopped);
    case 'none':
      return undefined;
  }
}
