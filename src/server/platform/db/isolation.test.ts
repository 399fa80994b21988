import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase, testServer } from '#test/support/db.ts';
import type { Tx, Viewer } from './database.ts';
import { roleUrl } from './open.ts';
import { sql } from './sql.ts';
import { closePool, openPool, transact } from './transactions.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await testDatabase();
  await db.sql(`
    CREATE TABLE public.notes (id int PRIMARY KEY, owner_id uuid NOT NULL, body text);
    ALTER TABLE public.notes ENABLE ROW LEVEL SECURITY;
    ALTER TABLE public.notes FORCE ROW LEVEL SECURITY;
    CREATE POLICY notes_own ON public.notes TO munshi_app
      USING (owner_id = (SELECT app.user_id())) WITH CHECK (owner_id = (SELECT app.user_id()));
    GRANT SELECT, INSERT, UPDATE, DELETE ON public.notes TO munshi_app`);
});
afterAll(() => db.close());

const someone = (): Viewer => ({ userId: randomUUID(), aal: 'aal1' });
const write = (viewer: Viewer, id: number, owner = viewer.userId) =>
  db.withUser(viewer, (tx) => tx.run(sql`INSERT INTO notes VALUES (${id}, ${owner}, 'text')`));
const readAll = async (tx: Tx) => await tx.rows<{ id: number }>(sql`SELECT id FROM notes ORDER BY id`);

test('a user sees the own rows and nobody else does', async () => {
  const [me, other] = [someone(), someone()];
  await write(me, 1);
  expect(await db.withUser(me, readAll)).toEqual([{ id: 1 }]);
  expect(await db.withUser(other, readAll)).toEqual([]);
});

test('without a user the application role sees nothing', async () => {
  await write(someone(), 2);
  const nobody = { userId: '', aal: 'aal1' } as const;
  expect(await db.withUser(nobody, readAll)).toEqual([]);
});

test('another user cannot change or remove a row', async () => {
  const [me, other] = [someone(), someone()];
  await write(me, 3);
  const touched = await db.withUser(other, async (tx) => [
    await tx.run(sql`UPDATE notes SET body = 'theirs' WHERE id = 3`),
    await tx.run(sql`DELETE FROM notes WHERE id = 3`),
  ]);
  expect(touched).toEqual([0, 0]);
  expect(await db.withUser(me, readAll)).toEqual([{ id: 3 }]);
});

test('a row cannot be written in the name of another', async () => {
  await expect(write(someone(), 4, randomUUID())).rejects.toMatchObject({ code: 'forbidden' });
});

test('the user is set during the transaction and cleared at its end, on the same connection', async () => {
  const { passwords } = await testServer();
  const pool = openPool(
    roleUrl(db.url, 'app', passwords),
    { max: 1, name: 'app', waitMs: 60_000 },
    pino({ level: 'silent' }),
  );
  const asked = (tx: Tx) => tx.rows(sql`SELECT app.user_id() AS who, app.aal() AS aal`);
  const me = randomUUID();
  const during = await transact(pool, { 'app.user_id': me, 'app.aal': 'aal2' }, asked);
  expect(during).toEqual([{ who: me, aal: 'aal2' }]);
  const after = await transact(pool, {}, asked);
  expect(after).toEqual([{ who: null, aal: null }]);
  await closePool(pool);
});

test('each role keeps to its room', async () => {
  const users = (tx: Tx) => tx.rows(sql`SELECT 1 FROM auth.users`);
  const refused = expect.objectContaining({ code: '42501' });
  await expect(db.withUser(someone(), users)).rejects.toEqual(refused);
  await expect(db.withWorker(users)).rejects.toEqual(refused);
  await expect(db.withWorker(readAll)).rejects.toEqual(refused);
  await expect(db.withAccounts(readAll)).rejects.toEqual(refused);
  await expect(db.withAccounts(users)).resolves.toBeDefined();
});

test('the application role cannot take another role or make tables', async () => {
  const me = someone();
  await expect(db.withUser(me, (tx) => tx.run(sql`SET ROLE munshi_accounts`))).rejects.toThrow();
  await expect(db.withUser(me, (tx) => tx.run(sql`CREATE TABLE public.mine (id int)`))).rejects.toThrow();
  await expect(db.withUser(me, (tx) => tx.run(sql`TRUNCATE notes`))).rejects.toThrow();
});

test('a read of accounts is one statement in the room of accounts, and each of its statements is planned once', async () => {
  const asked = (given: number) => sql`select current_user as role, ${given}::int as given`;
  for (const given of [7, 8])
    expect(await db.readAccounts(asked(given))).toEqual([{ role: 'munshi_accounts', given }]);
  await expect(db.readAccounts(sql`select * from notes where id = ${1}`)).rejects.toMatchObject({
    code: '42501',
  });
  const planned = await db.withAccounts(async (tx) => {
    for (const given of [1, 2]) await tx.run(sql`select ${given}::int as again`);
    const found = sql`select count(*)::int as plans from pg_prepared_statements where statement like '%as again'`;
    return tx.rows(found);
  });
  expect(planned).toEqual([{ plans: 1 }]);
  expect(await db.readAccounts(asked(9)), 'after a statement that failed').toHaveLength(1);
});
