import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadLanguages } from '#server/core/language.ts';
import type { WebhookDelivery } from '#shared/contracts/webhooks.ts';
import { added, done } from '#test/fixtures/sharing.ts';
import { type Lawyer, type TestApp, testApp } from '#test/support/app.ts';
import { sendNext } from './sender.ts';

// A server whose operator has not allowed private addresses.

const PATH = '/functions/v1/webhook-endpoints';
let it: TestApp;
let asha: Lawyer;
let receiver: Server;
let port = 0;
let received = 0;
beforeAll(async () => {
  await loadLanguages();
  it = await testApp();
  asha = await it.lawyer();
  receiver = createServer((_, response) => {
    received += 1;
    response.end();
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  port = (receiver.address() as AddressInfo).port;
});
afterAll(async () => {
  receiver.close();
  await it.close();
});

test.each([
  ...['https://127.0.0.1/hook', 'https://localhost/hook', 'https://[::1]/hook', 'https://10.1.2.3/hook'],
  ...['https://169.254.169.254/latest', 'http://hooks.office.example/in'],
])('%s is refused when it is entered, and when it is put in the place of another', async (url) => {
  expect((await asha.call('POST', PATH, { url, events: ['case.created'] })).status).toBe(400);
  const body = { url: 'https://hooks.office.example/in', events: ['date.created'] };
  const { id } = await done<{ id: string }>(asha.call('POST', PATH, body));
  expect((await asha.call('PATCH', `${PATH}/${id}`, { url })).status).toBe(400);
  await done(asha.call('DELETE', `${PATH}/${id}`));
});

test('a name that leads to a private address when it is called gets nothing, and the log says why', async () => {
  const url = `https://hooks.office.example:${port}/in`;
  const { id } = await done<{ id: string }>(asha.call('POST', PATH, { url, events: ['case.created'] }));
  await added(asha, 'cases', { title: 'Kaveri v. State' });
  const resolve = async () => [{ address: '127.0.0.1', family: 4 }];
  const now = () => new Date(Date.now() + 1000);
  expect(await sendNext({ ...it.services, now, resolve })).toBe(true);
  const [delivery] = await done<WebhookDelivery[]>(asha.call('GET', `${PATH}/${id}/deliveries`));
  expect(delivery).toMatchObject({ state: 'waiting', attempts: 1, last_status: null });
  expect(delivery?.last_problem).toBe('The address is private.');
  expect(received).toBe(0);
});
