import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ROW_CHANGED } from '#shared/contracts/data-api.ts';
import { type Answers, type Call, json, pretendServer, sessionOf, TEST_USER } from '#test/support/web.tsx';
import type { EventChange } from '../queries.ts';
import { keepUnsent, rowOf, sendUnsent, type UnsentEvent, unsentQuery } from './unsent-events.ts';

const device = vi.hoisted(() => ({ rows: new Map<string, { key: string }>(), refuses: false }));
vi.mock('#web/data/device/device-store.ts', () => ({
  deviceStore: () => ({
    all: async () => [...device.rows.values()],
    put: async (row: { key: string }) => {
      if (!device.refuses) device.rows.set(row.key, row);
      return !device.refuses;
    },
    remove: async (...keys: string[]) => {
      for (const key of keys) device.rows.delete(key);
    },
  }),
}));

const KEY = '5b1f2f66-1f0d-4b52-9a55-0a4f6d2f7c11';
const change: EventChange = {
  title: 'Heard in part',
  description: null,
  event_type: 'note',
  event_date: '2026-11-23T00:00:00+05:30',
  all_day: true,
  place: null,
  remind_days: null,
  done_at: null,
};
const fresh = {
  key: KEY,
  userId: TEST_USER.id,
  caseId: '7a1e0b1e-2222-4c9d-8a33-1a2b3c4d5e6f',
  change,
  base: undefined,
};
const stored = { ...rowOf({ ...fresh, at: 0 }), event_date: '2026-11-22T18:30:00+00:00' };
const edit = { ...fresh, base: { ...stored, title: 'Heard' } };
const CHANGED = () => json(409, { code: ROW_CHANGED, message: 'changed' });

let client: QueryClient;
let calls: Call[];
const serve = (answers: Answers) => {
  calls = pretendServer(answers);
};
const waiting = async () => (await client.fetchQuery(unsentQuery(TEST_USER.id))) as UnsentEvent[];

beforeEach(() => {
  device.rows.clear();
  device.refuses = false;
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client.setQueryData(['session'], sessionOf());
});
afterEach(() => client.clear());

test('a new event is sent under its own id, also when it had arrived and only the answer was lost', async () => {
  serve({
    'POST /rest/v1/timeline_events': () => json(201, []),
    'GET /rest/v1/timeline_events': () => stored,
  });
  await keepUnsent(client, fresh);
  expect(await sendUnsent(client)).toBe(1);
  expect(calls[0]?.body).toMatchObject({ id: KEY, title: 'Heard in part' });
  expect(await waiting()).toEqual([]);
});

test('without an answer everything waits in its order', async () => {
  serve({
    'POST /rest/v1/timeline_events': () => {
      throw new TypeError('Failed to fetch');
    },
  });
  await keepUnsent(client, fresh);
  await keepUnsent(client, { ...fresh, key: '00000000-0000-4000-8000-000000000002' });
  expect(await sendUnsent(client)).toBe(0);
  expect(calls).toHaveLength(1);
  expect((await waiting()).map(({ key }) => key)).toEqual([KEY, '00000000-0000-4000-8000-000000000002']);
});

test('an edit of an event that somebody changed waits for a decision, with the other text', async () => {
  serve({
    'PATCH /rest/v1/timeline_events': CHANGED,
    'GET /rest/v1/timeline_events': () => ({ ...stored, title: 'Adjourned' }),
  });
  await keepUnsent(client, edit);
  expect(await sendUnsent(client)).toBe(0);
  expect(await waiting()).toMatchObject([
    { change: { title: 'Heard in part' }, problem: { kind: 'changed', newer: { title: 'Adjourned' } } },
  ]);
  const asked = calls.length;
  await sendUnsent(client);
  expect(calls).toHaveLength(asked);
});

test('an edit that had arrived is no conflict', async () => {
  serve({ 'PATCH /rest/v1/timeline_events': CHANGED, 'GET /rest/v1/timeline_events': () => stored });
  await keepUnsent(client, edit);
  expect(await sendUnsent(client)).toBe(1);
  expect(await waiting()).toEqual([]);
});

test('an event that the server refuses stays with the reason', async () => {
  serve({
    'POST /rest/v1/timeline_events': () => json(403, { code: '42501', message: 'The case is closed.' }),
  });
  await keepUnsent(client, fresh);
  await sendUnsent(client);
  expect(await waiting()).toMatchObject([{ problem: { kind: 'refused', reason: 'The case is closed.' } }]);
});

test('what was changed while it was sent is sent again, as a change of the stored event', async () => {
  serve({
    'POST /rest/v1/timeline_events': async () => {
      device.rows.set(KEY, { ...fresh, at: 5, change: { ...change, title: 'Part heard' } } as {
        key: string;
      });
      return json(201, [stored]);
    },
    'PATCH /rest/v1/timeline_events': ({ body }) => ({ ...stored, ...(body as object) }),
  });
  await keepUnsent(client, fresh);
  await sendUnsent(client);
  expect(await waiting()).toMatchObject([{ change: { title: 'Part heard' }, base: { id: KEY } }]);
  expect(await sendUnsent(client)).toBe(1);
  expect(calls.at(-1)?.body).toMatchObject({ title: 'Part heard' });
});

test('a browser that keeps nothing, and too many events, are errors: the form keeps its text', async () => {
  device.refuses = true;
  await expect(keepUnsent(client, fresh)).rejects.toThrow('does not let Munshi keep anything');
  device.refuses = false;
  for (let at = 0; at < 100; at += 1)
    device.rows.set(`k${at}`, { ...fresh, key: `k${at}`, at } as { key: string });
  await expect(keepUnsent(client, fresh)).rejects.toThrow('Only 100 events can wait');
});

test('what another user wrote on this device is not shown and goes', async () => {
  device.rows.set('x', { ...fresh, key: 'x', at: 1, userId: '00000000-0000-4000-8000-000000000001' } as {
    key: string;
  });
  expect(await waiting()).toEqual([]);
  expect(device.rows.size).toBe(0);
});
