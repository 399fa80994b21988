import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '#test/support/db.ts';
import { checkDatabase } from './boot-checks.ts';

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
// Roles belong to the whole server, so tests must never commit changes to them.
beforeEach(() => owner.query('BEGIN'));
afterEach(() => owner.query('ROLLBACK'));

const check = async (sql: string) => {
  await owner.query(sql);
  await checkDatabase(owner, { durable: false });
};
const guarded = (name: string) =>
  `ALTER TABLE ${name} ENABLE ROW LEVEL SECURITY; ALTER TABLE ${name} FORCE ROW LEVEL SECURITY; CALL app.guard_with_second_factor('public.${name}');`;
const parent = `CREATE TABLE public.parent (owner_id uuid, id uuid PRIMARY KEY, UNIQUE (owner_id, id)); ${guarded('parent')}`;

test('a migrated database passes', async () => {
  await expect(check('SELECT 1')).resolves.toBeUndefined();
});

test.each([
  [
    'a table that does not ask for the second factor',
    'CREATE TABLE public.x (owner_id uuid); ALTER TABLE public.x ENABLE ROW LEVEL SECURITY; ALTER TABLE public.x FORCE ROW LEVEL SECURITY; GRANT SELECT ON public.x TO munshi_app',
    'Access to public.x does not require the second factor',
  ],
  ['a superuser', 'ALTER ROLE munshi_app SUPERUSER', 'does not apply to the database role munshi_app'],
  [
    'a role that bypasses',
    'ALTER ROLE munshi_worker BYPASSRLS',
    'does not apply to the database role munshi_worker',
  ],
  [
    'a role that owns a table',
    'CREATE TABLE public.x (id int); ALTER TABLE public.x OWNER TO munshi_app',
    'owns public.x, so it could switch off',
  ],
  ['a table of users without policies', 'CREATE TABLE public.x (owner_id uuid)', 'forced on public.x'],
  [
    'a table that is enabled but not forced',
    'CREATE TABLE public.x (owner_id uuid); ALTER TABLE public.x ENABLE ROW LEVEL SECURITY',
    'forced on public.x',
  ],
  [
    'a table of users that calls itself public',
    "CREATE TABLE public.x (owner_id uuid); COMMENT ON TABLE public.x IS 'public: no'",
    'forced on public.x',
  ],
  [
    'a table in reach',
    'CREATE TABLE public.x (id int); GRANT SELECT ON public.x TO munshi_app',
    'forced on public.x',
  ],
  [
    'a column in reach',
    'CREATE TABLE public.x (id int); GRANT SELECT (id) ON public.x TO munshi_app',
    'public.x',
  ],
  [
    'a table in reach of everyone',
    'CREATE TABLE auth.x (id int); GRANT SELECT ON auth.x TO PUBLIC',
    'auth.x',
  ],
  [
    'a view that reads as its owner',
    'CREATE VIEW public.v AS SELECT 1 AS one; GRANT SELECT ON public.v TO munshi_app',
    'Row-level security does not apply to public.v',
  ],
  [
    'a foreign key without the owner',
    `${parent} CREATE TABLE public.x (owner_id uuid, parent_id uuid, CONSTRAINT loose FOREIGN KEY (parent_id) REFERENCES parent (id)); ${guarded('x')}`,
    'The foreign key loose of x does not contain owner_id',
  ],
])('%s is refused', async (_, sql, sentence) => {
  await expect(check(sql)).rejects.toThrow(sentence);
});

test.each([
  [
    'a table that says it is public',
    "CREATE TABLE public.x (id int); COMMENT ON TABLE public.x IS 'public: courts'; GRANT SELECT ON public.x TO munshi_app",
  ],
  [
    'a guarded table',
    `CREATE TABLE public.x (owner_id uuid); ${guarded('x')} GRANT SELECT ON public.x TO munshi_app`,
  ],
  [
    'a view that reads as its reader',
    'CREATE VIEW public.v WITH (security_invoker = true) AS SELECT 1 AS one; GRANT SELECT ON public.v TO munshi_app',
  ],
  [
    'a composite foreign key',
    `${parent} CREATE TABLE public.x (owner_id uuid, parent_id uuid, FOREIGN KEY (owner_id, parent_id) REFERENCES parent (owner_id, id)); ${guarded('x')}`,
  ],
])('%s passes', async (_, sql) => {
  await expect(check(sql)).resolves.toBeUndefined();
});

test('a server that may lose committed data is refused', async () => {
  await expect(checkDatabase(owner, { durable: true })).rejects.toThrow(
    'PostgreSQL runs with the settings fsync and full_page_writes off',
  );
});
