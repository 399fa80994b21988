import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type EmbeddedEngine, openEmbeddedEngine } from '#server/platform/search/embedded/embedded-engine.ts';
import type { LibraryStatus } from '#shared/contracts/research/library-status.ts';
import { madeUpLibrary } from '#test/conformance/made-up-documents.ts';
import { type FakeModel, fakeModelName, startModel } from '#test/fakes/model/model.ts';
import { type Lawyer, type TestApp, testApp } from '#test/support/app.ts';
import { readEmbeddings } from './embeddings-settings.ts';

let folder: string;
let library: EmbeddedEngine;
let it: TestApp;
let keeper: Lawyer;
let fake: FakeModel;
beforeAll(async () => {
  fake = await startModel();
  folder = await mkdtemp(path.join(tmpdir(), 'munshi-status-'));
  library = await openEmbeddedEngine({ folder, log: pino({ level: 'silent' }) });
  await library.upsert(madeUpLibrary());
  await library.refresh();
  const env = {
    OPERATORS: 'Operator@chambers.example',
    EMBEDDINGS_URL: fake.url,
    EMBEDDINGS_MODEL: fakeModelName,
    EMBEDDINGS_API_KEY: fake.key,
    SENTENCE_MODEL: 'on',
  };
  it = await testApp({ library, env });
  keeper = await operator();
});
afterAll(async () => {
  await it.close();
  await library.close();
  await fake.close();
  await rm(folder, { recursive: true, force: true });
});

const AT = '/functions/v1/operator-library';

async function operator(): Promise<Lawyer> {
  const lawyer = await it.lawyer();
  await it.db.sql(`update auth.users set email = $2 where id = $1`, [
    lawyer.userId,
    'operator@chambers.example',
  ]);
  return lawyer;
}

test('the operators see courts and years, failures and the index; nobody else learns of it', async () => {
  const other = await it.lawyer();
  const journals = path.join(it.services.env.MUNSHI_DATA, 'ingest');
  const index = path.join(it.services.env.MUNSHI_DATA, 'index');
  await Promise.all([journals, index].map((one) => mkdir(one, { recursive: true })));
  await writeFile(path.join(index, 'a.bin'), Buffer.alloc(5000));
  const lines = [
    { file: 'good.pdf', mark: '1', ids: ['a'] },
    { file: 'bad.pdf', mark: '1', failure: 'The file is damaged.' },
    { file: 'mended.pdf', mark: '1', failure: 'The file is empty.' },
    { file: 'mended.pdf', mark: '2', ids: ['b'] },
  ];
  await writeFile(
    path.join(journals, 'x.jsonl'),
    `${lines.map((one) => JSON.stringify(one)).join('\n')}\n{"fi`,
  );
  const answer = await keeper.call('GET', AT);
  expect(answer.status).toBe(200);
  const status = (await answer.json()) as LibraryStatus;
  const stats = await library.stats();
  expect(status).toMatchObject({
    judgments: stats.judgments,
    acts: stats.acts,
    segments: stats.segments,
    disk_bytes: 5000,
    failed: 1,
    failures: [{ file: 'bad.pdf', reason: 'The file is damaged.' }],
    scans: 0,
    adding: null,
    rebuild: null,
  });
  const kerala = status.courts.find(({ court }) => court === 'kerala');
  expect(kerala?.name).toBe('High Court of Kerala');
  expect(kerala?.years).toContainEqual({ year: '2001', judgments: 1 });
  const years = status.courts.map(({ years: each }) => each.map(({ year }) => Number(year)));
  for (const each of years) expect(each).toEqual([...each].sort((a, b) => b - a));

  expect((await other.call('GET', AT)).status).toBe(404);
  expect((await it.app.request(AT)).status).toBe(401);
  expect((await other.call('GET', '/internal/library-status')).status).toBe(401);
  const headers = { authorization: `Bearer ${it.services.ingestToken}` };
  const own = await it.app.request('/internal/library-status', { headers });
  expect(await own.json()).toMatchObject({ failed: 1 });
});

test('the operators have the index built again, and nobody else does', async () => {
  const other = await it.lawyer();
  expect((await other.call('POST', `${AT}/rebuild`)).status).toBe(404);
  expect((await other.call('POST', '/internal/library-rebuild')).status).toBe(401);
  expect((await keeper.call('POST', `${AT}/rebuild`)).status).toBe(202);
  await library.settled();
  const after = (await (await keeper.call('GET', AT)).json()) as LibraryStatus;
  expect([after.rebuild, after.judgments]).toEqual([null, (await library.stats()).judgments]);
});

test('the page gets each step of a rebuild until the index is built, or could not be', async () => {
  const stats = await library.stats();
  const [first, half] = [0, 1].map((done) => ({ done, of: 2, failed: false }));
  const failed = { done: 1, of: 2, failed: true };
  const asked = vi.spyOn(library, 'stats').mockResolvedValueOnce({ ...stats, rebuild: first! });
  const followed = vi
    .spyOn(library, 'rebuildAfter')
    .mockResolvedValueOnce(half)
    .mockResolvedValueOnce(undefined);
  const events = async () =>
    (await (await keeper.call('GET', `${AT}/rebuild`)).text()).match(/(?<=^data: ).*/gmu);
  const end = JSON.stringify({ reason: 'done' });
  expect(await events()).toEqual([...[first, half].map((each) => JSON.stringify(each)), end]);
  asked.mockResolvedValueOnce({ ...stats, rebuild: failed });
  expect(await events()).toEqual([JSON.stringify(failed), end]);
  expect(followed.mock.calls.map(([seen]) => seen)).toEqual([first, half]);
  vi.restoreAllMocks();
  expect((await (await it.lawyer()).call('GET', `${AT}/rebuild`)).status).toBe(404);
});

test('the operators choose what makes the vectors, and a choice that cannot work changes nothing', async () => {
  const use = vi.spyOn(library, 'makeVectorsWith');
  const choose = (lawyer: Lawyer, engine: string) => lawyer.call('PUT', `${AT}/embeddings`, { engine });
  const chosen = async () => ((await (await keeper.call('GET', AT)).json()) as LibraryStatus).embeddings;
  const other = await it.lawyer();
  for (const method of ['PUT', 'GET'])
    expect(
      (await other.call(method, `${AT}/embeddings`, method === 'PUT' ? { engine: 'endpoint' } : undefined))
        .status,
    ).toBe(404);
  expect(await chosen()).toEqual({
    serving: null,
    percent: null,
    failing: false,
    chosen: 'endpoint',
    offered: ['built-in', 'local', 'endpoint'],
    fixed: false,
  });
  expect((await choose(keeper, 'built-in')).status).toBe(202);
  expect(use.mock.lastCall).toEqual([undefined]);
  expect(await chosen()).toMatchObject({ chosen: 'built-in' });

  const saying = async (engine: string) => {
    const answer = await choose(keeper, engine);
    return [answer.status, ((await answer.json()) as { error: string }).error];
  };
  fake.next({ status: 401 });
  expect(await saying('endpoint')).toEqual([422, expect.stringContaining('The endpoint gave no vector.')]);
  expect((await choose(keeper, 'another')).status).toBe(400);
  expect([use.mock.calls.length, (await chosen()).chosen]).toEqual([1, 'built-in']);
  expect((await choose(keeper, 'local')).status).toBe(202);
  expect(use.mock.lastCall).toEqual(['sentence-model']);
  expect((await choose(keeper, 'endpoint')).status).toBe(202);
  const endpoint = { url: fake.url, model: fakeModelName, key: fake.key };
  expect(use.mock.lastCall).toEqual([{ endpoint }]);
  vi.restoreAllMocks();
});

test('the page follows the vectors until those of the choice serve', async () => {
  const state = { engine: 'built-in-1', dimensions: 2, ready: true };
  const next = { engine: 'endpoint-1', percent: 40 };
  const states = [
    { ...state, next, failing: true as const },
    { ...state, engine: 'endpoint-1', made: 99 },
    { ...state, engine: 'endpoint-1' },
  ];
  const followed = vi.spyOn(library, 'embeddingsAfter');
  for (const each of states) followed.mockResolvedValueOnce(each);
  const events = await (await keeper.call('GET', `${AT}/embeddings`)).text();
  expect(events.match(/(?<=^data: ).*/gmu)?.map((data) => JSON.parse(data) as unknown)).toEqual([
    { serving: 'built-in', percent: 40, failing: true },
    { serving: 'endpoint', percent: 99, failing: false },
    { serving: 'endpoint', percent: null, failing: false },
    { reason: 'done' },
  ]);
  expect(followed.mock.calls.map(([seen]) => seen)).toEqual([undefined, states[0], states[1]]);
  vi.restoreAllMocks();

  const cluster = {
    ...it.services.env,
    OPENSEARCH_URL: ['http://127.0.0.1:9200'],
    EMBEDDINGS_URL: undefined,
  };
  expect(await readEmbeddings({ engine: 'none', dimensions: 0, ready: false }, cluster)).toMatchObject({
    ...{ chosen: null, offered: ['local'], fixed: true },
  });
});

test('without operators, everybody on this computer manages the library, and nobody through a proxy', async () => {
  const local = await testApp({ library, env: { PUBLIC_URL: '' } });
  try {
    const lawyer = await local.lawyer();
    const status = async (url: string, headers = {}) =>
      (await lawyer.call('GET', `${url}${AT}`, undefined, headers)).status;
    expect(await status('http://127.0.0.1:3000')).toBe(200);
    expect(await status('http://127.0.0.1:3000', { 'x-forwarded-for': '203.0.113.9' })).toBe(404);
    expect(await status('http://munshi.example')).toBe(404);
    const chosen = await lawyer.call('PUT', `http://127.0.0.1:3000${AT}/embeddings`, { engine: 'endpoint' });
    expect([chosen.status, await chosen.json()]).toEqual([
      400,
      expect.objectContaining({ error: expect.stringContaining('Choose another one.') }),
    ]);
  } finally {
    await local.close();
  }
});
