import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rawSql, sql } from '#server/platform/db/sql.ts';
import type { AuthSession } from '#shared/contracts/accounts.ts';
import { type AuditEntry, auditPage } from '#shared/contracts/sessions-and-audit.ts';
import { type AccountsApp, accountsApp, linkIn, ORIGIN, PASSWORD } from '#test/fixtures/accounts-app.ts';

let auth: AccountsApp;
let count = 0;
const address = () => `leela${++count}@chambers.example`;
const ip = () => `10.0.${++count}.1`;
const FRESH = 'Fresh#Start77';

beforeAll(async () => {
  auth = await accountsApp();
});
afterAll(() => auth.db.close());

const read = async (token: string, query = ''): Promise<AuditEntry[]> => {
  await auth.settled();
  const answer = await auth.call('GET', `/audit${query}`, undefined, { token });
  expect(answer.status).toBe(200);
  return auditPage.parse(await answer.json());
};
const eventsOf = async (token: string) => (await read(token)).map(({ event }) => event);
const idOf = ({ access_token }: AuthSession) =>
  JSON.parse(Buffer.from(access_token.split('.')[1] ?? '', 'base64url').toString()).session_id as string;
const wrong = (email: string, from = ip()) =>
  auth.call('POST', '/token?grant_type=password', { email, password: 'Wrong#Pass9' }, { address: from });

describe('the log of an account', () => {
  test('records its creation and each sign-in: method, time and origin', async () => {
    const email = address();
    const from = ip();
    const session = await auth.member(email, { address: from, headers: { 'user-agent': 'curl/8' } });
    const [signedIn, signedUp, ...rest] = await read(session.access_token);
    expect(rest).toEqual([]);
    expect(signedUp).toMatchObject({ event: 'signed_up', session_id: null });
    expect(signedIn).toEqual({
      id: expect.any(Number),
      event: 'signed_in',
      details: { method: 'password' },
      session_id: idOf(session),
      address: from,
      user_agent: 'curl/8',
      at: auth.services.now().toISOString(),
    });
  });

  test('records failed sign-ins, but none for an unknown account', async () => {
    const email = address();
    const { access_token: token } = await auth.member(email);
    const before = (await auth.db.sql('select id from auth.audit_log')).length;
    await wrong(email, '192.0.2.9');
    await wrong(address());
    const [newest] = await read(token);
    expect(newest).toMatchObject({ event: 'sign_in_failed', address: '192.0.2.9', session_id: null });
    expect(await auth.db.sql('select id from auth.audit_log')).toHaveLength(before + 1);
  });

  test('records sign-outs and ended sessions', async () => {
    const email = address();
    const [first, second, third] = [
      await auth.member(email),
      await auth.signIn(email),
      await auth.signIn(email),
    ];
    await auth.call('DELETE', `/sessions/${idOf(second)}`, undefined, { token: first.access_token });
    await auth.call('POST', '/logout?scope=others', undefined, { token: third.access_token });
    const [out, ended] = await read(third.access_token);
    expect(out).toMatchObject({ event: 'signed_out', details: { scope: 'others' }, session_id: idOf(third) });
    expect(ended).toMatchObject({ event: 'session_ended', session_id: idOf(second) });
  });

  test('records the session that a browser replaced by signing in as another user', async () => {
    const [one, other] = [address(), address()];
    await auth.member(one);
    await auth.member(other);
    const browse = (email: string, headers = {}) =>
      auth.call(
        'POST',
        '/token?grant_type=password',
        { email, password: PASSWORD },
        { headers: { origin: ORIGIN, ...headers }, address: ip() },
      );
    const carried = await browse(one);
    const cookie = carried.headers.get('set-cookie')?.split(';')[0] ?? '';
    const id = idOf((await carried.json()) as AuthSession);
    await browse(other, { cookie });
    const { access_token: token } = await auth.signIn(one);
    expect((await read(token))[1]).toMatchObject({ event: 'session_ended', session_id: id });
  });

  test('records the reuse of a refresh token', async () => {
    const email = address();
    const { refresh_token } = await auth.member(email);
    const renew = () => auth.call('POST', '/token?grant_type=refresh_token', { refresh_token });
    await renew();
    auth.clock.advance(11_000);
    expect((await renew()).status).toBe(400);
    expect(await eventsOf((await auth.signIn(email)).access_token)).toContain('refresh_token_reused');
  });

  test('records changes to the password and the email address, without the address', async () => {
    const [email, next] = [address(), address()];
    const { access_token: token } = await auth.member(email);
    await auth.call('POST', '/recover', { email }, { address: ip() });
    // Anyone may send this request, so it is recorded after the answer.
    await auth.settled();
    await auth.call('PUT', '/user', { email: next }, { token });
    await auth.follow(linkIn((await auth.settled()).filter((mail) => mail.to === next).at(-1)));
    await auth.call('PUT', '/user', { password: FRESH }, { token });
    expect((await eventsOf(token)).slice(0, 4)).toEqual([
      'password_changed',
      'email_changed',
      'email_change_asked',
      'password_reset_asked',
    ]);
    expect(JSON.stringify(await read(token))).not.toMatch(/chambers\.example|Fresh#/);
  });

  test('shows the user’s own events only, in pages, newest first', async () => {
    const email = address();
    const { access_token: token, user } = await auth.member(email);
    await auth.member(address());
    for (let i = 0; i < 5; i++) await auth.signIn(email);
    const all = await read(token);
    expect(all).toHaveLength(7);
    expect(all.map(({ id }) => id)).toEqual(all.map(({ id }) => id).sort((a, b) => b - a));
    const paged: AuditEntry[] = [];
    for (let page = await read(token, '?limit=3'); page.length > 0; ) {
      paged.push(...page);
      page = await read(token, `?limit=3&before=${page.at(-1)?.id}`);
    }
    expect(paged).toEqual(all);
    const owners = await auth.db.sql('select distinct user_id from auth.audit_log where id = any($1)', [
      all.map(({ id }) => id),
    ]);
    expect(owners).toEqual([{ user_id: user.id }]);
  });

  test.each(['limit=0', 'limit=101', 'limit=x', 'before=0', 'before=-1', "before=1' or true --"])(
    'refuses %s',
    async (query) => {
      const { access_token: token } = await auth.member(address());
      expect((await auth.call('GET', `/audit?${query}`, undefined, { token })).status).toBe(400);
    },
  );

  test('needs a session', async () => {
    expect((await auth.call('GET', '/audit')).status).toBe(401);
  });
});

test('a failed change is not recorded', async () => {
  const email = address();
  const { access_token: token } = await auth.member(email);
  await auth.call('PUT', '/user', { password: 'weak' }, { token });
  await auth.call('PUT', '/user', { password: PASSWORD }, { token });
  expect(await eventsOf(token)).not.toContain('password_changed');
});

describe('in the database the log', () => {
  test.each([
    'update auth.audit_log set event = event',
    'delete from auth.audit_log',
    'truncate auth.audit_log',
  ])('is not open to “%s”', async (statement) => {
    await auth.member(address());
    await expect(auth.db.withAccounts((tx) => tx.run(rawSql(statement)))).rejects.toMatchObject({
      code: '42501',
    });
  });

  test('is invisible to the roles of data and jobs', async () => {
    const viewer = { userId: crypto.randomUUID(), aal: 'aal2' as const };
    const read = sql`select * from auth.audit_log`;
    const refused = { code: '42501' };
    await expect(auth.db.withUser(viewer, (tx) => tx.run(read))).rejects.toMatchObject(refused);
    await expect(auth.db.withWorker((tx) => tx.run(read))).rejects.toMatchObject(refused);
  });

  test('is deleted with its account', async () => {
    const { user } = await auth.member(address());
    await auth.db.sql('delete from auth.users where id = $1', [user.id]);
    expect(await auth.db.sql('select 1 from auth.audit_log where user_id = $1', [user.id])).toEqual([]);
  });
});
