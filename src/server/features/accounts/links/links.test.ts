import { createHash, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Mail } from '#server/platform/messaging/email/mail-message.ts';
import type { AuthSession } from '#shared/contracts/accounts.ts';
import { type AccountsApp, accountsApp, linkIn, ORIGIN, PASSWORD } from '#test/fixtures/accounts-app.ts';

let auth: AccountsApp;
let count = 0;
const address = () => `meera${++count}@chambers.example`;
const MINUTE = 60_000;

beforeAll(async () => {
  auth = await accountsApp({ env: { ALLOWED_REDIRECTS: 'https://app.partner.example' } });
});
afterAll(() => auth.db.close());

const where = (answer: Response) => new URL(answer.headers.get('location')!);
const follow = (link: string) => auth.follow(link);
async function recoveryLink(email: string, query = '', body: object = {}): Promise<string> {
  await auth.call('POST', `/recover${query}`, { email, ...body }, { address: `203.0.113.${++count % 250}` });
  return linkIn((await auth.settled()).filter((mail) => mail.to === email).at(-1));
}
function pkce() {
  const verifier = randomBytes(40).toString('base64url');
  return {
    verifier,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 's256',
  };
}
const exchange = (auth_code: string, code_verifier: string, headers = {}) =>
  auth.call('POST', '/token?grant_type=pkce', { auth_code, code_verifier }, { headers });

describe('a recovery', () => {
  test('answers the same for an address that has no account, and mails nothing', async () => {
    const email = address();
    await auth.member(email);
    const before = auth.mails.length;
    const nobody = await auth.call('POST', '/recover', { email: address() });
    expect(await auth.settled()).toHaveLength(before);
    const somebody = await auth.call('POST', '/recover', { email });
    expect(await auth.settled()).toHaveLength(before + 1);
    expect([nobody.status, await nobody.json()]).toEqual([somebody.status, await somebody.json()]);
  });

  test('is answered before the account is looked up', async () => {
    const email = address();
    await auth.member(email);
    const held: (() => Promise<Mail | undefined>)[] = [];
    const post = vi.spyOn(auth.services.mailer, 'post').mockImplementation((compose) => {
      held.push(compose);
    });
    for (const asked of [email, address()]) {
      const answer = await auth.call('POST', '/recover', { email: asked });
      expect([answer.status, await answer.json()]).toEqual([200, {}]);
    }
    post.mockRestore();
    const tokens = () =>
      auth.db.sql("select 1 from auth.one_time_tokens where purpose = 'recovery' and email = $1", [email]);
    expect(await tokens()).toHaveLength(0);
    const mails = await Promise.all(held.map((compose) => compose()));
    expect(mails.map((mail) => mail?.to)).toEqual([email, undefined]);
    expect(await tokens()).toHaveLength(1);
  });

  test('redirects to the requested page, sets the cookie and shows no token', async () => {
    const email = address();
    await auth.member(email);
    const opened = await follow(await recoveryLink(email, `?redirect_to=${ORIGIN}/home/profile`));
    expect(opened.status).toBe(303);
    expect(opened.headers.get('location')).toBe(`${ORIGIN}/home/profile?type=recovery`);
    expect(opened.headers.get('referrer-policy')).toBe('no-referrer');
    expect(opened.headers.get('cache-control')).toBe('no-store');
    expect(opened.headers.get('set-cookie')).toContain('HttpOnly');
  });

  test('lets its session choose one new password for an hour, and change nothing else', async () => {
    const email = address();
    await auth.member(email);
    const change = async (cookie: string, body: object) => {
      const headers = { cookie, origin: ORIGIN };
      return (await auth.call('PUT', '/user', body, { headers, address: '203.0.113.252' })).status;
    };
    const opened = async () =>
      (await follow(await recoveryLink(email))).headers.get('set-cookie')!.split(';')[0]!;
    const first = await opened();
    auth.clock.advance(59 * MINUTE);
    expect(await change(first, { email: address() })).toBe(401);
    expect(await change(first, { password: 'Fresh#Start77', email: address() })).toBe(401);
    expect(await change(first, { password: 'Fresh#Start77' })).toBe(200);
    expect(await change(first, { password: 'Other#Start88' })).toBe(401);
    const second = await opened();
    auth.clock.advance(60 * MINUTE);
    expect(await change(second, { password: 'Third#Start99' })).toBe(401);
  });

  test('confirms an address that was never confirmed, but not the password of that sign-up', async () => {
    const email = address();
    await auth.signUp(email);
    expect((await follow(await recoveryLink(email))).headers.get('set-cookie')).toBeTruthy();
    const old = await auth.call(
      'POST',
      '/token?grant_type=password',
      { email, password: PASSWORD },
      { address: '203.0.113.251' },
    );
    expect(await old.json()).toMatchObject({ error_code: 'invalid_credentials' });
  });
});

describe('the link of a sign-up', () => {
  /** Signs up in a browser and gives the cookie that it gets. */
  async function signUpHere(email: string): Promise<string> {
    const answer = await auth.call(
      'POST',
      '/signup',
      { email, password: PASSWORD },
      { headers: { origin: ORIGIN }, address: `203.0.113.${++count % 250}` },
    );
    return answer.headers.get('set-cookie')?.split(';')[0] ?? '';
  }

  async function signedUp(email: string) {
    const cookie = await signUpHere(email);
    const link = linkIn((await auth.settled()).filter(({ to }) => to === email).at(-1));
    return { cookie, link };
  }

  test('signs in in the browser in which the account was made, and only there', async () => {
    const [own, other] = [await signedUp(address()), await signedUp(address())];
    expect(own.cookie).toContain('-signup=');
    const elsewhere = await auth.follow(other.link);
    expect(elsewhere.status).toBe(303);
    expect(elsewhere.headers.get('set-cookie')).toBeNull();
    const here = await auth.follow(own.link, { headers: { cookie: own.cookie } });
    expect(here.status).toBe(303);
    const session = here.headers.get('set-cookie')?.split(';')[0] ?? '';
    expect(session).toMatch(/munshi=/u);
    const user = await auth.call('GET', '/user', undefined, { headers: { cookie: session } });
    expect(user.status).toBe(200);
  });

  test('does not sign in where the browser of another sign-up follows it, or somebody is signed in', async () => {
    const [own, other, third] = [
      await signedUp(address()),
      await signedUp(address()),
      await signedUp(address()),
    ];
    const crossed = await auth.follow(own.link, { headers: { cookie: other.cookie } });
    expect(crossed.headers.get('set-cookie')).toBeNull();
    const name = third.cookie.split('-signup=')[0];
    const busy = await auth.follow(third.link, {
      headers: { cookie: `${third.cookie}; ${name}=${'a'.repeat(43)}` },
    });
    expect(busy.status).toBe(303);
    expect(busy.headers.get('set-cookie')).toBeNull();
  });

  test('an address that has an account gets the same cookie', async () => {
    const email = address();
    await auth.member(email);
    expect(await signUpHere(email)).toContain('-signup=');
  });

  const confirmed = async (redirect = '') => {
    const email = address();
    await auth.signUp(email);
    const link = linkIn((await auth.settled()).filter((mail) => mail.to === email).at(-1));
    const url = new URL(link, ORIGIN);
    if (redirect) url.searchParams.set('redirect_to', redirect);
    return { email, target: where(await follow(`${url.pathname}${url.search}`)) };
  };

  test('gives the sign-in page the confirmed address, in the fragment', async () => {
    const { email, target } = await confirmed();
    expect(`${target.origin}${target.pathname}${target.search}`).toBe(`${ORIGIN}/login?type=signup`);
    expect(new URLSearchParams(target.hash.slice(1)).get('email')).toBe(email);
  });

  test.each([`${ORIGIN}/home`, 'https://app.partner.example/login'])('gives %s no address', async (page) => {
    expect((await confirmed(page)).target.hash).toBe('');
  });
});

describe('a link', () => {
  test('works once', async () => {
    const email = address();
    await auth.member(email);
    const link = await recoveryLink(email);
    expect(where(await follow(link)).searchParams.get('type')).toBe('recovery');
    const again = await follow(link);
    expect(again.status).toBe(303);
    expect(where(again).searchParams.get('error_code')).toBe('otp_expired');
    expect(where(again).searchParams.get('error_description')).toBe('Email link is invalid or has expired');
    expect(again.headers.get('set-cookie')).toBeNull();
  });

  test('works once even when opened twenty times at once', async () => {
    const email = address();
    await auth.member(email);
    const link = await recoveryLink(email);
    const all = await Promise.all(Array.from({ length: 20 }, () => follow(link)));
    expect(all.filter((answer) => answer.headers.get('set-cookie'))).toHaveLength(1);
  });

  test('is not used up by a mail scanner that follows it, with HEAD, GET, or a form sent from elsewhere', async () => {
    const email = address();
    await auth.member(email);
    const link = await recoveryLink(email);
    for (const method of ['HEAD', 'GET', 'GET']) {
      const answer = await auth.call(method, link);
      expect([answer.status, answer.headers.get('set-cookie')]).toEqual([200, null]);
    }
    for (const headers of [{}, { origin: 'https://evil.example' }, { origin: 'null' }] as Record<
      string,
      string
    >[]) {
      const answer = await auth.call('POST', link, '', { headers });
      expect([answer.status, answer.headers.get('set-cookie')]).toEqual([403, null]);
    }
    expect((await follow(link)).headers.get('set-cookie')).toBeTruthy();
  });

  test('disables the others of its kind, and so does a new password', async () => {
    const email = address();
    const { access_token: token } = await auth.member(email);
    const [first, second] = [await recoveryLink(email), await recoveryLink(email)];
    await follow(second);
    expect(where(await follow(first)).searchParams.get('error_code')).toBe('otp_expired');
    const third = await recoveryLink(email);
    expect((await auth.call('PUT', '/user', { password: 'Fresh#Start77' }, { token })).status).toBe(200);
    expect(where(await follow(third)).searchParams.get('error_code')).toBe('otp_expired');
  });

  test('expires: recovery after an hour, sign-up after a day', async () => {
    const [email, fresh] = [address(), address()];
    await auth.member(email);
    const recovery = await recoveryLink(email);
    await auth.signUp(fresh);
    const signUp = linkIn((await auth.settled()).at(-1));
    auth.clock.advance(60 * MINUTE);
    expect(where(await follow(recovery)).searchParams.get('error_code')).toBe('otp_expired');
    auth.clock.advance(23 * 60 * MINUTE);
    expect(where(await follow(signUp)).searchParams.get('error_code')).toBe('otp_expired');
  });

  test.each([
    '',
    '?token=x&type=recovery',
    '?token=x&type=magiclink',
    '?type=signup',
    "?token=' or 1=1--&type=signup",
  ])('that is invalid (%s) redirects to our page, which reports it', async (query) => {
    const answer = await auth.call('GET', `/verify${query}`);
    expect(answer.status).toBe(303);
    expect(where(answer).origin).toBe(ORIGIN);
    expect(where(answer).searchParams.get('error_code')).toBe('otp_expired');
  });

  test.each(['signup', 'email_change'])('to recover an account is invalid as %s', async (type) => {
    const email = address();
    await auth.member(email);
    const answer = await follow((await recoveryLink(email)).replace('type=recovery', `type=${type}`));
    expect(where(answer).searchParams.get('error_code')).toBe('otp_expired');
  });

  test('is invalid as the code of a PKCE client', async () => {
    const email = address();
    await auth.member(email);
    const { verifier, ...challenge } = pkce();
    const secret = new URL(await recoveryLink(email, '', challenge), ORIGIN).searchParams.get('token')!;
    expect((await exchange(secret, verifier)).status).toBe(400);
  });

  test.each([
    ['https://evil.example/login', `${ORIGIN}/home/profile`],
    ['//evil.example/login', `${ORIGIN}/home/profile`],
    ['javascript:alert(1)', `${ORIGIN}/home/profile`],
    [`${ORIGIN}.evil.example/`, `${ORIGIN}/home/profile`],
    ['https://munshi.example@evil.example/', `${ORIGIN}/home/profile`],
    ['https://user@munshi.example/x', `${ORIGIN}/home/profile`],
    ['http://munshi.example/x', `${ORIGIN}/home/profile`],
    ['/home/cases?tab=2', `${ORIGIN}/home/cases`],
    ['https://app.partner.example/done', 'https://app.partner.example/done'],
  ])('with redirect %s leads to %s', async (asked, expected) => {
    const email = address();
    await auth.member(email);
    const link = await recoveryLink(email, `?redirect_to=${encodeURIComponent(asked)}`);
    const url = new URL(link, ORIGIN);
    url.searchParams.set('redirect_to', asked);
    const target = where(await follow(`${url.pathname}${url.search}`));
    expect(`${target.origin}${target.pathname}`).toBe(expected);
  });

  test('uses the origin of the request, so that the cookie fits the host name', async () => {
    const local = await accountsApp({ env: { PUBLIC_URL: '', PORT: '3000' } });
    await local.member('asha@chambers.example');
    await local.call('POST', '/recover?redirect_to=http://localhost:3000/home/profile', {
      email: 'asha@chambers.example',
    });
    expect((await local.settled()).at(-1)?.text).toContain('http://localhost:3000/auth/v1/verify?');
    await local.db.close();
  });
});

describe('with PKCE', () => {
  test('the link gives a code, and the code with its verifier a session, each once', async () => {
    const email = address();
    await auth.member(email);
    const { verifier, ...challenge } = pkce();
    const opened = await follow(await recoveryLink(email, '', challenge));
    expect(opened.headers.get('set-cookie')).toBeNull();
    const code = where(opened).searchParams.get('code')!;
    const answer = await exchange(code, verifier, { origin: ORIGIN });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('set-cookie')).toMatch(/^__Host-munshi=/);
    const session = (await answer.json()) as AuthSession;
    const claims = JSON.parse(Buffer.from(session.access_token.split('.')[1]!, 'base64url').toString());
    expect(claims.amr[0].method).toBe('recovery');
    expect(await (await exchange(code, verifier)).json()).toMatchObject({
      code: 400,
      error_code: 'flow_state_not_found',
    });
  });

  test('a wrong verifier is refused and uses the code up; an old code is refused', async () => {
    const email = address();
    await auth.member(email);
    const { verifier, ...challenge } = pkce();
    const code = async () =>
      where(await follow(await recoveryLink(email, '', challenge))).searchParams.get('code')!;
    const first = await code();
    expect(await (await exchange(first, pkce().verifier)).json()).toMatchObject({
      code: 400,
      error_code: 'bad_code_verifier',
    });
    expect((await exchange(first, verifier)).status).toBe(400);
    const second = await code();
    auth.clock.advance(5 * MINUTE);
    expect((await exchange(second, verifier)).status).toBe(400);
  });
});

describe('a refresh token', () => {
  const renew = async (refresh_token: string) => {
    const answer = await auth.call('POST', '/token?grant_type=refresh_token', { refresh_token });
    return { status: answer.status, body: (await answer.json()) as AuthSession & { error_code?: string } };
  };
  const sees = async (token: string) => (await auth.call('GET', '/user', undefined, { token })).status;

  test('gives a new session token and the next refresh token, of the same session', async () => {
    const first = await auth.member(address());
    const { body } = await renew(first.refresh_token);
    expect(body.refresh_token).not.toBe(first.refresh_token);
    const id = (token: string) =>
      JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()).session_id;
    expect(id(body.access_token)).toBe(id(first.access_token));
    expect(await sees(body.access_token)).toBe(200);
  });

  test('works again within 10 seconds for a second tab', async () => {
    const { refresh_token } = await auth.member(address());
    const [one, two] = await Promise.all([renew(refresh_token), renew(refresh_token)]);
    expect([one.status, two.status]).toEqual([200, 200]);
    auth.clock.advance(10_000);
    const third = await renew(refresh_token);
    expect(third.status).toBe(200);
    for (const { body } of [one, two, third]) expect((await renew(body.refresh_token)).status).toBe(200);
  });

  test('ends the session when it is used again later', async () => {
    const { refresh_token } = await auth.member(address());
    const { body } = await renew(refresh_token);
    auth.clock.advance(10_001);
    const stolen = await renew(refresh_token);
    expect([stolen.status, stolen.body.error_code]).toEqual([400, 'refresh_token_already_used']);
    expect(await sees(body.access_token)).toBe(401);
    expect((await renew(body.refresh_token)).body.error_code).toBe('refresh_token_not_found');
  });

  test('that is invalid, or of an ended session, is refused', async () => {
    expect((await renew('nonsense')).body.error_code).toBe('refresh_token_not_found');
    const { refresh_token, access_token } = await auth.member(address());
    await auth.call('POST', '/logout', undefined, { token: access_token });
    expect((await renew(refresh_token)).body.error_code).toBe('refresh_token_not_found');
  });
});
