import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Mail } from '#server/platform/messaging/email/mail-message.ts';
import { noticeText, type SmsNotice, type SmsSender } from '#server/platform/messaging/sms/sms.ts';
import type { AuthSession } from '#shared/contracts/accounts.ts';
import { type AccountsApp, accountsApp, linkIn, ORIGIN, PASSWORD } from '#test/fixtures/accounts-app.ts';
import * as letters from './security-emails.ts';

let auth: AccountsApp;
let count = 0;
const address = () => `tara${++count}@chambers.example`;
const CHROME = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36';
const NEWER = CHROME.replace('140', '141');
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

beforeAll(async () => {
  auth = await accountsApp();
});
afterAll(() => auth.db.close());

const signIn = (email: string, userAgent: string, from: string) =>
  auth.signIn(email, { address: from, headers: { 'user-agent': userAgent } });
const lettersTo = async (email: string) =>
  (await auth.settled()).filter((mail) => mail.to === email && !mail.text.includes('/auth/v1/verify'));

describe('the mail about a new sign-in', () => {
  test('is sent for a new browser or address, not for the first sign-in or a known one', async () => {
    const email = address();
    await auth.member(email, { address: '198.51.100.1', headers: { 'user-agent': CHROME } });
    expect(await lettersTo(email)).toEqual([]);
    const steps: [string, string, number][] = [
      [CHROME, '198.51.100.1', 0],
      [NEWER, '198.51.100.1', 0],
      [PHONE, '198.51.100.1', 1],
      [CHROME, '203.0.113.8', 2],
      [PHONE, '198.51.100.1', 2],
      [CHROME, '2001:db8:0:1::7', 3],
      [CHROME, '2001:db8:0:1:abcd::9', 3],
    ];
    for (const [userAgent, from, expected] of steps) {
      await signIn(email, userAgent, from);
      expect(await lettersTo(email), `${userAgent} ${from}`).toHaveLength(expected);
    }
  });

  test('names the device in plain words, the address and the time in India, and contains no sign-in link', async () => {
    const email = address();
    await auth.member(email, { address: '198.51.100.1' });
    auth.clock.advance(Date.UTC(2026, 10, 22, 20, 15) - auth.services.now().getTime());
    const session = await signIn(email, PHONE, '203.0.113.8');
    const [mail] = await lettersTo(email);
    expect(mail?.subject).toBe('A new sign-in to your account');
    expect(mail?.text).toContain(
      'Device: Safari on iPhone\nAddress: 203.0.113.8\nTime: 23 November 2026 at 1:45 am IST',
    );
    expect(mail?.html).toContain('Device: Safari on iPhone<br>Address: 203.0.113.8');
    expect(mail?.text).toContain(`${ORIGIN}/home/profile?tab=security`);
    expect(mail?.text).not.toContain(session.refresh_token);
  });

  test('is not sent for a wrong password', async () => {
    const email = address();
    await auth.member(email, { address: '198.51.100.1' });
    const body = { email, password: 'Wrong#Pass9' };
    await auth.call('POST', '/token?grant_type=password', body, { address: '203.0.113.50' });
    expect(await lettersTo(email)).toEqual([]);
  });

  test('is sent when a reset link is opened elsewhere', async () => {
    const email = address();
    await auth.member(email, { address: '198.51.100.1' });
    await auth.call('POST', '/recover', { email });
    const link = linkIn((await auth.settled()).filter((mail) => mail.to === email).at(-1));
    await auth.follow(link, { address: '203.0.113.77' });
    expect((await lettersTo(email)).map(({ subject }) => subject)).toEqual(['A new sign-in to your account']);
  });
});

test('a changed password is reported to its user', async () => {
  const email = address();
  const { access_token: token } = await auth.member(email);
  await auth.call('PUT', '/user', { password: 'Fresh#Start77' }, { token });
  expect((await lettersTo(email)).map(({ subject }) => subject)).toEqual(['Your password was changed']);
});

describe('every security mail', () => {
  const reader = {
    id: '0b6a7c1e-1111-4c9d-8a33-1a2b3c4d5e6f',
    email: 'asha@chambers.example',
    emailConfirmedAt: new Date(0),
    phone: '+919876543210',
    phoneConfirmedAt: new Date(0),
    userMetadata: { full_name: 'Asha <b>Rao</b>' },
  };
  const factor = { factorType: 'totp' as const, friendlyName: 'My <img src=x> phone' };
  const write = async (user: letters.EmailRecipient, notices: SmsNotice[] = []): Promise<Mail[]> => {
    const written: (Mail | undefined)[] = [];
    const composing: Promise<unknown>[] = [];
    const mailer = {
      ...auth.services.mailer,
      post: (compose: () => Promise<Mail | undefined>) =>
        void composing.push(compose().then((mail) => written.push(mail))),
    };
    const sms: SmsSender = {
      provider: 'outbox',
      send: () => Promise.reject(new Error('a code was sent')),
      notify: async (notice) => void notices.push(notice),
    };
    const parts = { ...auth.services, mailer, sms };
    letters.passwordChanged(parts, user);
    letters.emailChanged(parts, user);
    letters.phoneChanged(parts, user);
    letters.secondFactorAdded(parts, user, factor);
    letters.secondFactorRemoved(parts, user, { factorType: 'phone', friendlyName: null });
    letters.recoveryCodeUsed(parts, user, 1);
    letters.providerLinked(parts, user, 'Google');
    letters.providerUnlinked(parts, user, 'Kaveri Office');
    await Promise.all(composing);
    const place = { userAgent: null, address: null, createdAt: new Date(0) };
    written.push(await letters.newSignIn(parts, user, place));
    return written.filter((mail) => mail !== undefined);
  };

  test('has one link, to the security of the profile, and shows names as text', async () => {
    const all = await write(reader);
    expect(all).toHaveLength(9);
    expect(new Set(all.map(({ subject }) => subject)).size).toBe(9);
    for (const { text, html, to } of all) {
      expect(to).toBe(reader.email);
      expect(text.match(/https?:\S+/g)).toEqual([`${ORIGIN}/home/profile?tab=security`]);
      expect(text).not.toMatch(/\d{6}|token=|code=/);
      expect(html).not.toMatch(/<b>|<img/);
    }
    expect(all.map(({ text }) => text).join()).toContain('an authenticator app (“My <img src=x> phone”)');
  });

  test('is not sent without a confirmed address or number', async () => {
    const notices: SmsNotice[] = [];
    const unconfirmed = { ...reader, emailConfirmedAt: null, phoneConfirmedAt: null };
    expect(await write(unconfirmed, notices)).toEqual([]);
    expect(await write({ ...unconfirmed, email: null, phone: null }, notices)).toEqual([]);
    expect(notices).toEqual([]);
  });

  test('is one line by SMS for users without email: within the number’s budget, without link or code', async () => {
    const notices: SmsNotice[] = [];
    expect(await write({ ...reader, email: null, emailConfirmedAt: null }, notices)).toEqual([]);
    expect(notices).toHaveLength(5);
    expect(await write(reader)).toHaveLength(9);
    for (const notice of notices) {
      expect(notice.to).toBe(reader.phone);
      expect(notice.what.length, notice.what).toBeLessThanOrEqual(30);
      expect(noticeText(notice)).toMatch(/^[A-Za-z ,.:-]{20,160}$/);
    }
  });
});

describe('a user who has only a phone', () => {
  const number = () => `98000${String(++count).padStart(5, '0')}`;
  const enter = async (phone: string, address: string) => {
    expect((await auth.call('POST', '/otp', { phone }, { address })).status).toBe(200);
    const token = auth.texts.at(-1)?.code;
    const answer = await auth.call('POST', '/verify', { type: 'sms', phone, token }, { address });
    expect(answer.status).toBe(200);
    await auth.settled();
    return (await answer.json()) as AuthSession;
  };
  const told = (phone: string) =>
    auth.notices.filter(({ to }) => to === `+91${phone}`).map(({ what }) => what);

  test('gets an SMS about a new sign-in and a new password, and may request a code at once', async () => {
    const phone = number();
    const { access_token: token } = await enter(phone, '198.51.100.1');
    expect(told(phone)).toEqual([]);
    await auth.call('PUT', '/user', { password: PASSWORD }, { token });
    await auth.settled();
    expect(told(phone)).toEqual(['your password was changed']);
    auth.clock.advance(61_000);
    const elsewhere = await enter(phone, '203.0.113.8');
    expect(told(phone)).toEqual(['your password was changed', 'new sign-in to your account']);
    auth.clock.advance(61_000);
    await auth.call('PUT', '/user', { password: 'Fresh#Start77' }, { token: elsewhere.access_token });
    await auth.settled();
    expect(told(phone)).toHaveLength(3);
    expect((await auth.call('POST', '/otp', { phone })).status, 'right after a notice').toBe(200);
  });

  test('gets an SMS to the old number when it is replaced', async () => {
    const [phone, next] = [number(), number()];
    const { access_token: token } = await enter(phone, '198.51.100.1');
    await auth.call('PUT', '/user', { phone: next }, { token });
    const code = auth.texts.at(-1)?.code;
    const body = { type: 'phone_change', phone: next, token: code };
    expect((await auth.call('POST', '/verify', body, { token })).status).toBe(200);
    await auth.settled();
    expect([told(phone), told(next)]).toEqual([['your number was changed'], []]);
  });

  test('gets no notices once the daily messages are used up', async () => {
    const frugal = await accountsApp({ env: { SMS_DAILY_BUDGET: '1' } });
    const phone = number();
    await frugal.call('POST', '/otp', { phone });
    const body = { type: 'sms', phone, token: frugal.texts.at(-1)?.code };
    const session = (await (await frugal.call('POST', '/verify', body)).json()) as AuthSession;
    await frugal.call('PUT', '/user', { password: PASSWORD }, { token: session.access_token });
    await frugal.settled();
    expect(frugal.notices).toEqual([]);
    expect(frugal.logs.join()).toContain('a notice by SMS was left out');
    expect(frugal.logs.join()).not.toContain(phone);
    await frugal.db.close();
  });
});

test('a mail greets by a name, never by a link or hidden characters; a sign-up with one is refused', async () => {
  for (const full_name of ['https://evil.example/login', 'evil.com', 'Asha\u202e Rao']) {
    const body = { email: address(), password: PASSWORD, data: { full_name } };
    const refused = await auth.call('POST', '/signup', body);
    expect([refused.status, ((await refused.json()) as { msg: string }).msg]).toEqual([
      400,
      'Please enter a name without links or hidden characters',
    ]);
  }
  const email = address();
  const { access_token: token } = await auth.member(email);
  const named = { data: { full_name: 'https://evil.example' } };
  expect((await auth.call('PUT', '/user', named, { token })).status).toBe(400);
  const greetings = { 'https://evil.example/login': 'Hello,', 'Asha \u202eoaR': 'Dear Asha oaR,' };
  for (const [stored, expected] of Object.entries(greetings)) {
    const metadata = JSON.stringify({ full_name: stored });
    await auth.db.sql('update auth.users set user_metadata = $2 where email = $1', [email, metadata]);
    await auth.call('POST', '/recover', { email }, { address: `203.0.113.${++count}` });
    const mail = (await auth.settled()).filter(({ to }) => to === email).at(-1);
    expect(mail?.text.split('\n')[0]).toBe(expected);
    expect(mail?.html).not.toMatch(/evil|\u202e/);
  }
});

test('no mail contains the password of this run', async () => {
  expect(JSON.stringify(await auth.settled())).not.toContain(PASSWORD);
});
