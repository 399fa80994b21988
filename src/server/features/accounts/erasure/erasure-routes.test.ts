import { afterAll, beforeAll, expect, test } from 'vitest';
import { ACCOUNTS } from '#shared/account-limits.ts';
import type { AuthSession } from '#shared/contracts/accounts.ts';
import { currentSession, erasureStatus } from '#shared/contracts/sessions-and-audit.ts';
import { indianDate } from '#shared/indian-time.ts';
import { messages as accountErrors } from '#shared/messages/en/accounts/account-errors.ts';
import { t } from '#shared/messages/translate.ts';
import { type AccountsApp, accountsApp, PASSWORD } from '#test/fixtures/accounts-app.ts';
import { emailOf, keepMails } from '#test/fixtures/sharing.ts';
import { wholeAccount } from '#test/fixtures/whole-account.ts';
import { testApp } from '#test/support/app.ts';
import { closeAccount } from './erasure-store.ts';

const DAY = 86_400_000;
const NOTICE = ACCOUNTS.erasureNoticeDays * DAY;
let auth: AccountsApp;
let count = 0;
const address = () => `uma${++count}@chambers.example`;

beforeAll(async () => {
  auth = await accountsApp();
});
afterAll(() => auth.db.close());

const ask = ({ access_token: token }: AuthSession, body: object) =>
  auth.call('POST', '/erasure', body, { token });
const keep = ({ access_token: token }: AuthSession) => auth.call('DELETE', '/erasure', undefined, { token });
const read = async ({ access_token: token }: AuthSession) =>
  erasureStatus.parse(await (await auth.call('GET', '/erasure', undefined, { token })).json()).erase_at;
const shown = async ({ access_token: token }: AuthSession) =>
  currentSession.parse(await (await auth.call('GET', '/sessions/current', undefined, { token })).json())
    .erase_at;
const mailsTo = async (email: string) => (await auth.settled()).filter(({ to }) => to === email);

test('nobody without a session asks for an erasure, reads it or ends it', async () => {
  for (const method of ['GET', 'POST', 'DELETE'])
    expect(
      (await auth.call(method, '/erasure', method === 'POST' ? { confirmation: 'x' } : undefined)).status,
    ).toBe(401);
});

test('a user who types the address gets a day and a mail that says how to keep the account', async () => {
  const email = address();
  const session = await auth.member(email);
  expect([await read(session), await shown(session)]).toEqual([null, null]);
  const answer = await ask(session, { confirmation: ` ${email.toUpperCase()} ` });
  const { erase_at } = erasureStatus.parse(await answer.json());
  const day = new Date(auth.services.now().getTime() + NOTICE);
  expect([answer.status, erase_at]).toEqual([200, day.toISOString()]);
  expect([await read(session), await shown(session)]).toEqual([erase_at, erase_at]);
  const mail = (await mailsTo(email)).at(-1);
  expect(mail?.subject).toBe(`Your account will be erased on ${indianDate(day)}`);
  expect(mail?.text).toContain('press “Keep my account”');
  expect(mail?.text).toContain('/home/profile?tab=data');
  const log = await auth.call('GET', '/audit', undefined, { token: session.access_token });
  expect(await log.json()).toMatchObject([{ event: 'erasure_asked', details: {} }, {}, {}]);
});

test.each(['', 'somebody@else.example', '9876543210'])(
  '%j does not confirm the erasure',
  async (confirmation) => {
    const email = address();
    const session = await auth.member(email);
    const before = (await mailsTo(email)).length;
    const refused = await ask(session, { confirmation });
    expect(await refused.json()).toMatchObject({ code: 400, error_code: 'validation_failed' });
    if (confirmation) {
      const again = await (await ask(session, { confirmation })).json();
      expect(again).toMatchObject({ msg: t(accountErrors.erasureNotConfirmed) });
    }
    expect([await read(session), (await mailsTo(email)).length]).toEqual([null, before]);
  },
);

test('an account without an email address is confirmed by its number', async () => {
  const session = await auth.member(address());
  await auth.db.sql(`update auth.users set phone = '+919876501234' where id = $1`, [session.user.id]);
  expect((await ask(session, { confirmation: '98765 01234' })).status).toBe(200);
});

test('an old session needs the password', async () => {
  const email = address();
  const session = await auth.member(email);
  auth.clock.advance(ACCOUNTS.recentMinutes * 60_000 + 1000);
  const refused = await ask(session, { confirmation: email });
  expect(await refused.json()).toMatchObject({ code: 401, error_code: 'reauthentication_needed' });
  const wrong = await ask(session, { confirmation: email, current_password: 'Wrong#Pass9' });
  expect([wrong.status, await read(session)]).toEqual([401, null]);
  expect((await ask(session, { confirmation: email, current_password: PASSWORD })).status).toBe(200);
});

test('a second request moves no day and mails nothing, and the account can be kept', async () => {
  const email = address();
  const session = await auth.member(email);
  await ask(session, { confirmation: email });
  const day = await read(session);
  auth.clock.advance(1000);
  const mailed = (await mailsTo(email)).length;
  await ask(session, { confirmation: email });
  expect([await read(session), (await mailsTo(email)).length]).toEqual([day, mailed]);
  expect(await (await keep(session)).json()).toEqual({ erase_at: null });
  expect([await read(session), await shown(session)]).toEqual([null, null]);
  expect((await mailsTo(email)).at(-1)?.subject).toBe('Your account stays');
  const kept = (await mailsTo(email)).length;
  expect([(await keep(session)).status, (await mailsTo(email)).length]).toEqual([200, kept]);
});

test('who asks and keeps again and again has to wait', async () => {
  const email = address();
  const session = await auth.member(email);
  for (let at = 0; at < 3; at++) {
    expect((await ask(session, { confirmation: email })).status).toBe(200);
    await keep(session);
  }
  const refused = await ask(session, { confirmation: email });
  expect(await refused.json()).toMatchObject({ code: 429, error_code: 'over_email_send_rate_limit' });
  expect(await read(session)).toBeNull();
});

test('the members of a case learn of its day and that it stays, in mails that name no case; an operator begins the notice too', async () => {
  const it = await testApp();
  const kept = keepMails(it);
  const [asha, ravi] = await Promise.all([it.lawyer(), it.lawyer()]);
  await wholeAccount(it, kept, asha, ravi);
  const sent: { to: string; subject: string; text: string }[] = [];
  it.services.mailer.send = async (mail) => void sent.push(mail);
  const email = await emailOf(it, asha);
  const operator = (given: string) =>
    it.app.request('/internal/account-erasure', {
      method: 'POST',
      headers: { authorization: `Bearer ${it.services.ingestToken}`, 'content-type': 'application/json' },
      body: JSON.stringify({ email: given }),
    });
  expect(await (await operator('nobody@else.example')).json()).toEqual({ erase_at: null });
  expect(await (await operator(email)).json()).toEqual({ erase_at: expect.any(String) });
  await it.services.afterResponse.drain();
  const to = await emailOf(it, ravi);
  expect(sent).toMatchObject([{ to, subject: 'Cases that are shared with you will be erased' }]);
  expect(sent[0]?.text).toContain('Test Lawyer');
  expect(sent[0]?.text).not.toContain('Kaveri');
  expect(kept.mails.at(-1)).toMatchObject({ to: email, subject: expect.stringContaining('will be erased') });
  expect((await asha.call('DELETE', '/auth/v1/erasure')).status).toBe(200);
  await it.services.afterResponse.drain();
  expect(sent.slice(1)).toMatchObject([{ to, subject: 'Cases that are shared with you stay' }]);
  const stranger = await it.app.request('/internal/account-erasure', { method: 'POST', body: '{}' });
  expect(stranger.status).toBe(401);
  await it.close();
});

test('after the day sign-in knows no such account, nor the forgotten password, and the address can sign up again', async () => {
  const it = await accountsApp();
  const email = address();
  const session = await it.member(email);
  await it.call('POST', '/erasure', { confirmation: email }, { token: session.access_token });
  it.clock.advance(NOTICE + 1000);
  await it.db.withAccounts((tx) => closeAccount(tx, session.user.id, it.services.now()));
  const signIn = await it.call('POST', '/token?grant_type=password', { email, password: PASSWORD });
  expect(await signIn.json()).toMatchObject({ code: 400, error_code: 'invalid_credentials' });
  const renewed = await it.call('POST', '/token?grant_type=refresh_token', {
    refresh_token: session.refresh_token,
  });
  expect(renewed.status).toBe(400);
  const before = (await it.settled()).length;
  await it.call('POST', '/recover', { email });
  expect((await it.settled()).length).toBe(before);
  const fresh = await it.member(email);
  expect(fresh.user.id).not.toBe(session.user.id);
  await it.db.close();
});
