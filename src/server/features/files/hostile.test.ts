import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CASE_FILES } from '#shared/contracts/files.ts';
import { HOSTILE_FILES, type Verdict } from '#test/fixtures/hostile-files.ts';
import { type Lawyer, type TestApp, testApp } from '#test/support/app.ts';

let it: TestApp;
let asha: Lawyer;
let caseId: string;
beforeAll(async () => {
  it = await testApp();
  asha = await it.lawyer();
  const made = await asha.call(
    'POST',
    '/rest/v1/cases',
    { title: 'Hostile' },
    { prefer: 'return=representation' },
  );
  caseId = ((await made.json()) as { id: string }[])[0]?.id ?? '';
});
afterAll(() => it.close());

const at = (name: string) => `/storage/v1/object/case-files/case_files/${caseId}/${name}`;
const keep = (name: string) => {
  const row = { case_id: caseId, file_name: name, file_path: `case_files/${caseId}/${name}` };
  return asha.call('POST', '/rest/v1/case_files', row);
};
const kept = async () => (await it.services.storage.list('case_files')).length;
const incoming = () => readdir(path.join(it.services.env.MUNSHI_DATA, 'files', '.incoming'));
const message = async (answer: Response) => ((await answer.json()) as { message: string }).message;

const REFUSED: Record<Exclude<Verdict, 'taken'>, [status: number, words: string]> = {
  'not accepted': [415, 'Files of this type are not accepted'],
  'several files': [415, 'holds several files'],
  'something else': [415, 'but its content is something else'],
  empty: [415, 'The file is empty.'],
  damaged: [415, 'The file is damaged or incomplete'],
  unpack: [415, 'unpacks to more than 512 MB'],
  nowhere: [404, ''],
};

test('covers every accepted extension with enough files', () => {
  expect(HOSTILE_FILES.filter(([, , , verdict]) => verdict !== 'taken').length).toBeGreaterThanOrEqual(60);
  const taken = HOSTILE_FILES.filter(([, , , verdict]) => verdict === 'taken');
  const extensions = new Set(taken.map(([, name]) => name.split('.').pop()?.toLowerCase()));
  const spared = ['md'];
  expect([...extensions, ...spared].sort()).toEqual([...CASE_FILES.extensions].sort());
});

test.each(HOSTILE_FILES)('%s (%s)', async (_, name, bytes, verdict) => {
  const before = await kept();
  const answer = await asha.call('POST', at(name), new Uint8Array(bytes));
  if (verdict === 'taken') {
    expect(answer.status).toBe(200);
    expect((await keep(name)).status).toBe(201);
    const down = await asha.call('GET', at(name));
    expect(Buffer.from(await down.arrayBuffer()).equals(bytes)).toBe(true);
    expect(down.headers.get('x-content-type-options')).toBe('nosniff');
    expect(down.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
    const shown = /\.(png|jpe?g|gif)$/iu.test(name);
    expect(down.headers.get('content-disposition')).toMatch(shown ? /^inline$/ : /^attachment; /);
    expect(down.headers.get('content-type')).not.toMatch(/html|svg|xml;|script/);
  } else {
    const [status, words] = REFUSED[verdict];
    expect(answer.status).toBe(status);
    expect(await message(answer)).toContain(words);
    expect(await kept()).toBe(before);
  }
  expect(await incoming()).toEqual([]);
});

describe('sizes', () => {
  test.each([
    ['over 50 MB', CASE_FILES.maxBytes + 65 * 1024],
    ['2 GB', 2 * 1024 ** 3],
  ])('a file that is declared as %s is refused before it is read', async (_, size) => {
    let read = 0;
    const body = new ReadableStream({
      pull(controller) {
        read++;
        controller.enqueue(new Uint8Array(1024));
      },
    });
    const answer = await it.app.request(at('declared_1.pdf'), {
      method: 'POST',
      headers: { authorization: `Bearer ${asha.token}`, 'content-length': String(size) },
      body,
      duplex: 'half',
    } as RequestInit);
    expect(answer.status).toBe(413);
    expect(await message(answer)).toBe('A file can have at most 50 MB.');
    expect(read).toBeLessThan(10);
  });

  test('a file of undeclared length is cut off at 50 MB, with little memory', async () => {
    const chunk = Buffer.alloc(256 * 1024, 32);
    chunk.write('%PDF-1.7\n');
    let sent = 0;
    const start = process.memoryUsage().rss;
    let most = 0;
    const body = new ReadableStream({
      pull(controller) {
        sent += chunk.length;
        most = Math.max(most, process.memoryUsage().rss - start);
        controller.enqueue(new Uint8Array(chunk));
      },
    });
    const answer = await it.app.request(at('endless_1.pdf'), {
      method: 'POST',
      headers: { authorization: `Bearer ${asha.token}` },
      body,
      duplex: 'half',
    } as RequestInit);
    expect(answer.status).toBe(413);
    expect(sent).toBeLessThan(CASE_FILES.maxBytes + 4 * 1024 * 1024);
    expect(most).toBeLessThan(100 * 1024 * 1024);
    expect(await incoming()).toEqual([]);
  });

  test('a form with a second file, or an incomplete form, stores nothing', async () => {
    const form = new FormData();
    for (const name of ['a.txt', 'b.txt']) form.append('', new Blob(['one']), name);
    const two = await asha.call('POST', at('two_1.txt'), form);
    expect([two.status, await message(two)]).toEqual([
      400,
      'An upload can contain one file only. Send each file separately.',
    ]);
    const half = '--x\r\ncontent-disposition: form-data; name=""; filename="a.txt"\r\n\r\nhalf of it';
    const type = { 'content-type': 'multipart/form-data; boundary=x' };
    const cut = await asha.call('POST', at('cut_1.txt'), half, type);
    expect(cut.status).toBe(400);
    const none = await asha.call(
      'POST',
      at('none_1.txt'),
      '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\nb\r\n--x--',
      type,
    );
    expect([none.status, await message(none)]).toEqual([400, 'The upload contains no file.']);
    for (const name of ['two_1.txt', 'cut_1.txt', 'none_1.txt'])
      expect((await asha.call('GET', at(name))).status, name).toBe(404);
    expect(await incoming()).toEqual([]);
  });
});

test('a hostile download name becomes one safe header line', async () => {
  await asha.call('POST', at('named_1.pdf'), new Uint8Array(Buffer.from('%PDF-1.7\n')));
  await keep('named_1.pdf');
  const given = encodeURIComponent('..\\order\u202efdp\r\nX-Evil: 1".exe');
  const down = await asha.call('GET', `${at('named_1.pdf')}?download=${given}`);
  expect(down.headers.get('content-disposition')).toBe(
    `attachment; filename="_orderfdpX-Evil_ 1_.exe"; filename*=UTF-8''_orderfdpX-Evil_%201_.exe`,
  );
  expect(down.headers.get('x-evil')).toBeNull();
});
