import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hashSecret } from '#server/core/random-secret.ts';
import type { AuthSession } from '#shared/contracts/accounts.ts';
import {
  currentSession,
  ENDED_ELSEWHERE,
  type SessionInfo,
  sessionList,
} from '#shared/contracts/sessions-and-audit.ts';
import { type AccountsApp, accountsApp, ORIGIN, PASSWORD } from '#test/fixtures/accounts-app.ts';

let auth: AccountsApp;
let count = 0;
const address = () => `dev${++count}@chambers.example`;
const MINUTE = 60_000;
const CHROME = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36';

beforeAll(async () => {
  auth = await accountsApp();
});
afterAll(() => auth.db.close());

const idOf = ({ access_token }: AuthSession) =>
  JSON.parse(Buffer.from(access_token.split('.')[1] ?? '', 'base64url').toString()).session_id as string;
const sessionsOf = async (token: string): Promise<SessionInfo[]> => {
  const answer = await auth.call('GET', '/sessions', undefined, { token });
  expect(answer.status).toBe(200);
  return sessionList.parse(await answer.json());
};
const whoAmI = async (token: string) => (await auth.call('GET', '/user', undefined, { token })).status;
const end = (id: string, token: string) => auth.call('DELETE', `/sessions/${id}`, undefined, { token });
const addFactor = (userId: string) =>
  auth.db.sql(
    `insert into auth.mfa_factors (user_id, factor_type, status, secret_encrypted, created_at, updated_at)
     values ($1, 'totp', 'verified', 'sealed', now(), now())`,
    [userId],
  );

describe('the list of sessions', () => {
  test('shows the user’s live sessions with their origin, most recently used first', async () => {
    const email = address();
    const first = await auth.member(email, { address: '198.51.100.7', headers: { 'user-agent': CHROME } });
    auth.clock.advance(MINUTE);
    const second = await auth.signIn(email);
    const out = await auth.signIn(email);
    await auth.call('POST', '/logout?scope=local', undefined, { token: out.access_token });
    await auth.member(address());
    const listed = await sessionsOf(first.access_token);
    expect(listed.map(({ id }) => id)).toEqual([idOf(second), idOf(first)]);
    expect(listed.map(({ current }) => current)).toEqual([false, true]);
    expect(listed[1]).toMatchObject({ address: '198.51.100.7', user_agent: CHROME, aal: 'aal1' });
    expect(listed[1]?.amr).toEqual([{ method: 'password', timestamp: expect.any(Number) }]);
  });

  test('leaves out those unused for 30 days', async () => {
    const mine = await accountsApp();
    const old = await mine.member('asha@chambers.example');
    mine.clock.advance(31 * 86_400_000);
    const { access_token: token } = await mine.signIn('asha@chambers.example');
    const listed = sessionList.parse(
      await (await mine.call('GET', '/sessions', undefined, { token })).json(),
    );
    expect(listed.map(({ id }) => id)).not.toContain(idOf(old));
    expect(listed).toHaveLength(1);
    await mine.db.close();
  });

  test('has the declared keys only', async () => {
    const { access_token: token } = await auth.member(address());
    const [row] = await sessionsOf(token);
    const answer = await auth.call('GET', '/sessions', undefined, { token });
    const [raw] = (await answer.json()) as object[];
    expect(Object.keys(raw ?? {}).sort()).toEqual(Object.keys(row ?? {}).sort());
    const current = await auth.call('GET', '/sessions/current', undefined, { token });
    const now = (await current.json()) as object;
    expect(Object.keys(now).sort()).toEqual(Object.keys(currentSession.parse(now)).sort());
    expect(JSON.stringify([raw, now])).not.toMatch(/hash|argon2/);
  });
});

describe('the current session', () => {
  test('needs nothing more without a second factor', async () => {
    const session = await auth.member(address());
    const answer = await auth.call('GET', '/sessions/current', undefined, { token: session.access_token });
    expect(currentSession.parse(await answer.json())).toMatchObject({
      id: idOf(session),
      current: true,
      aal: 'aal1',
      next_aal: 'aal1',
      user: { id: session.user.id },
    });
  });

  test('asks for the second factor if there is one, and shows nothing else', async () => {
    const { access_token: token, user } = await auth.member(address());
    await addFactor(user.id);
    const answer = await auth.call('GET', '/sessions/current', undefined, { token });
    expect(currentSession.parse(await answer.json())).toMatchObject({ aal: 'aal1', next_aal: 'aal2' });
    for (const path of ['/sessions', '/audit'])
      expect(await (await auth.call('GET', path, undefined, { token })).json()).toMatchObject({
        code: 403,
        error_code: 'insufficient_aal',
      });
  });

  test('needs nothing more once it was confirmed', async () => {
    const session = await auth.member(address());
    await addFactor(session.user.id);
    await auth.db.sql("update auth.sessions set aal = 'aal2' where id = $1", [idOf(session)]);
    const answer = await auth.call('GET', '/sessions/current', undefined, { token: session.access_token });
    expect(currentSession.parse(await answer.json())).toMatchObject({ aal: 'aal2', next_aal: 'aal2' });
  });

  test('brings a key for what this browser keeps: the same for an account, another for others, none before the second factor', async () => {
    const keyOf = async (token: string) =>
      currentSession.parse(await (await auth.call('GET', '/sessions/current', undefined, { token })).json())
        .device_key;
    const [asha, ravi] = await Promise.all([auth.member(address()), auth.member(address())]);
    const key = await keyOf(asha.access_token);
    expect(Buffer.from(key ?? '', 'base64url')).toHaveLength(32);
    expect(await keyOf(asha.access_token)).toBe(key);
    expect(await keyOf(ravi.access_token)).not.toBe(key);
    await addFactor(asha.user.id);
    expect(await keyOf(asha.access_token)).toBe(null);
  });

  test('tells a browser to empty itself when the session was ended from elsewhere, and not when it expired or was replaced', async () => {
    const told = async (change: string) => {
      const session = await auth.member(address());
      const cookie = randomUUID();
      await auth.db.sql(`update auth.sessions set cookie_hash = $2, ${change} where id = $1`, [
        idOf(session),
        hashSecret(cookie),
      ]);
      const headers = { cookie: `__Host-munshi=${cookie}` };
      const answer = await auth.call('GET', '/sessions/current', undefined, { headers });
      const cookies = answer.headers.getSetCookie().join();
      const { error_code } = (await answer.json()) as { error_code?: string };
      return [
        answer.status,
        error_code === ENDED_ELSEWHERE,
        answer.headers.get('clear-site-data'),
        cookies.includes('Max-Age=0'),
      ];
    };
    const ended = (because: string) => told(`ended_at = now(), ended_because = '${because}'`);
    expect(await ended('ended by its user')).toEqual([401, true, '"storage"', true]);
    expect(await ended('the password was changed')).toEqual([401, true, '"storage"', true]);
    expect(await ended('signed in again')).toEqual([401, false, null, false]);
    expect(await told(`expires_at = now() - interval '1 day'`)).toEqual([401, false, null, false]);
    expect(await told(`aal = 'aal1'`)).toEqual([200, false, null, false]);
  });

  test('is refused without a session', async () => {
    expect((await auth.call('GET', '/sessions/current')).status).toBe(401);
  });
});

describe('ending a session', () => {
  test('takes effect at the next request, its refresh token included', async () => {
    const email = address();
    const here = await auth.member(email);
    const there = await auth.signIn(email);
    expect(await whoAmI(there.access_token)).toBe(200);
    expect((await end(idOf(there), here.access_token)).status).toBe(204);
    expect(await whoAmI(there.access_token)).toBe(401);
    const { refresh_token } = there;
    const renewed = await auth.call('POST', '/token?grant_type=refresh_token', { refresh_token });
    expect(renewed.status).toBe(400);
    expect(await whoAmI(here.access_token)).toBe(200);
    expect(await sessionsOf(here.access_token)).toHaveLength(1);
  });

  test('of another user, unknown or already ended is not found and changes nothing', async () => {
    const email = address();
    const [mine, other] = [await auth.member(email), await auth.member(address())];
    const gone = await auth.signIn(email);
    await end(idOf(gone), mine.access_token);
    for (const id of [idOf(other), crypto.randomUUID(), idOf(gone)]) {
      const refused = await end(id, mine.access_token);
      expect([refused.status, await refused.json()]).toMatchObject([404, { error_code: 'not_found' }]);
    }
    expect((await end('x', mine.access_token)).status).toBe(400);
    expect(await whoAmI(other.access_token)).toBe(200);
  });

  test('with the cookie clears it when it is the current one, and needs our own Origin', async () => {
    const email = address();
    await auth.member(email);
    const body = { email, password: PASSWORD };
    const signedIn = await auth.call('POST', '/token?grant_type=password', body, {
      headers: { origin: ORIGIN },
    });
    const cookie = signedIn.headers.get('set-cookie')?.split(';')[0] ?? '';
    const id = idOf((await signedIn.json()) as AuthSession);
    const remove = (headers: Record<string, string>) =>
      auth.call('DELETE', `/sessions/${id}`, undefined, { headers: { cookie, ...headers } });
    for (const origin of ['https://evil.example', 'null'])
      expect(await (await remove({ origin })).json()).toMatchObject({ error_code: 'foreign_origin' });
    const ended = await remove({ origin: ORIGIN });
    expect([ended.status, ended.headers.get('set-cookie')]).toEqual([
      204,
      expect.stringMatching(/^__Host-munshi=; Max-Age=0;/),
    ]);
    expect((await auth.call('GET', '/user', undefined, { headers: { cookie } })).status).toBe(401);
  });
});

describe('renewing a session', () => {
  test('of level aal1 leaves it at aal1, whatever factor there is', async () => {
    const { refresh_token, user } = await auth.member(address());
    await addFactor(user.id);
    const answer = await auth.call('POST', '/token?grant_type=refresh_token', { refresh_token });
    const renewed = (await answer.json()) as AuthSession;
    const claims = JSON.parse(Buffer.from(renewed.access_token.split('.')[1] ?? '', 'base64url').toString());
    expect([answer.status, claims.aal]).toEqual([200, 'aal1']);
    const { access_token: token } = renewed;
    expect((await auth.call('GET', '/sessions', undefined, { token })).status).toBe(403);
  });

  test('with a used token ends it, and the user’s other sessions stay', async () => {
    const email = address();
    const stolen = await auth.member(email);
    const other = await auth.signIn(email);
    const renew = (refresh_token: string) =>
      auth.call('POST', '/token?grant_type=refresh_token', { refresh_token });
    const next = (await (await renew(stolen.refresh_token)).json()) as AuthSession;
    auth.clock.advance(11_000);
    expect(await (await renew(stolen.refresh_token)).json()).toMatchObject({
      error_code: 'refresh_token_already_used',
    });
    expect(await whoAmI(next.access_token)).toBe(401);
    expect((await renew(next.refresh_token)).status).toBe(400);
    expect(await whoAmI(other.access_token)).toBe(200);
  });
});
