import { libraryStatus, type RereadingProgress } from '#shared/contracts/research/library-status.ts';
import { messages } from '#shared/messages/en/operations/library-status.ts';
import { sizeLimit } from '#shared/messages/formats.ts';
import { t } from '#shared/messages/translate.ts';
import { askRunning, type Command } from './access/server-access.ts';

/**
 * `munshi library status`: prints what the library of the running server contains. Returns the exit code.
 * Errors: as `askRunning`.
 */
export async function printLibraryStatus({ env, out }: Command): Promise<number> {
  const answer = await askRunning({ env, out }, '/internal/library-status');
  if (!answer) return 1;
  const status = libraryStatus.parse(await answer.json());
  const { judgments, acts, samples, segments, rows, disk_bytes, rebuild, rereading, courts } = status;
  const { failed, failures, scans } = status;
  const lines = [
    t(messages.holds, { judgments, acts, samples }),
    t(messages.index, { segments, rows, size: sizeLimit(disk_bytes) }),
    ...(rebuild ? [rebuild.failed ? t(messages.rebuildFailed) : t(messages.rebuilding, rebuild)] : []),
    ...(rereading ? rereadingLines(rereading) : []),
    ...courts.map(({ name, judgments: count, years }) =>
      t(messages.courtLine, {
        name,
        count,
        from: years.at(-1)?.year ?? '–',
        to: years[0]?.year ?? '–',
      }),
    ),
    t(messages.failed, { count: failed }),
    ...(scans > 0 ? [t(messages.scans, { count: scans })] : []),
    ...failures.map(({ file, reason }) => t(messages.failureLine, { file, reason })),
  ];
  out.write(`${lines.join('\n')}\n`);
  return 0;
}

/** The progress of the reading of judgments of an earlier reader, and which stay as they were. */
function rereadingLines(rereading: RereadingProgress): string[] {
  const { finished, missing, unread } = rereading;
  return [
    finished ? t(messages.reread) : t(messages.rereading, rereading),
    ...(missing > 0 ? [t(messages.rereadMissing, { count: missing })] : []),
    ...(unread > 0 ? [t(messages.rereadUnread, { count: unread })] : []),
  ];
}

/** `munshi library rebuild`: has the running server build its index again. Returns the exit code. Errors: as `askRunning`. */
export async function rebuildLibrary({ env, out }: Command): Promise<number> {
  const answer = await askRunning({ env, out }, '/internal/library-rebuild', { method: 'POST' });
  if (!answer) return 1;
  out.write(`${t(messages.rebuildStarted)}\n`);
  return 0;
}
