import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually, type LiveApp, liveApp } from './fixtures/live-app.ts';
import type { Lawyer } from './support/app.ts';

// Changes as they happen, by the unmodified public client over a real WebSocket.

let it: LiveApp;
let asha: Lawyer;
let meera: Lawyer;
beforeAll(async () => {
  it = await liveApp();
  [asha, meera] = await Promise.all([it.lawyer(), it.lawyer()]);
});
afterAll(() => it.close());

interface Seen {
  eventType: string;
  new: Record<string, unknown>;
  old: Record<string, unknown>;
}

/** Subscribes and waits until the client says so. */
async function subscribed(lawyer: Lawyer, filter?: string): Promise<{ seen: Seen[]; states: string[] }> {
  const seen: Seen[] = [];
  const states: string[] = [];
  const client = it.publicClient(lawyer);
  // Otherwise its first join may leave before it has asked for the token; it then joins a second time.
  await client.realtime.setAuth();
  client
    .channel(`changes ${filter ?? 'all'}`)
    .on(
      'postgres_changes',
      { event: '*', schema: 'public', table: 'clients', ...(filter ? { filter } : {}) },
      (payload) => seen.push(payload as unknown as Seen),
    )
    .subscribe((state) => states.push(state));
  await expect.poll(() => states).toContain('SUBSCRIBED');
  return { seen, states };
}

test('the client is SUBSCRIBED and receives its own rows, never those of others', async () => {
  const own = await subscribed(asha);
  const stranger = await subscribed(meera);
  const client = it.publicClient(asha);
  const { data } = await client.from('clients').insert({ name: 'Kaveri Mills' }).select().single();
  await eventually(() => own.seen.length).toBe(1);
  await client.from('clients').update({ name: 'Kaveri Mills Ltd' }).eq('id', data?.id);
  await eventually(() => own.seen.length).toBe(2);
  await client.from('clients').delete().eq('id', data?.id);
  await eventually(() => own.seen.map(({ eventType }) => eventType)).toEqual(['INSERT', 'UPDATE', 'DELETE']);
  expect(own.seen[0]?.new).toEqual(data);
  expect(own.seen[1]?.new).toMatchObject({ id: data?.id, name: 'Kaveri Mills Ltd' });
  expect(own.seen[2]?.old).toMatchObject({ id: data?.id });
  // The stranger's change comes after all others, so none of those can still be on its way once it has arrived.
  await it.publicClient(meera).from('clients').insert({ name: 'Of another' });
  await eventually(() => stranger.seen.map((change) => change.new.name)).toEqual(['Of another']);
  expect(own.seen).toHaveLength(3);
});

test('a filter is kept', async () => {
  const active = await subscribed(asha, 'status=eq.active');
  const client = it.publicClient(asha);
  await client.from('clients').insert([
    { name: 'Closed', client_number: 'C-1', status: 'closed' },
    { name: 'Active', client_number: 'C-2', status: 'active' },
  ]);
  await eventually(() => active.seen.map((change) => change.new.name)).toEqual(['Active']);
});

test('a client that was cut off joins again by itself', async () => {
  const own = await subscribed(asha, 'status=neq.pending');
  await it.db.sql(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where application_name = 'munshi live changes' and datname = current_database()`,
  );
  await expect.poll(() => own.states).toContain('CHANNEL_ERROR');
  // Requests may fail while the server is not listening yet.
  await expect.poll(() => own.states.at(-1)).toBe('SUBSCRIBED');
  await it.publicClient(asha).from('clients').insert({ name: 'After' });
  await eventually(() => own.seen.map((change) => change.new.name)).toEqual(['After']);
});
