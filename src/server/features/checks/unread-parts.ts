import type { UnreadPart } from '#server/platform/sandbox/file-pages.ts';
import type { NotCheckedCode, StoredReport } from '#shared/contracts/checks/checks.ts';

const CODES: Record<UnreadPart, NotCheckedCode> = {
  pictures: 'pictures_of_file',
  comments: 'comments_of_file',
  parts: 'parts_of_file',
};

/** A report that also names what its file has beside the text that was read. */
export const withUnread = (report: StoredReport, losses: readonly UnreadPart[] = []): StoredReport => ({
  ...report,
  not_checked: [
    ...report.not_checked,
    ...losses.map((loss) => ({ code: CODES[loss], count: 1, examples: [] })),
  ],
});
