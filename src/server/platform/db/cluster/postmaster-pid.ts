import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { commandLine, isAlive } from '#server/core/process-identity.ts';

/** The content of `postmaster.pid`. */
export interface PidFile {
  pid: number;
  port: number;
  /** Empty when the server has no Unix socket. */
  socketFolder: string;
  /** `starting`, `ready`, `stopping` or `standby`; empty at first. */
  status: string;
}

/** Reads `postmaster.pid` of a database folder; undefined when there is none. We never write or remove it. */
export async function readPidFile(folder: string): Promise<PidFile | undefined> {
  const text = await readFile(path.join(folder, 'postmaster.pid'), 'utf8').catch(() => undefined);
  const lines = text?.split('\n').map((line) => line.trim());
  const pid = Math.abs(Number(lines?.[0]));
  if (!lines || !Number.isInteger(pid) || pid === 0) return undefined;
  return { pid, port: Number(lines[3]), socketFolder: lines[4] ?? '', status: lines[7] ?? '' };
}

/**
 * True when the process is alive and is the PostgreSQL of this folder: not a zombie, and not another program that got
 * the same number.
 */
export async function isPostgresOf(pid: number, folder: string): Promise<boolean> {
  if (!isAlive(pid)) return false;
  if (process.platform === 'win32') return true;
  return `${await commandLine(pid)} `.includes(`-D ${folder} `);
}
