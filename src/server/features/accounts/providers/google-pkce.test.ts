import { createHash, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AuthSession } from '#shared/contracts/accounts.ts';
import { type OpenIdProvider, startOpenIdProvider } from '#test/fakes/openid-provider.ts';
import { type AccountsApp, accountsApp, ORIGIN } from '#test/fixtures/accounts-app.ts';
import { testBrowser } from '#test/support/browser.ts';

const PARTNER = 'https://app.partner.example';
let provider: OpenIdProvider;
let auth: AccountsApp;

beforeAll(async () => {
  provider = await startOpenIdProvider([`${ORIGIN}/auth/v1/callback`]);
  auth = await accountsApp({ env: { ...provider.env, ALLOWED_REDIRECTS: PARTNER } });
});
afterAll(async () => {
  await provider.close();
  await auth.db.close();
});

const where = (answer: Response) => new URL(answer.headers.get('location')!);

async function signIn(email: string, query: Record<string, string>, browser = testBrowser(auth)) {
  const asked = new URLSearchParams({ provider: 'google', redirect_to: `${ORIGIN}/home`, ...query });
  const away = where(await browser.open(`/authorize?${asked}`)).href;
  return where(await browser.open(await provider.signIn(away, { email })));
}

describe('an application of the family, with PKCE', () => {
  const pkce = () => {
    const verifier = randomBytes(40).toString('base64url');
    return { verifier, code_challenge: createHash('sha256').update(verifier).digest('base64url') };
  };
  const exchange = (auth_code: string, code_verifier: string) =>
    auth.call('POST', '/token?grant_type=pkce', { auth_code, code_verifier });

  test('gets a code that works once and only with its verifier', async () => {
    const { verifier, code_challenge } = pkce();
    const query = { redirect_to: `${PARTNER}/in?x=1`, code_challenge, code_challenge_method: 's256' };
    const email = 'kavya@chambers.example';
    const browser = testBrowser(auth);
    const back = await signIn(email, query, browser);
    expect(back.origin + back.pathname).toBe(`${PARTNER}/in`);
    expect([...back.searchParams.keys()]).toEqual(['x', 'code']);
    expect(browser.cookies.get('__Host-munshi')).toBeUndefined();
    const session = (await (await exchange(back.searchParams.get('code')!, verifier)).json()) as AuthSession;
    expect(session.user.email).toBe(email);
    const claims = JSON.parse(Buffer.from(session.access_token.split('.')[1]!, 'base64url').toString());
    expect(claims).toMatchObject({ aal: 'aal1', amr: [{ method: 'oauth' }] });
    const again = await exchange(back.searchParams.get('code')!, verifier);
    expect(await again.json()).toMatchObject({ error_code: 'flow_state_not_found' });
  });

  test('does not get a session with another verifier', async () => {
    const query = { code_challenge: pkce().code_challenge };
    const code = (await signIn('wrong@chambers.example', query)).searchParams.get('code')!;
    const wrong = await exchange(code, pkce().verifier);
    expect([wrong.status, await wrong.json()]).toMatchObject([400, { error_code: 'bad_code_verifier' }]);
  });
});
