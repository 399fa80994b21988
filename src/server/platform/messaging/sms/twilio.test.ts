import { afterEach, beforeEach, expect, test } from 'vitest';
import { type FakeTwilio, startTwilio } from '#test/fakes/twilio.ts';
import { openTwilio } from './twilio.ts';

const MESSAGE = { to: '+919876543210', code: '012345', minutes: 10 };
const NUMBER = '+15005550006';
const SERVICE = `MG${'a1'.repeat(16)}`;
const SETTINGS = { accountSid: `AC${'0f'.repeat(16)}`, authToken: 'token-of-the-firm', from: NUMBER };

let twilio: FakeTwilio;
beforeEach(async () => {
  twilio = await startTwilio({ ...SETTINGS, senders: [NUMBER, SERVICE] });
});
afterEach(() => twilio.close());

const send = (settings: Partial<typeof SETTINGS> = {}, message = MESSAGE, withinMs = 60_000) =>
  openTwilio({ ...SETTINGS, url: twilio.url, ...settings }, { withinMs }).send(message);
const causeOf = (sending: Promise<void>) =>
  sending.then(
    () => 'sent',
    (error: Error & { code: string }) => `${error.code}: ${(error.cause as Error).message}`,
  );

test('the message goes out from the number or the messaging service', async () => {
  await send();
  await send({ from: SERVICE });
  const text =
    '012345 is your code for Munshi. It expires in 10 minutes and can be used once. Never share it with anybody.';
  expect(twilio.sent).toEqual([
    { to: '+919876543210', from: NUMBER, text },
    { to: '+919876543210', from: SERVICE, text },
  ]);
  // One SMS in the GSM alphabet; a longer text is sent, and billed, as two.
  expect(text.length).toBeLessThanOrEqual(160);
});

test('a notice is one SMS with its own text', async () => {
  const sender = openTwilio({ ...SETTINGS, url: twilio.url });
  await sender.notify?.({ to: MESSAGE.to, what: 'new sign-in to your account' });
  const text =
    'Munshi: new sign-in to your account. If it was not you, open Profile, Security at once, or write to the operator of your Munshi.';
  expect(twilio.sent).toEqual([{ to: MESSAGE.to, from: NUMBER, text }]);
});

test('a refusal is named by its number, and its words are not repeated', async () => {
  expect(await causeOf(send({ authToken: 'wrong' }))).toBe(
    'sms_unavailable: Twilio: refused (401, error 20003)',
  );
  expect(await causeOf(send({ from: '+15005550001' }))).toBe(
    'sms_unavailable: Twilio: refused (400, error 21606)',
  );
  expect(await causeOf(send({}, { ...MESSAGE, to: '+910' }))).toBe(
    'sms_unavailable: Twilio: refused (400, error 21211)',
  );
  expect(twilio.sent).toEqual([]);
});

test.each([
  ['an error of its own', { status: 503, body: '<html>' }, 'refused (503)'],
  [
    'a message that failed at once',
    { status: 201, body: { status: 'failed', error_code: 30006 } },
    'refused (201, error 30006)',
  ],
  ['an answer that is no JSON', { status: 201, body: 'ok' }, 'refused (201)'],
  ['an answer that took nothing', { status: 200, body: { messages: [] } }, 'refused (200)'],
])('%s is a failure', async (_, answer, cause) => {
  twilio.next(answer);
  expect(await causeOf(send())).toBe(`sms_unavailable: Twilio: ${cause}`);
});

test('a provider that does not answer is given up', async () => {
  twilio.next('never');
  expect(await causeOf(send({}, MESSAGE, 50))).toBe('sms_unavailable: Twilio: did not answer in time');
});
