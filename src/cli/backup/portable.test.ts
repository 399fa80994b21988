import { createHash, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { generateIdentity, identityToRecipient } from 'age-encryption';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readEnv } from '#server/core/env.ts';
import { openSecrets } from '#server/core/secrets.ts';
import { dumpRows } from '#server/platform/backups/rows.ts';
import { openDiskStorage } from '#server/platform/storage/disk.ts';
import { openStorage } from '#server/platform/storage/open.ts';
import type { FileStorage } from '#server/platform/storage/storage.ts';
import { added, done, keepMails } from '#test/fixtures/sharing.ts';
import { wholeAccount } from '#test/fixtures/whole-account.ts';
import { javaMissing } from '#test/servers/java.ts';
import { type S3Server, startS3 } from '#test/servers/s3.ts';
import { type TestApp, testApp } from '#test/support/app.ts';
import { type TestDatabase, testDatabase, testServer } from '#test/support/db.ts';
import { backUp } from './backup.ts';
import { withOwner } from './held-database.ts';
import { restore } from './restore.ts';
import { verifyBackup } from './verify.ts';

const missing = javaMissing();
const NOW = new Date('2026-11-29T04:30:00Z');
const NAME = 'munshi-2026-11-29T04-30-00Z';
/** Papers of one writer: a machine without a free core must come to the end of the backup. */
const MOST_PAPERS = 12;

let home: string;
let it: TestApp;
let empty: TestDatabase;
let store: S3Server | undefined;
const folder = (name: string) => path.join(home, name);
let said = '';
const out = {
  write: (text: string | Uint8Array) => {
    said += String(text);
    return true;
  },
};

/** The secrets that fit the roles of the PostgreSQL of the tests. */
async function secretsIn(data: string): Promise<void> {
  const { passwords } = await testServer();
  await mkdir(data, { recursive: true, mode: 0o711 });
  await openSecrets(data, false);
  const file = path.join(data, 'secrets.json');
  const made = JSON.parse(await readFile(file, 'utf8')) as object;
  await writeFile(file, JSON.stringify({ ...made, database: passwords }));
}

beforeAll(async () => {
  home = await mkdtemp(path.join(tmpdir(), 'munshi-portable-'));
  await chmod(home, 0o755);
  [it, empty] = await Promise.all([testApp(), testDatabase({ empty: true })]);
  if (missing === '') store = await startS3();
  await wholeAccount(it, keepMails(it), await it.lawyer(), await it.lawyer());
  // Values that a careless text form would change.
  await it.db.sql(
    `update public.clients set description = E'\\t"a", \\\\ (b)\\nदिनांक\\u200d', name = ' ' || name || ' '`,
  );
  await secretsIn(folder('first'));
  const files = await openDiskStorage(path.join(folder('first'), 'files'));
  for (const { key } of await it.services.storage.list(''))
    await files.put(key, await it.services.storage.read(key), { contentType: '', maxBytes: 1e9 });
  await writeFile(path.join(folder('first'), 'samples.json'), '{}');
}, 600_000);
afterAll(async () => {
  await Promise.all([it?.close(), empty?.close(), store?.stop()]);
  await rm(home, { recursive: true, force: true });
});

/** A digest of the rows of each table, in any order, as text. */
async function rowsOf(client: pg.Client | { query: pg.Client['query'] }): Promise<Record<string, string>> {
  const { rows: tables } = await client.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname in ('public', 'auth', 'app') and tablename <> 'migrations' order by 1`,
  );
  const found: Record<string, string> = {};
  for (const { name } of tables) {
    const { rows } = await client.query<{ row: string }>(`select t::text as row from ${name} t order by 1`);
    const sum = createHash('sha256').update(rows.map(({ row }) => row).join('\n'));
    found[name] = `${rows.length} ${sum.digest('hex')}`;
  }
  return found;
}

async function filesOf(storage: FileStorage): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const { key } of await storage.list('')) {
    const bytes = await buffer(await storage.read(key));
    found[key] = createHash('sha256').update(bytes).digest('hex');
  }
  return found;
}

const bucketSettings = () => {
  const settings = store?.settings;
  if (!settings) throw new Error('no store');
  return {
    STORAGE: 's3',
    S3_ENDPOINT: settings.endpoint ?? '',
    S3_REGION: settings.region,
    S3_BUCKET: settings.bucket,
    S3_ACCESS_KEY_ID: settings.accessKeyId,
    S3_SECRET_ACCESS_KEY: settings.secretAccessKey,
    S3_PATH_STYLE: 'true',
  };
};

test.skipIf(missing !== '')(
  `PostgreSQL and folder → PostgreSQL and bucket → our own PostgreSQL and folder: every row and byte is equal${missing}`,
  async () => {
    const first = readEnv({ MUNSHI_DATA: folder('first'), DATABASE_URL: it.db.url });
    const rows = await withOwner(first, rowsOf);
    const files = await filesOf(await openStorage(first));
    expect(Object.values(rows).filter((row) => !row.startsWith('0 ')).length).toBeGreaterThan(40);
    expect(Object.keys(files).length).toBeGreaterThan(0);
    await backUp({ env: first, out }, folder('backups'), NOW);

    const second = readEnv({ MUNSHI_DATA: folder('second'), DATABASE_URL: empty.url, ...bucketSettings() });
    await restore({ env: second, out }, path.join(folder('backups'), NAME));
    expect(await withOwner(second, rowsOf)).toEqual(rows);
    expect(await filesOf(await openStorage(second))).toEqual(files);
    expect(await readdir(folder('second'))).toEqual(expect.arrayContaining(['samples.json', 'secrets.json']));

    const identity = await generateIdentity();
    await writeFile(folder('key.txt'), identity);
    const recipient = await identityToRecipient(identity);
    await backUp({ env: second, out }, folder('more'), NOW, { recipient });
    const third = readEnv({ MUNSHI_DATA: folder('third') });
    const back = path.join(folder('more'), `${NAME}.tar.age`);
    await restore({ env: third, out }, back, folder('key.txt'));
    expect(await withOwner(third, rowsOf)).toEqual(rows);
    expect(await filesOf(await openStorage(third))).toEqual(files);
    said = '';
    await verifyBackup({ env: second, out }, back, folder('key.txt'));
    expect(said).toMatch(/all [\d,]+ rows in \d+ tables can be read/u);

    // Nothing is ever written over data that is there.
    const again = path.join(folder('backups'), NAME);
    await expect(restore({ env: { ...second, MUNSHI_DATA: folder('x') }, out }, again)).rejects.toThrow(
      /bucket of S3_BUCKET has files already/u,
    );
    const full = readEnv({ MUNSHI_DATA: folder('x'), DATABASE_URL: empty.url });
    await expect(restore({ env: full, out }, again)).rejects.toThrow(/has accounts already/u);
    expect(existsSync(folder('x'))).toBe(false);
  },
  600_000,
);

test('a backup of another installation, of a newer version, or a damaged one is refused, and nothing is changed', async () => {
  const env = readEnv({ MUNSHI_DATA: folder('first'), DATABASE_URL: it.db.url });
  await backUp({ env, out }, folder('refused'), NOW);
  const backup = path.join(folder('refused'), NAME);
  const target = await testDatabase({ empty: true });
  try {
    await secretsIn(folder('others'));
    const others = readEnv({ MUNSHI_DATA: folder('others'), DATABASE_URL: target.url });
    const secrets = await readFile(path.join(folder('others'), 'secrets.json'), 'utf8');
    await expect(restore({ env: others, out }, backup)).rejects.toThrow(/secrets of another installation/u);
    expect(await readFile(path.join(folder('others'), 'secrets.json'), 'utf8')).toBe(secrets);

    const to = readEnv({ MUNSHI_DATA: folder('newer'), DATABASE_URL: target.url });
    const manifest = path.join(backup, 'backup.json');
    const text = await readFile(manifest, 'utf8');
    await writeFile(manifest, text.replace(/("migrations": \[)/u, '$1 "9999_of_the_future.sql",'));
    await expect(restore({ env: to, out }, backup)).rejects.toThrow(/9999_of_the_future\.sql/u);
    await writeFile(manifest, text);

    const rows = path.join(backup, 'data', 'database', 'public.cases.rows.gz');
    await writeFile(rows, randomBytes(100));
    await expect(restore({ env: to, out }, backup)).rejects.toThrow(
      /cases\.rows\.gz is missing in the backup, or is not/u,
    );
    expect(await target.sql(`select to_regclass('auth.users') as there`)).toEqual([{ there: null }]);
    expect(existsSync(folder('newer'))).toBe(false);
  } finally {
    await target.close();
  }
}, 600_000);

/** The rows in a folder of a backup, by table, in an order of their own. */
async function dumpedRows(folder: string): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const name of await readdir(folder))
    found[name] = gunzipSync(await readFile(path.join(folder, name)))
      .toString()
      .split('\n')
      .sort();
  return found;
}

/** Files of cases as text, with their whole rows. */
const papersOf = async (client: pg.Client, ids: readonly string[]) =>
  (
    await client.query<{ row: string; file_path: string }>(
      'select f::text as row, file_path from public.case_files f where id = any ($1) order by id',
      [ids],
    )
  ).rows;

test('a backup while 16 people write, restored: every row equal in every column, and every byte of every file', async () => {
  const data = it.services.env.MUNSHI_DATA;
  await secretsIn(data);
  const env = readEnv({ MUNSHI_DATA: data, DATABASE_URL: it.db.url });
  const saved: string[] = [];
  let stopped = false;
  const write = async () => {
    const who = await it.lawyer();
    const { id: caseId } = await added(who, 'cases', { title: 'Written meanwhile' });
    for (let n = 1; !stopped && n <= MOST_PAPERS; n += 1) {
      const file_path = `case_files/${caseId}/${n}.txt`;
      const plain = { 'content-type': 'text/plain' };
      await done(who.call('POST', `/storage/v1/object/case-files/${file_path}`, `Paper ${n}`, plain));
      const { id } = await added(who, 'case_files', { case_id: caseId, file_name: `${n}.txt`, file_path });
      saved.push(id);
    }
  };
  const writing = Promise.all(Array.from({ length: 16 }, write));
  await vi.waitFor(() => expect(saved.length).toBeGreaterThan(32), { timeout: 300_000, interval: 50 });
  const before = [...saved];
  await backUp({ env, out }, folder('meanwhile'), NOW);
  stopped = true;
  await writing;
  const backup = path.join(folder('meanwhile'), NAME);
  said = '';
  // Looks for the file of each row, and fails when one is not there.
  await verifyBackup({ env, out }, backup);
  expect(said).toMatch(/The backup is good/u);
  const back = readEnv({ MUNSHI_DATA: folder('after') });
  await restore({ env: back, out }, backup);
  const restored = await withOwner(back, (client) => papersOf(client, before));
  expect(restored).toHaveLength(before.length);
  expect(restored).toEqual(await withOwner(env, (client) => papersOf(client, before)));
  for (const { file_path } of restored)
    expect(await readFile(path.join(back.MUNSHI_DATA, 'files', file_path), 'utf8')).toBe(
      `Paper ${/(\d+)\.txt$/u.exec(file_path)?.[1]}`,
    );
  // Rows that were written meanwhile are of one moment: the restored database has exactly the rows of the backup.
  const rows = folder('rows-after');
  await withOwner(back, (client) => dumpRows(client, rows));
  expect(await dumpedRows(rows)).toEqual(await dumpedRows(path.join(backup, 'data', 'database')));
}, 900_000);
