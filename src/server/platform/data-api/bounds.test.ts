import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Lawyer, type TestApp, testApp } from '#test/support/app.ts';
import { REST_LIMITS } from './limits.ts';

// Before there were limits, each of these was one request that crashed the process or exhausted its memory.

let it: TestApp;
let asha: Lawyer;
beforeAll(async () => {
  it = await testApp();
  asha = await it.lawyer();
});
afterAll(() => it.close());

const answer = async (response: Response) => ({
  status: response.status,
  ...((await response.json()) as Record<string, unknown>),
});
const get = async (path: string) => answer(await asha.call('GET', `/rest/v1/${path}`));
const rows = async (path: string) => {
  const response = await asha.call('GET', `/rest/v1/${path}`);
  expect(response.status, path).toBe(200);
  return (await response.json()) as Record<string, unknown>[];
};

/** Clients of a new lawyer, inserted in one statement; `description` is SQL over the number `n`. */
async function lawyerWithClients(count: number, description = 'null'): Promise<Lawyer> {
  const lawyer = await it.lawyer();
  await it.db.fill(
    `insert into clients (owner_id, name, description) select $1, 'Client ' || n, ${description} from generate_series(1, $2) n`,
    [lawyer.userId, count],
  );
  return lawyer;
}

/** One client with one case and the given numbers of its events and files. */
async function lawyerWithCase({ cases = 1, events = 0, files = 0, text = 'null' }): Promise<Lawyer> {
  const lawyer = await lawyerWithClients(1);
  const owner = [lawyer.userId];
  await it.db.sql(
    `insert into cases (owner_id, client_id, title) select $1, (select id from clients where owner_id = $1), 'Case ' || n from generate_series(1, ${cases}) n`,
    owner,
  );
  await it.db.fill(
    `insert into timeline_events (owner_id, case_id, title, description, event_date)
     select $1, (select id from cases where owner_id = $1 limit 1), 'Event ' || n, ${text}, now() from generate_series(1, ${events}) n`,
    owner,
  );
  await it.db.fill(
    `insert into case_files (owner_id, case_id, file_name, file_path, storage_provider)
     select $1, (select id from cases where owner_id = $1 limit 1), n || '.md', n || '.md', 'library' from generate_series(1, ${files}) n`,
    owner,
  );
  return lawyer;
}

describe('limits of a request', () => {
  const many = (count: number, item: (n: number) => string, between = ',') =>
    Array.from({ length: count }, (_, n) => item(n)).join(between);

  test('a column once, under any alias', async () => {
    const aliases = many(70, (n) => `a${n}:description`);
    expect(await get(`clients?select=${aliases}`)).toMatchObject({ status: 400, code: 'PGRST100' });
    expect(await get('clients?select=name,title:name')).toMatchObject({
      status: 400,
      message: 'select: column "name" is named twice',
    });
    expect(await get('clients?select=*,title:name')).toMatchObject({ status: 400 });
    expect(await get('clients?select=name:status,name')).toMatchObject({ status: 400 });
    expect(await rows('clients?select=*,name&limit=0')).toEqual([]);
  });

  test.each([
    ['embeds that lead back to a table above', 'cases?select=client:clients(cases(title,id))', 'leads back'],
    ['embeds that lead back to the table itself', 'clients?select=cases(client:clients(id))', 'leads back'],
    ['nine embeds', `cases?select=${many(9, (n) => `c${n}:clients(id)`)}`, '8 resources at most'],
    ['65 items', `clients?select=${many(65, () => 'id')}`, '64 items at most'],
    [
      '65 items on two levels',
      `cases?select=${many(60, () => 'id')},clients(${many(4, () => 'id')})`,
      '64 items',
    ],
    ['an alias of 64 characters', `clients?select=${'a'.repeat(64)}:id`, '63 characters'],
    ['51 conditions', `clients?${many(51, () => 'name=eq.x', '&')}`, '50 conditions at most'],
    [
      '51 conditions in groups',
      `clients?or=(${many(17, () => 'and(name.eq.x,name.eq.y,name.eq.z)')})`,
      '50 conditions',
    ],
    ['501 values in a list', `clients?name=in.(${many(501, String)})`, '500 values at most'],
    ['17 columns to order by', `clients?order=${many(17, () => 'id')}`, '16 columns at most'],
  ])('not %s', async (_, path, words) => {
    expect(await get(path)).toMatchObject({
      status: 400,
      code: 'PGRST100',
      message: expect.stringContaining(words),
    });
  });

  test('as much as the limits allow', async () => {
    const { conditions, listValues } = REST_LIMITS;
    const filters = many(conditions - 1, (n) => `name=neq.x${n}`, '&');
    expect(await rows(`clients?${filters}&name=in.(${many(listValues, String)})`)).toEqual([]);
    expect(await rows(`cases?select=${many(8, (n) => `c${n}:clients(id)`)}`)).toEqual([]);
  });
});

describe('how much an answer may hold', () => {
  const refused = { status: 413, code: 'too_large', message: expect.stringContaining('16 MB') };

  test('16 MB of rows; fewer rows of the same come', async () => {
    const lawyer = await lawyerWithClients(1140, "repeat('वाद', 3300)");
    const response = await lawyer.call('GET', '/rest/v1/clients?select=description');
    expect(await answer(response)).toMatchObject(refused);
    const some = await lawyer.call('GET', '/rest/v1/clients?select=id,description&limit=500');
    expect(some.status).toBe(200);
    const text = await some.text();
    expect(Buffer.byteLength(text)).toBeGreaterThan(14_000_000);
    expect(JSON.parse(text)).toHaveLength(500);
  });

  test('16 MB of JSON, where escaped characters count twice', async () => {
    const lawyer = await lawyerWithClients(1000, "repeat('\"', 10000)");
    const response = await lawyer.call('GET', '/rest/v1/clients?select=description');
    expect(await answer(response)).toMatchObject(refused);
    expect((await lawyer.call('GET', '/rest/v1/clients?select=description&limit=700')).status).toBe(200);
  });

  test('16 MB of rows inside one row', async () => {
    const lawyer = await lawyerWithCase({ events: 1000, text: "repeat('वाद', 3300)" });
    for (const select of ['timeline_events(description)', '*,timeline_events(*)'])
      expect(await answer(await lawyer.call('GET', `/rest/v1/cases?select=${select}`))).toMatchObject(
        refused,
      );
    expect((await lawyer.call('GET', '/rest/v1/cases?select=timeline_events(title)')).status).toBe(200);
  });

  test('20,000 rows inside rows, on every level together', async () => {
    const words = expect.stringContaining('20,000 embedded rows');
    const many = await lawyerWithCase({ cases: 20_001 });
    expect(await answer(await many.call('GET', '/rest/v1/clients?select=cases(id)'))).toMatchObject({
      status: 413,
      message: words,
    });
    // Each of 300 events embeds the same case, which embeds all its 100 files.
    const across = await lawyerWithCase({ events: 300, files: 100 });
    const select = 'select=id,case:cases(case_files(id))';
    expect(await answer(await across.call('GET', `/rest/v1/timeline_events?${select}`))).toMatchObject({
      status: 413,
      message: words,
    });
    const fewer = await across.call('GET', `/rest/v1/timeline_events?${select}&limit=150`);
    const found = (await fewer.json()) as { case: { case_files: unknown[] } }[];
    expect(found).toHaveLength(150);
    expect(found[149]?.case.case_files).toHaveLength(100);
  });

  test('a change whose rows would be too many to send back is not made', async () => {
    const lawyer = await lawyerWithClients(1001);
    const change = (headers = {}) =>
      lawyer.call(
        'PATCH',
        '/rest/v1/clients?status=eq.exploration',
        { client_number: 'C', status: 'closed' },
        headers,
      );
    expect(await answer(await change({ prefer: 'return=representation' }))).toMatchObject({
      status: 413,
      message: expect.stringContaining('1,000 rows'),
    });
    const closed = `select count(*)::int as n from clients where owner_id = $1 and status = 'closed'`;
    expect(await it.db.sql(closed, [lawyer.userId])).toEqual([{ n: 0 }]);
    expect((await change()).status).toBe(204);
    expect(await it.db.sql(closed, [lawyer.userId])).toEqual([{ n: 1001 }]);
  });
});
