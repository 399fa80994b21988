import { afterAll, beforeAll, expect, test } from 'vitest';
import { columnName } from '#server/platform/db/table.ts';
import { type TestDatabase, testDatabase } from '#test/support/db.ts';
import * as tables from './tables.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.close());

interface Found {
  name: string;
  type: string;
  nullable: boolean;
  optional: boolean;
}

/** `optional`: an insert may omit the column, because it is nullable, has a default or counts by itself. */
function columnsInDatabase(name: string): Promise<Found[]> {
  return db.sql<Found>(
    `select a.attname as name, t.typname as type, not a.attnotnull as nullable,
       not a.attnotnull or a.atthasdef or a.attidentity <> '' as optional
     from pg_attribute a join pg_type t on t.oid = a.atttypid
     where a.attrelid = $1::regclass and a.attnum > 0 and not a.attisdropped`,
    [name],
  );
}

test.each(Object.entries(tables))('the declaration of %s agrees with the database', async (_, table) => {
  const found = await columnsInDatabase(table.name);
  const declared = Object.entries(table.declared).map(([key, column]) => ({
    name: columnName(key),
    type: column.type,
    nullable: column.nullable,
  }));
  expect(found.map(({ name, type, nullable }) => ({ name, type, nullable }))).toEqual(
    expect.arrayContaining(declared),
  );
  const names = new Set(declared.map(({ name }) => name));
  const required = found.filter(({ optional }) => !optional).map(({ name }) => name);
  expect(names, 'each column that an insert needs').toEqual(new Set([...names, ...required]));
  const omittable = Object.entries(table.declared).filter(([, { optional }]) => optional);
  const optional = new Set(found.filter((column) => column.optional).map(({ name }) => name));
  expect(
    omittable.map(([key]) => columnName(key)).filter((name) => !optional.has(name)),
    'declared as optional, but an insert needs them',
  ).toEqual([]);
});
