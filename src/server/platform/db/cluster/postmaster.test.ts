import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { DiskFullError, startPostmaster } from './postmaster.ts';

test.skipIf(process.platform === 'win32')(
  'a full disk has its own error, so that requests can say so',
  async () => {
    const root = await mkdtemp(path.join(tmpdir(), 'munshi-full-'));
    const folder = path.join(root, 'data');
    await mkdir(folder);
    // A program with the words of PostgreSQL: a full disk cannot be made without the rights to mount one.
    const line = 'FATAL:  could not write lock file "postmaster.pid": No space left on device';
    await writeFile(path.join(root, 'postgres'), `#!/bin/sh\necho '${line}' >&2\nexit 1\n`, { mode: 0o755 });
    const binaries = { folder: root, major: 18 };
    const start = startPostmaster({
      ...{ folder, binaries, account: undefined, socketFolder: root, port: 5432, settings: {} },
    });
    await expect(start).rejects.toThrow(DiskFullError);
    await expect(start).rejects.toThrow(`The disk of ${folder} is full. What was saved is safe.`);
    await rm(root, { recursive: true });
  },
);
