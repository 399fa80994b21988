import { generateKeyPair, importJWK, type JWK, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rawSql, sql } from '#server/platform/db/sql.ts';
import type { AuthSession } from '#shared/contracts/accounts.ts';
import { type AccountsApp, accountsApp, linkIn, ORIGIN, PASSWORD } from '#test/fixtures/accounts-app.ts';

let auth: AccountsApp;
let session: AuthSession;
let claims: Record<string, unknown>;
let count = 0;
const address = () => `ravi${++count}@chambers.example`;

beforeAll(async () => {
  auth = await accountsApp();
  session = await auth.member(address());
  claims = JSON.parse(Buffer.from(session.access_token.split('.')[1]!, 'base64url').toString());
});
afterAll(() => auth.db.close());

const whoAmI = (token: string) => auth.call('GET', '/user', undefined, { token });
const now = () => Math.floor(auth.services.now().getTime() / 1000);
const signed = async (
  changes: Record<string, unknown>,
  key?: CryptoKey,
  header: { alg: string } = { alg: 'ES256' },
) => {
  const own = (await importJWK(auth.secrets.signingKey as JWK, 'ES256')) as CryptoKey;
  return new SignJWT({ ...claims, ...changes }).setProtectedHeader(header).sign(key ?? own);
};
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

describe('an access token', () => {
  test('of a live session gives access', async () => {
    expect((await whoAmI(await signed({}))).status).toBe(200);
  });

  test.each<[string, () => Promise<string> | string]>([
    ['says its algorithm is none', () => `${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}.`],
    ['is signed with another key', async () => signed({}, (await generateKeyPair('ES256')).privateKey)],
    [
      'is signed by HMAC with the public key as its secret',
      async () => {
        const { keys } = (await (await auth.call('GET', '/.well-known/jwks.json')).json()) as { keys: JWK[] };
        const secret = new TextEncoder().encode(JSON.stringify(keys[0]));
        return new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).sign(secret);
      },
    ],
    ['is for another audience', () => signed({ aud: 'anon' })],
    ['is from another issuer', () => signed({ iss: 'https://elsewhere.example/auth/v1' })],
    ['has expired', () => signed({ exp: now() - 1 })],
    ['never expires', () => signed({ exp: undefined })],
    ['names no session', () => signed({ session_id: undefined })],
    ['names something else as its session', () => signed({ session_id: "' or true --" })],
    ['is for another role', () => signed({ role: 'service_role' })],
    [
      'was altered',
      () => {
        const [head, , signature] = session.access_token.split('.');
        return `${head}.${part({ ...claims, sub: crypto.randomUUID() })}.${signature}`;
      },
    ],
    ['is no token', () => 'anon-key'],
  ])('that %s is refused', async (_, make) => {
    const answer = await whoAmI(await make());
    expect(answer.status).toBe(401);
    expect(await answer.json()).toMatchObject({ code: 401, error_code: 'bad_jwt' });
  });

  test('with a valid signature for an unknown session is refused', async () => {
    const answer = await whoAmI(await signed({ session_id: crypto.randomUUID() }));
    expect(await answer.json()).toMatchObject({ code: 401, error_code: 'session_not_found' });
  });

  test('is not needed to read the public key, and only the public key is shown', async () => {
    const { keys } = (await (await auth.call('GET', '/.well-known/jwks.json')).json()) as { keys: JWK[] };
    expect(keys).toEqual([
      expect.objectContaining({ kty: 'EC', crv: 'P-256', alg: 'ES256', use: 'sig', kid: expect.any(String) }),
    ]);
    expect(keys[0]).not.toHaveProperty('d');
  });

  test('without a token the answer is 401 with the specified message', async () => {
    const answer = await auth.call('GET', '/user');
    expect(await answer.json()).toMatchObject({
      code: 401,
      error_code: 'no_authorization',
      msg: 'Please log in to access this page',
    });
  });
});

describe('the cookie', () => {
  const own = { origin: ORIGIN };
  const cookieOf = (answer: Response) => answer.headers.get('set-cookie')?.split(';')[0] ?? '';
  const signIn = (email: string, headers: Record<string, string>) =>
    auth.call('POST', '/token?grant_type=password', { email, password: PASSWORD }, { headers });

  test('is set for our own web application only, with every flag', async () => {
    const email = address();
    await auth.member(email);
    const [flags] = (await signIn(email, own)).headers.getSetCookie();
    expect(flags).toMatch(
      /^__Host-munshi=[\w-]{43}; Path=\/; Expires=[^;]+; HttpOnly; Secure; SameSite=Lax$/,
    );
    for (const origin of ['https://munshi.example.evil.example', 'null', 'http://munshi.example'])
      expect((await signIn(email, { origin })).headers.get('set-cookie'), origin).toBeNull();
    expect((await signIn(email, {})).headers.get('set-cookie')).toBeNull();
  });

  test('has a name on plain http that browsers accept', async () => {
    const plain = await accountsApp({ env: { PUBLIC_URL: 'http://127.0.0.1:3000' } });
    await plain.member('asha@chambers.example');
    const body = { email: 'asha@chambers.example', password: PASSWORD };
    const headers = { origin: 'http://127.0.0.1:3000' };
    const answer = await plain.call('POST', '/token?grant_type=password', body, { headers });
    const [given] = answer.headers.getSetCookie();
    expect(given).toMatch(/^munshi=[\w-]{43}; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/);
    await plain.db.close();
  });

  test('signs in; a state change with it needs our own Origin', async () => {
    const email = address();
    await auth.member(email);
    const cookie = cookieOf(await signIn(email, own));
    expect((await auth.call('GET', '/user', undefined, { headers: { cookie } })).status).toBe(200);
    const change = (headers: Record<string, string>) =>
      auth.call('PUT', '/user', { data: { location: 'Salem' } }, { headers: { cookie, ...headers } });
    for (const headers of [{}, { origin: 'https://evil.example' }, { origin: 'null' }] as Record<
      string,
      string
    >[]) {
      const refused = await change(headers);
      expect(refused.status).toBe(403);
      expect(await refused.json()).toMatchObject({ error_code: 'foreign_origin' });
    }
    expect((await change(own)).status).toBe(200);
  });

  test('is ignored when there is a bearer token, even an invalid one', async () => {
    const email = address();
    const other = await auth.member(address());
    await auth.member(email);
    const cookie = cookieOf(await signIn(email, own));
    const both = (token: string) => auth.call('GET', '/user', undefined, { token, headers: { cookie } });
    expect(((await (await both(other.access_token)).json()) as { id: string }).id).toBe(other.user.id);
    expect((await both('bad')).status).toBe(401);
  });

  test('is invalid after sign-out, and the browser deletes it', async () => {
    const email = address();
    await auth.member(email);
    const cookie = cookieOf(await signIn(email, own));
    const out = await auth.call('POST', '/logout?scope=local', undefined, { headers: { cookie, ...own } });
    expect(out.headers.get('set-cookie')).toMatch(
      /^__Host-munshi=; Max-Age=0; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    expect((await auth.call('GET', '/user', undefined, { headers: { cookie } })).status).toBe(401);
  });

  test('changes with a new sign-in, and the old one is invalid', async () => {
    const email = address();
    await auth.member(email);
    const first = cookieOf(await signIn(email, own));
    const second = cookieOf(await signIn(email, { ...own, cookie: first }));
    expect(second).not.toBe(first);
    expect((await auth.call('GET', '/user', undefined, { headers: { cookie: first } })).status).toBe(401);
    expect((await auth.call('GET', '/user', undefined, { headers: { cookie: second } })).status).toBe(200);
  });

  test('is invalid after 30 days without use', async () => {
    const mine = await accountsApp();
    await mine.member('asha@chambers.example');
    const body = { email: 'asha@chambers.example', password: PASSWORD };
    const cookie = cookieOf(await mine.call('POST', '/token?grant_type=password', body, { headers: own }));
    const status = async () => (await mine.call('GET', '/user', undefined, { headers: { cookie } })).status;
    const day = 86_400_000;
    mine.clock.advance(29 * day);
    expect(await status()).toBe(200);
    mine.clock.advance(29 * day);
    expect(await status(), 'use keeps it alive').toBe(200);
    mine.clock.advance(30 * day);
    expect(await status()).toBe(401);
    await mine.db.close();
  });

  test('is stored as a hash only', async () => {
    const email = address();
    await auth.member(email);
    const [, value] = cookieOf(await signIn(email, own)).split('=');
    const rows = await auth.db.sql('select * from auth.sessions, auth.refresh_tokens');
    expect(JSON.stringify(rows)).not.toContain(value);
  });
});

describe('a session', () => {
  test('ends after 30 days without use, and stays alive while it is used', async () => {
    const mine = await accountsApp();
    const { access_token, refresh_token } = await mine.member('asha@chambers.example');
    const day = 86_400_000;
    let refresh = refresh_token;
    let token = access_token;
    for (let days = 0; days < 80; days += 20) {
      mine.clock.advance(20 * day);
      const answer = await mine.call('POST', '/token?grant_type=refresh_token', { refresh_token: refresh });
      expect(answer.status).toBe(200);
      const renewed = (await answer.json()) as AuthSession;
      [refresh, token] = [renewed.refresh_token, renewed.access_token];
    }
    expect((await mine.call('GET', '/user', undefined, { token })).status).toBe(200);
    mine.clock.advance(11 * day);
    const late = await mine.call('POST', '/token?grant_type=refresh_token', { refresh_token: refresh });
    expect(late.status, 'past its 90th day').toBe(400);
    const idle = await mine.signIn('asha@chambers.example');
    mine.clock.advance(31 * day);
    const unused = await mine.call('POST', '/token?grant_type=refresh_token', {
      refresh_token: idle.refresh_token,
    });
    expect(unused.status, 'unused for 31 days').toBe(400);
    await mine.db.close();
  });

  test('ends at the very next request when its account is deleted', async () => {
    const { access_token, user } = await auth.member(address());
    await auth.db.sql('delete from auth.users where id = $1', [user.id]);
    expect((await whoAmI(access_token)).status).toBe(401);
    expect(await auth.db.sql('select 1 from public.profiles where id = $1', [user.id])).toEqual([]);
  });

  test('is found by its id until it ends', async () => {
    const { access_token } = await auth.member(address());
    const id = JSON.parse(Buffer.from(access_token.split('.')[1]!, 'base64url').toString()).session_id;
    expect(await auth.services.sessions.find(id)).toMatchObject({ sessionId: id, aal: 'aal1' });
    await auth.call('POST', '/logout', undefined, { token: access_token });
    expect(await auth.services.sessions.find(id)).toBeUndefined();
  });

  test('survives a restart of the server', async () => {
    const { access_token: token } = await auth.member(address());
    expect((await auth.restart().call('GET', '/user', undefined, { token })).status).toBe(200);
  });
});

test('one user sees nothing of accounts as munshi_app, and only its own profile', async () => {
  const [one, other] = [await auth.member(address()), await auth.member(address())];
  const viewer = { userId: one.user.id, aal: 'aal1' as const };
  const seen = await auth.db.withUser(viewer, (tx) => tx.rows(sql`select id from public.profiles`));
  expect(seen).toEqual([{ id: one.user.id }]);
  const changed = await auth.db.withUser(viewer, (tx) =>
    tx.rows(sql`update public.profiles set full_name = 'x' where id = ${other.user.id} returning id`),
  );
  expect(changed).toEqual([]);
  for (const table of ['users', 'sessions', 'refresh_tokens', 'one_time_tokens', 'throttles'])
    await expect(
      auth.db.withUser(viewer, (tx) => tx.rows(rawSql(`select * from auth.${table}`))),
      table,
    ).rejects.toThrow();
  await expect(auth.db.withAccounts((tx) => tx.rows(sql`select * from public.profiles`))).rejects.toThrow();
});

test('the link of a recovery mail gives the browser a session, and works nowhere else', async () => {
  const email = address();
  await auth.member(email);
  await auth.call('POST', '/recover', { email });
  const opened = await auth.follow(linkIn((await auth.settled()).at(-1)));
  expect(opened.headers.get('set-cookie')).toMatch(/^__Host-munshi=/);
  const headers = { cookie: opened.headers.get('set-cookie')!.split(';')[0]!, origin: ORIGIN };
  expect((await auth.call('PUT', '/user', { password: 'Brand#New2day' }, { headers })).status).toBe(200);
});
