import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eventually, type LiveApp, type LiveConnection, liveApp } from '#test/fixtures/live-app.ts';
import type { Lawyer } from '#test/support/app.ts';
import { LIMITS } from './protocol.ts';

let it: LiveApp;
let asha: Lawyer;
let meera: Lawyer;
beforeAll(async () => {
  it = await liveApp();
  [asha, meera] = await Promise.all([it.lawyer(), it.lawyer()]);
});
afterAll(() => it.close());

const add = async (lawyer: Lawyer, table: string, fields: object): Promise<string> => {
  const answer = await lawyer.call('POST', `/rest/v1/${table}`, fields, { prefer: 'return=representation' });
  const [row] = (await answer.json()) as { id: string }[];
  if (!row) throw new Error('nothing was added');
  return row.id;
};
const types = (connection: LiveConnection) => connection.changes.map(({ data }) => data.type);
const OWN = 'https://munshi.example';

describe('a subscription', () => {
  test('receives inserts, updates and deletes, with the columns of the data API', async () => {
    const socket = it.socket();
    expect(await socket.join('clients', asha.token)).toEqual({
      status: 'ok',
      response: { postgres_changes: [{ id: 1, event: '*', schema: 'public', table: 'clients' }] },
    });
    await eventually(() => socket.heard.at(-1)).toEqual([
      '1',
      null,
      'realtime:clients',
      'system',
      {
        extension: 'postgres_changes',
        status: 'ok',
        channel: 'clients',
        message: 'Subscribed to PostgreSQL',
      },
    ]);
    const id = await add(asha, 'clients', { name: 'Kaveri Mills' });
    await eventually(() => types(socket)).toEqual(['INSERT']);
    await asha.call('PATCH', `/rest/v1/clients?id=eq.${id}`, { name: 'Kaveri Mills Ltd' });
    await eventually(() => types(socket)).toEqual(['INSERT', 'UPDATE']);
    const shown = await (await asha.call('GET', `/rest/v1/clients?id=eq.${id}`)).json();
    await asha.call('DELETE', `/rest/v1/clients?id=eq.${id}`);
    await eventually(() => types(socket)).toEqual(['INSERT', 'UPDATE', 'DELETE']);
    const [added, changed, deleted] = socket.changes;
    expect(added).toMatchObject({
      ids: [1],
      data: { schema: 'public', table: 'clients', record: { id, name: 'Kaveri Mills' }, errors: null },
    });
    expect(added?.data.columns).toContainEqual({ name: 'created_at', type: 'timestamptz' });
    expect([changed?.data.record]).toEqual(shown);
    expect(changed?.data.old_record).toEqual({ id });
    expect(deleted?.data).toMatchObject({ type: 'DELETE', old_record: { id, owner_id: asha.userId } });
    expect(deleted?.data.record).toBeUndefined();
    expect(Date.parse(deleted?.data.commit_timestamp ?? '')).not.toBeNaN();
  });

  test('that names columns gets these of a row, beside one that gets all', async () => {
    const socket = it.socket();
    const own = { event: '*', schema: 'public', table: 'clients' };
    const join = (select: string[]) =>
      socket.ask('realtime:some', 'phx_join', {
        access_token: asha.token,
        config: { postgres_changes: [{ ...own, select }, { ...own, select: [] }, own] },
      });
    expect(await join(['name', 'password_hash'])).toMatchObject({ status: 'error' });
    expect(await join(['name'])).toMatchObject({ status: 'ok' });
    const id = await add(asha, 'clients', { name: 'Kaveri Mills' });
    await eventually(() => socket.changes.length).toBe(3);
    const [some, none, all] = socket.changes;
    expect(some?.data).toMatchObject({ columns: [{ name: 'name', type: 'text' }], errors: null });
    expect([some?.data.record, none?.data.record]).toEqual([{ name: 'Kaveri Mills' }, {}]);
    expect(all?.data.record).toMatchObject({ id, owner_id: asha.userId });
  });

  test('receives only rows that match its filter, and deleted rows whose ids may match', async () => {
    const socket = it.socket();
    const mine = await add(asha, 'cases', { title: 'Mine' });
    const other = await add(asha, 'cases', { title: 'Other' });
    await socket.join('case_files', asha.token, `case_id=eq.${mine}`);
    const file = (case_id: string) => ({
      case_id,
      file_name: 'a.pdf',
      file_path: `case_files/${case_id}/a.pdf`,
    });
    await add(asha, 'case_files', file(other));
    const heard = await add(asha, 'case_files', file(mine));
    // Rows are read when changes are delivered, so the insert of a row deleted by then is not delivered.
    await eventually(() => types(socket)).toEqual(['INSERT']);
    await asha.call('DELETE', `/rest/v1/cases?id=eq.${other}`);
    await asha.call('DELETE', `/rest/v1/cases?id=eq.${mine}`);
    await eventually(() => types(socket)).toEqual(['INSERT', 'DELETE']);
    expect(socket.changes.map(({ data }) => (data.record ?? data.old_record)?.id)).toEqual([heard, heard]);
  });

  test('is refused for undeclared names, with the reason', async () => {
    const socket = it.socket();
    const refused = async (table: string, filter?: string) =>
      (await socket.join(table, asha.token, filter)).response.reason;
    expect(await refused('sessions')).toBe('table "sessions" is not offered');
    expect(await refused('clients', 'password_hash=eq.x')).toBe(
      'column clients.password_hash does not exist',
    );
    expect(await refused('clients', 'id=eq.7')).toContain('is not of type uuid');
    expect(await refused('clients', 'name=ilike.a*')).toContain('changes are filtered by eq');
    expect(await refused('clients', 'nonsense')).toBeDefined();
    const elsewhere = {
      access_token: asha.token,
      config: { postgres_changes: [{ event: '*', schema: 'auth', table: 'users' }] },
    };
    expect((await socket.ask('realtime:x', 'phx_join', elsewhere)).response.reason).toContain('"public"');
    expect((await socket.ask('other:x', 'phx_join', {})).response.reason).toBe('unmatched topic');
    expect((await socket.ask('realtime:y', 'broadcast', {})).response.reason).toBe('unmatched topic');
  });

  test('ends when the client leaves; a heartbeat is answered', async () => {
    const socket = it.socket();
    await socket.join('clients', asha.token);
    expect(await socket.ask('phoenix', 'heartbeat', {})).toEqual({ status: 'ok', response: {} });
    expect((await socket.ask('realtime:clients', 'phx_leave', {})).status).toBe('ok');
    const witness = it.socket();
    await witness.join('clients', asha.token);
    await add(asha, 'clients', { name: 'Unheard' });
    await eventually(() => types(witness)).toEqual(['INSERT']);
    expect(types(socket)).toEqual([]);
  });

  test('of version 1.0.0 speaks in objects', async () => {
    const socket = it.socket({ version: '1.0.0' });
    await socket.opened;
    const answer = new Promise((resolve) =>
      socket.ws.once('message', (data) => resolve(JSON.parse(String(data)))),
    );
    socket.ws.send(JSON.stringify({ topic: 'phoenix', event: 'heartbeat', payload: {}, ref: '7' }));
    expect(await answer).toEqual({
      join_ref: null,
      ref: '7',
      topic: 'phoenix',
      event: 'phx_reply',
      payload: { status: 'ok', response: {} },
    });
  });
});

describe('a burst', () => {
  test('of many rows arrives whole and in order', async () => {
    const socket = it.socket();
    await socket.join('clients', asha.token);
    const rows = Array.from({ length: 450 }, (_, i) => ({ name: `Client ${i}` }));
    await asha.call('POST', '/rest/v1/clients', rows);
    await expect.poll(() => socket.changes.length).toBe(450);
    expect(socket.changes.map(({ data }) => data.record?.name)).toEqual(rows.map(({ name }) => name));
  });
});

describe('who may subscribe', () => {
  test('nobody without a session, or with a token that is not ours', async () => {
    const socket = it.socket();
    expect((await socket.join('clients')).response.reason).toBe('Please log in to access this page');
    expect((await socket.join('clients', 'a.b.c')).status).toBe('error');
    expect((await socket.join('clients', `${asha.token}x`)).status).toBe('error');
  });

  test('a browser with our cookie, from our own origin and no other', async () => {
    const cookie = await it.cookieOf(asha);
    const own = it.socket({ headers: { cookie, origin: OWN } });
    expect((await own.join('clients')).status).toBe('ok');
    for (const headers of [
      { cookie, origin: 'https://evil.example' },
      { origin: 'https://evil.example' },
      { cookie },
    ]) {
      const refused = it.socket({ headers: headers as Record<string, string> });
      expect(await refused.opened).toBe(false);
      expect(refused.ended).toBe(403);
    }
  });

  test('one user on one socket', async () => {
    const socket = it.socket();
    await socket.join('clients', asha.token);
    expect((await socket.join('cases', meera.token)).response.reason).toContain('another user');
  });

  test('not a session that has yet to confirm its second factor, nor one that is open when it becomes needed', async () => {
    const guarded = await it.lawyer();
    const before = it.socket();
    await before.join('clients', guarded.token);
    await it.db.sql(
      `insert into auth.mfa_factors (user_id, factor_type, status, secret_encrypted, created_at, updated_at)
       values ($1, 'totp', 'verified', 'x', now(), now())`,
      [guarded.userId],
    );
    expect((await it.socket().join('clients', guarded.token)).status).toBe('error');
    await add(meera, 'clients', { name: 'Something else' });
    await expect.poll(() => before.ended).toBe(4001);
  });

  test('until the sign-out, which closes the socket', async () => {
    const leaving = await it.lawyer();
    const sockets = [it.socket(), it.socket()];
    for (const socket of sockets) await socket.join('clients', leaving.token);
    const other = it.socket();
    await other.join('clients', asha.token);
    expect((await leaving.call('POST', '/auth/v1/logout?scope=global')).status).toBe(204);
    await expect.poll(() => sockets.map(({ ended }) => ended)).toEqual([4001, 4001]);
    expect(other.ended).toBeUndefined();
    expect((await it.socket().join('clients', leaving.token)).status).toBe('error');
  });

  test('until another factor is to be confirmed in its session', async () => {
    const lowered = await it.lawyer();
    await it.db.sql(`update auth.sessions set aal = 'aal2' where user_id = $1`, [lowered.userId]);
    const socket = it.socket();
    await socket.join('clients', lowered.token);
    await it.db.sql(`update auth.sessions set aal = 'aal1' where user_id = $1`, [lowered.userId]);
    await expect.poll(() => socket.ended).toBe(4001);
  });

  test('until the account is removed', async () => {
    const removed = await it.lawyer();
    const socket = it.socket();
    await socket.join('clients', removed.token);
    await it.db.sql('delete from auth.users where id = $1', [removed.userId]);
    await expect.poll(() => socket.ended).toBe(4001);
  });
});

describe('limits', () => {
  test(`${LIMITS.socketsPerUser} sockets a user, ${LIMITS.channelsPerSocket} channels a socket`, async () => {
    const busy = await it.lawyer();
    const sockets = Array.from({ length: LIMITS.socketsPerUser }, () => it.socket());
    for (const socket of sockets) expect((await socket.join('clients', busy.token)).status).toBe('ok');
    expect((await it.socket().join('clients', busy.token)).response.reason).toContain('Too many windows');
    const [first] = sockets;
    for (let i = 1; i < LIMITS.channelsPerSocket; i += 1)
      expect((await first?.ask(`realtime:${i}`, 'phx_join', {}))?.status).toBe('ok');
    expect((await first?.ask('realtime:more', 'phx_join', {}))?.status).toBe('error');
    sockets[1]?.ws.close();
    await expect.poll(async () => (await it.socket().join('clients', busy.token)).status).toBe('ok');
  });

  test('a message of 64 kB, readable, text, and not too many of them', async () => {
    const ends = async (send: (socket: LiveConnection) => void) => {
      const socket = it.socket();
      await socket.opened;
      send(socket);
      await eventually(() => socket.ended).toBeDefined();
      return socket.ended;
    };
    expect(await ends(({ ws }) => ws.send('x'.repeat(LIMITS.messageBytes + 1)))).toBe(1009);
    expect(await ends(({ ws }) => ws.send('{not json'))).toBe(1008);
    expect(await ends(({ ws }) => ws.send(Buffer.from([1, 2, 3])))).toBe(1008);
    expect(
      await ends((socket) => {
        for (let i = 0; i < LIMITS.messagesAtOnce + 50; i += 1) socket.send('phoenix', 'heartbeat', {});
      }),
    ).toBe(1008);
  });

  test('other addresses and versions are refused', async () => {
    for (const [path, version, status] of [
      ['/elsewhere', '2.0.0', 404],
      ['/realtime/v1/websocket', '3.0.0', 400],
    ] as const) {
      const refused = it.socket({ path, version });
      expect(await refused.opened).toBe(false);
      expect(refused.ended).toBe(status);
    }
  });
});

describe('no change is missed silently', () => {
  test('when the listening connection breaks, channels fail, and clients that join again receive changes', async () => {
    const socket = it.socket();
    await socket.join('clients', asha.token);
    await it.db.sql(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'munshi live changes' and datname = current_database()`,
    );
    await eventually(() => socket.heard.map(([, , , event]) => event)).toContain('phx_error');
    await eventually(async () => (await socket.join('clients', asha.token)).status).toBe('ok');
    const name = randomUUID();
    await add(asha, 'clients', { name });
    await eventually(() => socket.changes.map(({ data }) => data.record?.name)).toEqual([name]);
  });

  test('when rows cannot be read, channels err', async () => {
    const socket = it.socket();
    await socket.join('cases', asha.token);
    await it.db.sql('alter table public.cases rename column description to description_away');
    await it.db.sql('insert into public.cases (owner_id, title) values ($1, $2)', [asha.userId, 'T']);
    await eventually(() => socket.heard.map(([, , , event]) => event)).toContain('phx_error');
    await it.db.sql('alter table public.cases rename column description_away to description');
  });

  test('every socket gets a close frame when the server stops', async () => {
    const own = await liveApp();
    const lawyer = await own.lawyer();
    const socket = own.socket();
    await socket.join('clients', lawyer.token);
    await own.live.close(1000);
    await eventually(() => socket.ended).toBe(1001);
    await own.close();
  });
});
