import { ListMultipartUploadsCommand, S3Client } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testFileStorage } from '#test/conformance/file-storage.ts';
import { javaMissing } from '#test/servers/java.ts';
import { type S3Server, startS3 } from '#test/servers/s3.ts';
import { openS3Storage, type S3Settings } from './s3.ts';
import type { FileStorage } from './storage.ts';

const missing = javaMissing();

describe.skipIf(missing !== '')(`files in an S3 store${missing}`, () => {
  let server: S3Server;
  let storage: FileStorage;
  beforeAll(async () => {
    server = await startS3();
    storage = await openS3Storage(server.settings);
  });
  afterAll(() => server?.stop());

  testFileStorage(() => storage);

  test('no part of an upload that failed is kept, and the check at start leaves nothing', async () => {
    const { settings } = server;
    const client = new S3Client({ ...settings, forcePathStyle: true, credentials: settings });
    const { Uploads } = await client.send(new ListMultipartUploadsCommand({ Bucket: settings.bucket }));
    expect(Uploads ?? []).toEqual([]);
    expect(await storage.list('start-check')).toEqual([]);
    client.destroy();
  });

  const start = (changed: Partial<S3Settings>) => openS3Storage({ ...server.settings, ...changed });
  test.each([
    [
      'a bucket that is not there',
      { bucket: 'nobody-made-this' },
      /has no bucket nobody-made-this\. Create it/,
    ],
    ['a wrong secret', { secretAccessKey: 'wrong' }, /does not let this key write .* Check S3_ACCESS_KEY_ID/],
    ['an unknown key', { accessKeyId: 'nobody' }, /does not let this key write .* Check S3_ACCESS_KEY_ID/],
    ['a store that is away', { endpoint: 'http://127.0.0.1:9' }, /cannot be reached\. Check S3_ENDPOINT/],
  ])('%s stops the start with a sentence', async (_, changed, sentence) => {
    await expect(start(changed)).rejects.toMatchObject({
      name: 'StartupError',
      message: expect.stringMatching(sentence),
    });
  });

  test('a store that went away is unavailable, for every call', async () => {
    const second = await startS3();
    const away = await openS3Storage(second.settings);
    await second.stop();
    const gone = { code: 'storage_unavailable' };
    await expect(away.ping()).rejects.toMatchObject(gone);
    await expect(away.stat('a/b')).rejects.toMatchObject(gone);
    await expect(away.read('a/b')).rejects.toMatchObject(gone);
    await expect(away.list('a')).rejects.toMatchObject(gone);
    await expect(away.remove(['a/b'])).rejects.toMatchObject(gone);
  });
});
