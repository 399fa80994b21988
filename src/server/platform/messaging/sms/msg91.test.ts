import { afterEach, beforeEach, expect, test } from 'vitest';
import { type FakeMsg91, startMsg91 } from '#test/fakes/msg91.ts';
import { openMsg91 } from './msg91.ts';

const MESSAGE = { to: '+919876543210', code: '012345', minutes: 10 };
const SETTINGS = { authKey: 'key-of-the-firm', templateId: '6808ca80d6fc054bef421352' };

let msg91: FakeMsg91;
beforeEach(async () => {
  msg91 = await startMsg91({
    ...SETTINGS,
    template: '##OTP## is the code of our office, valid for ##MINUTES## minutes.##WHAT##',
  });
});
afterEach(() => msg91.close());

const send = (settings: Partial<typeof SETTINGS> = {}, withinMs = 60_000) =>
  openMsg91({ ...SETTINGS, url: msg91.url, ...settings }, { withinMs }).send(MESSAGE);
/** The sentence for the user, and the cause for the log. */
const failure = async (sending: Promise<void>) => {
  const error = await sending.then(
    () => undefined,
    (thrown: unknown) => thrown as Error & { code: string },
  );
  return { code: error?.code, sentence: error?.message, cause: (error?.cause as Error | undefined)?.message };
};
const UNAVAILABLE = {
  code: 'sms_unavailable',
  sentence: 'Failed to send verification code. Please try again.',
};

test('the approved template is filled with the code and its life', async () => {
  await send();
  expect(msg91.sent).toEqual([
    { mobile: '919876543210', text: '012345 is the code of our office, valid for 10 minutes.' },
  ]);
});

test('a notice uses its own template, and is not sent without one', async () => {
  const { templateId: noticeTemplateId, authKey } = SETTINGS;
  const settings = { authKey, templateId: 'that of the codes', url: msg91.url };
  expect(openMsg91(settings).notify).toBeUndefined();
  const own = openMsg91({ ...settings, noticeTemplateId });
  await own.notify?.({ to: MESSAGE.to, what: 'your password was changed' });
  expect(msg91.sent).toEqual([
    { mobile: '919876543210', text: expect.stringContaining('your password was changed') },
  ]);
});

test('an invitation uses its own template, whose two variables join to the token, and is not sent without one', async () => {
  const token = 'q9'.repeat(21).padEnd(43, '_');
  const template = 'You are invited. Open https://munshi.example/invitation?token=##TOKEN1####TOKEN2##';
  const service = await startMsg91({ ...SETTINGS, template });
  const settings = { authKey: SETTINGS.authKey, templateId: 'that of the codes', url: service.url };
  expect(openMsg91(settings).invite).toBeUndefined();
  const own = openMsg91({ ...settings, invitationTemplateId: SETTINGS.templateId });
  const link = `https://munshi.example/invitation?token=${token}`;
  await own.invite?.({ to: MESSAGE.to, link });
  expect(service.sent).toEqual([{ mobile: '919876543210', text: `You are invited. Open ${link}` }]);
  await service.close();
});

test('a refusal with status 200 is an error', async () => {
  expect(await failure(send({ authKey: 'wrong' }))).toEqual({
    ...UNAVAILABLE,
    cause: 'MSG91: refused (200, code 207)',
  });
  expect(await failure(send({ templateId: 'another' }))).toEqual({
    ...UNAVAILABLE,
    cause: 'MSG91: refused (200, code 400)',
  });
  expect(msg91.sent).toEqual([]);
});

test.each([
  ['an error of its own', { status: 500, body: '<html>Internal Server Error</html>' }],
  [
    'too many requests',
    { status: 429, body: { type: 'error', message: 'for 919876543210 wait', code: 429 } },
  ],
  ['an answer without a type', { status: 200, body: {} }],
  ['an answer that is no object', { status: 200, body: 'null' }],
  ['another address to go to', { status: 307, body: '', headers: { location: 'http://evil.example/' } }],
])('%s is a failure, and its words are not repeated', async (_, answer) => {
  msg91.next(answer);
  const { cause, ...said } = await failure(send());
  expect(said).toEqual(UNAVAILABLE);
  expect(cause).toMatch(/^MSG91: (refused \(\d{3}(, code \d+)?\)|cannot be reached)/);
  expect(cause).not.toContain('9876543210');
});

test('a provider that does not answer is given up', async () => {
  msg91.next('never');
  expect(await failure(send({}, 50))).toEqual({ ...UNAVAILABLE, cause: 'MSG91: did not answer in time' });
});

test('a provider that is not there is given up', async () => {
  const { url } = msg91;
  await msg91.close();
  const sending = openMsg91({ ...SETTINGS, url }).send(MESSAGE);
  expect(await failure(sending)).toEqual({
    ...UNAVAILABLE,
    cause: 'MSG91: cannot be reached (ECONNREFUSED)',
  });
});
