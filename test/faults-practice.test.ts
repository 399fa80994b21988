import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { ROLES } from '#server/platform/db/roles.ts';
import { type Lawyer, type TestApp, testApp } from './support/app.ts';

// Every statement that goes to the database while a client and its case are made, changed or deleted, fails once: with an
// error, with the connection lost before it was sent, or lost before its answer came. What was made, changed or deleted
// together stays together each time.

const WAYS = ['an error', 'a connection lost before', 'a connection lost after'] as const;
type Way = (typeof WAYS)[number];
/** More statements than any of these takes. */
const MOST = 40;

let it: TestApp;
let asha: Lawyer;
beforeAll(async () => {
  it = await testApp();
});
beforeEach(async () => {
  asha = await it.lawyer();
});
afterEach(() => void vi.restoreAllMocks());
afterAll(() => it.close());

type Query = (this: pg.Client, ...given: unknown[]) => Promise<unknown>;
const send = pg.Client.prototype.query as unknown as Query;

function cut(client: pg.Client): void {
  (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
}

/** Makes the statement of this number that is sent for a user fail from here on. Says whether there was one. */
function failAt(number: number, way: Way): () => boolean {
  let sent = 0;
  const faulty: Query = async function (this: pg.Client, ...given) {
    const last = given.at(-1);
    if (typeof last === 'function' || this.user !== ROLES.app) return send.apply(this, given);
    sent += 1;
    if (sent !== number) return send.apply(this, given);
    if (way === 'an error') return send.apply(this, ['select 1 / 0']);
    if (way === 'a connection lost after') await send.apply(this, given);
    cut(this);
    throw new Error('Connection terminated unexpectedly');
  };
  vi.spyOn(pg.Client.prototype, 'query').mockImplementation(faulty as never);
  return () => sent >= number;
}

/** Runs with each statement failing in turn, until it runs through, which it must do well. */
async function withEachFault(way: Way, run: () => Promise<Response>, check: (ok: boolean) => Promise<void>) {
  for (let number = 1; number <= MOST; number += 1) {
    const reached = failAt(number, way);
    const answer = await run();
    vi.restoreAllMocks();
    const failed = reached();
    if (!failed) expect(answer.ok).toBe(true);
    await check(answer.ok);
    if (!failed) return number - 1;
  }
  throw new Error(`more than ${MOST} statements`);
}

const form = { client_number: 'K-1', contact_person: null, business_area: 'Writ', description: null };
const firstCase = { case_title: 'A v. B', case_number: 'W.P. 1/2026', court: 'High Court of Madras' };
const create = (name: string) =>
  asha.call('POST', '/rest/v1/rpc/create_client_with_case', { name, status: 'active', ...form });
const createWhole = (name: string) =>
  asha.call('POST', '/rest/v1/rpc/create_client_with_case', {
    name,
    status: 'active',
    ...form,
    ...firstCase,
  });

async function made(name: string): Promise<{ client_id: string; case_id: string }> {
  return (await (await create(name)).json()) as { client_id: string; case_id: string };
}

const count = async (query: string, ...values: unknown[]) =>
  (await it.db.sql<{ n: number }>(`select count(*)::int as n from ${query}`, values))[0]?.n;

describe.each(WAYS)('%s', (way) => {
  test('a client and its first case are made together, or neither', async () => {
    let asked = 0;
    const taken = await withEachFault(
      way,
      () => {
        asked += 1;
        return createWhole(`Client ${asked}`);
      },
      async (ok) => {
        const name = `Client ${asked}`;
        const clients = await count('public.clients where owner_id = $1 and name = $2', asha.userId, name);
        const pairs = await count(
          'public.cases s join public.clients c on c.id = s.client_id where c.owner_id = $1 and c.name = $2 and s.court = $3',
          asha.userId,
          name,
          firstCase.court,
        );
        expect(pairs).toBe(clients);
        expect(clients).toBeLessThanOrEqual(1);
        if (ok) expect(pairs).toBe(1);
        expect(await count('public.cases where owner_id = $1 and client_id is null', asha.userId)).toBe(0);
      },
    );
    expect(taken).toBeGreaterThanOrEqual(4);
  });

  test('a case is changed with its client, and the answer matches the saved rows', async () => {
    const { client_id, case_id } = await made('Kaveri Mills');
    let asked = 0;
    let answered: { client_updated?: boolean } = {};
    let before: { title: string; number: string | null } = { title: 'Kaveri Mills', number: null };
    const taken = await withEachFault(
      way,
      async () => {
        asked += 1;
        const answer = await asha.call('POST', '/rest/v1/rpc/update_case_with_client', {
          case_id,
          ...{ title: `Title ${asked}`, client_name: 'Kaveri Mills', description: null, status: 'active' },
          ...{ case_number: `N-${asked}`, client_number: `N-${asked}`, practice_area: 'Writ' },
        });
        answered = answer.ok ? ((await answer.clone().json()) as typeof answered) : {};
        return answer;
      },
      async (ok) => {
        const [row] = await it.db.sql<{ title: string; case_number: string; client_number: string }>(
          'select title, case_number, client_number from public.cases s join public.clients c on c.id = client_id where s.id = $1',
          [case_id],
        );
        if (!row) throw new Error('the case is without its client');
        const change = { title: `Title ${asked}`, number: `N-${asked}` };
        const saved = row.title === change.title;
        // The case as a whole: all of the change, or nothing.
        expect({ title: row.title, number: row.case_number }).toEqual(saved ? change : before);
        if (ok) expect(saved).toBe(true);
        const clientSaved = row.client_number === change.number;
        // After a lost answer nobody knows whether the client was changed with the case.
        if (ok || !saved) expect(clientSaved).toBe(answered.client_updated === true);
        // The next change begins where both say the same again.
        await it.db.sql('update public.clients set client_number = $2 where id = $1', [
          client_id,
          row.case_number ?? 'K-1',
        ]);
        before = { title: row.title, number: row.case_number };
      },
    );
    expect(taken).toBeGreaterThanOrEqual(6);
  });

  test('a client is deleted with all its data, or not at all', async () => {
    let ids = await made('Kaveri Mills');
    const fill = async () => {
      const { case_id } = ids;
      const event = { case_id, title: 'Hearing', event_date: '2026-12-01T00:00:00+05:30' };
      const file = { case_id, file_name: 'A.pdf', file_path: `case_files/${case_id}/a.pdf` };
      expect((await asha.call('POST', '/rest/v1/timeline_events', event)).status).toBe(201);
      expect((await asha.call('POST', '/rest/v1/case_files', file)).status).toBe(201);
    };
    await fill();
    const taken = await withEachFault(
      way,
      () => asha.call('DELETE', `/rest/v1/clients?id=eq.${ids.client_id}`),
      async (ok) => {
        const left = await Promise.all([
          count('public.clients where bin_id is null and id = $1', ids.client_id),
          count('public.cases where bin_id is null and client_id = $1', ids.client_id),
          count('public.case_files where bin_id is null and case_id = $1', ids.case_id),
          count('public.timeline_events where bin_id is null and case_id = $1', ids.case_id),
        ]);
        expect(new Set(left).size, `left: ${left}`).toBe(1);
        expect(await count('public.bin_items where client_id = $1', ids.client_id)).toBe(1 - (left[0] ?? 0));
        if (ok) expect(left[0]).toBe(0);
        if (left[0] === 0) {
          ids = await made('Kaveri Mills');
          await fill();
        }
      },
    );
    expect(taken).toBeGreaterThanOrEqual(4);
  });
});
