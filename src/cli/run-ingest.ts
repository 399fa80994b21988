import { pino } from 'pino';
import { openLibraryIndex } from '#server/boot/library-index.ts';
import { isDiskFull } from '#server/core/disk-space.ts';
import type { Env } from '#server/core/env.ts';
import { errorCode, StartupError } from '#server/core/startup-error.ts';
import type { IngestReport, RunOptions } from '#server/features/library/ingest/ingest-run.ts';
import { readerPath } from '#server/features/library/ingest/read-file-path.ts';
import { openStorage } from '#server/platform/storage/open.ts';
import { ProblemError } from '#shared/errors.ts';
import { messages as commands } from '#shared/messages/en/operations/commands.ts';
import { sentenceOf } from '#shared/messages/sentence.ts';
import { t } from '#shared/messages/translate.ts';
import { type IndexAccess, openIndexAccess } from './index-access.ts';
import { progressReporter } from './progress.ts';

const SHOWN_REASONS = 20;
/** The exit code that shells use for an interrupted program. */
export const EXIT_INTERRUPTED = 130;

export interface IngestRun {
  env: Env;
  out: Pick<NodeJS.WriteStream, 'isTTY' | 'columns' | 'write'>;
  /** When aborted, the current batch is finished and no further file is read. */
  signal: AbortSignal;
}

/** A run without its source and journal. */
export type RunParts = Required<Pick<RunOptions, 'write' | 'storage' | 'reader' | 'onProgress' | 'signal'>>;

/** A file name can contain control characters, which would steer the terminal: they are shown as question marks. */
export function printable(name: string): string {
  return name.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '?');
}

/** The lines of the first entries, and how many more there are. */
export function firstLines(lines: readonly string[]): string[] {
  const shown = lines.slice(0, SHOWN_REASONS).map((line) => `  ${printable(line)}`);
  if (lines.length > SHOWN_REASONS)
    shown.push(`  ${t(commands.moreUnreadable, { count: lines.length - SHOWN_REASONS })}`);
  return shown;
}

function summary(report: IngestReport, seconds: number, stopped: boolean): string {
  const lines = [
    t(commands.added, {
      documents: report.documents,
      seconds: seconds.toFixed(1),
      unchanged: report.unchanged,
      unreadable: report.unreadable.length,
    }),
    ...firstLines(report.unreadable.map(({ file, reason }) => `${file}: ${reason}`)),
  ];
  if (stopped) lines.push(t(commands.stopped));
  return `${lines.join('\n')}\n`;
}

/** Replaces an error of the file system by a sentence that helps the user. */
function explained(cause: unknown, dataFolder: string): unknown {
  const code = errorCode(cause);
  if (isDiskFull(cause)) return new ProblemError('disk_full', undefined, { cause });
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS')
    return new StartupError(sentenceOf(commands.dataNotWritable, { folder: dataFolder }), { cause });
  return cause;
}

/** Opens the library for writing, and closes it again whatever happens. */
async function withLibrary<T>(env: Env, use: (access: IndexAccess) => Promise<T>): Promise<T> {
  const access = await openIndexAccess(env, () => openLibraryIndex(env, pino({ level: 'silent' })));
  let failed = true;
  try {
    const result = await use(access);
    failed = false;
    return result;
  } catch (cause) {
    throw explained(cause, env.MUNSHI_DATA);
  } finally {
    // After a failure only its own reason matters, not a further error of closing.
    await access.close().catch((cause: unknown) => {
      if (!failed) throw explained(cause, env.MUNSHI_DATA);
    });
  }
}

/**
 * Adds documents to the library with progress and a summary; `lines` come after it. Returns the exit code: 0 when the
 * run completed, also when some files could not be read; 1 when none of the files could be read; `EXIT_INTERRUPTED`
 * when it was stopped.
 */
export function runWithReport<Report extends IngestReport>(
  { env, out, signal }: IngestRun,
  ingest: (parts: RunParts) => Promise<Report>,
  lines: { empty: string; after?: (report: Report) => readonly string[] },
): Promise<number> {
  return withLibrary(env, async (access) => {
    out.write(`${t(access.through === 'server' ? commands.addingToServer : commands.addingToIndex)}\n`);
    const start = performance.now();
    const show = progressReporter(out);
    const report = await ingest({
      write: (batch) => access.write(batch),
      storage: await openStorage(env),
      reader: readerPath(),
      onProgress: (progress) => {
        show(progress);
        access.report(progress);
      },
      signal,
    }).finally(() => out.isTTY && out.write('\n'));
    const nothing = report.files === 0 && report.unreadable.length === 0 && !signal.aborted;
    out.write(
      nothing ? `${lines.empty}\n` : summary(report, (performance.now() - start) / 1000, signal.aborted),
    );
    for (const line of lines.after?.(report) ?? []) out.write(`${line}\n`);
    if (signal.aborted) return EXIT_INTERRUPTED;
    return report.unreadable.length > 0 && report.documents + report.unchanged === 0 ? 1 : 0;
  });
}
