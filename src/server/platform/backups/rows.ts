import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type pg from 'pg';

/** Rows that are in memory at a time. */
const BATCH = 100;
/** Schemas with data: the queue of schedules is made again at each start. */
const SCHEMAS = ['app', 'auth', 'public'];
/** The list of migrations is part of the schema. */
const SCHEMA_OWN = 'app.migrations';

/** A table and its columns that take values, quoted as SQL wants them. */
interface Table {
  name: string;
  columns: string[];
  types: string[];
}

/** A table in a backup, and its number of rows. */
interface DumpedTable {
  name: string;
  columns: string[];
  rows: number;
}

/** The state of a database: rows of each table, and where its sequences are. */
export interface DumpedRows {
  tables: DumpedTable[];
  sequences: { name: string; last: string }[];
}

const fileOf = (table: string) => `${table.replaceAll('"', '')}.rows.gz`;

async function tablesOf(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select format('%I.%I', n.nspname, c.relname) as name,
       array_agg(quote_ident(a.attname) order by a.attnum) as columns,
       array_agg(format_type(a.atttypid, a.atttypmod) order by a.attnum) as types
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     where c.relkind in ('r', 'p') and not c.relispartition and n.nspname = any ($1)
     group by 1 order by 1`,
    [SCHEMAS],
  );
  return rows.filter(({ name }) => name !== SCHEMA_OWN);
}

/** True when policies hide no row from this role: it is a superuser, or bypasses them. */
export async function seesAllRows(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ all: boolean }>(
    'select rolsuper or rolbypassrls as all from pg_roles where rolname = current_user',
  );
  return rows[0]?.all === true;
}

/** Each row as PostgreSQL writes it, exactly: a line of JSON with its text. */
async function* linesOf(client: pg.Client, { name, columns }: Table, count: () => void) {
  await client.query(
    `declare rows no scroll cursor for select row(${columns.join(', ')})::text as row from ${name}`,
  );
  for (;;) {
    const { rows } = await client.query<{ row: string }>(`fetch ${BATCH} from rows`);
    if (rows.length === 0) break;
    for (const { row } of rows) {
      count();
      yield `${JSON.stringify(row)}\n`;
    }
  }
  await client.query('close rows');
}

/**
 * Writes the rows of every table into files of a new folder, all of one moment: that at which `atMoment` is called. The role
 * must see all rows. Returns what was written.
 */
export async function dumpRows(
  client: pg.Client,
  folder: string,
  atMoment: () => Promise<void> = async () => undefined,
): Promise<DumpedRows> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await client.query('begin isolation level repeatable read read only');
  try {
    await client.query(
      `set local timezone = 'UTC'; set local datestyle = 'ISO'; set local intervalstyle = 'postgres'`,
    );
    await client.query('set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0');
    const found = await tablesOf(client);
    const { rows: sequences } = await client.query<{ name: string; last: string }>(
      `select format('%I.%I', schemaname, sequencename) as name, last_value::text as last from pg_sequences
       where schemaname = any ($1) and last_value is not null order by 1`,
      [SCHEMAS],
    );
    await atMoment();
    const tables: DumpedTable[] = [];
    for (const table of found) {
      let rows = 0;
      const lines = Readable.from(linesOf(client, table, () => (rows += 1)));
      const to = createWriteStream(path.join(folder, fileOf(table.name)), {
        flags: 'wx',
        mode: 0o600,
        flush: true,
      });
      await pipeline(lines, createGzip({ level: 5 }), to);
      tables.push({ name: table.name, columns: table.columns, rows });
    }
    return { tables, sequences };
  } finally {
    await client.query('rollback');
  }
}

async function* batchesIn(file: string): AsyncGenerator<string[]> {
  const lines = createInterface({ input: createReadStream(file).pipe(createGunzip()) });
  let batch: string[] = [];
  for await (const line of lines) {
    batch.push(JSON.parse(line) as string);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/** A database whose rows are not those that the backup says. */
export class OtherRowsError extends Error {}

async function loadTable(client: pg.Client, folder: string, given: DumpedTable, known: Table): Promise<void> {
  const type = known.columns.map((column, at) => [column, known.types[at] ?? ''] as const);
  const types = new Map(type);
  const unknown = given.columns.find((column) => !types.has(column));
  if (unknown !== undefined) throw new OtherRowsError(`${given.name} has no column ${unknown}`);
  // A type of the columns in the order of the backup reads each row as it was written.
  await client.query(
    `create type pg_temp.loaded as (${given.columns.map((column) => `${column} ${types.get(column)}`).join(', ')})`,
  );
  const columns = given.columns.join(', ');
  let rows = 0;
  for await (const batch of batchesIn(path.join(folder, fileOf(given.name)))) {
    await client.query(
      `insert into ${given.name} (${columns}) overriding system value
       select ${columns} from unnest($1::text[]::pg_temp.loaded[])`,
      [batch],
    );
    rows += batch.length;
  }
  await client.query('drop type pg_temp.loaded');
  if (rows !== given.rows)
    throw new OtherRowsError(`${given.name} has ${rows} rows instead of ${given.rows}`);
}

/** Statements that take away the guards that stand in the way of loading, and put them back. */
async function guardsOf(client: pg.Client): Promise<{ off: string[]; on: string[] }> {
  const { rows } = await client.query<{ off: string; on: string }>(
    `select format('alter table %s drop constraint %I', k.conrelid::regclass, k.conname) as off,
       format('alter table %s add constraint %I %s', k.conrelid::regclass, k.conname, pg_get_constraintdef(k.oid)) as on
     from pg_constraint k join pg_namespace n on n.oid = k.connamespace
     where k.contype = 'f' and k.conparentid = 0 and n.nspname = any ($1)
     union all
     select format('alter table %s disable trigger %I', t.tgrelid::regclass, t.tgname),
       format('alter table %s enable trigger %I', t.tgrelid::regclass, t.tgname)
     from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace
     where not t.tgisinternal and t.tgenabled = 'O' and t.tgparentid = 0 and n.nspname = any ($1)
     union all
     select format('alter table %s no force row level security', c.oid::regclass),
       format('alter table %s force row level security', c.oid::regclass)
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relforcerowsecurity and n.nspname = any ($1)`,
    [SCHEMAS],
  );
  return { off: rows.map(({ off }) => off), on: rows.map(({ on }) => on) };
}

/**
 * Replaces all rows of a database, whose schema is that of the backup, with those in a folder of `dumpRows`: all of them, or
 * nothing. Foreign keys are proved again. Errors: `OtherRowsError` where tables, columns or numbers of rows are others.
 */
export async function loadRows(
  client: pg.Client,
  folder: string,
  { tables, sequences }: DumpedRows,
): Promise<void> {
  await client.query('begin');
  try {
    await client.query(`set local timezone = 'UTC'; set local statement_timeout = 0`);
    await client.query('set local lock_timeout = 0');
    const known = new Map((await tablesOf(client)).map((table) => [table.name, table]));
    const guards = await guardsOf(client);
    for (const statement of guards.off) await client.query(statement);
    await client.query(`truncate ${[...known.keys()].join(', ')}`);
    for (const table of tables) {
      const here = known.get(table.name);
      if (!here) throw new OtherRowsError(`there is no table ${table.name}`);
      await loadTable(client, folder, table, here);
    }
    for (const { name, last } of sequences)
      await client.query('select setval($1::regclass, $2::bigint)', [name, last]);
    for (const statement of guards.on.reverse()) await client.query(statement);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}
