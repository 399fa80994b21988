import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readEnv } from '#server/core/env.ts';
import { openStorage } from './open.ts';

test('without any setting files lie under the data folder', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'munshi-open-'));
  const storage = await openStorage(readEnv({ MUNSHI_DATA: folder }));
  await expect(storage.ping()).resolves.toBeUndefined();
  expect(() => readEnv({ STORAGE: 'tape' })).toThrow('STORAGE');
  await rm(folder, { recursive: true });
});

test('a bucket without its keys is named with what is missing', async () => {
  const env = readEnv({ STORAGE: 's3', S3_BUCKET: 'munshi' });
  await expect(openStorage(env)).rejects.toThrow(
    'STORAGE=s3 needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY. Set what is missing, or set STORAGE=disk.',
  );
});

test('an endpoint without a scheme is refused when the settings are read', () => {
  expect(() => readEnv({ S3_ENDPOINT: 'storage.example' })).toThrow('S3_ENDPOINT');
});
