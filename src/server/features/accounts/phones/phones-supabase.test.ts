import type { AddressInfo } from 'node:net';
import { type ServerType, serve } from '@hono/node-server';
import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openMsg91 } from '#server/platform/messaging/sms/msg91.ts';
import { type FakeMsg91, startMsg91 } from '#test/fakes/msg91.ts';
import { type AccountsApp, accountsApp, linkIn, PASSWORD } from '#test/fixtures/accounts-app.ts';
import { authClient, pressButton } from '#test/support/auth-client.ts';

// Phones through the unmodified client of this family of backends; codes are sent through MSG91's protocol.
const SETTINGS = { authKey: 'key', templateId: '6808ca80d6fc054bef421352' };
const WITHIN_MS = 300;

let auth: AccountsApp;
let msg91: FakeMsg91;
let server: ServerType;
let url: string;
let count = 0;
const number = () => `+9160000${String(++count).padStart(5, '0')}`;

beforeAll(async () => {
  msg91 = await startMsg91({ ...SETTINGS, template: '##OTP## is your code.' });
  auth = await accountsApp({ sms: openMsg91({ ...SETTINGS, url: msg91.url }, { withinMs: WITHIN_MS }) });
  server = serve({ fetch: auth.app.fetch, port: 0, hostname: '127.0.0.1' });
  await new Promise<void>((ready) => server.once('listening', ready));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await new Promise((closed) => server.close(closed));
  await msg91.close();
  await auth.db.close();
});

const client = (headers?: Record<string, string>) => authClient(url, 'implicit', headers);
const codeFor = (phone: string) =>
  msg91.sent
    .filter(({ mobile }) => `+${mobile}` === phone)
    .at(-1)
    ?.text.slice(0, 6) ?? 'none';

async function signedIn(phone: string): Promise<SupabaseClient> {
  const supabase = client();
  expect((await supabase.auth.signInWithOtp({ phone })).error).toBeNull();
  const { error } = await supabase.auth.verifyOtp({ phone, token: codeFor(phone), type: 'sms' });
  expect(error).toBeNull();
  return supabase;
}

test('signs up and in by phone', async () => {
  const phone = number();
  const supabase = client();
  const sent = await supabase.auth.signInWithOtp({ phone, options: { data: { full_name: 'Nila' } } });
  expect(sent).toEqual({ data: { user: null, session: null, messageId: undefined }, error: null });
  const wrong = await supabase.auth.verifyOtp({ phone, token: '000000', type: 'sms' });
  expect(wrong.error).toMatchObject({
    status: 403,
    code: 'otp_expired',
    message: 'Invalid verification code. Please try again.',
  });
  const { data, error } = await supabase.auth.verifyOtp({ phone, token: codeFor(phone), type: 'sms' });
  expect(error).toBeNull();
  expect(data.user).toMatchObject({
    phone,
    user_metadata: { full_name: 'Nila' },
    phone_confirmed_at: expect.any(String),
    confirmed_at: expect.any(String),
  });
  expect((await supabase.auth.getUser()).data.user?.id).toBe(data.user?.id);
  expect((await supabase.auth.refreshSession()).error).toBeNull();
  const soon = await supabase.auth.signInWithOtp({ phone });
  expect(soon.error).toMatchObject({ status: 429, code: 'over_sms_send_rate_limit' });
});

test('gets the specified message when no code could be sent, and may ask again at once', async () => {
  const phone = number();
  const supabase = client();
  for (const answer of ['never', { status: 500, body: '' }] as const) {
    msg91.next(answer);
    expect((await supabase.auth.signInWithOtp({ phone })).error).toMatchObject({
      code: 'sms_send_failed',
      message: 'Failed to send verification code. Please try again.',
    });
  }
  expect((await supabase.auth.signInWithOtp({ phone })).error).toBeNull();
});

test('reports an invalid number', async () => {
  const { error } = await client().auth.signInWithOtp({ phone: '+14155552671' });
  expect(error).toMatchObject({ status: 400, code: 'validation_failed' });
});

test('changes the phone; the code needs the session that requested it', async () => {
  const [old, next] = [number(), number()];
  const supabase = await signedIn(old);
  const asked = await supabase.auth.updateUser({ phone: next });
  expect(asked.error).toBeNull();
  expect(asked.data.user).toMatchObject({ phone: old, new_phone: next });
  const given = { phone: next, token: codeFor(next), type: 'phone_change' } as const;
  // The client sends its key with this call, not its session: the owner of a mistyped number could send the same.
  expect((await supabase.auth.verifyOtp(given)).error).toMatchObject({ status: 401 });
  const token = (await supabase.auth.getSession()).data.session?.access_token;
  const { data, error } = await client({ Authorization: `Bearer ${token}` }).auth.verifyOtp(given);
  expect(error).toBeNull();
  expect(data.user?.phone).toBe(next);
  expect((await supabase.auth.refreshSession()).data.user?.phone).toBe(next);
});

test('confirms a change with a code, and adds an email address to an account that had none', async () => {
  const phone = number();
  const supabase = await signedIn(phone);
  auth.clock.advance(11 * 60_000);
  const refused = await supabase.auth.updateUser({ password: PASSWORD });
  expect(refused.error).toMatchObject({ status: 401, code: 'reauthentication_needed' });
  expect((await supabase.auth.reauthenticate()).error).toBeNull();
  const nonce = codeFor(phone);
  expect((await supabase.auth.updateUser({ password: PASSWORD, nonce })).error).toBeNull();
  const email = 'phone.only@chambers.example';
  expect((await supabase.auth.updateUser({ email, current_password: PASSWORD })).error).toBeNull();
  const mail = (await auth.settled()).at(-1);
  expect((await pressButton(url, linkIn(mail))).status).toBe(303);
  const { data } = await client().auth.signInWithPassword({ email, password: PASSWORD });
  expect(data.user).toMatchObject({ email, phone });
});
