import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from '#server/app.ts';
import { type Listener, listen } from '#server/boot/listen.ts';
import { type Lawyer, type TestApp, testApp } from './support/app.ts';

// The short form of lab/operations: servers over one database, with a few requests instead of minutes of them.

let it: TestApp;
let asha: Lawyer;
const open: Listener[] = [];
beforeAll(async () => {
  it = await testApp();
  asha = await it.lawyer();
});
afterAll(async () => {
  await Promise.all(open.map((one) => one.close(0)));
  await it.close();
});

async function start(): Promise<Listener> {
  const listener = await listen('127.0.0.1', 0);
  listener.serve(createApp(it.services).fetch);
  open.push(listener);
  return listener;
}

/** A save and a list, as one lawyer asks for them. Returns the statuses. */
async function work({ port }: Listener, name: string): Promise<number[]> {
  const headers = { authorization: `Bearer ${asha.token}`, 'content-type': 'application/json' };
  const ask = async (path: string, init: RequestInit) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { ...init, headers });
    await answer.arrayBuffer();
    return answer.status;
  };
  return [
    await ask('/rest/v1/clients', { method: 'POST', body: JSON.stringify({ name }) }),
    await ask('/rest/v1/clients?select=name&limit=10', { method: 'GET' }),
  ];
}
const several = (server: Listener, name: string) =>
  Promise.all(Array.from({ length: 4 }, (_, at) => work(server, `${name} ${at}`)));

test('two servers are updated one after another: no request fails, and every save is there once', async () => {
  const servers = [await start(), await start()];
  const good = Array.from({ length: 4 }, () => [201, 200]);
  for (const at of [0, 1]) {
    const [old, other] = [servers[at] as Listener, servers[1 - at] as Listener];
    const before = several(old, `before ${at}`);
    await old.drain(1);
    // A proxy hears a little later that the server stops.
    expect(await several(old, `draining ${at}`)).toEqual(good);
    const closed = old.close(60_000);
    expect(await several(other, `beside ${at}`)).toEqual(good);
    expect(await before).toEqual(good);
    await closed;
    servers[at] = await start();
    expect(await several(servers[at], `updated ${at}`)).toEqual(good);
  }
  const [rows] = await it.db.sql<{ all: number; names: number }>(
    `select count(*)::int as all, count(distinct name)::int as names from public.clients where owner_id = $1`,
    [asha.userId],
  );
  expect(rows).toEqual({ all: 32, names: 32 });
});

test('a server that goes on working holds no more sockets, files and timers', async () => {
  const server = await start();
  const held = () => {
    const kinds = process.getActiveResourcesInfo().filter((kind) => kind !== 'Immediate');
    return Object.fromEntries(
      [...new Set(kinds)].map((kind) => [kind, kinds.filter((k) => k === kind).length]),
    );
  };
  for (let at = 0; at < 3; at += 1) await several(server, `warm ${at}`);
  const before = held();
  for (let at = 0; at < 15; at += 1) await several(server, `soak ${at}`);
  const grown = () => Object.entries(held()).filter(([kind, count]) => count > (before[kind] ?? 0) + 2);
  await expect.poll(grown).toEqual([]);
});
