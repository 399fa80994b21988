import { expect, test } from 'vitest';
import { messages as startup } from '#shared/messages/en/operations/startup.ts';
import { t } from '#shared/messages/translate.ts';
import { publicOrigin, readEnv } from './env.ts';
import { envExample } from './env-example.ts';

test('without settings the server listens on this computer only', () => {
  const env = readEnv({});
  expect(env).toMatchObject({ PORT: 3000, HOST: '127.0.0.1' });
  expect(publicOrigin(env)).toBe('http://127.0.0.1:3000');
});

test('lists every invalid setting at once', () => {
  const given = {
    ...{ PORT: 'ninety', DATABASE_URL: 'mysql://x', SMS_DAILY_BUDGET: '1.5', FILE_QUOTA_GB: '0' },
    ...{ S3_BUCKET: 'x', LOG_LEVEL: 'loud', MSG91_URL: 'http://sms.example', TWILIO_ACCOUNT_SID: 'x' },
  };
  expect(() => readEnv(given)).toThrow(`These settings cannot be used:
  PORT: Give a number.
  DATABASE_URL: Give an address that starts with postgresql://.
  MSG91_URL: Give an address that starts with https://. http:// is allowed only for this computer.
  TWILIO_ACCOUNT_SID: Give the ID of the account, which starts with AC.
  SMS_DAILY_BUDGET: Give a whole number.
  S3_BUCKET: Give at least 3 characters.
  FILE_QUOTA_GB: Give a number that is not less than 0.001.
  LOG_LEVEL: Give silent, error, warn, info or debug.`);
});

test('treats an empty setting as unset', () => {
  const env = readEnv({ PORT: '', DATABASE_URL: '' });
  expect(env.PORT).toBe(3000);
  expect(env.DATABASE_URL).toBeUndefined();
});

test('lists are split, and the path of the public address is dropped', () => {
  const env = readEnv({ TRUSTED_PROXIES: '10.0.0.1, 10.0.0.2', PUBLIC_URL: 'https://munshi.example/app/' });
  expect(env.TRUSTED_PROXIES).toEqual(['10.0.0.1', '10.0.0.2']);
  expect(publicOrigin(env)).toBe('https://munshi.example');
});

test('the OpenID provider needs https, except on localhost', () => {
  const issuer = (GOOGLE_ISSUER: string) => readEnv({ GOOGLE_ISSUER }).GOOGLE_ISSUER;
  expect(readEnv({}).GOOGLE_ISSUER).toBe('https://accounts.google.com');
  expect(issuer('http://127.0.0.1:4000')).toBe('http://127.0.0.1:4000');
  expect(issuer('http://[::1]:4000')).toBe('http://[::1]:4000');
  for (const foreign of ['http://accounts.google.com', 'http://127.0.0.1.evil.example', 'ftp://x', 'google'])
    expect(() => issuer(foreign), foreign).toThrow(/GOOGLE_ISSUER/);
});

test('the Google client id and its secret must be set together', () => {
  expect(() => readEnv({ GOOGLE_CLIENT_ID: 'munshi' })).toThrow(
    'GOOGLE_CLIENT_SECRET: Set this too, because it is needed together with GOOGLE_CLIENT_ID.',
  );
  expect(() => readEnv({ GOOGLE_CLIENT_SECRET: 'x' })).toThrow(/GOOGLE_CLIENT_ID/);
});

test('the engine of the search is the one that is named, and needs the address of its cluster', () => {
  const OPENSEARCH_URL = 'http://127.0.0.1:9200';
  expect(() => readEnv({ SEARCH_ENGINE: 'opensearch' })).toThrow(
    'OPENSEARCH_URL: Set this too, because it is needed together with SEARCH_ENGINE.',
  );
  expect(() => readEnv({ SEARCH_ENGINE: 'elastic' })).toThrow(/SEARCH_ENGINE/);
  expect(readEnv({ SEARCH_ENGINE: 'opensearch', OPENSEARCH_URL }).OPENSEARCH_URL).toEqual([OPENSEARCH_URL]);
  expect(readEnv({ OPENSEARCH_URL }).OPENSEARCH_URL).toEqual([OPENSEARCH_URL]);
  expect(readEnv({ SEARCH_ENGINE: 'embedded', OPENSEARCH_URL }).OPENSEARCH_URL).toBeUndefined();
});

test.each([
  [
    'keys',
    { RAZORPAY_KEY_ID: 'rzp_live_a', RAZORPAY_KEY_SECRET: 's', RAZORPAY_WEBHOOK_SECRET: 'w' },
    startup.testPaymentsWithKeys,
  ],
  ['a public address', { PUBLIC_URL: 'https://munshi.example' }, startup.testPaymentsInPublic],
  [
    'an address that only looks local',
    { PUBLIC_URL: 'http://127.0.0.1.evil.example' },
    startup.testPaymentsInPublic,
  ],
])('test payments refuse to start with %s', (_, given, said) => {
  expect(() => readEnv({ PAYMENTS: 'test', ...given })).toThrow(t(said));
});

test('test payments start on this computer', () => {
  for (const PUBLIC_URL of ['', 'http://localhost:3000', 'http://127.0.0.1:3000'])
    expect(readEnv({ PAYMENTS: 'test', PUBLIC_URL }).PAYMENTS).toBe('test');
});

test('.env.example matches the schema', async () => {
  await expect(envExample()).toMatchFileSnapshot('../../../.env.example');
});
