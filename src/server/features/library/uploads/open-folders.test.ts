import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { asProblem } from '#server/platform/http/problem-response.ts';
import { IngestMonitor } from '../ingest/ingest-progress.ts';
import { OpenFolders } from './open-folders.ts';

let home: string;
beforeEach(async () => {
  home = await mkdtemp(path.join(tmpdir(), 'munshi-open-folders-'));
});
afterEach(() => rm(home, { recursive: true, force: true }));

test('a folder that could not be opened is opened by the next request, when the disk takes it again', async () => {
  const data = path.join(home, 'data');
  // A file is where the folder of the journals would be made: the disk refuses it.
  await writeFile(data, '');
  const folders = new OpenFolders(data, new IngestMonitor());
  const nameOf = () => folders.use('asha', 'Orders', async ({ name }) => name);
  await expect(nameOf()).rejects.toThrow(/ENOTDIR/u);
  await expect(nameOf()).rejects.toThrow(/ENOTDIR/u);
  await rm(data);
  expect(await nameOf()).toBe('Orders');
  folders.stop('asha', 'Orders');
});

test.each(['ENOSPC', 'EDQUOT'])('the error %s of a disk is answered as a full disk', (code) => {
  const cause = Object.assign(new Error('write failed'), { code });
  expect(asProblem(cause)).toMatchObject({ code: 'disk_full', status: 507, cause });
});
