import { readFile } from 'node:fs/promises';
import { createServer } from 'node:tls';
import { expect, test } from 'vitest';
import { readEnv } from '#server/core/env.ts';
import { valueWords } from '#shared/site/signal-words.ts';
import { certificateLeft } from './certificate.ts';
import { signalsOf } from './signals.ts';

const MEASURED = { workRunning: 0, workWaiting: 0, loopP99: 0, memory: 0, indexUp: 1, up: 1 };
const signalOf = (certificate: number | undefined) =>
  signalsOf({ ...MEASURED, ...(certificate === undefined ? {} : { certificate }) }, readEnv({})).find(
    ({ name }) => name === 'certificate',
  );

test('a certificate that has expired, or soon will, is an alert', async () => {
  const pem = await readFile(new URL('../../../../test/fixtures/expired-certificate.pem', import.meta.url));
  const server = createServer({ key: pem, cert: pem }, (socket) => socket.end());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const url = `https://127.0.0.1:${port}`;
  // Valid until 1 January 2021.
  expect(await certificateLeft(url, new Date('2020-12-31T00:00:00Z'))).toBe(86_400);
  const expired = signalOf(await certificateLeft(url, new Date('2021-01-03T00:00:00Z')));
  expect(expired).toMatchObject({ value: -2 * 86_400, limit: 14 * 86_400, alert: true });
  expect(expired && valueWords(expired)).toBe('Expired');
  server.close();
  expect(await certificateLeft('https://127.0.0.1:9', new Date())).toBeUndefined();
  expect(await certificateLeft('http://munshi.example', new Date())).toBeUndefined();
  const soon = signalOf(13 * 86_400);
  expect(soon).toMatchObject({ alert: true });
  expect(soon && valueWords(soon)).toBe('13 days');
  expect(signalOf(30 * 86_400)).toMatchObject({ alert: false });
  expect(signalOf(undefined)).toMatchObject({ value: null, alert: false });
});
