import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AccountsApp, accountsApp, PASSWORD } from '#test/fixtures/accounts-app.ts';
import { appCode, wrongCode } from '#test/fixtures/second-factor.ts';
import { serveAccounts } from '#test/support/auth-client.ts';

/** `supabase.auth.mfa.*` of the unmodified client, over real HTTP. */
let auth: AccountsApp;
let served: Awaited<ReturnType<typeof serveAccounts>>;
beforeAll(async () => {
  auth = await accountsApp();
  served = await serveAccounts(auth);
});
afterAll(async () => {
  await served.close();
  await auth.db.close();
});

let count = 0;
const address = () => `kavya${++count}@chambers.example`;
const now = () => auth.services.now();

async function signIn(email: string): Promise<SupabaseClient> {
  const supabase = served.client();
  const { error } = await supabase.auth.signInWithPassword({ email, password: PASSWORD });
  expect(error).toBeNull();
  return supabase;
}
async function member(): Promise<{ email: string; supabase: SupabaseClient }> {
  const email = address();
  await auth.member(email);
  return { email, supabase: await signIn(email) };
}
const levels = async ({ auth: { mfa } }: SupabaseClient) => {
  const { data } = await mfa.getAuthenticatorAssuranceLevel();
  return [
    data?.currentLevel,
    data?.nextLevel,
    data?.currentAuthenticationMethods.map((m) => (typeof m === 'string' ? m : m.method)),
  ];
};
async function enrolled(supabase: SupabaseClient, friendlyName: string) {
  const { data, error } = await supabase.auth.mfa.enroll({
    factorType: 'totp',
    friendlyName,
    issuer: 'Munshi',
  });
  expect(error).toBeNull();
  return { id: data!.id, secret: data!.totp.secret, qrCode: data!.totp.qr_code, uri: data!.totp.uri };
}

test('enrols an app, challenges and verifies it, and is at aal2 from then on', async () => {
  const { email, supabase } = await member();
  const events: string[] = [];
  supabase.auth.onAuthStateChange((event) => void events.push(event));
  expect(await levels(supabase)).toEqual(['aal1', 'aal1', ['password']]);

  const factor = await enrolled(supabase, 'Pixel');
  expect(factor.qrCode).toMatch(/^data:image\/svg\+xml;utf-8,<svg /);
  expect(factor.uri).toContain(`secret=${factor.secret}`);
  const before = (await supabase.auth.mfa.listFactors()).data!;
  expect(before.all).toMatchObject([{ id: factor.id, friendly_name: 'Pixel', status: 'unverified' }]);
  expect(before.totp).toEqual([]);

  const challenge = await supabase.auth.mfa.challenge({ factorId: factor.id });
  expect(challenge.data).toMatchObject({ type: 'totp' });
  expect(challenge.data!.expires_at).toBeGreaterThan(now().getTime() / 1000);
  const challengeId = challenge.data!.id;
  const bad = await supabase.auth.mfa.verify({
    factorId: factor.id,
    challengeId,
    code: wrongCode(factor.secret, now()),
  });
  expect(bad.error).toMatchObject({
    status: 422,
    code: 'mfa_verification_failed',
    message: 'Invalid verification code. Please try again.',
  });
  const good = await supabase.auth.mfa.verify({
    factorId: factor.id,
    challengeId,
    code: appCode(factor.secret, now()),
  });
  expect(good.error).toBeNull();
  expect(good.data).toMatchObject({ token_type: 'bearer', expires_in: 3600, user: { email } });
  expect(await levels(supabase)).toEqual(['aal2', 'aal2', ['password', 'totp']]);
  expect(events).toContain('MFA_CHALLENGE_VERIFIED');
  const listed = (await supabase.auth.mfa.listFactors()).data!;
  expect(listed.totp).toMatchObject([{ id: factor.id, factor_type: 'totp', status: 'verified' }]);
  expect(listed.phone).toEqual([]);
  expect((await supabase.auth.refreshSession()).error).toBeNull();
  expect(await levels(supabase)).toEqual(['aal2', 'aal2', ['password', 'totp']]);
});

test('steps up at a later sign-in in one call, and removes the factor', async () => {
  const { email, supabase } = await member();
  const factor = await enrolled(supabase, 'Pixel');
  await supabase.auth.mfa.challengeAndVerify({ factorId: factor.id, code: appCode(factor.secret, now()) });
  auth.clock.advance(30_000);

  const later = await signIn(email);
  expect(await levels(later)).toEqual(['aal1', 'aal2', ['password']]);
  expect((await later.auth.mfa.unenroll({ factorId: factor.id })).error).toMatchObject({
    status: 403,
    code: 'insufficient_aal',
  });
  expect((await later.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Tablet' })).error).toMatchObject({
    code: 'insufficient_aal',
  });
  const stepped = await later.auth.mfa.challengeAndVerify({
    factorId: factor.id,
    code: appCode(factor.secret, now()),
  });
  expect(stepped.error).toBeNull();
  expect(await levels(later)).toEqual(['aal2', 'aal2', ['password', 'totp']]);

  const removed = await later.auth.mfa.unenroll({ factorId: factor.id });
  expect(removed.data).toEqual({ id: factor.id });
  expect((await later.auth.mfa.listFactors()).data?.all).toEqual([]);
  expect((await later.auth.mfa.unenroll({ factorId: factor.id })).error).toMatchObject({
    status: 422,
    code: 'mfa_factor_not_found',
  });
  expect(await levels(await signIn(email))).toEqual(['aal1', 'aal1', ['password']]);
});

test('enrols a phone and verifies the code that was sent', async () => {
  const { supabase } = await member();
  const { data, error } = await supabase.auth.mfa.enroll({
    factorType: 'phone',
    friendlyName: 'SIM',
    phone: '+919876512345',
  });
  expect(error).toBeNull();
  expect(data).toMatchObject({ type: 'phone', friendly_name: 'SIM', phone: '+919876512345' });
  const factorId = data!.id;
  const challenge = await supabase.auth.mfa.challenge({ factorId, channel: 'sms' });
  expect(challenge.data).toMatchObject({ type: 'phone' });
  expect((await supabase.auth.mfa.challenge({ factorId })).error).toMatchObject({
    status: 429,
    code: 'over_sms_send_rate_limit',
  });
  const { code } = auth.texts.at(-1)!;
  const verified = await supabase.auth.mfa.verify({ factorId, challengeId: challenge.data!.id, code });
  expect(verified.error).toBeNull();
  expect((await supabase.auth.mfa.listFactors()).data?.phone).toMatchObject([
    { id: factorId, phone: '+919876512345', status: 'verified' },
  ]);
  expect(await levels(supabase)).toEqual(['aal2', 'aal2', ['password', 'phone']]);
});

test('reads why an enrolment was refused', async () => {
  const { supabase } = await member();
  await enrolled(supabase, 'Pixel');
  expect((await supabase.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'PIXEL' })).error).toMatchObject(
    {
      status: 422,
      code: 'mfa_factor_name_conflict',
      message: 'You already have a factor with this name. Please choose another name.',
    },
  );
  const nine = { factorType: 'phone', friendlyName: 'SIM', phone: '987654321' } as const;
  expect((await supabase.auth.mfa.enroll(nine)).error).toMatchObject({
    status: 400,
    code: 'validation_failed',
    message: 'Please enter a 10-digit mobile number',
  });
});
