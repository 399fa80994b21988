import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isCertificateError, postOutside } from './post.ts';
import { isPrivateAddress, isPrivateHost } from './private-addresses.ts';

let server: Server;
let calls = 0;
let port = 0;
beforeAll(async () => {
  server = createServer((request, response) => {
    calls += 1;
    if (request.url === '/slow') return;
    response.end('x'.repeat(request.url === '/long' ? 10_000_000 : 2));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => server.close());

const post = (url: string, rest: Partial<Parameters<typeof postOutside>[0]> = {}) =>
  postOutside({ url, body: '{}', headers: {}, allowPrivate: false, ...rest });

test.each([
  ...['127.0.0.1', '10.1.2.3', '172.31.0.1', '192.168.1.1', '169.254.169.254', '100.64.0.1', '0.0.0.0'],
  ...['224.0.0.1', '255.255.255.255', '::1', '::', 'fe80::1', 'fd00::1', 'ff02::1', '::ffff:127.0.0.1'],
  ...['::ffff:8.8.8.8', '64:ff9b::7f00:1', '2002:7f00:1::', 'nothing'],
])('%s is private', (address) => {
  expect(isPrivateAddress(address)).toBe(true);
});

test.each(['8.8.8.8', '1.1.1.1', '172.32.0.1', '2606:4700::1111', '2a00:1450:4001::1'])(
  '%s is public',
  (address) => {
    expect(isPrivateAddress(address)).toBe(false);
  },
);

test.each([
  ...['http://127.1/', 'http://2130706433/', 'http://0x7f.0.0.1/', 'http://0177.0.0.1/', 'http://[::1]/'],
  ...['http://[::ffff:127.0.0.1]/', 'http://localhost/', 'http://a.localhost/', 'http://db.internal/'],
  ...['http://printer.local/', 'http://localhost./'],
])('%s is refused by its text', async (url) => {
  expect(isPrivateHost(new URL(url).hostname)).toBe(true);
  expect(await post(url)).toEqual({ problem: 'private' });
});

test('a name that leads to this computer is refused after the lookup, and nothing is sent', async () => {
  const before = calls;
  const resolve = async () => [{ address: '127.0.0.1', family: 4 }];
  expect(await post(`http://harmless.example:${port}/`, { resolve })).toEqual({ problem: 'private' });
  const mixed = async () => [
    { address: '8.8.8.8', family: 4 },
    { address: '10.0.0.1', family: 4 },
  ];
  expect(await post(`http://harmless.example:${port}/`, { resolve: mixed })).toEqual({ problem: 'private' });
  expect(calls).toBe(before);
});

test('an address whose certificate is not valid gets nothing, and the reason is said', async () => {
  const pem = await readFile(new URL('../../../../test/fixtures/expired-certificate.pem', import.meta.url));
  const received: string[] = [];
  const secure = createSecureServer({ key: pem, cert: pem }, (request, response) => {
    received.push(request.url ?? '');
    response.end();
  });
  await new Promise<void>((resolve) => secure.listen(0, '127.0.0.1', resolve));
  const at = `https://127.0.0.1:${(secure.address() as AddressInfo).port}/`;
  expect(await post(at, { allowPrivate: true })).toEqual({ problem: 'certificate' });
  expect(received).toEqual([]);
  secure.close();
  for (const code of ['CERT_HAS_EXPIRED', 'CERT_NOT_YET_VALID', 'ERR_TLS_CERT_ALTNAME_INVALID'])
    expect(isCertificateError(Object.assign(new Error('x'), { code })), code).toBe(true);
  expect(isCertificateError(Object.assign(new Error('x'), { code: 'ECONNREFUSED' }))).toBe(false);
});

test('a name that is not found is unreachable', async () => {
  const resolve = () => Promise.reject(new Error('not found'));
  expect(await post('https://nowhere.example/', { resolve })).toEqual({ problem: 'unreachable' });
});

test('where the operator allows it, this computer is reached; slow and long answers end', async () => {
  const here = `http://127.0.0.1:${port}`;
  expect(await post(`${here}/`, { allowPrivate: true })).toEqual({ status: 200 });
  expect(await post(`${here}/long`, { allowPrivate: true })).toEqual({ status: 200 });
  expect(await post(`${here}/slow`, { allowPrivate: true, timeoutMs: 50 })).toEqual({ problem: 'timeout' });
});
