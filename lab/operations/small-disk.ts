import type { ChildProcess } from 'node:child_process';
import { spawnSync } from 'node:child_process';
import { closeSync, mkdirSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { openSecrets } from '#server/core/secrets.ts';
import { openDatabase } from '#server/platform/db/open.ts';
import { type Member, signedInMembers } from '../signed-in.ts';
import { startBuiltServer } from '../start-server.ts';

const MEGABYTES = 1500;

/** A server with its own PostgreSQL, index and files on a disk that nothing else uses. */
export interface SmallDisk {
  server: ChildProcess;
  member: Member;
  /** Writes until the disk has no byte left. */
  fill(): void;
  /** Gives the space back. */
  free(): void;
  /** Ends the disk; the server has stopped. */
  discard(): void;
}

function command(...[name = '', ...args]: string[]): void {
  const { status, stderr } = spawnSync(name, args, { encoding: 'utf8' });
  if (status !== 0)
    throw new Error(`${name} ${args.join(' ')}: ${stderr} (a disk is mounted, which needs root)`);
}

/** Mounts the disk in memory. Errors: the caller may not mount. */
export async function openSmallDisk(port: number): Promise<SmallDisk> {
  const disk = mkdtempSync(path.join(tmpdir(), 'munshi-disk-'));
  command('mount', '-t', 'tmpfs', '-o', `size=${MEGABYTES}m,mode=755`, 'tmpfs', disk);
  const folder = path.join(disk, 'data');
  mkdirSync(folder, { mode: 0o700 });
  const origin = `http://127.0.0.1:${port}`;
  const secrets = await openSecrets(folder, false);
  const settings = { MUNSHI_DATA: folder, DATABASE_URL: undefined };
  const db = await openDatabase(settings, secrets, pino({ level: 'silent' }));
  const [member] = await signedInMembers(db, { folder, origin }, ['disk@example.in']);
  await db.close();
  if (!member) throw new Error('no member');
  const server = await startBuiltServer(folder, port);
  const ballast = path.join(disk, 'ballast');
  return {
    server,
    member,
    fill() {
      const file = openSync(ballast, 'a');
      for (const bytes of [2 ** 20, 4096])
        try {
          for (;;) writeSync(file, Buffer.alloc(bytes, 1));
        } catch (error) {
          if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
        }
      closeSync(file);
    },
    free: () => rmSync(ballast, { force: true }),
    discard() {
      command('umount', disk);
      rmSync(disk, { recursive: true });
    },
  };
}
