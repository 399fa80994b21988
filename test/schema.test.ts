import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from './support/db.ts';
import { describeSchema } from './support/describe-schema.ts';

let db: TestDatabase;
let owner: pg.Client;
beforeAll(async () => {
  db = await testDatabase();
  owner = new pg.Client({ connectionString: db.url });
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await db.close();
});

const HEADER = `-- The database as its migrations leave it. A test compares this page with a migrated database;
-- \`npx vitest run test/schema.test.ts -u\` writes it.\n\n`;

test('docs/schema.sql shows the database as its migrations leave it', async () => {
  await expect(HEADER + (await describeSchema(owner))).toMatchFileSnapshot('../docs/schema.sql');
});

test('the description makes the same database again', async () => {
  const described = await describeSchema(owner);
  const empty = await testDatabase({ empty: true });
  const other = new pg.Client({ connectionString: empty.url });
  await other.connect();
  try {
    await other.query(`begin; create schema app; create table app.migrations (); ${described} commit;`);
    expect(await describeSchema(other)).toBe(described);
  } finally {
    await other.end();
    await empty.close();
  }
});
