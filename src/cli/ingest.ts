import { pino } from 'pino';
import { openLibraryIndex } from '#server/boot/library-index.ts';
import type { Env } from '#server/core/env.ts';
import { errorCode, StartupError } from '#server/core/startup-error.ts';
import { folderName } from '#server/features/library/ingest/folder-name.ts';
import { findFolder } from '#server/features/library/ingest/folder-walk.ts';
import { type IngestReport, ingestFolder } from '#server/features/library/ingest/ingest.ts';
import { openJournal } from '#server/features/library/ingest/journal.ts';
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

export interface IngestCommand {
  env: Env;
  /** Absolute. */
  folder: string;
  out: Pick<NodeJS.WriteStream, 'isTTY' | 'columns' | 'write'>;
  /** When aborted, the current batch is finished and no further file is read. */
  signal: AbortSignal;
}

/** A file name can contain control characters, which would steer the terminal: they are shown as question marks. */
function printable(name: string): string {
  return name.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '?');
}

function summary(report: IngestReport, seconds: number, folder: string, stopped: boolean): string {
  if (report.files === 0 && report.unreadable.length === 0) return `${t(commands.folderEmpty, { folder })}\n`;
  const lines = [
    t(commands.added, {
      documents: report.documents,
      seconds: seconds.toFixed(1),
      unchanged: report.unchanged,
      unreadable: report.unreadable.length,
    }),
  ];
  for (const { file, reason } of report.unreadable.slice(0, SHOWN_REASONS))
    lines.push(`  ${printable(file)}: ${reason}`);
  if (report.unreadable.length > SHOWN_REASONS)
    lines.push(`  ${t(commands.moreUnreadable, { count: report.unreadable.length - SHOWN_REASONS })}`);
  if (stopped) lines.push(t(commands.stopped));
  return `${lines.join('\n')}\n`;
}

async function run({ env, folder, out, signal }: IngestCommand, access: IndexAccess): Promise<IngestReport> {
  const storage = await openStorage(env);
  const name = await folderName(env.MUNSHI_DATA, folder);
  const journal = await openJournal(env.MUNSHI_DATA, folder);
  const show = progressReporter(out);
  try {
    return await ingestFolder({
      folder,
      name,
      except: env.MUNSHI_DATA,
      write: (batch) => access.write(batch),
      storage,
      journal,
      reader: readerPath(),
      onProgress: (report) => {
        show(report);
        access.report(report);
      },
      signal,
    });
  } finally {
    if (out.isTTY) out.write('\n');
    await journal.close();
  }
}

/** Replaces an error of the file system by a sentence that helps the user. */
function explained(cause: unknown, dataFolder: string): unknown {
  const code = errorCode(cause);
  if (code === 'ENOSPC' || code === 'EDQUOT') return new ProblemError('disk_full', undefined, { cause });
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS')
    return new StartupError(sentenceOf(commands.dataNotWritable, { folder: dataFolder }), { cause });
  return cause;
}

/**
 * `munshi ingest <folder>`. Returns the exit code: 0 when the run completed, also when some files could not be
 * read; 1 when none of the files could be read; `EXIT_INTERRUPTED` when it was stopped.
 */
export async function ingest(command: IngestCommand): Promise<number> {
  const { env, out, signal } = command;
  const folder = await findFolder(command.folder);
  const access = await openIndexAccess(env, () => openLibraryIndex(env, pino({ level: 'silent' })));
  out.write(`${t(access.through === 'server' ? commands.addingToServer : commands.addingToIndex)}\n`);
  const start = performance.now();
  let failed = true;
  try {
    const report = await run({ ...command, folder }, access);
    failed = false;
    out.write(summary(report, (performance.now() - start) / 1000, command.folder, signal.aborted));
    if (signal.aborted) return EXIT_INTERRUPTED;
    return report.unreadable.length > 0 && report.documents + report.unchanged === 0 ? 1 : 0;
  } catch (cause) {
    throw explained(cause, env.MUNSHI_DATA);
  } finally {
    // After a failure only its own reason matters, not a further error of closing.
    await access.close().catch((cause: unknown) => {
      if (!failed) throw explained(cause, env.MUNSHI_DATA);
    });
  }
}
