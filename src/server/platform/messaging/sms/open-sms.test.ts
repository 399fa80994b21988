import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readEnv } from '#server/core/env.ts';
import { openSms } from './open-sms.ts';
import { readSmsOutbox } from './outbox.ts';

const MSG91 = { MSG91_AUTH_KEY: 'key', MSG91_TEMPLATE_ID: 'template' };
const TWILIO = { TWILIO_ACCOUNT_SID: 'AC1', TWILIO_AUTH_TOKEN: 'token', TWILIO_FROM: '+15005550006' };
const MESSAGE = { to: '+919876543210', code: '123456', minutes: 10 };

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'munshi-sms-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));
const open = (settings: Record<string, string>) => openSms(readEnv({ MUNSHI_DATA: folder, ...settings }));

test('the settings choose the provider: MSG91, else Twilio, else the outbox', () => {
  expect(open({ ...MSG91, ...TWILIO }).provider).toBe('msg91');
  expect(open(TWILIO).provider).toBe('twilio');
  expect(open({})).toMatchObject({ provider: 'outbox', outbox: path.join(folder, 'outbox') });
});

test('half a set of settings stops the start, and every missing one is named', () => {
  const { MSG91_AUTH_KEY } = MSG91;
  const { TWILIO_ACCOUNT_SID } = TWILIO;
  expect(() => open({ MSG91_AUTH_KEY, TWILIO_ACCOUNT_SID })).toThrow(
    /MSG91_TEMPLATE_ID.*\n.*TWILIO_AUTH_TOKEN.*\n.*TWILIO_FROM/,
  );
});

test('the outbox holds the number on the first line, then the text, for its owner alone', async () => {
  const outbox = path.join(folder, 'outbox');
  await open({}).send(MESSAGE);
  const [name = ''] = await readdir(outbox);
  expect(name).toMatch(/\.sms\.txt$/);
  expect(await readFile(path.join(outbox, name), 'utf8')).toBe(
    '+919876543210\n123456 is your code for Munshi. It expires in 10 minutes and can be used once. Never share it with anybody.\n',
  );
  expect((await stat(path.join(outbox, name))).mode & 0o777).toBe(0o600);
  expect((await stat(outbox)).mode & 0o777).toBe(0o700);
  expect(await readSmsOutbox(outbox)).toEqual([
    {
      file: name,
      to: '+919876543210',
      date: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      text: expect.stringMatching(/^123456 is your code/),
    },
  ]);
});

test('an outbox that cannot be written is a provider that failed', async () => {
  await writeFile(path.join(folder, 'outbox'), 'a file is in the way');
  await expect(open({}).send(MESSAGE)).rejects.toMatchObject({ code: 'sms_unavailable' });
});
