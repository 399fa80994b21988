import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sessionOf, TEST_USER } from '#test/support/web.tsx';
import { emitAuthEvent } from '../auth-events.ts';
import {
  beyondLimits,
  KEPT,
  type PersistedAnswer,
  persistAnswers,
  restoreAnswers,
} from './persisted-answers.ts';
import { PERSISTED_OFFLINE } from './persisted-offline.ts';

const NOW = Date.parse('2026-11-23T10:00:00Z');
const same = (key: readonly unknown[]) => key;

function memory() {
  const rows = new Map<string, PersistedAnswer>();
  const store = {
    all: async () => [...rows.values()],
    put: async (row: PersistedAnswer) => rows.set(row.key, row).size > 0,
    remove: async (...keys: string[]) => {
      for (const key of keys) rows.delete(key);
    },
  };
  return { rows, store };
}

const clients: QueryClient[] = [];
function clientOf(session: object | null = sessionOf()): QueryClient {
  const client = new QueryClient();
  clients.push(client);
  if (session) client.setQueryData(['session'], session);
  return client;
}
const read = (
  client: QueryClient,
  key: string,
  answer: unknown,
  meta: Record<string, unknown> = PERSISTED_OFFLINE,
) => client.fetchQuery({ queryKey: [key], queryFn: () => answer, meta });
const written = () => vi.advanceTimersByTimeAsync(2000);
const refused = vi.fn();

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
});
afterEach(() => {
  for (const client of clients.splice(0)) client.clear();
  vi.useRealTimers();
});

test('answers that are marked, and the session, come back without a connection; others do not', async () => {
  const { store } = memory();
  const client = clientOf();
  const stop = persistAnswers(client, refused, store);
  await read(client, 'board', ['Stay application']);
  await read(client, 'members', ['Asha'], {});
  await written();
  stop();
  const later = clientOf(null);
  expect((await restoreAnswers(later, same, { store }))?.user.id).toBe(TEST_USER.id);
  expect(later.getQueryData(['board'])).toEqual(['Stay application']);
  expect(later.getQueryState(['board'])?.dataUpdatedAt).toBe(NOW);
  expect(later.getQueryData(['members'])).toBe(undefined);
});

test('nothing comes back after a week without the server, after the end of the session, or for half a sign-in', async () => {
  const keptOf = async (session: object) => {
    const { store } = memory();
    const client = clientOf(session);
    const stop = persistAnswers(client, refused, store);
    await read(client, 'board', ['Stay application']);
    await written();
    stop();
    return store;
  };
  const open = await keptOf(sessionOf());
  expect(
    await restoreAnswers(clientOf(null), same, { store: open, now: NOW + KEPT.lifeMs - 1 }),
  ).toBeDefined();
  expect(await restoreAnswers(clientOf(null), same, { store: open, now: NOW + KEPT.lifeMs + 1 })).toBe(
    undefined,
  );
  const short = await keptOf(sessionOf(TEST_USER, { expires_at: '2026-11-23T12:00:00Z' }));
  expect(await restoreAnswers(clientOf(null), same, { store: short, now: NOW + 3 * 3_600_000 })).toBe(
    undefined,
  );
  const half = await keptOf(sessionOf(TEST_USER, { next_aal: 'aal2' }));
  expect(await half.all()).toEqual([]);
});

test('of another account nothing is shown and nothing stays', async () => {
  const { rows, store } = memory();
  const first = clientOf();
  const stop = persistAnswers(first, refused, store);
  await read(first, 'board', ['Of Meera']);
  await written();
  stop();
  const other = clientOf(sessionOf({ ...TEST_USER, id: '00000000-0000-4000-8000-000000000001' }));
  const end = persistAnswers(other, refused, store);
  await read(other, 'cases', ['Of Ravi']);
  await written();
  end();
  const users = new Set([...rows.values()].map(({ userId }) => userId));
  expect([...users]).toEqual(['00000000-0000-4000-8000-000000000001']);
  // Answers that another account left behind are not shown either, before they are removed.
  const [own] = [...rows.values()].filter(({ key }) => key !== 'session');
  if (own) rows.set('left', { ...own, key: 'left', userId: TEST_USER.id, queryKey: ['board'] });
  const later = clientOf(null);
  await restoreAnswers(later, same, { store });
  expect([later.getQueryData(['board']), later.getQueryData(['cases'])]).toEqual([undefined, ['Of Ravi']]);
});

test('a page that has its session, and some answers, gets the others from the device', async () => {
  const { store } = memory();
  const client = clientOf();
  const stop = persistAnswers(client, refused, store);
  await read(client, 'board', ['Stay application']);
  await read(client, 'case', 'Kept');
  await written();
  stop();
  const later = clientOf();
  later.setQueryData(['case'], 'Newer');
  await restoreAnswers(later, same, { store });
  expect([later.getQueryData(['board']), later.getQueryData(['case'])]).toEqual([
    ['Stay application'],
    'Newer',
  ]);
});

test('an answer that arrives while the user signs out is not kept', async () => {
  const { rows, store } = memory();
  const client = clientOf();
  const stop = persistAnswers(client, refused, store);
  await read(client, 'board', ['Stay application']);
  client.setQueryData(['session'], null);
  emitAuthEvent('SIGNED_OUT', null, { tab: 'this', by: 'user' });
  await written();
  stop();
  expect(rows.size).toBe(0);
});

test('a browser that keeps nothing is noticed', async () => {
  refused.mockClear();
  const { store } = memory();
  const client = clientOf();
  const stop = persistAnswers(client, refused, { ...store, put: async () => false });
  await read(client, 'board', ['Stay application']);
  await written();
  stop();
  expect(refused).toHaveBeenCalled();
});

test('the oldest answers beyond the limits go', () => {
  const many = Array.from({ length: KEPT.answers + 2 }, (_, at) => [`k${at}`, { at, size: 1 }] as const);
  expect(beyondLimits(new Map(many)).sort()).toEqual(['k0', 'k1']);
  const large = new Map(Array.from({ length: 9 }, (_, at) => [`k${at}`, { at, size: KEPT.largest }]));
  expect(beyondLimits(large)).toEqual(['k0']);
});
