import { libraryStatus } from '#shared/contracts/research/library-status.ts';
import { messages } from '#shared/messages/en/operations/library-status.ts';
import { sizeLimit } from '#shared/messages/formats.ts';
import { t } from '#shared/messages/translate.ts';
import { askRunning, type Command } from './server-access.ts';

/** `munshi library status`: what the running server has in its library. Returns the exit code. Errors: as `askRunning`. */
export async function printLibraryStatus({ env, out }: Command): Promise<number> {
  const answer = await askRunning({ env, out }, '/internal/library-status');
  if (!answer) return 1;
  const status = libraryStatus.parse(await answer.json());
  const { judgments, acts, samples, segments, rows, disk_bytes, rebuild, courts, failed, failures, scans } =
    status;
  const lines = [
    t(messages.holds, { judgments, acts, samples }),
    t(messages.index, { segments, rows, size: sizeLimit(disk_bytes) }),
    ...(rebuild ? [rebuild.failed ? t(messages.rebuildFailed) : t(messages.rebuilding, rebuild)] : []),
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

/** `munshi library rebuild`: has the running server build its index again. Returns the exit code. Errors: as `askRunning`. */
export async function rebuildLibrary({ env, out }: Command): Promise<number> {
  const answer = await askRunning({ env, out }, '/internal/library-rebuild', { method: 'POST' });
  if (!answer) return 1;
  out.write(`${t(messages.rebuildStarted)}\n`);
  return 0;
}
