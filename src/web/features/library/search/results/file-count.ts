import { messages } from '#shared/messages/en/library/search.ts';
import { t } from '#shared/messages/translate.ts';

/** `1 file`, `24 files`; `1,000+ files` if more may match. */
export function fileCount({ total, atLeast }: { total: number; atLeast: boolean }): string {
  return t(atLeast ? messages.fileCountAtLeast : messages.fileCount, { count: total });
}
