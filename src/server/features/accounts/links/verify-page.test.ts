import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PAGE_COLOURS } from '#server/platform/http/confirm-page.ts';
import { type AccountsApp, accountsApp, linkIn, ORIGIN, PASSWORD } from '#test/fixtures/accounts-app.ts';

let auth: AccountsApp;
let count = 0;
const address = () => `uma${++count}@chambers.example`;
const PARTNER = 'https://app.partner.example';
const CHALLENGE = 'x'.repeat(43);

beforeAll(async () => {
  auth = await accountsApp({ env: { ALLOWED_REDIRECTS: PARTNER } });
});
afterAll(() => auth.db.close());

const newestLink = async (email: string) =>
  linkIn((await auth.settled()).filter((mail) => mail.to === email).at(-1));
async function recoveryLink(email: string, query = '', body: object = {}): Promise<string> {
  await auth.call('POST', `/recover${query}`, { email, ...body }, { address: `203.0.113.${++count % 250}` });
  return newestLink(email);
}
/** A browser in which the account is signed in. */
async function browserOf(email: string): Promise<{ cookie: string }> {
  const answer = await auth.call(
    'POST',
    '/token?grant_type=password',
    { email, password: PASSWORD },
    { headers: { origin: ORIGIN } },
  );
  return { cookie: answer.headers.get('set-cookie')?.split(';')[0] ?? '' };
}
const userOf = async (headers: Record<string, string>) =>
  ((await (await auth.call('GET', '/user', undefined, { headers })).json()) as { email?: string }).email;
/** The visible text of the page. */
async function textOf(page: Response): Promise<string> {
  const [, body = ''] = (await page.text()).split('<body>');
  return body
    .replace(/<[^>]*>/g, ' ')
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)))
    .replace(/\s+/g, ' ');
}

describe('the page of a link', () => {
  test('of a sign-up, a reset and a new address names the account and the action', async () => {
    const [email, next] = [address(), address()];
    await auth.signUp(email);
    const signUp = await textOf(await auth.call('GET', await newestLink(email)));
    expect(signUp).toContain(`This confirms ${email} for your new account with Munshi.`);
    expect(signUp).toContain('Confirm my address');
    await auth.follow(await newestLink(email));
    const { access_token: token } = await auth.signIn(email);
    const recovery = await textOf(await auth.call('GET', await recoveryLink(email)));
    expect(recovery).toContain(`This signs you in to the account ${email} in this browser`);
    await auth.call('PUT', '/user', { email: next }, { token });
    const change = await textOf(await auth.call('GET', await newestLink(next)));
    expect(change).toContain(`the account ${email} signs in with ${next}.`);
    for (const text of [signUp, recovery, change])
      expect(text).toContain('If you did not ask for this, close this page.');
  });

  test('loads nothing, runs no script, and its URL reaches no other site and no cache', async () => {
    const email = address();
    await auth.member(email);
    const answer = await auth.call('GET', await recoveryLink(email, `?redirect_to=${PARTNER}/in`));
    const policy = answer.headers.get('content-security-policy');
    expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-[\w+/=]+'; /);
    expect(policy).toContain(`form-action 'self' ${PARTNER};`);
    expect(policy).not.toContain('unsafe');
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const html = await answer.text();
    expect(html).not.toMatch(/<script|<img|<link|https?:\/\/(?!munshi\.example)[^"]*"(?!>)/);
    expect(html.match(/<form/g)).toHaveLength(1);
  });

  test('shows addresses and redirects as text', async () => {
    const email = address();
    await auth.member(email);
    const link = `${await recoveryLink(email)}&x="><script>alert(1)</script>`;
    const html = await (await auth.call('GET', link)).text();
    expect(html).not.toContain('<script');
  });

  test('has the colours of the application', () => {
    const css = readFileSync(path.resolve('src/web/styles/tokens.css'), 'utf8');
    for (const theme of ['light', 'dark'] as const) {
      const block = css.slice(css.indexOf(`[data-theme="${theme}"]`)).split('}')[0] ?? '';
      for (const [role, colour] of Object.entries(PAGE_COLOURS[theme]))
        expect(block, `${theme} ${role}`).toContain(`--${role}: ${colour};`);
    }
  });
});

describe('while another account is signed in', () => {
  test('a reset link names it first and leaves it signed in unless the other one is chosen', async () => {
    const [mine, other] = [address(), address()];
    await auth.member(mine);
    await auth.member(other);
    const headers = await browserOf(mine);
    const link = await recoveryLink(other);
    const text = await textOf(await auth.call('GET', link, undefined, { headers }));
    expect(text).toContain(`You are signed in as ${mine}. This link is for another account, ${other}.`);
    expect(text).toMatch(new RegExp(`Stay signed in as ${mine} Sign out and continue as ${other}`));

    const stayed = await auth.follow(link, { headers, choice: 'stay' });
    expect([stayed.status, stayed.headers.get('location')]).toEqual([303, `${ORIGIN}/home`]);
    const unasked = await auth.follow(link, { headers });
    expect([unasked.status, unasked.headers.get('location')]).toEqual([303, `/auth/v1${link}`]);
    for (const answer of [stayed, unasked]) expect(answer.headers.get('set-cookie')).toBeNull();
    expect(await userOf(headers)).toBe(mine);

    const switched = await auth.follow(link, { headers, choice: 'switch' });
    expect(switched.headers.get('location')).toBe(`${ORIGIN}/home/profile?type=recovery`);
    expect(await userOf({ cookie: switched.headers.get('set-cookie')?.split(';')[0] ?? '' })).toBe(other);
    expect(await userOf(headers)).toBeUndefined();
  });

  test('a sign-up, a new address and the code of another application leave it signed in', async () => {
    const [mine, other, next] = [address(), address(), address()];
    await auth.member(mine);
    const headers = await browserOf(mine);
    await auth.signUp(other);
    const signUp = await newestLink(other);
    const text = await textOf(await auth.call('GET', signUp, undefined, { headers }));
    expect(text).toContain(
      `You are signed in as ${mine}. You stay signed in to that account. This confirms ${other}`,
    );
    expect((await auth.follow(signUp, { headers })).status).toBe(303);
    const { access_token: token } = await auth.signIn(other);
    await auth.call('PUT', '/user', { email: next }, { token });
    expect((await auth.follow(await newestLink(next), { headers })).status).toBe(303);
    const coded = await auth.follow(await recoveryLink(next, '', { code_challenge: CHALLENGE }), { headers });
    expect(new URL(coded.headers.get('location') ?? '').searchParams.get('code')).toMatch(/^[\w-]{43}$/);
    expect(coded.headers.get('set-cookie')).toBeNull();
    expect(await userOf(headers)).toBe(mine);
  });

  test('the same account gets no choice', async () => {
    const email = address();
    await auth.member(email);
    const headers = await browserOf(email);
    const link = await recoveryLink(email);
    expect(await textOf(await auth.call('GET', link, undefined, { headers }))).not.toContain(
      'You are signed in',
    );
    expect((await auth.follow(link, { headers })).headers.get('set-cookie')).toMatch(/^__Host-munshi=/);
  });
});
