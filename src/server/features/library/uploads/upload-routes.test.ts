import { EventEmitter, once } from 'node:events';
import { WriteStream } from 'node:fs';
import { mkdtemp, open as openFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type EmbeddedEngine, openEmbeddedEngine } from '#server/platform/search/embedded/embedded-engine.ts';
import type { ActContents } from '#shared/contracts/research/acts.ts';
import { ProblemError } from '#shared/errors.ts';
import { messages as errors } from '#shared/messages/en/common/errors.ts';
import { t } from '#shared/messages/translate.ts';
import { type Lawyer, type TestApp, testApp } from '#test/support/app.ts';
import { sectionId } from '../acts/act-copies.ts';

const FILES = '/functions/v1/library-files';

let folder: string;
let library: EmbeddedEngine;
let it: TestApp;
let keeper: Lawyer;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'munshi-uploads-'));
  library = await openEmbeddedEngine({ folder, log: pino({ level: 'silent' }) });
  it = await testApp({ library, env: { OPERATORS: 'Operator@chambers.example' } });
  keeper = await it.lawyer();
  const { userId } = keeper;
  await it.db.sql(`update auth.users set email = 'operator@chambers.example' where id = $1`, [userId]);
});
afterAll(async () => {
  await it.close();
  await library.close();
  await rm(folder, { recursive: true, force: true });
});

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
  const reasons = await Promise.all(answers.slice(0, 2).map(async (one) => JSON.stringify(await one.json())));
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

test('what left a folder leaves the library on request, and nothing of another folder', async () => {
  const known = async (from?: number) =>
    (await keeper.call('POST', `${FILES}/known`, { folder: 'Chambers', ...(from ? { from } : {}) })).json();
  const remove = async (...files: string[]) =>
    (await keeper.call('POST', `${FILES}/remove`, { folder: 'Chambers', files })).json();
  const same = `CNR: KLHC010012362021\n\nDATED: 14.03.2022\n\n${judgment('cissoid ropes')}`;
  await keeper.call('POST', `${FILES}/stop`, { folder: 'Others' });
  await put(keeper, 'alone.txt', judgment('limacon ropes'), 5, 'Chambers');
  await put(keeper, 'copy.txt', same, 5, 'Chambers');
  await put(keeper, 'moved/copy.txt', same, 5, 'Chambers');
  expect(await known()).toEqual({ files: ['alone.txt', 'copy.txt', 'moved/copy.txt'], total: 3 });
  expect(await known(2)).toEqual({ files: ['moved/copy.txt'], total: 3 });
  expect(await remove('copy.txt', 'elsewhere.txt', '2024/one.txt')).toEqual({ documents: 0 });
  expect(await found('cissoid ropes')).toHaveLength(1);
  expect(await remove('alone.txt', 'alone.txt', 'moved/copy.txt')).toEqual({ documents: 2 });
  expect([await found('limacon ropes'), await found('cissoid ropes')]).toEqual([[], []]);
  expect(await found('aperiodic looms')).toHaveLength(1);
  expect(await known()).toEqual({ files: [], total: 0 });
});

test('everybody else gets not found, and their coverage does not offer it', async () => {
  const other = await it.lawyer();
  const mayAdd = async (by: Lawyer) =>
    ((await (await by.call('GET', '/library/coverage')).json()) as { may_add: boolean }).may_add;
  expect((await put(other, 'mine.txt', judgment('astroid'))).status).toBe(404);
  expect((await other.call('POST', `${FILES}/missing`, { folder: 'Orders', files: [] })).status).toBe(404);
  for (const [path, more] of [
    ['stop', {}],
    ['known', {}],
    ['remove', { files: ['2024/one.txt'] }],
  ] as const)
    expect((await other.call('POST', `${FILES}/${path}`, { folder: 'Orders', ...more })).status).toBe(404);
  expect(await found('astroid')).toEqual([]);
  expect([await mayAdd(keeper), await mayAdd(other)]).toEqual([true, false]);
});

const noSpace = () => Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });

test.each<[string, () => Promise<{ mockRestore(): void }>]>([
  [
    'the file that comes in',
    async () =>
      vi.spyOn(WriteStream.prototype, '_write').mockImplementation((_, __, done) => done(noSpace())),
  ],
  [
    'the journal of the folder',
    async () => {
      const handle = await openFile(path.join(folder, 'any'), 'a');
      await handle.close();
      return vi
        .spyOn(Object.getPrototypeOf(handle) as typeof handle, 'appendFile')
        .mockRejectedValue(noSpace());
    },
  ],
  ['the index', async () => vi.spyOn(library, 'upsert').mockRejectedValue(new ProblemError('disk_full'))],
])(
  'a disk without room for %s is answered 507, and the file is taken when there is room',
  async (where, fill) => {
    const name = `${where}.txt`;
    const word = `brachistochrone ${where.replaceAll(' ', '')}`;
    const file = { path: name, size: judgment(word).length, modified: 5 };
    const full = await fill();
    const refused = await put(keeper, name, judgment(word));
    full.mockRestore();
    expect([refused.status, await refused.text()]).toEqual([
      507,
      expect.stringContaining(t(errors.diskFull)),
    ]);
    expect(await missing(keeper, [file])).toEqual([name]);
    expect((await put(keeper, name, judgment(word))).status).toBe(200);
    expect(await missing(keeper, [file])).toEqual([]);
    expect(await found(word)).toHaveLength(1);
  },
);

test('a correction of an act is kept when the copy is dropped again, and its sections are found', async () => {
  const lamps = (fine: string) =>
    JSON.stringify({
      act: 'The Lamps Act, 1957',
      sections: [
        { section: '1', title: 'Short title', description: 'This Act may be called so.' },
        { section: '2', title: 'Oil', description: `A fine of ${fine}. 3. Wicks. A wick is trimmed daily.` },
      ],
    });
  const send = (fine: string, modified: number) => put(keeper, 'lamps.json', lamps(fine), modified, 'Acts');
  expect((await send('five rupees', 1)).status).toBe(200);
  const place = `${FILES}/act-corrections/lamps-act-1957`;
  const corrections = [{ kind: 'begins', number: '2', words: '3. Wicks.', to: '3', title: 'Wicks' }];
  expect((await keeper.call('PUT', place, { corrections })).status).toBe(200);
  expect((await send('six rupees', 2)).status).toBe(200);
  const answer = (await (await keeper.call('GET', '/library/acts/lamps-act-1957')).json()) as ActContents;
  expect(answer).toMatchObject({
    parts: [{ sections: [{ number: '1' }, { number: '2' }, { number: '3' }] }],
    reading: { corrections, unapplied: [], differences: [{ number: '2', kind: 'changed' }] },
  });
  const wicks = sectionId('lamps-act-1957', '3');
  expect((await library.get(wicks))?.title).toContain('Section 3, Lamps Act, 1957');
  expect((await keeper.call('PUT', place, { corrections: [] })).status).toBe(200);
  expect(await library.get(wicks)).toBeUndefined();
  const other = await it.lawyer();
  expect((await other.call('PUT', place, { corrections })).status).toBe(404);
  expect((await keeper.call('PUT', `${FILES}/act-corrections/nothing`, { corrections })).status).toBe(404);
  expect((await keeper.call('PUT', place, { corrections: [{ kind: 'joins', number: 'x' }] })).status).toBe(
    400,
  );
});
