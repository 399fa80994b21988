import { randomBytes } from 'node:crypto';
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { shippedPath } from '#server/core/shipped-path.ts';
import { migrate } from '#server/platform/db/migrate.ts';
import { type TestDatabase, testDatabase, testServer } from '#test/support/db.ts';

const USER = '5f0e1c8e-54f1-4c9d-8a33-1a2b3c4d5e6f';
const role = `owner_${randomBytes(6).toString('hex')}`;
let db: TestDatabase;
let folder: string;
/** Owns the database, as in a hosted PostgreSQL: row-level security holds for it too. */
let owner: pg.Client;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'migrations-'));
  db = await testDatabase({ empty: true });
  const url = new URL(db.url);
  await db.sql(`create role ${role} login password 'x' nosuperuser nobypassrls`);
  await db.sql(`alter database ${url.pathname.slice(1)} owner to ${role}`);
  await db.sql(`alter schema public owner to ${role}`);
  url.username = role;
  url.password = 'x';
  owner = new pg.Client({ connectionString: url.href });
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await db.close();
  const admin = new pg.Client({ connectionString: (await testServer()).adminUrl });
  await admin.connect();
  await admin.query(`drop role ${role}`);
  await admin.end();
  await rm(folder, { recursive: true });
});

/** Applies the migrations up to and with those that begin with `last`. */
async function migrateTo(last: string): Promise<void> {
  const from = shippedPath('migrations');
  for (const name of await readdir(from))
    if (name.slice(0, 4) <= last) await cp(path.join(from, name), path.join(folder, name));
  await migrate(owner, folder);
}

const doneAmong = async () =>
  (
    await db.sql<{ title: string }>(
      'select title from public.timeline_events where done_at = event_date order by title',
    )
  ).map(({ title }) => title);

test('events that had left the board before it had a tick are marked as done under row-level security too', async () => {
  await migrateTo('0026');
  await db.sql(`insert into auth.users (id, email) values ('${USER}', 'a@chambers.example')`);
  const [made] = await db.sql<{ id: string }>(
    `insert into public.cases (owner_id, title) values ('${USER}', 'A v. B') returning id`,
  );
  await db.sql(
    `insert into public.timeline_events (owner_id, case_id, title, event_type, event_date, updated_at)
     select '${USER}', $1, title, event_type, now() - days * interval '1 day', now() - interval '1 minute'
     from (values ('Old hearing', 'hearing', 5), ('Old deadline', 'deadline', 40), ('Recent deadline', 'deadline', 5),
       ('Coming', 'hearing', -5), ('Moved since', 'hearing', 9)) given (title, event_type, days)`,
    [made?.id],
  );
  await migrateTo('0045');
  expect(await doneAmong()).toEqual([]);
  await db.sql("update public.timeline_events set updated_at = now() where title = 'Moved since'");
  await migrateTo('0046');
  expect(await doneAmong()).toEqual(['Old deadline', 'Old hearing']);
  const overdue = await db.sql<{ days: number }>(
    'select round(extract(epoch from now() - overdue_since) / 86400)::int as days from public.cases',
  );
  expect(overdue).toEqual([{ days: 9 }]);
  const forced = await db.sql(
    "select relname from pg_class where relname in ('cases', 'timeline_events') and relforcerowsecurity",
  );
  expect(forced).toHaveLength(2);
});
