import { existsSync, readFileSync } from 'node:fs';
import { realpath } from 'node:fs/promises';
import path from 'node:path';
import { pino } from 'pino';
import { z } from 'zod';
import { openDataFolder, type RunInfo, runningServer } from '#server/boot/data-folder.ts';
import { listen } from '#server/boot/listen.ts';
import { type Env, readEnv } from '#server/core/env.ts';
import { readDatabasePasswords } from '#server/core/secrets.ts';
import { shippedPath } from '#server/core/shipped-path.ts';
import { errorCode, StartupError } from '#server/core/startup-error.ts';
import { addressOf, databaseFolder, OWNER, startCluster } from '#server/platform/db/cluster/cluster.ts';
import { isPostgresOf, readPidFile } from '#server/platform/db/cluster/postmaster-pid.ts';
import { inspectDatabase } from '#server/platform/db/inspect.ts';
import { NAME } from '#server/platform/db/open.ts';
import { ProblemError } from '#shared/errors.ts';
import { messages } from '#shared/messages/en/operations/doctor.ts';
import { formatList } from '#shared/messages/formats.ts';
import { type Sentence, sentenceOf } from '#shared/messages/sentence.ts';
import { askServer, type Command } from '../access/server-access.ts';
import { checkDataFolder, checkScans, checkStorage } from './check-data.ts';
import { checkEndpoints } from './check-endpoints.ts';
import { checkLibrary } from './check-library.ts';
import { settingProblems, unreadSettings } from './check-settings.ts';
import { type Finding, good, Report, secretsIn, wrong } from './findings.ts';

/** One-time codes and signed addresses do not bear more. */
const MOST_AHEAD_MS = 5000;

/** The database, its migrations and its clock. Errors: `StartupError`, one sentence. */
async function checkDatabase(env: Env, usable: boolean): Promise<Finding[]> {
  if (env.DATABASE_URL !== undefined) return look(env.DATABASE_URL);
  if (!usable) return [];
  const folder = databaseFolder(await realpath(env.MUNSHI_DATA));
  if (!existsSync(folder)) return [good(sentenceOf(messages.noDatabaseYet))];
  const { owner } = await readDatabasePasswords(env.MUNSHI_DATA);
  const running = await readPidFile(folder);
  if (!running || !(await isPostgresOf(running.pid, folder))) return startAndLook(env, owner);
  if (running.status !== 'ready') return [wrong(sentenceOf(messages.databaseStarting, { folder }))];
  return look(addressOf(running, OWNER, owner, NAME));
}

/** Starts our own PostgreSQL for the look, under the lock that a server takes, so that none starts meanwhile. */
async function startAndLook(env: Env, password: string): Promise<Finding[]> {
  const held = await openDataFolder(env.MUNSHI_DATA, env.HOST);
  try {
    const log = pino({ level: 'silent' });
    const cluster = await startCluster({ dataFolder: env.MUNSHI_DATA, ownerPassword: password, log });
    try {
      return await look(cluster.url(OWNER, password, NAME));
    } finally {
      await cluster.stop();
    }
  } finally {
    await held.release();
  }
}

async function look(url: string): Promise<Finding[]> {
  const { version, pending, aheadMs } = await inspectDatabase(url);
  const [first] = pending;
  const migrations = first
    ? wrong(sentenceOf(messages.notMigrated, { count: pending.length, first: path.basename(first) }))
    : good(sentenceOf(messages.databaseGood, { version }));
  const seconds = Math.round(Math.abs(aheadMs) / 1000);
  const clock =
    Math.abs(aheadMs) > MOST_AHEAD_MS
      ? wrong(sentenceOf(messages.clockOff, { seconds, direction: aheadMs > 0 ? 'ahead' : 'behind' }))
      : good(sentenceOf(messages.clockGood));
  return [migrations, clock];
}

type Variables = Readonly<Record<string, string | undefined>>;

/** Each check gets this long, in ms; a database that recovers from a crash needs some of it. */
const CHECK_MS = 30_000;

export interface DoctorCommand {
  /** The environment of the process. */
  variables: Variables;
  out: Command['out'];
  /** The file `.env` beside `package.json`, if there is one; default: read from there. */
  envFile?: string | undefined;
}

/**
 * `munshi doctor`: says of each condition that Munshi runs under whether it is good or wrong, and what to do. It works beside
 * a running product and without one. Returns the exit code: 0 where everything is good, else 1. It changes nothing but
 * for a test object in the storage, which it deletes; it prints no secret.
 */
export async function runDoctor({ variables, out, envFile = readEnvFile() }: DoctorCommand): Promise<number> {
  const given = readSettings(variables);
  const env = 'said' in given ? undefined : given;
  const report = new Report(out, [...secretsIn(variables), ...(env ? await storedSecrets(env) : [])]);
  const add = (findings: Finding[]) => {
    for (const finding of findings) report.add(finding);
  };
  const unread = envFile === undefined ? [] : unreadSettings(envFile, variables);
  if (unread.length > 0) report.add(wrong(sentenceOf(messages.envFileUnread, { names: formatList(unread) })));
  if ('said' in given) {
    report.add(wrong(given.said));
    return report.end();
  }
  add(
    await checked('settings', async () => {
      const problems = settingProblems(given, variables);
      return problems.length > 0 ? problems.map(wrong) : [good(sentenceOf(messages.settingsGood))];
    }),
  );
  const { usable, findings } = await checkDataFolder(given.MUNSHI_DATA);
  add(findings);
  const server = usable ? await runningServer(given.MUNSHI_DATA) : undefined;
  const serving = server && server.port !== 0 ? server : undefined;
  add(await checked('server', async () => [serving ? await checkServer(serving) : await checkPort(given)]));
  add(await checked('database', () => checkDatabase(given, usable)));
  if (usable || given.STORAGE === 's3')
    add(await checked('storage', async () => [await checkStorage(given)]));
  if (usable) add(await checked('scans', async () => [await checkScans(given.MUNSHI_DATA)]));
  add(await checked('library', () => checkLibrary(given, usable, serving)));
  add(await checkEndpoints(given));
  return report.end();
}

function readSettings(variables: Variables): Env | { said: Sentence } {
  try {
    return readEnv({ ...variables });
  } catch (error) {
    if (error instanceof StartupError) return { said: error.said };
    throw error;
  }
}

function readEnvFile(): string | undefined {
  try {
    return readFileSync(shippedPath('.env'), 'utf8');
  } catch {
    // Most installations have none.
    return undefined;
  }
}

/** The passwords of the database, so that no error can show them. */
async function storedSecrets({ MUNSHI_DATA }: Env): Promise<string[]> {
  // The check of the database says why they cannot be read.
  const passwords = await readDatabasePasswords(MUNSHI_DATA).catch(() => undefined);
  return passwords ? Object.values(passwords) : [];
}

/** The findings of a check within its time; an error is a finding too. */
async function checked(what: string, check: () => Promise<Finding[]>): Promise<Finding[]> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Finding[]>((resolve) => {
    timer = setTimeout(
      () => resolve([wrong(sentenceOf(messages.tooLate, { what, seconds: CHECK_MS / 1000 }))]),
      CHECK_MS,
    );
  });
  try {
    return await Promise.race([check(), late]);
  } catch (error) {
    if (error instanceof StartupError || error instanceof ProblemError) return [wrong(error.said)];
    const reason = errorCode(error) ?? (error instanceof Error ? error.message : String(error));
    return [wrong(sentenceOf(messages.failed, { what, reason }))];
  } finally {
    clearTimeout(timer);
  }
}

const readiness = z.object({ status: z.string() }).catchall(z.string());

async function checkServer(server: RunInfo): Promise<Finding> {
  const answer = await askServer(server, '/readyz', {});
  const { status, ...parts } = readiness.parse(await answer.json());
  const away = Object.keys(parts).filter((part) => parts[part] !== 'ok');
  const { pid, port } = server;
  return status === 'ok' && away.length === 0
    ? good(sentenceOf(messages.serverReady, { pid: String(pid), port: String(port) }))
    : wrong(sentenceOf(messages.serverNotReady, { pid: String(pid), parts: formatList(away) }));
}

/** Errors: `StartupError` for a port that Munshi could not listen on. */
async function checkPort({ HOST, PORT }: Env): Promise<Finding> {
  const listener = await listen(HOST, PORT);
  await listener.close(0);
  return good(sentenceOf(messages.notRunning, { port: String(PORT) }));
}
