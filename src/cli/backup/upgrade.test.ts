import { createReadStream, existsSync } from 'node:fs';
import { chmod, chown, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { constants, createBrotliDecompress } from 'node:zlib';
import type pg from 'pg';
import tar from 'tar-stream';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createApp } from '#server/app.ts';
import { openDataFolder } from '#server/boot/data-folder.ts';
import { openLog } from '#server/boot/log.ts';
import { openServices } from '#server/boot/open-services.ts';
import { Shutdown } from '#server/boot/shutdown.ts';
import { readEnv } from '#server/core/env.ts';
import { shippedPath } from '#server/core/shipped-path.ts';
import { removeOldUpgrades } from '#server/platform/backups/old-upgrades.ts';
import { readManifest } from '#server/platform/backups/portable.ts';
import { unprivilegedAccount } from '#server/platform/db/cluster/os-account.ts';
import { withOwner } from './held-database.ts';
import { restore } from './restore.ts';

// The data folder of a server of release 0.2.0 after it was stopped: its PostgreSQL 18, its files and the index of the samples. Its
// own code made it, with an account that has a row in each table. Only the unused end of the write-ahead log is left out.
const KEPT = path.join(import.meta.dirname, '../../../test/fixtures/data-of-0.2.0.tar.br');
const PASSWORD = 'Vakalatnama#1';

let home: string;
let said = '';
const out = {
  write: (part: string | Uint8Array) => {
    said += String(part);
    return true;
  },
};
const envOf = (name: string, more: Record<string, string> = {}) =>
  readEnv({
    MUNSHI_DATA: path.join(home, name),
    PUBLIC_URL: 'https://munshi.example',
    LOG_LEVEL: 'error',
    ...more,
  });

beforeAll(async () => {
  home = await mkdtemp(path.join(tmpdir(), 'munshi-upgrade-'));
  await chmod(home, 0o755);
  await unpack(path.join(home, 'data'));
}, 300_000);
afterAll(() => rm(home, { recursive: true, force: true }));

/** Unpacks the kept folder with the rights and, for root, the owner that it has on the disk of a server. */
async function unpack(folder: string): Promise<void> {
  const account = await unprivilegedAccount();
  await mkdir(folder, { mode: 0o711 });
  const params = { [constants.BROTLI_DECODER_PARAM_LARGE_WINDOW]: 1 };
  // Nothing is waited for from here to the loop: an entry that comes before it has nobody who reads it.
  const entries = createReadStream(KEPT).pipe(createBrotliDecompress({ params })).pipe(tar.extract());
  for await (const entry of entries) {
    const { name, type, mode } = entry.header;
    const target = path.join(folder, name);
    const parts: Buffer[] = [];
    for await (const part of entry) parts.push(part as Buffer);
    if (type === 'directory') await mkdir(target, { mode });
    else await writeFile(target, Buffer.concat(parts), { mode });
    if (account && name.startsWith('postgresql')) await chown(target, account.uid, account.gid);
    entry.resume();
  }
}

/** Starts the product on a data folder, as `npm start` does. */
async function start(env: ReturnType<typeof readEnv>) {
  const log = openLog(env);
  const shutdown = new Shutdown(log);
  const folder = await openDataFolder(env.MUNSHI_DATA, env.HOST);
  shutdown.add({ name: 'data folder', run: () => folder.release(), needed: true });
  const printed = vi.spyOn(process.stdout, 'write').mockImplementation(out.write);
  try {
    const services = await openServices(env, folder, log, shutdown);
    return { services, app: createApp(services), stop: () => shutdown.stop() };
  } catch (error) {
    await shutdown.stop();
    throw error;
  } finally {
    printed.mockRestore();
  }
}

/** Rows of the tables of a lawyer's work, as text. */
async function workOf(client: pg.Client) {
  const { rows: applied } = await client.query('select name, checksum from app.migrations order by name');
  const { rows: cases } = await client.query('select c::text from public.cases c order by id');
  const { rows: drafts } = await client.query('select d::text from public.case_drafts d order by id');
  return { applied, cases, drafts };
}

test('the data folder of release 0.2.0 is upgraded after a backup, served with all that it had, and can be rolled back', async () => {
  const env = envOf('data');
  const before = await withOwner(env, workOf);
  expect(before.applied.length).toBeLessThan((await readdir(shippedPath('migrations'))).length);

  const { services, app, stop } = await start(env);
  expect(said).toMatch(/Munshi \d+\.\d+\.\d+ makes \d+ changes to the database\. A backup is made first/u);
  expect(said).toMatch(/The backup is complete and is kept for 30 days/u);
  const json = { 'content-type': 'application/json' };
  const signIn = await app.request('/auth/v1/token?grant_type=password', {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ email: 'asha@chambers.example', password: PASSWORD }),
  });
  const { access_token } = (await signIn.json()) as { access_token: string };
  const get = async (to: string) => app.request(to, { headers: { authorization: `Bearer ${access_token}` } });
  const rows = async (to: string) => (await (await get(`/rest/v1/${to}`)).json()) as Record<string, string>[];
  expect(await rows('cases?select=title')).toContainEqual({ title: 'Kaveri Mills v. State' });
  expect(await rows('clients?select=name')).toContainEqual({ name: 'Kaveri Mills' });
  for (const table of ['timeline_events', 'case_drafts', 'draft_versions', 'passage_notes', 'chat_messages'])
    expect((await rows(table)).length, table).toBeGreaterThan(0);
  const [file] = await rows('case_files?select=file_path,file_name&file_name=eq.order.txt');
  expect(await text(await services.storage.read(file?.file_path ?? ''))).toMatch(/^Of /u);
  // The old index answers at once, whole; it is read again beside that.
  const { hits } = await services.library.search({ mode: 'keyword', query: 'bail', size: 10 });
  expect(hits.length).toBeGreaterThan(0);
  for (const { id } of hits) expect((await services.library.get(id))?.paragraphs.length).toBeGreaterThan(0);
  await stop();
  expect((await readdir(path.join(env.MUNSHI_DATA, 'index'))).join()).toMatch(/\.rows(?!.*\.lance)/u);

  const [made = ''] = await readdir(path.join(env.MUNSHI_DATA, 'upgrades'));
  const backup = path.join(env.MUNSHI_DATA, 'upgrades', made);
  expect(await readManifest(backup)).toMatchObject({ linked: true, migrations: ['0102_baseline.sql'] });

  const back = envOf('back');
  await restore({ env: back, out }, backup);
  expect(await withOwner(back, workOf)).toEqual(before);
  expect(existsSync(path.join(back.MUNSHI_DATA, 'files', file?.file_path ?? ''))).toBe(true);
  expect(existsSync(path.join(back.MUNSHI_DATA, 'index', 'manifest.json'))).toBe(true);

  await removeOldUpgrades(env.MUNSHI_DATA, new Date(Date.now() + 29 * 24 * 60 * 60_000));
  expect(existsSync(backup)).toBe(true);
  await removeOldUpgrades(env.MUNSHI_DATA, new Date(Date.now() + 32 * 24 * 60 * 60_000));
  expect(existsSync(backup)).toBe(false);

  // A folder that a newer version has changed is refused, and the folder is as it was.
  await withOwner(back, (client) =>
    client.query(`insert into app.migrations (name, checksum) values ('9999_of_the_future.sql', '')`),
  );
  await expect(start(back)).rejects.toThrow(/9999_of_the_future\.sql/u);
  // A lost key of the installation is named, and no other is made in its place.
  await rm(path.join(back.MUNSHI_DATA, 'secrets.json'));
  await expect(start(back)).rejects.toThrow(/secrets\.json/u);
  expect(existsSync(path.join(back.MUNSHI_DATA, 'secrets.json'))).toBe(false);
}, 900_000);

test('a release has a version and notes', async () => {
  const notes = await readFile(shippedPath('CHANGELOG.md'), 'utf8');
  const { version } = JSON.parse(await readFile(shippedPath('package.json'), 'utf8')) as { version: string };
  const [newest, ...earlier] = [...notes.matchAll(/^## (\d+\.\d+\.\d+)/gmu)].map(([, found]) => found);
  expect(newest).toBe(version);
  expect(earlier).toContain('0.2.0');
});
