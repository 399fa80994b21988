import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { serve } from '@hono/node-server';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { processIdentity } from '#server/core/process-identity.ts';
import { openSecrets } from '#server/core/secrets.ts';
import { openDatabase } from '#server/platform/db/open.ts';
import { startHttpService } from '#test/fakes/http-service.ts';
import { startSmtp } from '#test/fakes/smtp.ts';
import { testApp } from '#test/support/app.ts';
import { runDoctor } from './doctor.ts';

let data: string;
const ending: (() => unknown)[] = [];
beforeEach(async () => {
  data = await mkdtemp(path.join(tmpdir(), 'munshi-doctor-'));
  await chmod(data, 0o700);
});
afterEach(async () => {
  for (const end of ending.splice(0)) await end();
  await rm(data, { recursive: true, force: true });
});

/** The exit code and the lines of a run. */
async function examine(variables: Record<string, string> = {}, envFile = '') {
  let text = '';
  const write = (part: string | Uint8Array) => {
    text += String(part);
    return true;
  };
  const given = { MUNSHI_DATA: data, PORT: '0', ...variables };
  const code = await runDoctor({ variables: given, out: { write }, envFile });
  const lines = text.trim().split('\n');
  return {
    code,
    text,
    good: lines.filter((line) => line.startsWith('good ')),
    wrong: lines.filter((line) => line.startsWith('wrong ')),
  };
}

describe('before the first start', () => {
  test('everything is good, and nothing is made', async () => {
    await rm(data, { recursive: true });
    const { code, wrong, text } = await examine();
    expect([code, wrong]).toEqual([0, []]);
    expect(text).toContain('does not exist yet');
    await expect(stat(data)).rejects.toThrow(/ENOENT/u);
  });

  test('an empty folder is examined, and only the folder of the storage is made', async () => {
    const { code, wrong, text } = await examine();
    expect([code, wrong]).toEqual([0, []]);
    expect(text).toContain('Files can be written, read and deleted');
    expect(await readdir(data)).toEqual(['files']);
    expect(await readdir(path.join(data, 'files', 'start-check'))).toEqual([]);
  });
});

describe('the data folder', () => {
  test('files that others may read are named with what to do, and stay as they are', async () => {
    const file = path.join(data, 'secrets.json');
    await writeFile(file, '{}');
    await chmod(file, 0o644);
    await chmod(data, 0o755);
    const { code, wrong } = await examine();
    expect(code).toBe(1);
    expect(wrong.join('\n')).toContain(`access to ${data}. Run chmod 700`);
    expect(wrong.join('\n')).toContain(`access to ${file}. Run chmod 600`);
    expect((await stat(file)).mode & 0o777).toBe(0o644);
  });

  test('a file in its place is wrong', async () => {
    await rm(data, { recursive: true });
    await writeFile(data, '');
    expect((await examine()).wrong.join()).toContain('is a file, not a folder');
  });

  test('a store that cannot be written is wrong, and the other checks go on', async () => {
    await writeFile(path.join(data, 'files'), '', { mode: 0o600 });
    const { wrong, good } = await examine();
    expect(wrong).toEqual([expect.stringContaining('The check of the storage could not be made')]);
    expect(good.join()).toContain('There is no index yet');
  });

  test.each([
    ['of another format', JSON.stringify({ format: 3, next: 1, generations: [] }), 'newer version'],
    [
      'without one of its segments',
      JSON.stringify({ format: 1, next: 2, generations: [{ name: 'g1', sealed: true, vectors: {} }] }),
      'lacks g1',
    ],
  ])('an index %s is wrong', async (_, manifest, said) => {
    await mkdir(path.join(data, 'index'));
    await writeFile(path.join(data, 'index', 'manifest.json'), manifest);
    expect((await examine()).wrong.join()).toContain(said);
  });

  test('a database without its secrets is wrong', async () => {
    await mkdir(path.join(data, 'postgresql', 'data'), { recursive: true, mode: 0o700 });
    expect((await examine()).wrong.join()).toContain('secrets.json is missing');
  });
});

describe('settings', () => {
  test('each that cannot be used is named, and the rest is not examined', async () => {
    const { code, wrong, good } = await examine({ PORT: 'x', MODEL_URL: 'http://127.0.0.1:1/v1' });
    expect([code, wrong.length, good]).toEqual([1, 1, []]);
    expect(wrong[0]).toContain('PORT: Give a number.');
  });

  test.each([
    ['plain http for others', { PUBLIC_URL: 'http://munshi.example' }, 'without https'],
    ['no mail for others', { PUBLIC_URL: 'https://munshi.example' }, 'SMTP_URL is not set'],
    ['no operator', { PUBLIC_URL: 'https://munshi.example' }, 'OPERATORS is not set'],
    ['a proxy that is not named', { PUBLIC_URL: 'https://munshi.example' }, 'TRUSTED_PROXIES is not set'],
    ['a range of proxies', { TRUSTED_PROXIES: '10.0.0.0/8' }, 'no effect: 10.0.0.0/8'],
    ['an address with a path', { PUBLIC_URL: 'https://a.example/munshi' }, 'PUBLIC_URL has a path'],
    ['an open host without an address', { HOST: '0.0.0.0' }, 'HOST is 0.0.0.0'],
    ['an operator without an address', { OPERATORS: 'asha' }, 'no effect: asha'],
    ['a bucket that is not used', { S3_BUCKET: 'papers' }, 'S3_BUCKET has no effect'],
    ['a letter too few', { MODEL_NAM: 'gemma' }, 'Set MODEL_NAME instead'],
  ])('%s', async (_, variables, said) => {
    const { code, wrong } = await examine(variables);
    expect(code).toBe(1);
    expect(wrong.join('\n')).toContain(said);
  });

  test('a file .env that the process does not have is wrong; one that it has is not', async () => {
    const file = 'CONTACT_EMAIL=clerk@chambers.example\n';
    expect((await examine({}, file)).wrong.join()).toContain('.env sets CONTACT_EMAIL');
    expect((await examine({ CONTACT_EMAIL: 'clerk@chambers.example' }, file)).wrong).toEqual([]);
  });
});

describe('what the settings name outside', () => {
  const service = async (status: number) => {
    const made = await startHttpService(() => ({ status, body: {} }));
    ending.push(() => made.close());
    return made.url;
  };
  const razorpay = { RAZORPAY_KEY_ID: 'rzp_live_canary1', RAZORPAY_KEY_SECRET: 'canary-secret-2' };
  const whole = { ...razorpay, RAZORPAY_WEBHOOK_SECRET: 'canary-secret-3' };

  test('a mail server is asked for its sign-in, and gets no mail', async () => {
    const smtp = await startSmtp();
    ending.push(() => smtp.close());
    const MAIL_FROM = 'clerk@chambers.example';
    const { code, good } = await examine({ SMTP_URL: smtp.url, MAIL_FROM });
    expect([code, smtp.received]).toEqual([0, []]);
    expect(good.join()).toContain('takes the sign-in');
    const bad = await examine({ SMTP_URL: smtp.url.replace('secret', 'canary-password'), MAIL_FROM });
    expect(bad.wrong.join()).toContain('refuses the user or the password');
    expect(bad.text).not.toContain('canary');
  });

  test('keys that are refused, services that fail and addresses without a server differ, without a secret', async () => {
    const refusing = await service(401);
    const { text, wrong } = await examine({
      ...whole,
      RAZORPAY_URL: refusing,
      TWILIO_ACCOUNT_SID: 'ACcanary4',
      TWILIO_AUTH_TOKEN: 'canary-token-5',
      TWILIO_FROM: '+910000000000',
      TWILIO_URL: await service(500),
      MODEL_URL: 'http://user:canary-password-6@127.0.0.1:1/v1',
      MODEL_NAME: 'gemma',
    });
    expect(wrong).toHaveLength(3);
    expect(wrong.join('\n')).toMatch(/Razorpay: .* refuses the key \(status 401\)/u);
    expect(wrong.join('\n')).toMatch(/Twilio: .* status 500/u);
    expect(wrong.join('\n')).toMatch(/MODEL_URL: 127\.0\.0\.1:1 cannot be reached/u);
    expect(text).not.toMatch(/canary/u);
  });

  test('services that answer are good, also one without a list of models', async () => {
    const { wrong, good } = await examine({
      ...whole,
      RAZORPAY_URL: await service(200),
      MSG91_AUTH_KEY: 'canary-key-7',
      MSG91_TEMPLATE_ID: 'template',
      MSG91_URL: await service(404),
      MODEL_URL: `${await service(404)}/v1`,
      MODEL_NAME: 'gemma',
    });
    expect(wrong).toEqual([]);
    expect(good.filter((line) => /Razorpay|MSG91|MODEL_URL/u.test(line))).toHaveLength(3);
  });
});

test('beside a running product, it says whether that is ready', async () => {
  const it = await testApp();
  ending.push(() => it.close());
  const server = serve({ fetch: it.app.fetch, port: 0, hostname: '127.0.0.1' });
  ending.push(() => server.close());
  await new Promise<void>((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  const mark = await processIdentity(process.pid);
  const info = { pid: process.pid, mark, port, host: '127.0.0.1', ingestToken: it.services.ingestToken };
  await writeFile(path.join(data, 'run.json'), JSON.stringify(info), { mode: 0o600 });
  const ready = await examine({ DATABASE_URL: it.db.url });
  expect(ready.good.join('\n')).toContain(`Munshi runs (process ${process.pid}, port ${port}) and is ready`);
  expect(ready.good.join('\n')).toContain('The library of the running server answers');
  // Databases of tests run without fsync.
  expect(ready.wrong).toEqual([expect.stringContaining('fsync')]);
  it.services.storage.ping = () => Promise.reject(new Error('away'));
  await expect.poll(async () => (await examine()).wrong.join()).toContain('does not reach: storage');
});

test('a database that lacks a migration, and one that is away', async () => {
  const it = await testApp();
  ending.push(() => it.close());
  await it.db.sql('delete from app.migrations where name = (select max(name) from app.migrations)');
  expect((await examine({ DATABASE_URL: it.db.url })).wrong.join()).toContain('lacks 1 migration');
  const away = await examine({ DATABASE_URL: 'postgresql://munshi:canary-password@127.0.0.1:1/munshi' });
  expect(away.wrong.join()).toContain('Nothing answers at 127.0.0.1:1');
  expect(away.text).not.toContain('canary');
});

test('our own database is examined while it runs, and is started for that when it is stopped', async () => {
  const secrets = await openSecrets(data, false);
  const database = await openDatabase({ MUNSHI_DATA: data }, secrets, pino({ level: 'silent' }));
  const running = await examine();
  await database.ping();
  await database.close();
  const stopped = await examine();
  for (const { code, good, wrong, text } of [running, stopped]) {
    expect([code, wrong]).toEqual([0, []]);
    expect(good.join('\n')).toMatch(/PostgreSQL [\d.]+ answers; it has all migrations/u);
    for (const password of Object.values(secrets.database)) expect(text).not.toContain(password);
  }
  const left = await readdir(path.join(data, 'postgresql', 'data'));
  expect(left).not.toContain('postmaster.pid');
  expect(await readdir(data)).not.toContain('run.json');
});

test('the secrets of the folder are not read aloud', async () => {
  await writeFile(path.join(data, 'secrets.json'), '{"database": "canary"}', { mode: 0o600 });
  const { text } = await examine();
  expect(text).not.toContain('canary');
  expect(await readFile(path.join(data, 'secrets.json'), 'utf8')).toContain('canary');
});
