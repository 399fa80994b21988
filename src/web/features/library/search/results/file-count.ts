import { count } from '#web/ui/time/dates.ts';

/** `1 file`, `24 files`; `1,000+ files` where more may match. */
export function fileCount({ total, atLeast }: { total: number; atLeast: boolean }): string {
  return `${count(total)}${atLeast ? '+' : ''} ${total === 1 && !atLeast ? 'file' : 'files'}`;
}
