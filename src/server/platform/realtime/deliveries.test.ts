import { afterAll, beforeAll, expect, test } from 'vitest';
import { type LiveApp, liveApp } from '#test/fixtures/live-app.ts';
import type { Lawyer } from '#test/support/app.ts';
import { LIMITS } from './protocol.ts';

let it: LiveApp;
let asha: Lawyer;
beforeAll(async () => {
  it = await liveApp();
  asha = await it.lawyer();
});
afterAll(() => it.close());

/** Bypasses the data API, which accepts no text of this length. */
const insert = (count: number, megabytes: number) =>
  it.db.sql(
    `insert into clients (owner_id, name, description)
     select $1, 'Client ' || n, repeat('x', $2) from generate_series(1, $3::int) n`,
    [asha.userId, megabytes * 1024 * 1024, count],
  );

test('rows that are too large together are read and sent a few at a time', async () => {
  const socket = it.socket();
  await socket.join('clients', asha.token);
  await insert(9, 1);
  await expect.poll(() => socket.changes.length).toBe(9);
  expect(socket.changes.map(({ data }) => data.record?.name)).toEqual(
    Array.from({ length: 9 }, (_, n) => `Client ${n + 1}`),
  );
});

test('a row that is too large by itself is not sent; the client reads again', async () => {
  const socket = it.socket();
  await socket.join('clients', asha.token);
  await insert(1, 5);
  await expect.poll(() => socket.heard.some(([, , , event]) => event === 'phx_error')).toBe(true);
  expect(socket.changes).toEqual([]);
});

test('a connection has a maximum number of subscriptions', async () => {
  const socket = it.socket();
  const binding = { event: '*', schema: 'public', table: 'clients' };
  const join = (n: number) =>
    socket.ask(`realtime:c${n}`, 'phx_join', {
      access_token: asha.token,
      config: { postgres_changes: Array.from({ length: LIMITS.bindingsPerChannel }, () => binding) },
    });
  const channels = LIMITS.bindingsPerSocket / LIMITS.bindingsPerChannel;
  for (let n = 0; n < channels; n++) expect((await join(n)).status).toBe('ok');
  expect((await join(channels)).response.reason).toContain(`${LIMITS.bindingsPerSocket} subscriptions`);
  expect((await join(0)).status).toBe('ok');
});
