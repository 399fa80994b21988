import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { expect, test } from 'vitest';
import { testDatabase } from '#test/support/db.ts';
import { migrate } from './migrate.ts';

const ALL = path.resolve(import.meta.dirname, '../../../../migrations');
const SORTING = '0166_numbers_counsel_and_drafts_of_clerks.sql';

/** Numbers that a client and its first case had together before 0166, and what became of them. */
const ROWS = [
  // A kind of case, a number and a year: it is the case's.
  { number: 'W.P. 4411/2026', status: 'exploration', client: null, kept: 'W.P. 4411/2026', asked: false },
  {
    number: 'CS (No) 12 of 2025',
    status: 'exploration',
    client: null,
    kept: 'CS (No) 12 of 2025',
    asked: false,
  },
  // A client past exploration must have a number, so its owner is asked.
  { number: 'OS 7/2026', status: 'active', client: 'OS 7/2026', kept: 'OS 7/2026', asked: true },
  // No year and no slash: it is the client's.
  { number: 'C-104', status: 'active', client: 'C-104', kept: null, asked: false },
  { number: '77', status: 'exploration', client: '77', kept: null, asked: false },
  // Nobody can tell.
  { number: 'C-2026/1', status: 'active', client: 'C-2026/1', kept: 'C-2026/1', asked: true },
  { number: '12/B', status: 'exploration', client: '12/B', kept: '12/B', asked: true },
] as const;

test('numbers that a client and its case share are told apart where they can be, and asked about where not', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'migrations-'));
  const db = await testDatabase({ empty: true });
  const owner = new pg.Client({ connectionString: db.url });
  await owner.connect();
  try {
    const files = (await readdir(ALL)).filter((name) => name.endsWith('.sql')).sort();
    const upTo = async (wanted: (name: string) => boolean) => {
      for (const name of files.filter(wanted)) await cp(path.join(ALL, name), path.join(folder, name));
      await migrate(owner, folder);
    };
    await upTo((name) => name < SORTING);
    const { rows: made } = await owner.query(
      "insert into auth.users (email, password_hash) values ('asha@chambers.example', 'x') returning id",
    );
    const id = String(made[0].id);
    for (const [at, { number, status }] of ROWS.entries()) {
      const named = [id, `Client ${at}`, number, status];
      const of =
        'insert into public.clients (owner_id, name, client_number, status) values ($1, $2, $3, $4) returning id';
      const { rows: clients } = await owner.query(of, named);
      const its =
        'insert into public.cases (owner_id, title, case_number, status, client_id) values ($1, $2, $3, $4, $5)';
      await owner.query(its, [...named, clients[0].id]);
    }
    await owner.query(
      "insert into public.cases (owner_id, title, case_number) values ($1, 'Alone', 'W.P. 9/2026')",
      [id],
    );
    await upTo((name) => name === SORTING);
    const { rows: sorted } = await owner.query(
      'select k.client_number as client, c.case_number as kept, c.number_in_doubt as asked from public.cases c join public.clients k on k.id = c.client_id order by k.name',
    );
    expect(sorted).toEqual(ROWS.map(({ client, kept, asked }) => ({ client, kept, asked })));
    const { rows: alone } = await owner.query(
      "select case_number, number_in_doubt from public.cases where title = 'Alone'",
    );
    expect(alone).toEqual([{ case_number: 'W.P. 9/2026', number_in_doubt: false }]);
  } finally {
    await owner.end();
    await db.close();
    await rm(folder, { recursive: true });
  }
});
