import { type PaperCategory, paperCategories } from '#law/practice/paper-category.ts';
import type { CaseFile } from '#shared/contracts/files.ts';
import { messages } from '#shared/messages/en/files.ts';
import { t } from '#shared/messages/translate.ts';
import { count } from '#web/ui/time/dates.ts';

export const CATEGORY_NAMES: Readonly<Record<PaperCategory, string>> = {
  pleading: 'Pleading',
  affidavit: 'Affidavit',
  order: 'Order',
  judgment: 'Judgment',
  notice: 'Notice',
  correspondence: 'Correspondence',
  evidence: 'Evidence',
  fee: 'Fee',
  other: 'Other',
};

export const CATEGORY_OPTIONS = paperCategories.map((value) => ({ value, label: CATEGORY_NAMES[value] }));

export type FileOrder = 'newest' | 'name' | 'size';
export type Shown = PaperCategory | 'all';

const names = new Intl.Collator('en-IN', { numeric: true, sensitivity: 'base' });

/** The files of one category, or all, in an order: newest first, by name (2 before 10), the largest first. */
export function arranged(files: readonly CaseFile[], shown: Shown, order: FileOrder): CaseFile[] {
  const kept = files.filter(({ category }) => shown === 'all' || category === shown);
  // They come newest first.
  if (order === 'newest') return kept;
  return order === 'name'
    ? kept.sort((a, b) => names.compare(a.file_name, b.file_name))
    : kept.sort((a, b) => (b.file_size ?? 0) - (a.file_size ?? 0));
}

/** Every category there is among the files, with how many, after *All categories*. */
export function categoryChoices(
  files: readonly CaseFile[],
): { value: Shown; label: string; aside: string }[] {
  const there = CATEGORY_OPTIONS.map((option) => ({
    ...option,
    number: files.filter(({ category }) => category === option.value).length,
  })).filter(({ number }) => number > 0);
  return [
    { value: 'all', label: t(messages.allCategories), aside: count(files.length) },
    ...there.map(({ value, label, number }) => ({ value, label, aside: count(number) })),
  ];
}

type Reading = Pick<CaseFile, 'text_state' | 'text_problem' | 'page_count' | 'pages_read'>;

/** How far the reading of a file is, in words; undefined when there is nothing to say. */
export function readingWords({
  text_state,
  text_problem,
  page_count,
  pages_read,
}: Reading): string | undefined {
  switch (text_state) {
    case 'waiting':
      return t(messages.waitingToBeRead);
    case 'reading':
      return page_count === null
        ? 'Reading'
        : t(messages.readingPageValue1OfPage, {
            value1: count(Math.min(page_count, pages_read + 1)),
            page_count: count(page_count),
          });
    case 'read':
      return text_problem ?? 'Read';
    case 'unreadable':
      return text_problem ?? t(messages.thisCouldNotBeRead);
    case 'none':
      return undefined;
  }
}
