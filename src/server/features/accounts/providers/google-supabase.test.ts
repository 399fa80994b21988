import type { AddressInfo } from 'node:net';
import { type ServerType, serve } from '@hono/node-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OpenIdProvider, startOpenIdProvider } from '#test/fakes/openid-provider.ts';
import { type AccountsApp, accountsApp, PASSWORD } from '#test/fixtures/accounts-app.ts';
import { authClient } from '#test/support/auth-client.ts';

/** The unmodified client of this family of backends signs in with Google, over real HTTP. */
let auth: AccountsApp;
let provider: OpenIdProvider;
let server: ServerType;
let url: string;
/** The last URL that the client's browser was sent to, which the client itself does not expose. */
let given = '';

beforeAll(async () => {
  const fetch = async (request: Request) => {
    const answer = await auth.app.fetch(request);
    given =
      answer.headers
        .getSetCookie()
        .map((line) => line.split(';')[0])
        .join('; ') || given;
    return answer;
  };
  server = serve({ fetch, port: 0, hostname: '127.0.0.1' });
  await new Promise<void>((ready) => server.once('listening', ready));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  provider = await startOpenIdProvider([`${url}/auth/v1/callback`]);
  auth = await accountsApp({
    env: { ...provider.env, PUBLIC_URL: url, ALLOWED_REDIRECTS: 'https://app.partner.example' },
  });
});
afterAll(async () => {
  await new Promise((closed) => server.close(closed));
  await provider.close();
  await auth.db.close();
});

const client = () => authClient(url, 'pkce');

async function begin(supabase: ReturnType<typeof client>) {
  const redirectTo = 'https://app.partner.example/welcome';
  const { data, error } = await supabase.auth.signInWithOAuth({
    provider: 'google',
    options: { redirectTo },
  });
  expect(error).toBeNull();
  const left = await fetch(data.url!, { redirect: 'manual' });
  const cookie = left.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  return { away: left.headers.get('location')!, cookie };
}

test('signs in with Google and exchanges the code', async () => {
  const supabase = client();
  const { away, cookie } = await begin(supabase);
  const back = await provider.signIn(away, { email: 'Sana@chambers.example', name: 'Sana Khan' });
  const answer = await fetch(back, { redirect: 'manual', headers: { cookie } });
  const target = new URL(answer.headers.get('location')!);
  expect(target.href).toMatch(/^https:\/\/app\.partner\.example\/welcome\?code=[\w-]{43}$/);
  const { data, error } = await supabase.auth.exchangeCodeForSession(target.searchParams.get('code')!);
  expect(error).toBeNull();
  expect(data.user).toMatchObject({
    email: 'sana@chambers.example',
    app_metadata: { provider: 'google', providers: ['google'] },
    user_metadata: { full_name: 'Sana Khan' },
  });
  const identities = await supabase.auth.getUserIdentities();
  expect(identities.data?.identities.map((identity) => identity.provider)).toEqual(['google']);
  expect((await supabase.auth.getClaims()).data?.claims.amr).toMatchObject([{ method: 'oauth' }]);

  const password = await supabase.auth.updateUser({ password: 'Brand#New2day' });
  expect(password.error).toBeNull();
  const again = await client().auth.signInWithPassword({
    email: 'sana@chambers.example',
    password: 'Brand#New2day',
  });
  expect(again.error).toBeNull();
});

test('connects a Google account to a user who is signed in, and disconnects it', async () => {
  const email = 'noor@chambers.example';
  await auth.member(email);
  const supabase = client();
  expect((await supabase.auth.signInWithPassword({ email, password: PASSWORD })).error).toBeNull();
  const redirectTo = 'https://app.partner.example/security';
  const started = await supabase.auth.linkIdentity({ provider: 'google', options: { redirectTo } });
  expect(started.error).toBeNull();
  const back = await provider.signIn(started.data.url ?? '', { email: 'noor@elsewhere.example' });
  const answer = await fetch(back, { redirect: 'manual', headers: { cookie: given } });
  const target = new URL(answer.headers.get('location') ?? '');
  expect(target.href).toMatch(/^https:\/\/app\.partner\.example\/security\?code=[\w-]{43}$/);
  await supabase.auth.exchangeCodeForSession(target.searchParams.get('code') ?? '');

  const identities = (await supabase.auth.getUserIdentities()).data?.identities ?? [];
  expect(identities.map((identity) => identity.provider)).toEqual(['email', 'google']);
  const google = identities.find((identity) => identity.provider === 'google');
  if (!google) throw new Error('not connected');
  expect((await supabase.auth.unlinkIdentity(google)).error).toBeNull();
  expect((await supabase.auth.getUserIdentities()).data?.identities).toHaveLength(1);
  const gone = await supabase.auth.unlinkIdentity(google);
  expect(gone.error).toMatchObject({ code: 'identity_not_found', status: 422 });
});

test('sees a cancelled consent on the sign-in page', async () => {
  const { away, cookie } = await begin(client());
  const answer = await fetch(await provider.cancel(away), { redirect: 'manual', headers: { cookie } });
  const target = new URL(answer.headers.get('location')!);
  expect(target.origin + target.pathname).toBe('https://app.partner.example/login');
  expect(Object.fromEntries(target.searchParams)).toEqual({
    error: 'access_denied',
    error_code: 'access_denied',
    error_description: 'Sign-in with Google was cancelled. Nothing was changed.',
  });
});
