import { createHash, randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { freeMegabytes, LEAST_FREE_MB } from '../core/disk-space.ts';
import { isAlive, processMark } from '../core/processes.ts';
import { writeDurably } from '../core/secrets.ts';
import { errorCode, StartupError } from '../core/startup-error.ts';

const runInfoSchema = z.object({
  pid: z.number().int(),
  /** Tells the process from a later one that was given the same number. */
  mark: z.string(),
  /** Where the server listens; 0 until it does. */
  port: z.number().int(),
  host: z.string(),
  /** Whoever can read this file may add to the library of the running server. */
  ingestToken: z.string(),
});

/** What `run.json` (0600) in the data folder says about the server that runs there. */
export type RunInfo = z.infer<typeof runInfoSchema>;

/** The data folder, held by this process alone until `release`. */
export interface DataFolder {
  readonly path: string;
  readonly ingestToken: string;
  /** Writes down where the server listens, for the commands that reach it and for whoever starts a second one. */
  announce(port: number): Promise<void>;
  release(): Promise<void>;
}

/** The server that runs on a data folder now; undefined when none does, whatever a killed one left behind. */
export async function runningServer(dataFolder: string): Promise<RunInfo | undefined> {
  return liveHolder(await readIfThere(runFile(dataFolder)));
}

/**
 * Makes the data folder if need be, checks that it can be written, and takes it for this process.
 * Errors: `StartupError`, one sentence; nothing is left half-written.
 */
export async function openDataFolder(folder: string, host: string): Promise<DataFolder> {
  await makeUsable(folder);
  const info: RunInfo = {
    pid: process.pid,
    mark: await processMark(process.pid),
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
    announce: (port) => writeDurably(file, JSON.stringify({ ...info, port })),
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

/** Who wrote this, if that very process is still there. What cannot be read was not written by a living one. */
async function liveHolder(text: string | undefined): Promise<RunInfo | undefined> {
  let info: RunInfo;
  try {
    info = runInfoSchema.parse(JSON.parse(text ?? ''));
  } catch {
    return undefined;
  }
  if (!isAlive(info.pid)) return undefined;
  return (await processMark(info.pid)) === info.mark ? info : undefined;
}

async function makeUsable(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const { uid } = await stat(folder);
    const me = process.getuid?.();
    if (me !== undefined && me !== 0 && uid !== me) {
      throw new StartupError(
        `${folder} belongs to another user (number ${uid}); set MUNSHI_DATA to a folder of your own, or start Munshi as that user.`,
      );
    }
    const free = await freeMegabytes(folder);
    if (free < LEAST_FREE_MB) {
      throw new StartupError(
        `The disk of ${folder} is full (${free} MB left); free some space and start again, what was saved is safe.`,
      );
    }
  } catch (cause) {
    throw cause instanceof StartupError ? cause : explain(cause, folder);
  }
}

/**
 * Puts `info` at `file` unless a living process holds it; that one is returned then. `link` succeeds for one of many.
 * What a dead process left is replaced under a claim named after its content: whoever comes with old knowledge finds
 * the content changed and starts over, so that a fresh claim is never swept away as a stale one.
 */
async function claim(file: string, info: RunInfo): Promise<RunInfo | undefined> {
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  await writeDurably(draft, JSON.stringify(info));
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

function heldBy({ pid, port, host }: RunInfo, folder: string): string {
  const who = port === 0 ? `process ${pid}` : `process ${pid}, listening on ${host}:${port}`;
  return `Munshi already works on ${folder} (${who}); use that one, stop it, or set MUNSHI_DATA and PORT for a second.`;
}

function explain(cause: unknown, folder: string): StartupError {
  const code = errorCode(cause) ?? '';
  const sentences: Record<string, string> = {
    EACCES: `${folder} may not be written by this user; set MUNSHI_DATA to a folder of your own, or change its owner.`,
    EPERM: `${folder} may not be written by this user; set MUNSHI_DATA to a folder of your own, or change its owner.`,
    EROFS: `${folder} is on a disk that can only be read; set MUNSHI_DATA to a folder elsewhere.`,
    ENOSPC: `The disk of ${folder} is full; free some space and start again, what was saved is safe.`,
    EDQUOT: `Your quota on the disk of ${folder} is used up; free some space and start again.`,
    ENOTDIR: `${folder} cannot be a folder, because a file is in its way; set MUNSHI_DATA to another place.`,
    EEXIST: `${folder} is a file, not a folder; set MUNSHI_DATA to another place.`,
  };
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new StartupError(sentences[code] ?? `${folder} cannot be used: ${reason}.`, { cause });
}
