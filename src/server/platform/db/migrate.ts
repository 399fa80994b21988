import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';
import { StartupError } from '#server/core/startup-error.ts';
import { messages } from '#shared/messages/en/operations/startup.ts';
import { sentenceOf } from '#shared/messages/sentence.ts';

/**
 * The file that stands for the migrations of version 0.1. A database with the last of these is taken over as it is: the
 * baseline makes the same schema. One that has only earlier ones needs version 0.1 first.
 */
const BASELINE = { name: '0102_baseline.sql', last: '0102_preview_of_a_question.sql', version: '0.1' };

interface Applied {
  name: string;
  checksum: string;
}

interface Migration {
  name: string;
  sql: string;
  /** SHA-256 over the text with Unix line ends, so that a checkout on Windows is the same file. */
  checksum: string;
}

interface MigrateOptions {
  /** The last migration that is applied; by default all are. */
  until?: string;
  /** Runs before a database with data is changed, with the names of what will be applied. */
  before?: (pending: string[]) => Promise<void>;
}

/**
 * Applies the new SQL files of `folder` in name order, each in one transaction, and returns their names.
 * Only one server migrates at a time; the others wait.
 * Errors: `StartupError` with the file name for an applied file that was edited or is missing, for SQL that fails, and for
 * a database older than the baseline.
 */
export async function migrate(
  owner: pg.Client,
  folder: string,
  { until, before }: MigrateOptions = {},
): Promise<string[]> {
  const migrations = (await readMigrations(folder)).filter(
    ({ name }) => until === undefined || name <= until,
  );
  await owner.query("SELECT pg_advisory_lock(hashtext('munshi migrations'))");
  try {
    await owner.query('CREATE SCHEMA IF NOT EXISTS app');
    await owner.query(`CREATE TABLE IF NOT EXISTS app.migrations (
      name text PRIMARY KEY, checksum text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())`);
    const applied = await appliedMigrations(owner);
    const known = takenOver(migrations, applied);
    if (known !== applied) await keepBaseline(owner, known);
    const pending = newMigrations(migrations, known);
    if (known.length > 0 && pending.length > 0) await before?.(pending.map(({ name }) => name));
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
  return newMigrations(migrations, takenOver(migrations, rows)).map(({ name }) => name);
}

async function appliedMigrations(owner: pg.Client): Promise<Applied[]> {
  const { rows } = await owner.query<Applied>(
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

/**
 * `applied`, with the baseline in place of the migrations of 0.1.
 * Errors: `StartupError` for a database that has some of these and not the last.
 */
function takenOver(migrations: Migration[], applied: Applied[]): Applied[] {
  const baseline = migrations.find(({ name }) => name === BASELINE.name);
  if (!baseline || applied.length === 0 || applied.some(({ name }) => name === BASELINE.name)) return applied;
  if (!applied.some(({ name }) => name === BASELINE.last))
    throw new StartupError(sentenceOf(messages.databaseOlder, { version: BASELINE.version }));
  return [baseline, ...applied.filter(({ name }) => name > BASELINE.last)];
}

/** Records that the baseline stands for the migrations of 0.1. */
async function keepBaseline(owner: pg.Client, [baseline]: Applied[]): Promise<void> {
  await owner.query(
    `WITH gone AS (DELETE FROM app.migrations WHERE name <= $1 COLLATE "C")
     INSERT INTO app.migrations (name, checksum) VALUES ($2, $3)`,
    [BASELINE.last, baseline?.name, baseline?.checksum],
  );
}

function newMigrations(migrations: Migration[], applied: Applied[]): Migration[] {
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
