import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { RESOURCES } from '#server/app.ts';
import { rawSql } from '#server/platform/db/sql.ts';
import { signGrant } from '#server/platform/storage/signature.ts';
import { type Lawyer, type TestApp, testApp } from './support/app.ts';

// A user with a verified second factor has no access with the first one alone. Generated from the declarations, so that
// every new route and table is tested from its first day.

/** Operations of a session without its second factor: read the user, confirm the factor, and sign out. */
const BEFORE_THE_SECOND_FACTOR = [
  'GET /auth/v1/user',
  'GET /auth/v1/sessions/current',
  'POST /auth/v1/logout',
  'POST /auth/v1/factors/{id}/challenge',
  'POST /auth/v1/factors/{id}/verify',
  // Only one that was never verified: a verified one is refused in its own room.
  'DELETE /auth/v1/factors/{id}',
  'POST /auth/v1/recovery-codes/verify',
];
const SENTENCE = 'Please confirm your second factor first.';

let it: TestApp;
let half: Lawyer;
let caseId: string;
let fileKey: string;
let signedUrl: string;
let libraryUrl: string;
let routes: { method: string; path: string }[];

beforeAll(async () => {
  it = await testApp();
  half = await it.lawyer();
  await keepRows();
  const { paths } = (await (await it.app.request('/openapi.json')).json()) as {
    paths: Record<string, Record<string, unknown>>;
  };
  routes = Object.entries(paths).flatMap(([path, verbs]) =>
    Object.keys(verbs).map((verb) => ({ method: verb.toUpperCase(), path })),
  );
  for (const url of [signedUrl, libraryUrl])
    expect([url, await (await it.app.request(url)).text()]).toEqual([url, 'privileged']);
  await guard(half);
});
afterAll(() => it.close());

const guard = ({ userId }: Lawyer) =>
  it.db.sql(
    `insert into auth.mfa_factors (user_id, factor_type, status, secret_encrypted, created_at, updated_at)
     values ($1, 'totp', 'verified', 'sealed', now(), now())`,
    [userId],
  );

/** A client, a case and a file of the user, and two signed addresses, from before the factor. */
async function keepRows(): Promise<void> {
  const add = async (table: string, fields: object) => {
    const made = await half.call('POST', `/rest/v1/${table}`, fields, { prefer: 'return=representation' });
    const [row] = (await made.json()) as { id: string }[];
    if (!row) throw new Error(`no row in ${table}`);
    return row.id;
  };
  const clientId = await add('clients', { name: 'Privileged client', status: 'exploration' });
  caseId = await add('cases', { title: 'Privileged case', client_id: clientId });
  fileKey = `case_files/${caseId}/${randomUUID()}_1.txt`;
  const about = { contentType: 'text/plain', maxBytes: 100 };
  await it.services.storage.put(fileKey, Readable.from([Buffer.from('privileged')]), about);
  await add('case_files', { case_id: caseId, file_name: 'Note.txt', file_path: fileKey });
  const sign = { expiresIn: 3600 };
  const signed = await half.call('POST', `/storage/v1/object/sign/case-files/${fileKey}`, sign);
  signedUrl = `/storage/v1${((await signed.json()) as { signedURL: string }).signedURL}`;
  const [session] = await it.db.sql<{ id: string }>('select id from auth.sessions where user_id = $1', [
    half.userId,
  ]);
  const original = `library/ab/${'ab'.repeat(20)}.txt`;
  await it.services.storage.put(original, Readable.from([Buffer.from('privileged')]), about);
  const grant = { key: original, userId: half.userId, sessionId: session?.id ?? '', expires: 4_000_000_000 };
  const token = signGrant(it.services.secrets.hmacKey, 'library-document', grant);
  libraryUrl = `/library/files/${original}?token=${token}`;
}

const urlOf = (path: string) =>
  path
    .replace('{table}', 'cases')
    .replace('{path}', fileKey)
    .replace('{id}', randomUUID())
    .replaceAll(/\{\w+\}/gu, 'x');
const send = (method: string, path: string, headers: Record<string, string>) =>
  it.app.request(urlOf(path), {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    ...(method === 'GET' || method === 'HEAD' ? {} : { body: '{}' }),
  });
const bearer = () => ({ authorization: `Bearer ${half.token}` });

test('every documented route that needs a session needs the second factor, but for the few that lead to it', async () => {
  const guarded: string[] = [];
  for (const { method, path } of routes) {
    const name = `${method} ${path}`;
    if (BEFORE_THE_SECOND_FACTOR.includes(name)) continue;
    if ((await send(method, path, {})).status !== 401) continue;
    const answer = await send(method, path, bearer());
    // An answer to HEAD has no body to say it in.
    const said = method === 'HEAD' ? '' : expect.stringContaining(SENTENCE);
    expect([answer.status, await answer.text()], name).toEqual([403, said]);
    guarded.push(name);
  }
  expect(guarded.length).toBeGreaterThan(25);
  for (const name of [
    'GET /rest/v1/cases',
    'POST /keyword_search',
    'PUT /auth/v1/user',
    'GET /auth/v1/audit',
  ])
    expect(guarded).toContain(name);
});

test.each(BEFORE_THE_SECOND_FACTOR.slice(0, 2).concat(BEFORE_THE_SECOND_FACTOR.slice(3)))(
  '%s is open to it',
  async (name) => {
    const [method = '', path = ''] = name.split(' ');
    expect(routes).toContainEqual({ method, path });
    const answer = await send(method, path, bearer());
    expect([401, 403], await answer.clone().text()).not.toContain(answer.status);
    expect(await answer.text()).not.toContain('Privileged');
  },
);

test('a signed address of a file is shut, and so is one of the library', async () => {
  for (const url of [signedUrl, libraryUrl]) {
    const answer = await it.app.request(url);
    expect([400, 401], url).toContain(answer.status);
    expect(await answer.text()).not.toContain('privileged');
  }
});

describe('in the database, as the role of the application', () => {
  const see = (table: string, aal: 'aal1' | 'aal2', userId = half.userId) =>
    it.db.withUser({ userId, aal }, (tx) => tx.rows(rawSql(`select * from public.${table}`)));

  const owned = RESOURCES.filter(({ isPublic }) => !isPublic);
  test.each(owned.map(({ table }) => table))('%s shows nothing at aal1', async (table) => {
    expect(await see(table, 'aal1')).toEqual([]);
  });

  test.each(['clients', 'cases', 'case_files', 'profiles'])('%s shows its rows at aal2', async (table) => {
    expect(await see(table, 'aal2')).toHaveLength(1);
  });

  test('no table with rows of users is without the policy', async () => {
    const open = await it.db.sql(
      `select relname from pg_class
       where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and relrowsecurity
         and has_table_privilege('munshi_app', oid, 'select')
         and exists (select from pg_attribute where attrelid = pg_class.oid and attname = 'owner_id' and not attisdropped)
         and not exists (select from pg_policy where polrelid = pg_class.oid and polname = 'second_factor'
                           and not polpermissive)`,
    );
    expect(open).toEqual([]);
  });

  test('nothing is written, changed or deleted at aal1', async () => {
    const viewer = { userId: half.userId, aal: 'aal1' as const };
    const run = (statement: string) => it.db.withUser(viewer, (tx) => tx.run(rawSql(statement)));
    expect(await run("update public.cases set title = 'Changed'")).toBe(0);
    expect(await run('delete from public.cases')).toBe(0);
    await expect(run("insert into public.clients (name) values ('New')")).rejects.toMatchObject({
      cause: { message: expect.stringContaining('"second_factor"') },
    });
  });

  test('another user without a factor continues at aal1', async () => {
    const other = await it.lawyer();
    await other.call('POST', '/rest/v1/clients', { name: 'Theirs' });
    expect(await see('clients', 'aal1', other.userId)).toHaveLength(1);
  });

  test('the application cannot look at factors, nor raise a level for itself', async () => {
    const viewer = { userId: half.userId, aal: 'aal1' as const };
    for (const statement of ['select * from auth.mfa_factors', "update auth.sessions set aal = 'aal2'"]) {
      const tried = it.db.withUser(viewer, (tx) => tx.run(rawSql(statement)));
      await expect(tried, statement).rejects.toMatchObject({ code: '42501' });
    }
  });
});

test('once the session has confirmed it, everything opens again', async () => {
  await it.db.sql("update auth.sessions set aal = 'aal2' where user_id = $1", [half.userId]);
  expect(await (await half.call('GET', '/rest/v1/cases')).json()).toHaveLength(1);
  expect(await (await it.app.request(signedUrl)).text()).toBe('privileged');
  expect(await (await it.app.request(libraryUrl)).text()).toBe('privileged');
  await it.db.sql("update auth.sessions set aal = 'aal1' where user_id = $1", [half.userId]);
});

test('signing out needs no second factor', async () => {
  const leaving = await it.lawyer();
  await guard(leaving);
  expect((await leaving.call('GET', '/rest/v1/cases')).status).toBe(403);
  expect((await leaving.call('POST', '/auth/v1/logout')).status).toBe(204);
  expect((await leaving.call('GET', '/auth/v1/user')).status).toBe(401);
});
