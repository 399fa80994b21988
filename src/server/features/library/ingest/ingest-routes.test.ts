import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type EmbeddedEngine, openEmbeddedEngine } from '#server/platform/search/embedded/embedded-engine.ts';
import { type TestApp, testApp } from '#test/support/app.ts';
import { documentsOf } from './document.ts';

let home: string;
let library: EmbeddedEngine;
let it: TestApp;
beforeAll(async () => {
  home = await mkdtemp(path.join(tmpdir(), 'munshi-ingest-route-'));
  library = await openEmbeddedEngine({ folder: home, log: pino({ level: 'silent' }) });
  it = await testApp({ library });
});
afterAll(async () => {
  await it.close();
  await library.close();
  await rm(home, { recursive: true, force: true });
});

const documents = documentsOf({ folder: 'f', key: 'one.txt', size: 1 }, ['1. Of easements.']);
const send = (body: unknown, token: string | undefined = it.services.ingestToken) =>
  it.app.request('/internal/ingest', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
const held = async () => (await library.stats()).documents;

test('only the token of this run gives access; a user’s session does not', async () => {
  const { token } = await it.lawyer();
  for (const wrong of ['', 'wrong', token, `${it.services.ingestToken}x`])
    expect((await send({ documents, gone: [] }, wrong)).status).toBe(401);
  expect(await held()).toBe(0);
});

test.each([
  ['no JSON', '{'],
  ['nothing', {}],
  ['a document without a text', { documents: [{ id: 'x', kind: 'judgment', title: 'X' }], gone: [] }],
  ['an unknown kind', { documents: [{ ...documents[0], kind: 'statute' }], gone: [] }],
])('%s is refused and nothing is written', async (_, body) => {
  expect((await send(body)).status).toBe(400);
  expect(await held()).toBe(0);
});

test('documents are searchable when the answer arrives, and gone when they are removed', async () => {
  expect((await send({ documents, gone: [] })).status).toBe(204);
  const { hits } = await library.search({ mode: 'keyword', query: 'easements' });
  expect(hits.map(({ id }) => id)).toEqual(documents.map(({ id }) => id));
  expect((await send({ documents: [], gone: documents.map(({ id }) => id) })).status).toBe(204);
  expect(await held()).toBe(0);
});
