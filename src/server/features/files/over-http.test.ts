import { request, type Server } from 'node:http';
import { serve } from '@hono/node-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CASE_FILES } from '#shared/contracts/files.ts';
import { type Lawyer, type TestApp, testApp } from '#test/support/app.ts';

// Behaviour that a client on a real connection sees when its upload is refused or interrupted.

let it: TestApp;
let asha: Lawyer;
let caseId: string;
let port: number;
let server: ReturnType<typeof serve>;
beforeAll(async () => {
  it = await testApp();
  asha = await it.lawyer();
  const made = await asha.call('POST', '/rest/v1/cases', { title: 'H' }, { prefer: 'return=representation' });
  caseId = ((await made.json()) as { id: string }[])[0]?.id ?? '';
  port = await new Promise((resolve) => {
    server = serve({ fetch: it.app.fetch, port: 0, hostname: '127.0.0.1' }, (info) => resolve(info.port));
  });
});
afterAll(async () => {
  (server as Server).closeAllConnections();
  server.close();
  await it.close();
});

const at = (name: string) => `/storage/v1/object/case-files/case_files/${caseId}/${name}`;
const send = (name: string, bytes: number) => {
  const outgoing = request({
    port,
    host: '127.0.0.1',
    method: 'POST',
    path: at(name),
    headers: { authorization: `Bearer ${asha.token}`, 'content-length': bytes },
  });
  const answer = new Promise<{ status: number; body: string }>((resolve, reject) => {
    outgoing.once('error', reject);
    outgoing.once('response', (response) => {
      let body = '';
      response.on('data', (chunk: Buffer) => {
        body += chunk.toString();
      });
      response.once('end', () => resolve({ status: response.statusCode ?? 0, body }));
    });
  });
  return { outgoing, answer };
};

test('a file of 2 GB is refused while the client still holds it', async () => {
  const { outgoing, answer } = send('huge_1.pdf', 2 * 1024 ** 3);
  outgoing.write('%PDF-1.7\n');
  const { status, body } = await answer;
  expect(status).toBe(413);
  expect(JSON.parse(body)).toMatchObject({ message: 'A file can have at most 50 MB.' });
  outgoing.destroy();
});

test('a file with the wrong content is refused before most of it has arrived', async () => {
  const { outgoing, answer } = send('lying_1.pdf', CASE_FILES.maxBytes);
  outgoing.write(Buffer.alloc(64 * 1024));
  expect((await answer).status).toBe(415);
  outgoing.destroy();
});

test('a lost connection stores nothing, and the name stays free', async () => {
  const { outgoing, answer } = send('broken_1.pdf', 1024 * 1024);
  const broken = answer.catch((cause: Error) => cause.message);
  outgoing.write('%PDF-1.7\n');
  outgoing.write(Buffer.alloc(200_000));
  outgoing.destroy();
  await broken;
  const again = await asha.call('POST', at('broken_1.pdf'), new Uint8Array(Buffer.from('%PDF-1.7\n')));
  expect(again.status).toBe(200);
  expect(await it.services.storage.list('case_files')).toHaveLength(1);
});
