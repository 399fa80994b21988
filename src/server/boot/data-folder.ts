import { createHash, randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { messages } from '#shared/messages/en/operations/startup.ts';
import { type Sentence, sentenceOf } from '#shared/messages/sentence.ts';
import { freeMegabytes, LEAST_FREE_MB } from '../core/disk-space.ts';
import { isAlive, processIdentity } from '../core/process-identity.ts';
import { writeFileAtomically } from '../core/secrets.ts';
import { errorCode, StartupError } from '../core/startup-error.ts';

const runInfoSchema = z.object({
  pid: z.number().int(),
  /** Distinguishes the process from a later one with the same number. */
  mark: z.string(),
  /** The port of the server; 0 before it listens. */
  port: z.number().int(),
  host: z.string(),
  /** Anyone who can read this file may add to the library of the running server. */
  ingestToken: z.string(),
});

/** The content of `run.json` (0600) in the data folder: the server that runs there. */
export type RunInfo = z.infer<typeof runInfoSchema>;

/** The data folder, held by this process only until `release`. */
export interface DataFolder {
  readonly path: string;
  readonly ingestToken: string;
  /** Records the port, for the commands that connect to the server and for the message to a second server. */
  announce(port: number): Promise<void>;
  release(): Promise<void>;
}

/** The running server of a data folder; undefined if there is none, even if a killed one left its file. */
export async function runningServer(dataFolder: string): Promise<RunInfo | undefined> {
  return liveHolder(await readIfThere(runFile(dataFolder)));
}

/**
 * Creates the data folder if necessary, checks that it is writable, and locks it for this process.
 * Errors: `StartupError`, one sentence; no half-written file is left.
 */
export async function openDataFolder(folder: string, host: string): Promise<DataFolder> {
  await makeUsable(folder);
  const info: RunInfo = {
    pid: process.pid,
    mark: await processIdentity(process.pid),
    port: 0,
    host,
    ingestToken: randomBytes(32).toString('base64url'),
  };
  try {
    const holder = await claim(runFile(folder), info);
    if (holder) throw new StartupError(heldBy(holder, folder));
  } catch (cause) {
    throw cause instanceof StartupError ? cause : explain(cause, folder);
  }
  const file = runFile(folder);
  return {
    path: folder,
    ingestToken: info.ingestToken,
    announce: (port) => writeFileAtomically(file, JSON.stringify({ ...info, port })),
    release: () => rm(file, { force: true }),
  };
}

function runFile(folder: string): string {
  return path.join(folder, 'run.json');
}

async function readIfThere(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (errorCode(error) === 'ENOENT' || errorCode(error) === 'ENOTDIR') return undefined;
    throw error;
  }
}

/** The process that wrote this text, if it still runs. An unreadable text is not from a running process. */
async function liveHolder(text: string | undefined): Promise<RunInfo | undefined> {
  let info: RunInfo;
  try {
    info = runInfoSchema.parse(JSON.parse(text ?? ''));
  } catch {
    return undefined;
  }
  if (!isAlive(info.pid)) return undefined;
  return (await processIdentity(info.pid)) === info.mark ? info : undefined;
}

async function makeUsable(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const { uid } = await stat(folder);
    const me = process.getuid?.();
    if (me !== undefined && me !== 0 && uid !== me) {
      throw new StartupError(sentenceOf(messages.otherOwner, { folder, user: String(uid) }));
    }
    const free = await freeMegabytes(folder);
    if (free < LEAST_FREE_MB) {
      throw new StartupError(sentenceOf(messages.diskAlmostFull, { folder, free: String(free) }));
    }
  } catch (cause) {
    throw cause instanceof StartupError ? cause : explain(cause, folder);
  }
}

/**
 * Writes `info` to `file` unless a running process holds it, which it returns. `link` succeeds for one of many.
 * A dead process's file is replaced under a claim named after its content: a process with an old view sees
 * changed content and starts over, so it never removes a fresh claim as a stale one.
 */
async function claim(file: string, info: RunInfo): Promise<RunInfo | undefined> {
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  await writeFileAtomically(draft, JSON.stringify(info));
  try {
    for (;;) {
      if (await linked(draft, file)) return undefined;
      const left = await readIfThere(file);
      if (left === undefined) continue;
      const holder = await liveHolder(left);
      if (holder) return holder;
      const replacing = `${file}.${createHash('sha256').update(left).digest('hex').slice(0, 12)}`;
      const rival = await claim(replacing, info);
      if (rival) return rival;
      try {
        if ((await readIfThere(file)) !== left) continue;
        await rename(draft, file);
        return undefined;
      } finally {
        await rm(replacing, { force: true });
      }
    }
  } finally {
    await rm(draft, { force: true });
  }
}

async function linked(draft: string, file: string): Promise<boolean> {
  try {
    await link(draft, file);
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw error;
  }
}

function heldBy({ pid, port, host }: RunInfo, folder: string): Sentence {
  return port === 0
    ? sentenceOf(messages.heldByProcess, { folder, pid: String(pid) })
    : sentenceOf(messages.heldByServer, { folder, pid: String(pid), host, port: String(port) });
}

const EXPLANATIONS = {
  EACCES: messages.folderNotWritable,
  EPERM: messages.folderNotWritable,
  EROFS: messages.folderReadOnly,
  ENOSPC: messages.diskFull,
  EDQUOT: messages.quotaUsedUp,
  ENOTDIR: messages.fileInTheWay,
  EEXIST: messages.folderIsFile,
};

function explain(cause: unknown, folder: string): StartupError {
  const known = Object.entries(EXPLANATIONS).find(([code]) => code === errorCode(cause))?.[1];
  const reason = cause instanceof Error ? cause.message : String(cause);
  const said = known
    ? sentenceOf(known, { folder })
    : sentenceOf(messages.folderUnusable, { folder, reason });
  return new StartupError(said, { cause });
}
