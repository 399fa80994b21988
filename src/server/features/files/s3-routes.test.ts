import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApp } from '#server/app.ts';
import { openS3Storage } from '#server/platform/storage/s3.ts';
import { javaMissing } from '#test/servers/java.ts';
import { type S3Server, startS3 } from '#test/servers/s3.ts';
import { type Lawyer, type TestApp, testApp } from '#test/support/app.ts';

const missing = javaMissing();
const MB = 1024 * 1024;
const tus = { 'tus-resumable': '1.0.0' };

describe.skipIf(missing !== '')(`uploads to an S3 store${missing}`, () => {
  let server: S3Server;
  let it: TestApp;
  let asha: Lawyer;
  let caseId: string;
  beforeAll(async () => {
    server = await startS3();
    it = await testApp();
    it.services.storage = await openS3Storage(server.settings);
    it.app = createApp(it.services);
    asha = await it.lawyer();
    const made = await call('POST', '/rest/v1/cases', JSON.stringify({ title: 'S3' }), {
      'content-type': 'application/json',
      prefer: 'return=representation',
    });
    caseId = ((await made.json()) as { id: string }[])[0]?.id ?? '';
  });
  afterAll(async () => {
    await it?.close();
    await server?.stop();
  });

  const call = (method: string, at: string, body?: BodyInit, headers: Record<string, string> = {}) =>
    it.app.request(at, {
      method,
      headers: { authorization: `Bearer ${asha.token}`, ...headers },
      ...(body === undefined ? {} : { body }),
    });
  const keyOf = (name: string) => `case_files/${caseId}/${name}`;
  const at = (name: string) => `/storage/v1/object/case-files/${keyOf(name)}`;
  const pdf = Buffer.alloc(12 * MB, 'x');
  pdf.write('%PDF-1.7\n');
  const begin = async (name: string) => {
    const words = { bucketName: 'case-files', objectName: keyOf(name) };
    const made = await call('POST', '/storage/v1/upload/resumable', undefined, {
      ...tus,
      'upload-length': String(pdf.length),
      'upload-metadata': Object.entries(words)
        .map(([word, value]) => `${word} ${Buffer.from(value).toString('base64')}`)
        .join(),
    });
    return made.headers.get('location') ?? '';
  };
  const append = (where: string, offset: number, part: Buffer) =>
    call('PATCH', where, new Uint8Array(part), {
      ...tus,
      'upload-offset': String(offset),
      'content-type': 'application/offset+octet-stream',
    });

  test('uploads, downloads in ranges, refusals and deletions work as on a disk', async () => {
    expect((await call('POST', at('one_1.pdf'), new Uint8Array(pdf))).status).toBe(200);
    const row = { case_id: caseId, file_name: 'one.pdf', file_path: keyOf('one_1.pdf') };
    await call('POST', '/rest/v1/case_files', JSON.stringify(row), { 'content-type': 'application/json' });
    const down = await call('GET', at('one_1.pdf'));
    expect(Buffer.from(await down.arrayBuffer()).equals(pdf)).toBe(true);
    const part = await call('GET', at('one_1.pdf'), undefined, { range: 'bytes=1-3' });
    expect([part.status, await part.text()]).toEqual([206, 'PDF']);
    expect((await call('POST', at('one_1.pdf'), new Uint8Array(pdf))).status).toBe(400);
    expect((await call('POST', at('lying_1.pdf'), new Uint8Array(pdf.subarray(20)))).status).toBe(415);
    expect((await call('GET', at('lying_1.pdf'))).status).toBe(404);
    const prefixes = JSON.stringify({ prefixes: [keyOf('one_1.pdf')] });
    await call('DELETE', '/storage/v1/object/case-files', prefixes, { 'content-type': 'application/json' });
    expect((await call('GET', at('one_1.pdf'))).status).toBe(404);
  });

  test('a resumable upload is stored', async () => {
    const where = await begin('parts_1.pdf');
    expect((await append(where, 0, pdf.subarray(0, 5 * MB))).status).toBe(204);
    expect((await append(where, 5 * MB, pdf.subarray(5 * MB))).status).toBe(204);
    expect((await buffer(await it.services.storage.read(keyOf('parts_1.pdf')))).equals(pdf)).toBe(true);
  });

  // Must be the last test, because it stops the store.
  test('an upload survives an outage of the store and completes afterwards', async () => {
    const where = await begin('away_1.pdf');
    const { storage } = it.services;
    const gone = await startS3();
    const away = await openS3Storage(gone.settings);
    await gone.stop();
    it.services.storage = away;
    const broken = createApp(it.services);
    const headers = { authorization: `Bearer ${asha.token}`, ...tus };
    const patch = await broken.request(where, {
      method: 'PATCH',
      headers: { ...headers, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
      body: new Uint8Array(pdf),
    });
    expect(patch.status).toBe(503);
    expect((await broken.request(where, { method: 'HEAD', headers })).status).toBe(503);
    it.services.storage = storage;
    const back = createApp(it.services);
    const told = await back.request(where, { method: 'HEAD', headers });
    expect([told.status, told.headers.get('upload-offset')]).toEqual([200, String(pdf.length)]);
    expect((await storage.stat(keyOf('away_1.pdf'))).size).toBe(pdf.length);
  });
});
