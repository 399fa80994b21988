import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '#test/support/db.ts';
import { migrate, pendingMigrations } from './migrate.ts';

let db: TestDatabase;
let folder: string;
let owner: pg.Client;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'migrations-'));
  db = await testDatabase({ empty: true });
  owner = new pg.Client({ connectionString: db.url });
  await owner.connect();
});
afterEach(async () => {
  await owner.end();
  await db.close();
  await rm(folder, { recursive: true });
});

const put = (name: string, sql: string) => writeFile(path.join(folder, name), sql);

test('files are applied once, in the order of their names', async () => {
  await put('0002_second.sql', 'ALTER TABLE a ADD COLUMN b int');
  await put('0001_first.sql', 'CREATE TABLE a (id int)');
  await put('notes.txt', 'not SQL');
  expect(await migrate(owner, folder)).toEqual(['0001_first.sql', '0002_second.sql']);
  expect(await migrate(owner, folder)).toEqual([]);
  await put('0003_third.sql', 'DROP TABLE a');
  expect(await migrate(owner, folder)).toEqual(['0003_third.sql']);
});

test('a migration that fails is rolled back, and earlier ones stay', async () => {
  await put('0001_good.sql', 'CREATE TABLE a (id int)');
  await put('0002_bad.sql', 'CREATE TABLE b (id int); SELECT nonsense;');
  await expect(migrate(owner, folder)).rejects.toThrow(
    'migrations/0002_bad.sql failed, and its changes were undone: column "nonsense"',
  );
  expect(await db.sql("SELECT to_regclass('a') IS NOT NULL AS a, to_regclass('b') IS NOT NULL AS b")).toEqual(
    [{ a: true, b: false }],
  );
  await put('0002_bad.sql', 'CREATE TABLE b (id int)');
  expect(await migrate(owner, folder)).toEqual(['0002_bad.sql']);
});

test('an applied file that was edited, removed or overtaken is refused', async () => {
  await put('0001_first.sql', 'CREATE TABLE a (id int)');
  await put('0003_third.sql', 'CREATE TABLE c (id int)');
  await migrate(owner, folder);
  await put('0001_first.sql', 'CREATE TABLE a (id bigint)');
  await expect(migrate(owner, folder)).rejects.toThrow('0001_first.sql was edited after it had been applied');
  await put('0001_first.sql', 'CREATE TABLE a (id int)');
  await put('0002_late.sql', 'CREATE TABLE b (id int)');
  await expect(migrate(owner, folder)).rejects.toThrow('0002_late.sql sorts before 0003_third.sql');
  await rm(path.join(folder, '0002_late.sql'));
  await rm(path.join(folder, '0003_third.sql'));
  await expect(migrate(owner, folder)).rejects.toThrow(
    'newer version of Munshi migrated this database (0003_third.sql',
  );
});

test('Windows line ends are the same file', async () => {
  await put('0001_first.sql', 'CREATE TABLE a\n(id int)');
  await migrate(owner, folder);
  await put('0001_first.sql', 'CREATE TABLE a\r\n(id int)');
  expect(await migrate(owner, folder)).toEqual([]);
});

test('two servers that start together apply each file once', async () => {
  await put('0001_first.sql', 'CREATE TABLE a (id int)');
  const other = new pg.Client({ connectionString: db.url });
  await other.connect();
  const applied = await Promise.all([migrate(owner, folder), migrate(other, folder)]);
  await other.end();
  expect(applied.flat()).toEqual(['0001_first.sql']);
});

const recorded = () =>
  db
    .sql<{ name: string }>('select name from app.migrations order by name')
    .then((rows) => rows.map(({ name }) => name));

/** The record of a database of version 0.1, up to the migration `last`. */
async function asVersion01(...names: string[]): Promise<void> {
  await db.sql('create schema app');
  await db.sql(
    'create table app.migrations (name text primary key, checksum text not null, applied_at timestamptz default now())',
  );
  for (const name of names) await db.sql("insert into app.migrations values ($1, 'of its text')", [name]);
}

test('a database of version 0.1 is taken over as it is, and newer files are applied to it', async () => {
  await asVersion01('0000_roles_and_helpers.sql', '0001_accounts.sql', '0102_preview_of_a_question.sql');
  await db.sql('create table kept (id int)');
  await put('0102_baseline.sql', 'create table kept (id int)');
  await put('0103_next.sql', 'alter table kept add column note text');
  expect(await pendingMigrations(owner, folder)).toEqual(['0103_next.sql']);
  expect(await migrate(owner, folder)).toEqual(['0103_next.sql']);
  expect(await recorded()).toEqual(['0102_baseline.sql', '0103_next.sql']);
  expect(await migrate(owner, folder)).toEqual([]);
});

test('a database before the last migration of version 0.1 is refused, and the sentence names that version', async () => {
  await asVersion01('0000_roles_and_helpers.sql', '0001_accounts.sql');
  await put('0102_baseline.sql', 'create table kept (id int)');
  await expect(migrate(owner, folder)).rejects.toThrow('Start version 0.1 with it once, then this version.');
  expect(await recorded()).toEqual(['0000_roles_and_helpers.sql', '0001_accounts.sql']);
});
