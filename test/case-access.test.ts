import fc from 'fast-check';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from './support/db.ts';

// The table of access is kept by triggers. Here random changes of its sources are made, and after each the
// table is compared with roles that this file computes from the sources by itself.

let db: TestDatabase;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.close());

const USERS = 4;
const CASES = 4;
const CHAMBERS = 2;
/** Roles from the fewest rights to the most. */
const RANKS = ['clerk', 'viewer', 'commenter', 'editor'] as const;

interface World {
  users: string[];
  cases: string[];
  chambers: string[];
}

const ids = async (query: string, values: unknown[]) =>
  (await db.sql<{ id: string }>(query, values)).map(({ id }) => id);

async function newWorld(): Promise<World> {
  for (const table of ['public.cases', 'public.bin_items', 'public.chambers', 'auth.users'])
    await db.sql(`delete from ${table}`);
  const users = await ids(
    `insert into auth.users (email) select gen_random_uuid() || '@example.in' from generate_series(1, $1) returning id`,
    [USERS],
  );
  const cases = await ids(
    `insert into public.cases (owner_id, title) select u, 'A v. B' from unnest($1::uuid[]) u returning id`,
    [Array.from({ length: CASES }, (_, at) => users[at % 2])],
  );
  const chambers = await ids(
    `insert into public.chambers (name, created_by) select 'C', $1 from generate_series(1, $2) returning id`,
    [users[0], CHAMBERS],
  );
  return { users, cases, chambers };
}

interface Case {
  id: string;
  owner_id: string;
  requires_second_factor: boolean;
  created_at: string;
  next_date: string | null;
  archived_at: string | null;
  in_bin: boolean;
}

/** Every user and case with a role, as the sources say. */
async function fromSources(): Promise<string[]> {
  const cases = await db.sql<Case>(
    `select id, owner_id, requires_second_factor, created_at::text, next_date::text, archived_at::text,
      bin_id is not null as in_bin from public.cases`,
  );
  const members = await db.sql<{ case_id: string; user_id: string; role: string }>(
    'select case_id, user_id, role from public.case_members',
  );
  const shares = await db.sql<{ case_id: string; chambers_id: string; role: string }>(
    'select case_id, chambers_id, role from public.case_chambers',
  );
  const people = await db.sql<{ chambers_id: string; user_id: string; role: string }>(
    'select chambers_id, user_id, role from public.chambers_members',
  );
  const furthest = (roles: string[]) => RANKS.findLast((rank) => roles.includes(rank));
  const roleOf = (one: Case, user: string): string | undefined => {
    if (one.owner_id === user) return 'owner';
    const own = members.find(({ case_id, user_id }) => case_id === one.id && user_id === user);
    if (own) return own.role;
    const given = shares
      .filter(({ case_id }) => case_id === one.id)
      .flatMap(({ chambers_id, role }) =>
        people
          .filter((person) => person.chambers_id === chambers_id && person.user_id === user)
          .map((person) => (person.role === 'clerk' ? 'clerk' : role)),
      );
    return furthest(given);
  };
  const users = await ids('select id from auth.users', []);
  return cases
    .flatMap((one) =>
      users.flatMap((user) => {
        const role = roleOf(one, user);
        const required = role !== 'owner' && one.requires_second_factor;
        return role
          ? [lineOf({ ...one, case_id: one.id, user_id: user, role, requires_second_factor: required })]
          : [];
      }),
    )
    .sort();
}

type Row = Omit<Case, 'id'> & { case_id: string; user_id: string; role: string };

const lineOf = (row: Row) =>
  [
    ...[row.case_id, row.user_id, row.role, row.owner_id, row.requires_second_factor, row.in_bin],
    ...[row.created_at, row.next_date, row.archived_at],
  ].join(' ');

async function fromTable(): Promise<string[]> {
  const rows = await db.sql<Row>(
    `select case_id, user_id, role, owner_id, requires_second_factor, in_bin, created_at::text, next_date::text,
      archived_at::text from app.case_access`,
  );
  return rows.map(lineOf).sort();
}

/** A change of the sources, with numbers that choose among what there is. */
interface Change {
  kind: keyof typeof CHANGES;
  a: number;
  b: number;
  c: number;
}

const at = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;

const CHANGES = {
  share: ({ cases, users }: World, { a, b, c }: Change) =>
    db.sql(
      `insert into public.case_members (owner_id, case_id, user_id, role)
       select c.owner_id, c.id, u.id, $3 from public.cases c, auth.users u where c.id = $1 and u.id = $2 and c.owner_id <> u.id
       on conflict (case_id, user_id) do update set role = excluded.role`,
      [at(cases, a), at(users, b), at(RANKS, c)],
    ),
  unshare: ({ cases, users }: World, { a, b }: Change) =>
    db.sql('delete from public.case_members where case_id = $1 and user_id = $2', [
      at(cases, a),
      at(users, b),
    ]),
  /** All cases of an owner at once. */
  shareWithChambers: ({ users, chambers }: World, { a, b, c }: Change) =>
    db.sql(
      `insert into public.case_chambers (owner_id, case_id, chambers_id, role)
       select c.owner_id, c.id, h.id, $3 from public.cases c, public.chambers h where c.owner_id = $1 and h.id = $2
       on conflict (case_id, chambers_id) do update set role = excluded.role`,
      [at(users, a % 2), at(chambers, b), at(RANKS.slice(1), c)],
    ),
  unshareWithChambers: ({ cases, chambers }: World, { a, b }: Change) =>
    db.sql('delete from public.case_chambers where case_id = $1 and chambers_id = $2', [
      at(cases, a),
      at(chambers, b),
    ]),
  comeIn: ({ users, chambers }: World, { a, b, c }: Change) =>
    db.sql(
      `insert into public.chambers_members (chambers_id, user_id, role)
       select h.id, u.id, $3 from public.chambers h, auth.users u where h.id = $1 and u.id = $2
       on conflict (chambers_id, user_id) do update set role = excluded.role`,
      [at(chambers, a), at(users, b), at(['head', 'member', 'clerk'], c)],
    ),
  leave: ({ users, chambers }: World, { a, b }: Change) =>
    db.sql('delete from public.chambers_members where chambers_id = $1 and user_id = $2', [
      at(chambers, a),
      at(users, b),
    ]),
  require: ({ cases }: World, { a, b }: Change) =>
    db.sql('update public.cases set requires_second_factor = $2 where id = $1', [at(cases, a), b % 2 === 0]),
  archive: ({ cases }: World, { a, b }: Change) =>
    db.sql('update public.cases set archived_at = $2 where id = $1', [
      at(cases, a),
      b % 2 === 0 ? '2026-11-01T10:00:00Z' : null,
    ]),
  date: ({ cases }: World, { a, b }: Change) =>
    db.sql(
      `insert into public.timeline_events (owner_id, case_id, title, event_type, event_date)
       select owner_id, id, 'Hearing', 'hearing', now() + make_interval(days => $2) from public.cases where id = $1`,
      [at(cases, a), b],
    ),
  /** Moves a case to the bin and back as `app.move_to_bin` and `app.restore_from_bin` do. */
  bin: ({ cases }: World, { a }: Change) =>
    db.sql(
      `with item as (
         insert into public.bin_items (owner_id, kind, case_id, of_case, name)
         select owner_id, 'case', id, id, title from public.cases where id = $1 and bin_id is null returning id
       ) update public.cases set bin_id = (select id from item) where id = $1`,
      [at(cases, a)],
    ),
  handOver: ({ cases, users }: World, { a, b }: Change) =>
    db.sql(
      'select app.move_case(public.cases.id, owner_id, u.id) from public.cases, auth.users u where public.cases.id = $1 and u.id = $2 and owner_id <> u.id',
      [at(cases, a), at(users, b)],
    ),
  removeCase: ({ cases }: World, { a, b }: Change) =>
    db.sql('delete from public.cases where id = $1 and $2', [at(cases, a), b % 4 === 0]),
  removeChambers: ({ chambers }: World, { a, b }: Change) =>
    db.sql('delete from public.chambers where id = $1 and $2', [at(chambers, a), b % 4 === 0]),
  /** Shared rows stay when the account of the user who shared them is closed. */
  endAccount: ({ users }: World, { a, b }: Change) =>
    db.sql('delete from auth.users where id = $1 and $2', [at(users, a), b % 4 === 0]),
};

const number = fc.nat({ max: 11 });
const change: fc.Arbitrary<Change> = fc.record({
  kind: fc.constantFrom(...(Object.keys(CHANGES) as (keyof typeof CHANGES)[])),
  ...{ a: number, b: number, c: number },
});

test('the table of access holds what the sources give, after every change of them', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(change, { maxLength: 40 }), async (changes) => {
      const world = await newWorld();
      // Much is shared from the beginning, so that changes find something to change.
      for (const number of [0, 1, 2])
        await CHANGES.comeIn(world, { kind: 'comeIn', a: number, b: number + 1, c: number });
      await CHANGES.shareWithChambers(world, { kind: 'shareWithChambers', a: 0, b: 0, c: 1 });
      for (const made of changes) {
        await CHANGES[made.kind](world, made);
        expect(await fromTable(), made.kind).toEqual(await fromSources());
      }
    }),
    { numRuns: 25 },
  );
});

/** Two connections of the owner of the tables. */
async function twoConnections(): Promise<[pg.Client, pg.Client]> {
  const clients = [
    new pg.Client({ connectionString: db.url }),
    new pg.Client({ connectionString: db.url }),
  ] as const;
  await Promise.all(clients.map((client) => client.connect()));
  return [...clients];
}

/** Makes two changes at the same time: the second one begins before the first is committed. */
async function meet(first: [string, unknown[]], second: [string, unknown[]]): Promise<void> {
  const [one, two] = await twoConnections();
  try {
    await one.query('begin');
    await one.query(...first);
    const { rows } = await two.query<{ pid: number }>('select pg_backend_pid() as pid');
    let ended = false;
    const waiting = two.query(...second).finally(() => {
      ended = true;
    });
    // Loops until the second statement waits for the first one, or is done without having waited.
    for (let waits = false; !waits && !ended; ) {
      const [found] = await db.sql<{ waits: boolean }>(
        'select cardinality(pg_blocking_pids($1)) > 0 as waits',
        [rows[0]?.pid],
      );
      waits = found?.waits ?? false;
    }
    await one.query('commit');
    await waiting;
  } finally {
    await Promise.all([one.end(), two.end()]);
  }
  expect(await fromTable()).toEqual(await fromSources());
}

const COME_IN = `insert into public.chambers_members (chambers_id, user_id, role) values ($1, $2, 'member')`;
const SHARE = `insert into public.case_chambers (owner_id, case_id, chambers_id, role)
  select owner_id, id, $2, 'editor' from public.cases where id = $1`;

test('a member who joins while a case is shared with the chambers reaches the case', async () => {
  const { users, cases, chambers } = await newWorld();
  await meet([COME_IN, [chambers[0], users[2]]], [SHARE, [cases[0], chambers[0]]]);
  await meet([SHARE, [cases[1], chambers[0]]], [COME_IN, [chambers[0], users[3]]]);
});

test('a person whose own role ends while the case is shared with their chambers keeps what the chambers gives', async () => {
  const { users, cases, chambers } = await newWorld();
  await db.sql(COME_IN, [chambers[0], users[2]]);
  await db.sql(
    `insert into public.case_members (owner_id, case_id, user_id, role) values ($1, $2, $3, 'clerk')`,
    [users[0], cases[0], users[2]],
  );
  const end: [string, unknown[]] = ['delete from public.case_members where user_id = $1', [users[2]]];
  await meet(end, [SHARE, [cases[0], chambers[0]]]);
});

test('a date that moves while a person gets access moves for this person too', async () => {
  const { users, cases } = await newWorld();
  const move: [string, unknown[]] = [
    `update public.cases set next_date = '2027-01-14' where id = $1`,
    [cases[0]],
  ];
  await meet(move, [
    `insert into public.case_members (owner_id, case_id, user_id, role) values ($1, $2, $3, 'viewer')`,
    [users[0], cases[0], users[2]],
  ]);
});
