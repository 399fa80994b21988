import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';
import { StartupError } from '#server/core/startup-error.ts';
import { messages } from '#shared/messages/en/operations/startup.ts';
import { sentenceOf } from '#shared/messages/sentence.ts';

interface Migration {
  name: string;
  sql: string;
  /** SHA-256 over the text with Unix line ends, so that a checkout on Windows is the same file. */
  checksum: string;
}

/**
 * Applies the new SQL files of `folder` in name order, each in one transaction, and returns their names.
 * Only one server migrates at a time; the others wait.
 * Errors: `StartupError` with the file name for an applied file that was edited or is missing, and for SQL that fails.
 */
export async function migrate(owner: pg.Client, folder: string): Promise<string[]> {
  const migrations = await readMigrations(folder);
  await owner.query("SELECT pg_advisory_lock(hashtext('munshi migrations'))");
  try {
    await owner.query('CREATE SCHEMA IF NOT EXISTS app');
    await owner.query(`CREATE TABLE IF NOT EXISTS app.migrations (
      name text PRIMARY KEY, checksum text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())`);
    const pending = newMigrations(migrations, await appliedMigrations(owner));
    for (const migration of pending) await apply(owner, migration);
    return pending.map((migration) => migration.name);
  } finally {
    await owner.query("SELECT pg_advisory_unlock(hashtext('munshi migrations'))");
  }
}

/**
 * The names of the SQL files of `folder` that the database has not applied. Changes nothing.
 * Errors: `StartupError` for an applied file that was edited or is missing.
 */
export async function pendingMigrations(owner: pg.Client, folder: string): Promise<string[]> {
  const migrations = await readMigrations(folder);
  const { rows: found } = await owner.query("SELECT to_regclass('app.migrations') IS NOT NULL AS there");
  const rows = found[0]?.there ? await appliedMigrations(owner) : [];
  return newMigrations(migrations, rows).map(({ name }) => name);
}

async function appliedMigrations(owner: pg.Client): Promise<{ name: string; checksum: string }[]> {
  const { rows } = await owner.query<{ name: string; checksum: string }>(
    'SELECT name, checksum FROM app.migrations ORDER BY name COLLATE "C"',
  );
  return rows;
}

async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      const sql = (await readFile(path.join(folder, name), 'utf8')).replaceAll('\r\n', '\n');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

function newMigrations(migrations: Migration[], applied: { name: string; checksum: string }[]): Migration[] {
  const byName = new Map(migrations.map((migration) => [migration.name, migration]));
  for (const { name, checksum } of applied) {
    const migration = byName.get(name);
    if (!migration) {
      throw new StartupError(sentenceOf(messages.databaseNewer, { migration: name }));
    }
    if (migration.checksum !== checksum) {
      throw new StartupError(sentenceOf(messages.migrationEdited, { migration: name }));
    }
  }
  const last = applied.at(-1)?.name ?? '';
  const done = new Set(applied.map(({ name }) => name));
  const pending = migrations.filter(({ name }) => !done.has(name));
  const late = pending.find(({ name }) => name < last);
  if (late) {
    throw new StartupError(sentenceOf(messages.migrationLate, { migration: late.name, last }));
  }
  return pending;
}

async function apply(owner: pg.Client, { name, sql, checksum }: Migration): Promise<void> {
  await owner.query('BEGIN');
  try {
    await owner.query(sql);
    await owner.query('INSERT INTO app.migrations (name, checksum) VALUES ($1, $2)', [name, checksum]);
    await owner.query('COMMIT');
  } catch (cause) {
    await owner.query('ROLLBACK');
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new StartupError(sentenceOf(messages.migrationFailed, { migration: name, reason }), { cause });
  }
}
