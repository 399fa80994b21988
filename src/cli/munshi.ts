import path from 'node:path';
import { readEnv, variables } from '#server/core/env.ts';
import { StartupError } from '#server/core/startup-error.ts';
import { ProblemError } from '#shared/errors.ts';
import { messages as commands } from '#shared/messages/en/operations/commands.ts';
import { t } from '#shared/messages/translate.ts';
import { eraseAccountOf } from './account-erase.ts';
import { exportAccountOf } from './account-export.ts';
import { sendAlertsNow } from './alerts-send.ts';
import { backUp } from './backup/backup.ts';
import { restore } from './backup/restore.ts';
import { runDoctor } from './doctor/doctor.ts';
import { ingest, readFolderRequest } from './ingest.ts';
import { openDataIngest, readRequest } from './ingest-open-data.ts';
import { printLibraryStatus, rebuildLibrary } from './library-status.ts';
import { checkLanguageModel } from './model-check.ts';
import { syncProviderPlans } from './plans-sync.ts';
import type { Command } from './server-access.ts';

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
]);

/** Commands with one address or folder after them. */
const WITH_ONE: ReadonlyMap<string, (command: Command, about: string) => Promise<number>> = new Map([
  ['account erase', eraseAccountOf],
  ['backup', (command, into) => backUp(command, into, new Date())],
  ['restore', restore],
]);

async function main(args: readonly string[]): Promise<number> {
  const [command, given, ...more] = args;
  // It says itself which settings cannot be used.
  if (args.join(' ') === 'doctor') return runDoctor({ variables: variables(), out: process.stdout });
  const named = COMMANDS.get(args.join(' '));
  if (named) return named({ env: readEnv(), out: process.stdout });
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
