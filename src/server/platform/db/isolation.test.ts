import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '#test/db.ts';
import type { Viewer } from './database.ts';

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

const viewer = (): Viewer => ({ userId: randomUUID(), aal: 'aal1' });

test('x', async () => {
  const me = viewer();
  await db.withUser(me, (tx) => tx.execute(sql`INSERT INTO notes VALUES (1, ${me.userId}, 'mine')`));
  expect((await db.withUser(viewer(), (tx) => tx.execute(sql`SELECT * FROM notes`))).rows).toEqual([]);
  expect((await db.withUser(me, (tx) => tx.execute(sql`SELECT * FROM notes`))).rows.length).toEqual(1);
});
