import { afterAll, beforeAll, expect, test } from 'vitest';
import { RESOURCES } from '#server/app.ts';
import { scopesOfCall } from '#server/platform/http/key-scopes.ts';
import { API_KEYS, type ApiKeyScope, apiKeyScopes, type MadeApiKey } from '#shared/contracts/api-keys.ts';
import { added, done } from '#test/fixtures/sharing.ts';
import { type Lawyer, type TestApp, testApp } from '#test/support/app.ts';

let it: TestApp;
beforeAll(async () => {
  it = await testApp();
});
afterAll(() => it.close());

const URL_OF_KEYS = '/functions/v1/api-keys';

async function made(by: Lawyer, scopes: readonly ApiKeyScope[], more: object = {}): Promise<MadeApiKey> {
  const answer = await by.call('POST', URL_OF_KEYS, { name: 'Diary', scopes, ...more });
  expect(answer.status).toBe(200);
  return (await answer.json()) as MadeApiKey;
}

const call = (key: string, method: string, path: string, body?: object, headers: object = {}) =>
  it.app.request(path, {
    method,
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
const codeOf = async (answer: Response) =>
  ((await answer.json()) as { problem?: { code: string } }).problem?.code;

test('a key is shown once, stored as a hash, used, listed with its last use, and ended at once', async () => {
  const by = await it.lawyer();
  const { id, key } = await made(by, ['cases:read']);
  expect(key).toMatch(/^mk_[\w-]{43}$/u);
  const stored = await it.db.sql('select * from auth.api_keys where id = $1', [id]);
  expect(JSON.stringify(stored)).not.toContain(key);
  const list = async () => (await (await by.call('GET', URL_OF_KEYS)).json()) as MadeApiKey[];
  expect(await list()).toMatchObject([{ id, name: 'Diary', ending: key.slice(-4), last_used_at: null }]);
  expect(JSON.stringify(await list())).not.toContain(key);
  expect((await call(key, 'GET', '/rest/v1/cases')).status).toBe(200);
  expect((await list())[0]?.last_used_at).toEqual(expect.any(String));
  const stranger = await it.lawyer();
  expect((await stranger.call('DELETE', `${URL_OF_KEYS}/${id}`)).status).toBe(404);
  expect((await by.call('DELETE', `${URL_OF_KEYS}/${id}`)).status).toBe(204);
  expect((await call(key, 'GET', '/rest/v1/cases')).status).toBe(401);
  const audit = (await (await by.call('GET', '/auth/v1/audit')).json()) as { event: string }[];
  expect(audit.map(({ event }) => event)).toEqual(expect.arrayContaining(['api_key_made', 'api_key_ended']));
});

test('a key reads the rows of its owner and of nobody else, and writes only with the scope', async () => {
  const [owner, stranger] = [await it.lawyer(), await it.lawyer()];
  await owner.call('POST', '/rest/v1/cases', { title: 'Kaveri v. State' });
  const [reads, writes] = [await made(owner, ['cases:read']), await made(owner, ['cases:write'])];
  const others = await made(stranger, ['cases:read', 'cases:write']);
  expect(await (await call(reads.key, 'GET', '/rest/v1/cases?select=title')).json()).toEqual([
    { title: 'Kaveri v. State' },
  ]);
  expect(await (await call(others.key, 'GET', '/rest/v1/cases')).json()).toEqual([]);
  expect(await codeOf(await call(reads.key, 'POST', '/rest/v1/cases', { title: 'X' }))).toBe(
    'insufficient_scope',
  );
  expect((await call(writes.key, 'POST', '/rest/v1/cases', { title: 'Written' })).status).toBe(201);
  expect((await call(writes.key, 'GET', '/rest/v1/cases')).status).toBe(403);
  // A change that answers with rows would read them.
  const shown = { prefer: 'return=representation' };
  const change = ['PATCH', '/rest/v1/cases?title=neq.x', { title: 'Changed' }] as const;
  expect((await call(writes.key, ...change, shown)).status).toBe(403);
  expect((await call(writes.key, ...change)).status).toBe(204);
});

test('an expired key, an unknown key and the key of an account that is being erased are no keys', async () => {
  const by = await it.lawyer();
  const past = await by.call('POST', URL_OF_KEYS, {
    name: 'Late',
    scopes: ['cases:read'],
    expires_at: '2020-01-01T00:00:00Z',
  });
  expect(past.status).toBe(400);
  const { id, key } = await made(by, ['cases:read'], { expires_at: '2199-01-01T00:00:00+05:30' });
  await it.db.sql(`update auth.api_keys set expires_at = now() - interval '1 second' where id = $1`, [id]);
  expect((await call(key, 'GET', '/rest/v1/cases')).status).toBe(401);
  expect((await call('mk_unknown', 'GET', '/rest/v1/cases')).status).toBe(401);
  const live = await made(by, ['cases:read']);
  await it.db.sql(`update auth.users set erasing = '{}', erase_at = now() where id = $1`, [by.userId]);
  expect((await call(live.key, 'GET', '/rest/v1/cases')).status).toBe(401);
});

test('the key of a user who left a chambers reads no case of it, and that of an erased account reads nothing', async () => {
  const [head, member] = [await it.lawyer(), await it.lawyer()];
  const { id: chambers } = await added(head, 'chambers', { name: 'Kaveri Chambers' });
  const membership = [chambers, member.userId];
  await it.db.sql(
    `insert into public.chambers_members (chambers_id, user_id, role) values ($1, $2, 'member')`,
    membership,
  );
  const shared = await added(head, 'cases', { title: 'Kaveri v. State' });
  await added(head, 'case_chambers', { case_id: shared.id, chambers_id: chambers, role: 'viewer' });
  const { key } = await made(member, ['cases:read']);
  const read = async () => (await call(key, 'GET', '/rest/v1/cases?select=title')).json();
  expect(await read()).toEqual([{ title: 'Kaveri v. State' }]);
  await done(
    member.call('DELETE', `/rest/v1/chambers_members?chambers_id=eq.${chambers}&user_id=eq.${member.userId}`),
  );
  expect(await read()).toEqual([]);
  await it.db.sql('delete from auth.users where id = $1', [member.userId]);
  expect((await call(key, 'GET', '/rest/v1/cases')).status).toBe(401);
  expect((await call(key, 'POST', '/mcp', {})).status).toBe(401);
});

test('a key that was made without the second factor stops when its owner adds one', async () => {
  const by = await it.lawyer();
  const { key } = await made(by, ['cases:read']);
  await it.db.sql(
    `insert into auth.mfa_factors (user_id, factor_type, status, friendly_name, phone, created_at, updated_at)
     values ($1, 'phone', 'verified', 'Phone', '+919812345678', now(), now())`,
    [by.userId],
  );
  expect(await codeOf(await call(key, 'GET', '/rest/v1/cases'))).toBe('insufficient_aal');
  expect((await by.call('POST', URL_OF_KEYS, { name: 'No', scopes: ['cases:read'] })).status).toBe(403);
});

test('a session that is no longer recent makes no key without the password', async () => {
  const by = await it.lawyer();
  await it.db.sql(`update auth.sessions set created_at = now() - interval '1 hour' where user_id = $1`, [
    by.userId,
  ]);
  expect((await by.call('POST', URL_OF_KEYS, { name: 'Old', scopes: ['cases:read'] })).status).toBe(401);
});

test('an account has a limited number of keys, also when many are asked for at once', async () => {
  const by = await it.lawyer();
  const asked = Array.from({ length: API_KEYS.perUser + 3 }, () =>
    by.call('POST', URL_OF_KEYS, { name: 'Many', scopes: ['library:read'] }),
  );
  const statuses = (await Promise.all(asked)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(API_KEYS.perUser);
  expect(statuses.filter((status) => status === 422)).toHaveLength(3);
});

/** Every operation of the API that needs a session, with its address filled in. */
async function closedOperations(): Promise<{ method: string; url: string }[]> {
  const { paths } = (await (await it.app.request('/openapi.json')).json()) as {
    paths: Record<string, Record<string, { security?: unknown[] }>>;
  };
  return Object.entries(paths).flatMap(([path, verbs]) =>
    Object.entries(verbs)
      .filter(([, { security }]) => security?.length !== 0)
      .map(([verb]) => ({ method: verb.toUpperCase(), url: path.replaceAll(/\{\w+\}/gu, 'x') })),
  );
}

async function isRefused(key: string, method: string, url: string): Promise<boolean> {
  const answer = await call(key, method, url, ['GET', 'HEAD'].includes(method) ? undefined : {});
  if (answer.status !== 403) return false;
  return method === 'HEAD' || (await codeOf(answer)) === 'insufficient_scope';
}

test('every call of the API is open to the scopes of the table and to no other key', async () => {
  const by = await it.lawyer();
  const operations = await closedOperations();
  expect(operations.length).toBeGreaterThan(100);
  const wrong: string[] = [];
  for (const scope of apiKeyScopes) {
    const { key } = await made(by, [scope]);
    for (const { method, url } of operations)
      if ((await isRefused(key, method, url)) === scopesOfCall(method, url).includes(scope))
        wrong.push(`${method} ${url} with ${scope}`);
  }
  expect(wrong).toEqual([]);
});

test('no key reaches accounts, keys, payments, sharing, operators or the assistant', () => {
  const closed = [
    'PUT /auth/v1/user',
    'GET /functions/v1/api-keys',
    'POST /functions/v1/api-keys',
    'DELETE /functions/v1/api-keys/x',
    'POST /functions/v1/create-subscription',
    'POST /rest/v1/rpc/invite_to_case',
    'POST /rest/v1/rpc/transfer_case',
    'POST /rest/v1/case_members',
    'GET /rest/v1/profiles',
    'GET /functions/v1/export-account',
    'POST /functions/v1/chat-completion',
    'POST /library/web-search',
    'GET /functions/v1/operator-library',
  ];
  expect(closed.filter((one) => scopesOfCall(...(one.split(' ') as [string, string])).length > 0)).toEqual(
    [],
  );
});

test('what can be embedded in a readable row is readable itself', () => {
  const readable = (table: string) => scopesOfCall('GET', `/rest/v1/${table}`).includes('cases:read');
  const embedded = RESOURCES.filter(({ table }) => readable(table)).flatMap(({ embeds }) =>
    Object.values(embeds ?? {}).map(({ resource }) => resource),
  );
  expect(embedded.filter((table) => !readable(table))).toEqual([]);
});
