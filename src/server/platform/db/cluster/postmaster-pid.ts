import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { commandLine, isAlive } from '#server/core/processes.ts';

/** What `postmaster.pid` says. */
export interface PidFile {
  pid: number;
  port: number;
  /** Empty when the server has no Unix socket. */
  socketFolder: string;
  /** `starting`, `ready`, `stopping` or `standby`; empty in the first moments. */
  status: string;
}

/** Reads `postmaster.pid` of a database folder; undefined when there is none. It is never written or removed by us. */
export async function readPidFile(folder: string): Promise<PidFile | undefined> {
  const text = await readFile(path.join(folder, 'postmaster.pid'), 'utf8').catch(() => undefined);
  const lines = text?.split('\n').map((line) => line.trim());
  const pid = Math.abs(Number(lines?.[0]));
  if (!lines || !Number.isInteger(pid) || pid === 0) return undefined;
  return { pid, port: Number(lines[3]), socketFolder: lines[4] ?? '', status: lines[7] ?? '' };
}

/**
 * True when the process lives and is the PostgreSQL of this folder: not a zombie that its parent never collected,
 * and not another program that was given the number since.
 */
export async function isPostgresOf(pid: number, folder: string): Promise<boolean> {
  if (!isAlive(pid)) return false;
  if (process.platform === 'win32') return true;
  return `${await commandLine(pid)} `.includes(`-D ${folder} `);
}
