import type { AddressInfo } from 'node:net';
import { type ServerType, serve } from '@hono/node-server';
import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type AccountsApp, accountsApp, linkIn, PASSWORD } from '#test/fixtures/accounts-app.ts';
import { authClient, pressButton } from '#test/support/auth-client.ts';

/** The unmodified client of this family of backends, over real HTTP. */
let auth: AccountsApp;
let server: ServerType;
let url: string;
let count = 0;
const address = () => `nila${++count}@chambers.example`;

beforeAll(async () => {
  auth = await accountsApp();
  server = serve({ fetch: auth.app.fetch, port: 0, hostname: '127.0.0.1' });
  await new Promise<void>((ready) => server.once('listening', ready));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
// All calls come from one address, which has a limited number of failures.
beforeEach(() => auth.db.sql('delete from auth.throttles'));
afterAll(async () => {
  await new Promise((closed) => server.close(closed));
  await auth.db.close();
});

const client = (flowType?: 'implicit' | 'pkce') => authClient(url, flowType);
const newestLink = async (email: string) =>
  linkIn((await auth.settled()).filter((mail) => mail.to === email).at(-1));
const open = (link: string) => pressButton(url, link);

async function member(email: string): Promise<SupabaseClient> {
  await auth.member(email);
  const supabase = client();
  const { error } = await supabase.auth.signInWithPassword({ email, password: PASSWORD });
  expect(error).toBeNull();
  return supabase;
}

test('signs up, sees each outcome, and signs in', async () => {
  const email = address();
  const supabase = client();
  const form = {
    email,
    password: PASSWORD,
    options: { data: { full_name: 'Nila' }, emailRedirectTo: 'https://munshi.example/login' },
  };
  const { data, error } = await supabase.auth.signUp(form);
  expect(error).toBeNull();
  expect(data.session).toBeNull();
  expect(data.user).toMatchObject({ email, user_metadata: { full_name: 'Nila' }, confirmed_at: null });
  expect(data.user?.identities).toHaveLength(1);

  const early = await supabase.auth.signInWithPassword({ email, password: PASSWORD });
  expect(early.error).toMatchObject({
    status: 400,
    code: 'email_not_confirmed',
    message: 'Email not confirmed',
  });
  expect((await open(await newestLink(email))).status).toBe(303);

  const again = await supabase.auth.signUp(form);
  expect(again.data.user?.identities).toEqual([]);
  const weak = await supabase.auth.signUp({ ...form, password: 'weak' });
  expect(weak.error).toMatchObject({
    status: 422,
    code: 'weak_password',
    message: 'Password must be at least 8 characters long',
  });

  const wrong = await supabase.auth.signInWithPassword({ email, password: 'Wrong#Pass9' });
  expect(wrong.error).toMatchObject({
    status: 400,
    code: 'invalid_credentials',
    message: 'Invalid login credentials',
  });
  const signedIn = await supabase.auth.signInWithPassword({ email, password: PASSWORD });
  expect(signedIn.error).toBeNull();
  expect(signedIn.data.session).toMatchObject({ token_type: 'bearer', expires_in: 3600 });
});

test('reads the user, the claims and the assurance level', async () => {
  const email = address();
  const supabase = await member(email);
  expect((await supabase.auth.getUser()).data.user).toMatchObject({
    email,
    aud: 'authenticated',
    factors: [],
  });
  const { data, error } = await supabase.auth.getClaims();
  expect(error).toBeNull();
  expect(data?.claims).toMatchObject({ email, aal: 'aal1', role: 'authenticated' });
  expect(data?.header.alg).toBe('ES256');
  const level = await supabase.auth.mfa.getAuthenticatorAssuranceLevel();
  expect(level.data).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal1' });
});

test('renews its session', async () => {
  const supabase = await member(address());
  const before = (await supabase.auth.getSession()).data.session;
  const { data, error } = await supabase.auth.refreshSession();
  expect(error).toBeNull();
  expect(data.session?.refresh_token).not.toBe(before?.refresh_token);
  expect((await supabase.auth.getUser()).error).toBeNull();
});

test('resets a password by mail, and exchanges the code of the link', async () => {
  const email = address();
  await auth.member(email);
  const supabase = client('pkce');
  const { error } = await supabase.auth.resetPasswordForEmail(email, {
    redirectTo: 'https://munshi.example/home/profile',
  });
  expect(error).toBeNull();
  const target = new URL((await open(await newestLink(email))).headers.get('location')!);
  expect(`${target.origin}${target.pathname}`).toBe('https://munshi.example/home/profile');
  const exchanged = await supabase.auth.exchangeCodeForSession(target.searchParams.get('code')!);
  expect(exchanged.error).toBeNull();
  const changed = await supabase.auth.updateUser({ password: 'Brand#New2day' });
  expect(changed.error).toBeNull();
  expect((await client().auth.signInWithPassword({ email, password: 'Brand#New2day' })).error).toBeNull();
});

test('changes the user, and reads why a change was refused', async () => {
  const email = address();
  const supabase = await member(email);
  const named = await supabase.auth.updateUser({ data: { full_name: 'Nila R.' } });
  expect(named.data.user?.user_metadata).toMatchObject({ full_name: 'Nila R.' });
  expect((await supabase.auth.updateUser({ password: PASSWORD })).error).toMatchObject({
    status: 422,
    code: 'same_password',
  });
  const next = address();
  const moved = await supabase.auth.updateUser({ email: next });
  expect(moved.error).toBeNull();
  expect(moved.data.user).toMatchObject({ email, new_email: next });
  expect((await open(await newestLink(next))).status).toBe(303);
  expect((await supabase.auth.getUser()).data.user?.email).toBe(next);
});

test('signs out everywhere, here, or elsewhere', async () => {
  const email = address();
  const [one, two, three] = [await member(email), client(), client()];
  for (const other of [two, three]) await other.auth.signInWithPassword({ email, password: PASSWORD });
  expect((await one.auth.signOut({ scope: 'others' })).error).toBeNull();
  expect((await one.auth.getUser()).error).toBeNull();
  expect((await two.auth.getUser()).error?.name).toBe('AuthSessionMissingError');
  expect((await one.auth.signOut()).error).toBeNull();
  expect((await one.auth.getSession()).data.session).toBeNull();
  expect((await three.auth.signOut()).error).toBeNull();
});

test('gets the specified message of the throttle', async () => {
  const email = address();
  await auth.member(email, { address: '10.1.1.1' });
  const supabase = client();
  for (let i = 0; i < 5; i++) await supabase.auth.signInWithPassword({ email, password: 'Wrong#Pass9' });
  const { error } = await supabase.auth.signInWithPassword({ email, password: PASSWORD });
  expect(error).toMatchObject({
    status: 429,
    code: 'over_request_rate_limit',
    message: 'Too many login attempts. Please try again in 15 minute(s).',
  });
});
