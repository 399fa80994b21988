import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Env } from '#server/core/env.ts';
import { StartupError } from '#server/core/startup-error.ts';
import { openS3Storage } from '#server/platform/storage/s3.ts';
import type { FileStorage } from '#server/platform/storage/storage.ts';
import { messages } from '#shared/messages/en/operations/backup.ts';
import { sentenceOf } from '#shared/messages/sentence.ts';
import { beyondRule, type KeepRule } from './backup-retention.ts';

const ADDRESS = /^s3:\/\/([^/]+)(?:\/(.*?))?\/?$/u;

/** True for `s3://bucket/folder`. */
export const isBucket = (address: string): boolean => ADDRESS.test(address);

/** A bucket with backups, and the start of their keys. Errors: `StartupError`. */
async function open(env: Env, address: string): Promise<{ storage: FileStorage; prefix: string }> {
  const [, bucket = '', folder = ''] = ADDRESS.exec(address) ?? [];
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
  if (accessKeyId === undefined || secretAccessKey === undefined)
    throw new StartupError(sentenceOf(messages.bucketUnset));
  const storage = await openS3Storage({
    endpoint: env.S3_ENDPOINT,
    region: env.S3_REGION,
    bucket,
    accessKeyId,
    secretAccessKey,
    pathStyle: env.S3_PATH_STYLE,
  });
  return { storage, prefix: folder === '' ? '' : `${folder}/` };
}

/** Puts a finished backup into a bucket and removes those that the rule does not keep. Returns its address and their number. */
export async function sendBackup(
  env: Env,
  address: string,
  file: string,
  keep: KeepRule | undefined,
): Promise<{ at: string; removed: number }> {
  const { storage, prefix } = await open(env, address);
  const name = path.basename(file);
  await storage.put(`${prefix}${name}`, createReadStream(file), {
    contentType: 'application/octet-stream',
    maxBytes: Number.MAX_SAFE_INTEGER,
  });
  const gone = keep ? await removeBeyond(storage, prefix, keep) : [];
  return { at: `${address.replace(/\/$/u, '')}/${name}`, removed: gone.length };
}

async function removeBeyond(storage: FileStorage, prefix: string, keep: KeepRule): Promise<string[]> {
  const names = (await storage.list(prefix)).map(({ key }) => key.slice(prefix.length));
  const gone = beyondRule(names, keep);
  await storage.remove(gone.map((name) => `${prefix}${name}`));
  return gone;
}

/** Brings a backup from a bucket into a folder. Returns the file. Errors: `StartupError` for one that is not there. */
async function fetchBackup(env: Env, address: string, folder: string): Promise<string> {
  const name = path.posix.basename(address);
  const { storage, prefix } = await open(env, path.posix.dirname(address));
  const bytes = await storage.read(`${prefix}${name}`).catch((cause: unknown) => {
    throw new StartupError(sentenceOf(messages.noBackupInBucket, { folder: address }), { cause });
  });
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = path.join(folder, name);
  await pipeline(bytes, createWriteStream(file, { flags: 'wx', mode: 0o600 }));
  return file;
}

/** Runs something with a backup, which is brought beside the data folder first where it lies in a bucket. */
export async function withBackup<T>(env: Env, backup: string, use: (file: string) => Promise<T>): Promise<T> {
  if (!isBucket(backup)) return use(backup);
  const folder = `${path.resolve(env.MUNSHI_DATA)}.download`;
  try {
    return await use(await fetchBackup(env, backup, folder));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
