import { randomUUID } from 'node:crypto';
import {
  AbortMultipartUploadCommand,
  DeleteObjectCommand,
  HeadBucketCommand,
  ListMultipartUploadsCommand,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { startProblem, statusOf } from './s3-errors.ts';
import { S3Storage } from './s3-objects.ts';
import type { FileStorage } from './storage.ts';

export interface S3Settings {
  /** Default: Amazon's endpoint for the region. */
  endpoint?: string | undefined;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** The bucket is in the path instead of the host name. */
  pathStyle: boolean;
}

const CONNECT_MS = 5000;
/** A connection without traffic for this long is closed. */
const IDLE_MS = 30_000;
const START_MS = 10_000;
const DAY = 24 * 60 * 60 * 1000;

function clientOf(settings: S3Settings): S3Client {
  return new S3Client({
    ...(settings.endpoint === undefined ? {} : { endpoint: settings.endpoint }),
    region: settings.region,
    forcePathStyle: settings.pathStyle,
    credentials: { accessKeyId: settings.accessKeyId, secretAccessKey: settings.secretAccessKey },
    maxAttempts: 3,
    requestHandler: { connectionTimeout: CONNECT_MS, socketTimeout: IDLE_MS },
    // Only Amazon supports checksums in trailers; other stores refuse them.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
}

/**
 * Writes, overwrites and deletes a small object, as every upload needs. Returns whether the store itself refuses to
 * overwrite an object on request.
 */
async function tryWriting(client: S3Client, bucket: string): Promise<boolean> {
  const object = { Bucket: bucket, Key: `start-check/${randomUUID()}` };
  const write = () =>
    client.send(new PutObjectCommand({ ...object, Body: 'Munshi can write here.', IfNoneMatch: '*' }));
  let conditional = false;
  try {
    await write();
    await write();
  } catch (cause) {
    if (statusOf(cause) === 412) conditional = true;
    else if (statusOf(cause) === 501)
      await client.send(new PutObjectCommand({ ...object, Body: 'Munshi can write here.' }));
    else throw cause;
  }
  await client.send(new DeleteObjectCommand(object));
  return conditional;
}

/** Aborts uploads that ended with their process; those in progress in another process are recent. */
async function removeLeftovers(client: S3Client, bucket: string): Promise<void> {
  const { Uploads = [] } = await client.send(new ListMultipartUploadsCommand({ Bucket: bucket }));
  for (const { Key, UploadId, Initiated } of Uploads) {
    if (Initiated && Date.now() - Initiated.getTime() > DAY)
      await client.send(new AbortMultipartUploadCommand({ Bucket: bucket, Key, UploadId }));
  }
}

/**
 * Files in a bucket of any S3-compatible store. Errors: `StartupError`, one sentence, when the store cannot be reached,
 * or the bucket is missing or not writable.
 */
export async function openS3Storage(settings: S3Settings): Promise<FileStorage> {
  const client = clientOf(settings);
  const { bucket, endpoint } = settings;
  try {
    await client.send(new HeadBucketCommand({ Bucket: bucket }), {
      abortSignal: AbortSignal.timeout(START_MS),
    });
    const conditional = await tryWriting(client, bucket);
    await removeLeftovers(client, bucket);
    return new S3Storage(client, bucket, conditional);
  } catch (cause) {
    throw startProblem(cause, bucket, endpoint ?? `Amazon S3, ${settings.region}`);
  }
}
