import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { RESOURCES } from '#server/app.ts';
import { eventually, type LiveApp, type LiveConnection, liveApp } from './fixtures/live-app.ts';
import type { Lawyer } from './support/app.ts';

// Every declared table, heard by its owner and by a stranger, with a filter and without: made from what the product
// declares, so that a resource that is added is held to it the day it appears.

let it: LiveApp;
let owner: Lawyer;
let stranger: Lawyer;
beforeAll(async () => {
  it = await liveApp();
  [owner, stranger] = await Promise.all([it.lawyer(), it.lawyer()]);
});
afterAll(() => it.close());

const publicTables = async () =>
  (
    await it.db.sql<{ name: string }>(
      `select relname as name from pg_class
       where relnamespace = 'public'::regnamespace and obj_description(oid, 'pg_class') like 'public: %'`,
    )
  ).map(({ name }) => name);

/** Asks PostgreSQL to announce a change of that table, as its trigger does, for a row that may not even be there. */
const announce = (table: string, type: string, ids: object) =>
  it.db.sql(`select pg_notify('munshi_changes', $1)`, [
    JSON.stringify({ table, type, at: new Date().toISOString(), ids }),
  ]);

/** Waits until everything announced so far has been dealt with: what comes last is heard last. */
async function settled(witness: LiveConnection): Promise<void> {
  const before = witness.changes.length;
  await announce('profiles', 'DELETE', { id: stranger.userId, owner_id: stranger.userId });
  await eventually(() => witness.changes.length).toBe(before + 1);
}

test('every declared table of users announces its changes', async () => {
  const open = await publicTables();
  const announced = await it.db.sql<{ name: string }>(
    `select tgrelid::regclass::text as name from pg_trigger where tgname = 'announce_changes'`,
  );
  const missing = RESOURCES.map(({ table }) => table).filter(
    (table) => !open.includes(table) && !announced.some(({ name }) => name === table),
  );
  expect(missing, 'CALL app.announce_changes for').toEqual([]);
});

test('an announcement contains only ids', async () => {
  const sources = await it.db.sql<{ table: string; columns: string[]; source: string }>(
    `select t.tgrelid::regclass::text as table, p.prosrc as source,
            array_agg(a.attname::text) as columns
     from pg_trigger t join pg_proc p on p.oid = t.tgfoid
     join pg_attribute a on a.attrelid = t.tgrelid and a.attnum > 0 and a.atttypid <> 'uuid'::regtype
     where t.tgname = 'announce_changes' group by 1, 2`,
  );
  expect(sources.length).toBeGreaterThan(3);
  for (const { table, columns, source } of sources)
    for (const column of columns)
      expect(source, `${table}.${column}`).not.toMatch(new RegExp(`changed\\.${column}\\b`, 'u'));
});

describe.each(RESOURCES.map((resource) => [resource.table, resource] as const))('%s', (table, resource) => {
  test('another user receives nothing, for every announcement and filter', async () => {
    const id = randomUUID();
    const columns = Object.entries(resource.row.shape).filter(([name]) => /(^|_)id$/u.test(name));
    const filters = [
      undefined,
      ...columns.map(([name]) => `${name}=eq.${name === 'owner_id' ? owner.userId : id}`),
    ];
    const witness = it.socket();
    await witness.join('profiles', stranger.token);
    const sockets = await Promise.all(
      filters.map(async (filter) => {
        const socket = it.socket();
        expect((await socket.join(table, stranger.token, filter)).status, filter).toBe('ok');
        return socket;
      }),
    );
    for (const type of ['INSERT', 'UPDATE', 'DELETE']) {
      await announce(table, type, { id, owner_id: owner.userId, case_id: id, client_id: id });
    }
    await settled(witness);
    expect(sockets.flatMap(({ changes }) => changes).filter(({ data }) => data.table !== 'profiles')).toEqual(
      [],
    );
    for (const socket of [...sockets, witness]) socket.ws.close();
  });

  test('an announcement that names the wrong owner shows nobody the row', async () => {
    const [row] = await it.db.sql<{ id: string }>(
      resource.row.shape.owner_id
        ? `select id from public.${table} where owner_id = $1 limit 1`
        : `select id from public.${table} where id = $1`,
      [owner.userId],
    );
    const witness = it.socket();
    await witness.join('profiles', stranger.token);
    const socket = it.socket();
    await socket.join(table, stranger.token);
    await announce(table, 'UPDATE', { id: row?.id ?? randomUUID(), owner_id: stranger.userId });
    await settled(witness);
    expect(socket.changes.filter(({ data }) => data.type === 'UPDATE')).toEqual([]);
    for (const open of [socket, witness]) open.ws.close();
  });
});

test('the rows of the practice reach their owner and not the stranger', async () => {
  const tables = ['clients', 'cases', 'case_files'];
  const [own, other] = [it.socket(), it.socket()];
  for (const table of tables) {
    await own.join(table, owner.token);
    await other.join(table, stranger.token);
  }
  const add = async (table: string, fields: object) => {
    const made = await owner.call('POST', `/rest/v1/${table}`, fields, { prefer: 'return=representation' });
    return ((await made.json()) as { id: string }[])[0]?.id;
  };
  const client_id = await add('clients', { name: 'Privileged client' });
  const case_id = await add('cases', { title: 'Privileged case', client_id });
  await add('case_files', { case_id, file_name: 'P.pdf', file_path: `case_files/${case_id}/p.pdf` });
  await eventually(() => own.changes.length).toBe(3);
  await owner.call('DELETE', `/rest/v1/clients?id=eq.${client_id}`);
  await eventually(() => own.changes.map(({ data }) => `${data.type} ${data.table}`).sort()).toEqual(
    ['DELETE', 'INSERT'].flatMap((type) => tables.map((table) => `${type} ${table}`)).sort(),
  );
  await stranger.call('POST', '/rest/v1/clients', { name: 'Own' });
  await eventually(() => other.changes.map(({ data }) => data.record?.name)).toEqual(['Own']);
});
