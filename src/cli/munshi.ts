import path from 'node:path';
import { z } from 'zod';
import { readEnv, variables } from '#server/core/env.ts';
import { StartupError } from '#server/core/startup-error.ts';
import { registerText } from '#server/features/data-protection/processing-register.ts';
import { libraryStatus, type RereadingProgress } from '#shared/contracts/research/library-status.ts';
import { ProblemError } from '#shared/errors.ts';
import { messages as commands } from '#shared/messages/en/operations/commands.ts';
import { messages } from '#shared/messages/en/operations/library-status.ts';
import { sizeLimit } from '#shared/messages/formats.ts';
import { t } from '#shared/messages/translate.ts';
import { askRunning, type Command } from './access/server-access.ts';
import { eraseAccountOf } from './account-erase.ts';
import { exportAccountOf } from './account-export.ts';
import { runBackup } from './backup/commands.ts';
import { runDoctor } from './doctor/doctor.ts';
import { ingest, readFolderRequest } from './ingest.ts';
import { openDataIngest, readRequest } from './ingest-open-data.ts';
import { checkLanguageModel } from './model-check.ts';

/**
 * `munshi library status`: prints what the library of the running server contains. Returns the exit code.
 * Errors: as `askRunning`.
 */
async function printLibraryStatus({ env, out }: Command): Promise<number> {
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
async function rebuildLibrary({ env, out }: Command): Promise<number> {
  const answer = await askRunning({ env, out }, '/internal/library-rebuild', { method: 'POST' });
  if (!answer) return 1;
  out.write(`${t(messages.rebuildStarted)}\n`);
  return 0;
}

const synced = z.object({
  plans: z.array(z.object({ plan: z.string(), interval: z.string(), id: z.string() })),
});

/**
 * `munshi plans sync`: the running server makes the plans of its file at Razorpay. Returns the exit code: 0 when all
 * plans are there, else 1. Errors: those of `askRunning`.
 */
async function syncProviderPlans({ env, out }: Command): Promise<number> {
  const answer = await askRunning({ env, out }, '/internal/plans-sync', { method: 'POST' });
  if (!answer) return 1;
  if (answer.status === 204) {
    out.write(`${t(commands.plansNotSold)}\n`);
    return 1;
  }
  for (const { plan, interval, id } of synced.parse(await answer.json()).plans)
    out.write(`${t(commands.planSynced, { plan, interval, id })}\n`);
  return 0;
}

const done = z.object({ mailed: z.int() });

/**
 * `munshi alerts send`: the running server mails the alerts that are due now. Returns the exit code. Errors: those of
 * `askRunning`.
 */
async function sendAlertsNow({ env, out }: Command): Promise<number> {
  const answer = await askRunning({ env, out }, '/internal/alerts-send', { method: 'POST' });
  if (!answer) return 1;
  const { mailed } = done.parse(await answer.json());
  out.write(`${t(commands.alertsMailed, { count: mailed })}\n`);
  return 0;
}

/** `munshi data register`: prints the register of processing as the settings make it. */
async function printRegister({ env, out }: Command): Promise<number> {
  out.write(registerText(env, new Date().toISOString().slice(0, 10)));
  return 0;
}

/** The first Ctrl-C stops the run after the current batch; a second one ends it at once. */
function interruption(): AbortSignal {
  const stop = new AbortController();
  const interrupt = () => {
    process.stderr.write(`\n${t(commands.stopping)}\n`);
    stop.abort();
  };
  process.once('SIGINT', interrupt);
  process.once('SIGTERM', interrupt);
  return stop.signal;
}

/** Commands of two words, without options. */
const COMMANDS: ReadonlyMap<string, (command: Command) => Promise<number>> = new Map([
  ['model check', (command) => checkLanguageModel({ ...command, signal: new AbortController().signal })],
  ['plans sync', syncProviderPlans],
  ['alerts send', sendAlertsNow],
  ['library status', printLibraryStatus],
  ['library rebuild', rebuildLibrary],
  ['data register', printRegister],
]);

/** Commands with one address or folder after them. */
const WITH_ONE: ReadonlyMap<string, (command: Command, about: string) => Promise<number>> = new Map([
  ['account erase', eraseAccountOf],
]);

async function main(args: readonly string[]): Promise<number> {
  const [command, given, ...more] = args;
  // It says itself which settings cannot be used.
  if (args.join(' ') === 'doctor') return runDoctor({ variables: variables(), out: process.stdout });
  const named = COMMANDS.get(args.join(' '));
  if (named) return named({ env: readEnv(), out: process.stdout });
  const backup = runBackup(args, () => ({ env: readEnv(), out: process.stdout }));
  if (backup) return backup;
  const about = args.at(-1);
  const withOne = about === undefined ? undefined : WITH_ONE.get(args.slice(0, -1).join(' '));
  if (about !== undefined && withOne) return withOne({ env: readEnv(), out: process.stdout }, about);
  const [file] = more;
  if (command === 'export' && given !== undefined && file !== undefined && more.length === 1)
    return exportAccountOf({ env: readEnv(), out: process.stdout }, given, file);
  if (command === 'ingest' && given === 'open-data') {
    const request = readRequest(more);
    if (typeof request !== 'string')
      return openDataIngest({ env: readEnv(), out: process.stdout, signal: interruption() }, request);
    process.stderr.write(request);
    return 2;
  }
  const request = command === 'ingest' ? readFolderRequest(args.slice(1)) : undefined;
  if (request) {
    const run = { env: readEnv(), out: process.stdout, signal: interruption() };
    return ingest({ ...run, ...request, folder: path.resolve(request.folder) });
  }
  process.stderr.write(t(commands.usage));
  return 2;
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  // Errors that the operator can act on are printed as one sentence; others with their stack.
  const known = error instanceof ProblemError || error instanceof StartupError;
  process.stderr.write(`${known ? error.message : error instanceof Error ? error.stack : String(error)}\n`);
  process.exitCode = 1;
}
