import { EventEmitter, once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { madeUpLibrary } from '#server/platform/search/conformance-documents.ts';
import { type EmbeddedEngine, openEmbeddedEngine } from '#server/platform/search/embedded/embedded-engine.ts';
import type { LibraryStatus } from '#shared/contracts/research/library-status.ts';
import { type Lawyer, type TestApp, testApp } from '#test/support/app.ts';

let folder: string;
let library: EmbeddedEngine;
let it: TestApp;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'munshi-status-'));
  library = await openEmbeddedEngine({ folder, log: pino({ level: 'silent' }) });
  await library.upsert(madeUpLibrary());
  await library.refresh();
  it = await testApp({ library, env: { OPERATORS: 'Operator@chambers.example' } });
});
afterAll(async () => {
  await it.close();
  await library.close();
  await rm(folder, { recursive: true, force: true });
});

const AT = '/functions/v1/operator-library';
const FILES = '/functions/v1/library-files';

async function operator(): Promise<Lawyer> {
  const lawyer = await it.lawyer();
  await it.db.sql(`update auth.users set email = $2 where id = $1`, [
    lawyer.userId,
    'operator@chambers.example',
  ]);
  return lawyer;
}

test('the operators see courts and years, failures and the index; nobody else learns of it', async () => {
  const [keeper, other] = [await operator(), await it.lawyer()];
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
    adding: null,
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

describe('a folder that comes in through the browser', () => {
  const judgment = (word: string) =>
    `IN THE HIGH COURT OF KERALA\n\nJUDGMENT\n\n1. The question is of ${word}.\n`;
  const at = (folder: string, name: string, modified: number) =>
    `${FILES}?${new URLSearchParams({ folder, path: name, modified: `${modified}` })}`;
  const put = (by: Lawyer, name: string, content: string, modified = 5, folder = 'Orders') =>
    by.call('PUT', at(folder, name, modified), content, { 'content-type': 'application/octet-stream' });
  const missing = async (by: Lawyer, files: { path: string; size: number; modified: number }[]) => {
    const answer = await by.call('POST', `${FILES}/missing`, { folder: 'Orders', files });
    return ((await answer.json()) as { missing: string[] }).missing;
  };
  const found = async (query: string) => {
    await library.refresh();
    const { hits } = await library.search({ mode: 'keyword', query: `"${query}"` });
    return hits.map(({ record: { file_key, source } }) => [file_key, source]);
  };
  let keeper: Lawyer;
  beforeAll(async () => {
    await it.db.sql(`update auth.users set email = 'former@chambers.example' where email = $1`, [
      'operator@chambers.example',
    ]);
    keeper = await operator();
  });

  test('each file is in the library when its answer comes, and is not sent again until it changes', async () => {
    const one = { path: '2024/one.txt', size: judgment('quasiperiodic looms').length, modified: 5 };
    expect(await missing(keeper, [one])).toEqual(['2024/one.txt']);
    const added = await put(keeper, '2024/one.txt', judgment('quasiperiodic looms'));
    expect([added.status, await added.json()]).toEqual([200, { documents: 1 }]);
    expect(await found('quasiperiodic looms')).toEqual([['2024/one.txt', 'Folder Orders']]);
    expect(await missing(keeper, [one])).toEqual([]);
    expect(await missing(keeper, [{ ...one, modified: 6 }])).toEqual(['2024/one.txt']);
    await put(keeper, '2024/one.txt', judgment('aperiodic looms'), 6);
    expect(await found('quasiperiodic looms')).toEqual([]);
    expect(await found('aperiodic looms')).toEqual([['2024/one.txt', 'Folder Orders']]);
  });

  test('a file that cannot be read says why, is tried again, and does not hold up the others', async () => {
    const answers = await Promise.all([
      put(keeper, 'bad.pdf', 'no PDF'),
      put(keeper, 'song.mp3', 'x'),
      put(keeper, 'two.txt', judgment('hypocycloid gears')),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([422, 422, 200]);
    const reasons = await Promise.all(
      answers.slice(0, 2).map(async (one) => JSON.stringify(await one.json())),
    );
    expect(reasons[0]).toContain('The PDF is damaged or is not a PDF.');
    expect(reasons[1]).toContain('Files of this type are not read');
    expect(await missing(keeper, [{ path: 'bad.pdf', size: 6, modified: 5 }])).toEqual(['bad.pdf']);
    expect(await found('hypocycloid gears')).toHaveLength(1);
  });

  test('one folder at a time: the next may come when nothing of the last is on its way', async () => {
    const steps = new EventEmitter();
    const reading = once(steps, 'reading');
    const slow = new ReadableStream(
      {
        async pull(controller) {
          steps.emit('reading');
          await once(steps, 'sent');
          controller.enqueue(new TextEncoder().encode(judgment('trochoid')));
          controller.close();
        },
      },
      { highWaterMark: 0 },
    );
    const first = it.app.request(at('Orders', 'slow.txt', 1), {
      method: 'PUT',
      headers: { authorization: `Bearer ${keeper.token}`, 'content-type': 'application/octet-stream' },
      body: slow,
      duplex: 'half',
    } as RequestInit);
    await reading;
    expect((await put(keeper, 'three.txt', judgment('epicycloid'), 1, 'Others')).status).toBe(409);
    steps.emit('sent');
    expect((await first).status).toBe(200);
    expect((await keeper.call('POST', `${FILES}/stop`, { folder: 'Orders' })).status).toBe(204);
    expect((await put(keeper, 'three.txt', judgment('epicycloid'), 1, 'Others')).status).toBe(200);
  });

  test('paths that leave the folder are refused', async () => {
    for (const name of [
      '../one.txt',
      'a//b.txt',
      './a.txt',
      '/etc/a.txt',
      'x\u0000.txt',
      `${'x'.repeat(1001)}.txt`,
    ])
      expect((await put(keeper, name, 'x')).status, name).toBe(400);
    expect((await put(keeper, 'a.txt', 'x', -1)).status).toBe(400);
    expect((await put(keeper, 'a.txt', 'x', 1, 'a/b')).status).toBe(400);
  });

  test('everybody else gets not found, and their coverage does not offer it', async () => {
    const other = await it.lawyer();
    const mayAdd = async (by: Lawyer) =>
      ((await (await by.call('GET', '/library/coverage')).json()) as { may_add: boolean }).may_add;
    expect((await put(other, 'mine.txt', judgment('astroid'))).status).toBe(404);
    expect((await other.call('POST', `${FILES}/missing`, { folder: 'Orders', files: [] })).status).toBe(404);
    expect((await other.call('POST', `${FILES}/stop`, { folder: 'Orders' })).status).toBe(404);
    expect(await found('astroid')).toEqual([]);
    expect([await mayAdd(keeper), await mayAdd(other)]).toEqual([true, false]);
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
  } finally {
    await local.close();
  }
});
