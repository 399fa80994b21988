import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Client } from '#shared/contracts/clients.ts';
import { type Lawyer, type TestApp, testApp } from '#test/support/app.ts';

let it: TestApp;
let asha: Lawyer;
let ravi: Lawyer;
beforeAll(async () => {
  it = await testApp();
  [asha, ravi] = await Promise.all([it.lawyer(), it.lawyer()]);
});
afterAll(() => it.close());

const returning = { prefer: 'return=representation' };
const single = { ...returning, accept: 'application/vnd.pgrst.object+json' };

async function newClient(lawyer: Lawyer, fields: object = {}): Promise<Client> {
  const answer = await lawyer.call(
    'POST',
    '/rest/v1/clients',
    { name: 'K. Revathi', client_number: 'C-1', status: 'active', ...fields },
    single,
  );
  expect(answer.status).toBe(201);
  return (await answer.json()) as Client;
}
const problem = async (answer: Response) => ({ status: answer.status, ...((await answer.json()) as object) });

describe('reading and writing', () => {
  test('an inserted row is returned with the values that the database adds', async () => {
    const client = await newClient(asha, { email: 'r@example.in', contact_person: '  ' });
    expect(client).toMatchObject({
      owner_id: asha.userId,
      name: 'K. Revathi',
      email: 'r@example.in',
      contact_person: null,
      status: 'active',
    });
    const read = await asha.call('GET', `/rest/v1/clients?id=eq.${client.id}&select=id,title:name`);
    expect(await read.json()).toEqual([{ id: client.id, title: 'K. Revathi' }]);
  });

  test('embeds one and many, and orders and pages with an exact count', async () => {
    const client = await newClient(asha, { name: 'Embedding' });
    for (const title of ['C', 'A', 'B']) {
      const made = await asha.call('POST', '/rest/v1/cases', { title, client_id: client.id });
      expect(made.status).toBe(201);
      expect(await made.text()).toBe('');
    }
    const page = await asha.call(
      'GET',
      `/rest/v1/cases?client_id=eq.${client.id}&select=title,client:clients(name)&order=title.desc&limit=2`,
      undefined,
      { prefer: 'count=exact' },
    );
    expect(page.headers.get('content-range')).toBe('0-1/3');
    expect(await page.json()).toEqual([
      { title: 'C', client: { name: 'Embedding' } },
      { title: 'B', client: { name: 'Embedding' } },
    ]);
    const ranged = await asha.call('GET', `/rest/v1/cases?client_id=eq.${client.id}&order=title`, undefined, {
      range: '1-1',
    });
    expect(((await ranged.json()) as { title: string }[]).map((row) => row.title)).toEqual(['B']);
    const whole = await asha.call(
      'GET',
      `/rest/v1/clients?id=eq.${client.id}&select=name,cases(title)`,
      undefined,
      { accept: single.accept },
    );
    expect(((await whole.json()) as { cases: unknown[] }).cases).toHaveLength(3);
  });

  test('changes and deletes only the rows that match the filter', async () => {
    const client = await newClient(asha);
    const other = await newClient(asha);
    const changed = await asha.call(
      'PATCH',
      `/rest/v1/clients?id=eq.${client.id}`,
      { status: 'closed', updated_at: '2001-01-01T00:00:00Z' },
      single,
    );
    const row = (await changed.json()) as Client;
    expect(row.status).toBe('closed');
    expect(row.name).toBe('K. Revathi');
    expect(row.updated_at > client.updated_at).toBe(true);
    expect((await asha.call('DELETE', `/rest/v1/clients?id=eq.${client.id}`)).status).toBe(204);
    const left = await asha.call('GET', `/rest/v1/clients?id=in.(${client.id},${other.id})&select=id`);
    expect(await left.json()).toEqual([{ id: other.id }]);
  });

  test('deleting a client takes its cases and their files along', async () => {
    const client = await newClient(asha);
    const [legalCase] = (await (
      await asha.call('POST', '/rest/v1/cases', { title: 'T', client_id: client.id }, returning)
    ).json()) as { id: string }[];
    await asha.call('POST', '/rest/v1/case_files', {
      case_id: legalCase?.id,
      file_name: 'a.pdf',
      file_path: `case_files/${legalCase?.id}/a.pdf`,
      uploaded_by: asha.userId,
    });
    await asha.call('DELETE', `/rest/v1/clients?id=eq.${client.id}`);
    for (const address of [`cases?id=eq.${legalCase?.id}`, `case_files?case_id=eq.${legalCase?.id}`])
      expect(await (await asha.call('GET', `/rest/v1/${address}`)).json(), address).toEqual([]);
  });
});

describe('an invalid request is refused with a sentence', () => {
  test.each([
    ['GET', '/rest/v1/clients?secret=eq.1', undefined, 400, '42703'],
    ['GET', '/rest/v1/clients?select=password_hash', undefined, 400, '42703'],
    ['GET', '/rest/v1/clients?order=nothing', undefined, 400, '42703'],
    ['GET', '/rest/v1/clients?id=eq.1%27%20or%201=1', undefined, 400, 'PGRST100'],
    ['GET', '/rest/v1/clients?select=users(*)', undefined, 400, 'PGRST100'],
    ['GET', '/rest/v1/users', undefined, 404, 'PGRST205'],
    ['PATCH', '/rest/v1/clients', { name: 'all' }, 400, '21000'],
    ['DELETE', '/rest/v1/clients', undefined, 400, '21000'],
    ['POST', '/rest/v1/clients', { name: 'x', id: '00000000-0000-4000-8000-000000000000' }, 400, 'PGRST204'],
    ['POST', '/rest/v1/clients', { name: '  ' }, 400, '23514'],
    ['POST', '/rest/v1/clients', { name: 'x', status: 'won' }, 400, '23514'],
    ['POST', '/rest/v1/clients', '{', 400, 'PGRST102'],
    ['POST', '/rest/v1/profiles', {}, 403, '42501'],
    ['DELETE', '/rest/v1/profiles?id=is.null', undefined, 403, '42501'],
    ['POST', '/rest/v1/rpc/drop_everything', {}, 404, 'PGRST202'],
  ])('%s %s', async (method, url, body, status, code) => {
    expect(await problem(await asha.call(method, url, body))).toMatchObject({ status, code });
  });

  test('one object is requested and none exists', async () => {
    const answer = await asha.call(
      'GET',
      '/rest/v1/clients?id=eq.00000000-0000-4000-8000-000000000000',
      undefined,
      { accept: single.accept },
    );
    expect(await problem(answer)).toMatchObject({
      status: 406,
      code: 'PGRST116',
      details: 'The result contains 0 rows',
    });
  });

  test('SQL in a value is a value', async () => {
    const name = `Robert'); drop table clients; -- " \\ %`;
    const client = await newClient(asha, { name });
    const found = await asha.call('GET', `/rest/v1/clients?name=eq.${encodeURIComponent(name)}&select=id`);
    expect(await found.json()).toEqual([{ id: client.id }]);
  });
});

describe('other people’s rows do not exist', () => {
  test('they are neither read, counted, changed, deleted nor embedded', async () => {
    const client = await newClient(asha, { name: 'Privileged' });
    const at = `/rest/v1/clients?id=eq.${client.id}`;
    expect(await (await ravi.call('GET', at)).json()).toEqual([]);
    expect(
      (await ravi.call('GET', at, undefined, { prefer: 'count=exact' })).headers.get('content-range'),
    ).toBe('*/0');
    expect(await (await ravi.call('PATCH', at, { name: 'Mine' }, returning)).json()).toEqual([]);
    expect(await (await ravi.call('DELETE', at, undefined, returning)).json()).toEqual([]);
    expect(await it.db.sql('select name from clients where id = $1', [client.id])).toEqual([
      { name: 'Privileged' },
    ]);
  });

  test('a row cannot be made for somebody else, nor hung on somebody else’s case', async () => {
    expect(
      await problem(await ravi.call('POST', '/rest/v1/clients', { name: 'x', owner_id: asha.userId })),
    ).toMatchObject({ status: 403, code: '42501' });
    const client = await newClient(asha);
    const [hers] = (await (
      await asha.call('POST', '/rest/v1/cases', { title: 'Hers', client_id: client.id }, returning)
    ).json()) as { id: string }[];
    expect((await ravi.call('POST', '/rest/v1/cases', { title: 'His', client_id: client.id })).status).toBe(
      409,
    );
    const file = { case_id: hers?.id, file_name: 'f', file_path: `case_files/${hers?.id}/f.pdf` };
    expect((await ravi.call('POST', '/rest/v1/case_files', file)).status).toBe(409);
  });

  test('without a session there is nothing', async () => {
    for (const [method, url] of [
      ['GET', '/rest/v1/clients'],
      ['POST', '/rest/v1/cases'],
      ['PATCH', '/rest/v1/case_files?id=is.null'],
      ['DELETE', '/rest/v1/clients?id=is.null'],
      ['POST', '/rest/v1/rpc/create_client_with_case'],
    ] as const) {
      expect((await it.app.request(url, { method })).status, `${method} ${url}`).toBe(401);
    }
  });
});

describe('functions', () => {
  const form = {
    name: 'S. Anbalagan',
    client_number: null,
    status: 'exploration',
    business_area: 'Property',
  };

  test('a client is made with its first case', async () => {
    const made = (await (await asha.call('POST', '/rest/v1/rpc/create_client_with_case', form)).json()) as {
      client_id: string;
      case_id: string;
    };
    const [row] = await it.db.sql(
      'select title, client_name, practice_area, status, owner_id from cases where id = $1 and client_id = $2',
      [made.case_id, made.client_id],
    );
    expect(row).toEqual({
      title: 'S. Anbalagan',
      client_name: 'S. Anbalagan',
      practice_area: 'Property',
      status: 'exploration',
      owner_id: asha.userId,
    });
  });

  test('a number is needed once it is more than an exploration', async () => {
    const answer = await asha.call('POST', '/rest/v1/rpc/create_client_with_case', {
      ...form,
      status: 'active',
    });
    expect(await problem(answer)).toMatchObject({
      status: 400,
      message: 'Client number is required for non-exploration clients',
    });
  });

  test('neither is made when the case fails', async () => {
    await it.db.sql(
      'create function refuse() returns trigger language plpgsql as $$ begin raise exception $q$no case$q$; end $$',
    );
    await it.db.sql(
      `create trigger refuse before insert on cases for each row when (new.title = 'Fails') execute function refuse()`,
    );
    const answer = await asha.call('POST', '/rest/v1/rpc/create_client_with_case', {
      ...form,
      name: 'Fails',
    });
    expect(answer.status).toBe(500);
    expect(await it.db.sql(`select 1 from clients where name = 'Fails'`)).toEqual([]);
  });

  test('a changed case carries its client along, and stays changed when the client cannot follow', async () => {
    const made = (await (await asha.call('POST', '/rest/v1/rpc/create_client_with_case', form)).json()) as {
      client_id: string;
      case_id: string;
    };
    const change = {
      case_id: made.case_id,
      title: 'New title',
      description: 'd',
      client_name: 'New name',
      case_number: 'W.P. 1/2026',
      client_number: 'K-1',
      practice_area: 'Writ',
      status: 'active',
    };
    expect(await (await asha.call('POST', '/rest/v1/rpc/update_case_with_client', change)).json()).toEqual({
      case_id: made.case_id,
      client_updated: true,
      out_of_sync: false,
    });
    expect(
      await it.db.sql('select name, client_number, status from clients where id = $1', [made.client_id]),
    ).toEqual([{ name: 'New name', client_number: 'K-1', status: 'active' }]);

    await it.db.sql(
      'create function stay() returns trigger language plpgsql as $$ begin raise exception $q$locked$q$; end $$',
    );
    await it.db.sql(
      `create trigger stay before update on clients for each row when (new.name = 'Stays') execute function stay()`,
    );
    const second = await asha.call('POST', '/rest/v1/rpc/update_case_with_client', {
      ...change,
      title: 'Saved',
      client_name: 'Stays',
    });
    expect(await second.json()).toEqual({
      case_id: made.case_id,
      client_updated: false,
      out_of_sync: true,
    });
    expect(await it.db.sql('select title from cases where id = $1', [made.case_id])).toEqual([
      { title: 'Saved' },
    ]);
    expect((await ravi.call('POST', '/rest/v1/rpc/update_case_with_client', change)).status).toBe(404);
  });
});
