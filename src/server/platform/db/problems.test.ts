import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ProblemError } from '#shared/errors.ts';
import { type TestDatabase, testDatabase } from '#test/support/db.ts';
import { toProblem } from './problems.ts';
import { rawSql, sql } from './sql.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await testDatabase();
  await db.sql(`
    CREATE TABLE public.things (id int PRIMARY KEY, parent int REFERENCES public.things);
    INSERT INTO public.things VALUES (1);
    COMMENT ON TABLE public.things IS 'public: for tests';
    GRANT SELECT, INSERT ON public.things TO munshi_app`);
});
afterAll(() => db.close());

const viewer = { userId: randomUUID(), aal: 'aal1' } as const;
const run = (...queries: string[]) =>
  db.withUser(viewer, async (tx) => {
    for (const query of queries) await tx.run(rawSql(query));
  });

test('a duplicate key and a missing parent row are conflicts', async () => {
  await expect(run('INSERT INTO things VALUES (1)')).rejects.toMatchObject({ code: 'conflict' });
  await expect(run('INSERT INTO things VALUES (2, 99)')).rejects.toMatchObject({ code: 'conflict' });
});

test('a statement that takes too long is a timeout, and the limit is 15 s', async () => {
  expect(await db.sql("SELECT rolconfig FROM pg_roles WHERE rolname = 'munshi_app'")).toEqual([
    { rolconfig: ['statement_timeout=15s', 'lock_timeout=5s', 'idle_in_transaction_session_timeout=10s'] },
  ]);
  const slow = run("SET LOCAL statement_timeout = '5ms'", 'SELECT pg_sleep(10)');
  await expect(slow).rejects.toMatchObject({ code: 'timeout' });
});

test('a transaction that is left idle is ended as a timeout, and the next one works', async () => {
  const idle = db.withUser(viewer, async (tx) => {
    const rows = await tx.rows<{ pid: number }>(sql`SELECT pg_backend_pid() AS pid`);
    await tx.run(sql`SET LOCAL idle_in_transaction_session_timeout = '20ms'`);
    await expect
      .poll(() => db.sql('SELECT 1 FROM pg_stat_activity WHERE pid = $1', [rows[0]?.pid]))
      .toEqual([]);
    await tx.run(sql`SELECT 1`);
  });
  await expect(idle).rejects.toMatchObject({ code: 'timeout' });
  await expect(run('SELECT 1')).resolves.toBeUndefined();
});

test('a failure that was caught inside is not acknowledged', async () => {
  const swallowed = db.withUser(viewer, async (tx) => {
    await tx.run(sql`INSERT INTO things VALUES (10)`);
    await tx.run(sql`INSERT INTO things VALUES (1)`).catch(() => undefined);
  });
  await expect(swallowed).rejects.toThrow('nothing was saved');
  expect(await db.sql('SELECT id FROM things WHERE id = 10')).toEqual([]);
});

test('a part can fail and be undone alone, in a transaction within', async () => {
  await db.withUser(viewer, async (tx) => {
    await tx.run(sql`INSERT INTO things VALUES (20)`);
    await tx.savepoint(() => tx.run(sql`INSERT INTO things VALUES (20)`)).catch(() => undefined);
  });
  expect(await db.sql('SELECT id FROM things WHERE id = 20')).toEqual([{ id: 20 }]);
});

test('an error of the caller passes through unchanged, and everything is rolled back', async () => {
  const mine = new Error('mine');
  const failing = db.withUser(viewer, async (tx) => {
    await tx.run(sql`INSERT INTO things VALUES (30)`);
    throw mine;
  });
  await expect(failing).rejects.toBe(mine);
  expect(await db.sql('SELECT id FROM things WHERE id = 30')).toEqual([]);
});

test('connections that are ended under a running query give a clear problem, and the pool heals by itself', async () => {
  const killed = db.withUser(viewer, (tx) => tx.run(sql`SELECT pg_terminate_backend(pg_backend_pid())`));
  await expect(killed).rejects.toMatchObject({ code: 'database_unavailable' });
  await db.sql(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = 'munshi_app' AND datname = current_database()",
  );
  await expect
    .poll(() =>
      run('SELECT 1').then(
        () => 'healthy',
        () => 'ill',
      ),
    )
    .toBe('healthy');
  await expect(db.ping()).resolves.toBeUndefined();
});

test.each([
  ['53100', 'disk_full'],
  ['22003', 'invalid_request'],
  ['22P05', 'invalid_request'],
  ['54011', 'invalid_request'],
  ['23502', 'invalid_request'],
  ['23514', 'invalid_request'],
  ['57P01', 'database_unavailable'],
  ['57P03', 'database_unavailable'],
  ['08006', 'database_unavailable'],
  ['53300', 'database_unavailable'],
  ['40P01', 'timeout'],
  ['55P03', 'timeout'],
])('PostgreSQL code %s is the problem %s, wrapped or not', (code, problem) => {
  const error = Object.assign(new pg.DatabaseError('text', 4, 'error'), { code });
  expect(toProblem(error)).toMatchObject({ code: problem, cause: error });
  expect(toProblem(new Error('Failed query', { cause: error }))).toMatchObject({ code: problem });
});

test.each(['ECONNREFUSED', 'ENOENT', 'ECONNRESET', 'EPIPE'])(
  'system code %s is database_unavailable',
  (code) => {
    expect(toProblem(Object.assign(new Error('connect'), { code }))).toMatchObject({
      code: 'database_unavailable',
    });
  },
);

test('problems and unknown errors pass through', () => {
  const known = new ProblemError('too_large');
  const unknown = new TypeError('x is not a function');
  expect(toProblem(known)).toBe(known);
  expect(toProblem(unknown)).toBe(unknown);
});
