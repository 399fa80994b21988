import path from 'node:path';
import type { Env } from '#server/core/env.ts';
import { StartupError } from '#server/core/startup-error.ts';
import { messages } from '#shared/messages/en/operations/startup.ts';
import { formatList } from '#shared/messages/formats.ts';
import { sentenceOf } from '#shared/messages/sentence.ts';
import { openDiskStorage } from './disk.ts';
import type { FileStorage } from './storage.ts';

const NEEDED = ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

/**
 * Opens the configured file store: a folder under MUNSHI_DATA, or a bucket. Errors: `StartupError`, one sentence.
 */
export async function openStorage(env: Env): Promise<FileStorage> {
  if (env.STORAGE === 'disk') return openDiskStorage(path.join(env.MUNSHI_DATA, 'files'));
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
  if (bucket === undefined || accessKeyId === undefined || secretAccessKey === undefined) {
    const missing = NEEDED.filter((name) => env[name] === undefined);
    throw new StartupError(sentenceOf(messages.storeSettingsMissing, { missing: formatList(missing) }));
  }
  // Loaded on demand: the S3 client is larger than the rest of the server.
  const { openS3Storage } = await import('./s3.ts');
  return openS3Storage({
    endpoint: env.S3_ENDPOINT,
    region: env.S3_REGION,
    bucket,
    accessKeyId,
    secretAccessKey,
    pathStyle: env.S3_PATH_STYLE,
  });
}
