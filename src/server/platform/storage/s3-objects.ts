import { createReadStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  paginateListObjectsV2,
  type S3Client,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { ProblemError } from '#shared/errors.ts';
import { contentTypeOf } from './content-type.ts';
import { limitSize, tooLarge } from './limit-size.ts';
import { objectExists, objectNotFound, segmentsOf } from './object-key.ts';
import { storeProblem } from './s3-errors.ts';
import type { FileStorage, PutOptions, StoredObject } from './storage.ts';

const PING_MS = 5000;
/** Two parts are in memory at a time, for files of any size. */
const PART_BYTES = 8 * 1024 * 1024;
const PARTS_AT_ONCE = 2;
const DELETED_AT_ONCE = 16;

/** Throws where an answer of success names no version of the object, as every store does: something else answered. */
function requireStore({ ETag }: { ETag?: string | undefined }): void {
  if (ETag === undefined || ETag === '') throw new Error('an answer without ETag: not of an S3 store');
}

/** The bucket as a file store. One object per file; nothing else may write below its keys. */
export class S3Storage implements FileStorage {
  readonly #client: S3Client;
  readonly #bucket: string;
  /** True when the store itself refuses a second write to a key, so that we need not check before. */
  readonly #conditional: boolean;
  /** Keys that are being written, since not every store checks and writes in one step. */
  readonly #writing = new Set<string>();

  constructor(client: S3Client, bucket: string, conditional: boolean) {
    this.#client = client;
    this.#bucket = bucket;
    this.#conditional = conditional;
  }

  #at(key: string): { Bucket: string; Key: string } {
    return { Bucket: this.#bucket, Key: segmentsOf(key).join('/') };
  }

  async #refuseTaken(key: string): Promise<void> {
    const taken = await this.stat(key).catch((cause: unknown) => {
      if (storeProblem(cause).code === 'not_found') return undefined;
      throw cause;
    });
    if (taken) throw objectExists();
  }

  /** Sends a stream in parts; a failed part aborts the upload, so that an object is either complete or absent. */
  async #send(key: string, body: AsyncIterable<Buffer>, options: PutOptions): Promise<StoredObject> {
    const at = this.#at(key);
    let size = 0;
    const counted = async function* () {
      for await (const chunk of limitSize(body, options.maxBytes)) {
        size += chunk.length;
        yield chunk;
      }
    };
    const content = Readable.from(counted(), { objectMode: false });
    try {
      const sent = await new Upload({
        client: this.#client,
        partSize: PART_BYTES,
        queueSize: PARTS_AT_ONCE,
        params: {
          ...at,
          Body: content,
          ContentType: contentTypeOf(key),
          ...(this.#conditional && !options.overwrite ? { IfNoneMatch: '*' } : {}),
        },
      }).done();
      requireStore(sent);
    } catch (cause) {
      throw storeProblem(cause);
    } finally {
      content.destroy();
    }
    return { key, size, contentType: contentTypeOf(key), updated_at: new Date().toISOString() };
  }

  async put(key: string, body: AsyncIterable<Buffer>, options: PutOptions): Promise<StoredObject> {
    if (options.overwrite) return this.#send(key, body, options);
    if (this.#writing.has(key)) throw objectExists();
    this.#writing.add(key);
    try {
      await this.#refuseTaken(key);
      return await this.#send(key, body, options);
    } finally {
      this.#writing.delete(key);
    }
  }

  async #sendFile(key: string, file: string, options: PutOptions): Promise<StoredObject> {
    try {
      const { size } = await stat(file);
      if (size > options.maxBytes) throw tooLarge(options.maxBytes);
    } catch (cause) {
      throw storeProblem(cause);
    }
    const content = createReadStream(file);
    return this.put(key, content, options).finally(() => content.destroy());
  }

  async adopt(
    key: string,
    file: string,
    options: Pick<PutOptions, 'contentType' | 'maxBytes'>,
  ): Promise<StoredObject> {
    const stored = await this.#sendFile(key, file, options);
    await rm(file, { force: true });
    return stored;
  }

  async putFile(
    key: string,
    file: string,
    options: Pick<PutOptions, 'contentType' | 'maxBytes'>,
  ): Promise<void> {
    await this.#sendFile(key, file, { ...options, overwrite: true });
  }

  async stat(key: string): Promise<StoredObject> {
    const at = this.#at(key);
    try {
      const found = await this.#client.send(new HeadObjectCommand(at));
      requireStore(found);
      return {
        key,
        size: found.ContentLength ?? 0,
        contentType: contentTypeOf(key),
        updated_at: (found.LastModified ?? new Date(0)).toISOString(),
      };
    } catch (cause) {
      throw storeProblem(cause);
    }
  }

  async read(key: string, range?: { start: number; end?: number }): Promise<Readable> {
    const at = this.#at(key);
    try {
      const found = await this.#client.send(
        new GetObjectCommand({
          ...at,
          ...(range ? { Range: `bytes=${range.start}-${range.end ?? ''}` } : {}),
        }),
      );
      requireStore(found);
      if (!(found.Body instanceof Readable)) throw objectNotFound();
      return found.Body;
    } catch (cause) {
      throw storeProblem(cause);
    }
  }

  /** One call for each: bulk deletion needs a checksum that not every store supports. */
  async remove(keys: readonly string[]): Promise<void> {
    const objects = keys.map((key) => this.#at(key));
    for (let from = 0; from < objects.length; from += DELETED_AT_ONCE) {
      const batch = objects.slice(from, from + DELETED_AT_ONCE);
      await Promise.all(batch.map((at) => this.#client.send(new DeleteObjectCommand(at)))).catch(
        (cause: unknown) => {
          throw storeProblem(cause);
        },
      );
    }
  }

  async list(prefix: string, options: { limit?: number; offset?: number } = {}): Promise<StoredObject[]> {
    const folder = prefix.replace(/\/$/u, '');
    const Prefix = folder === '' ? '' : `${segmentsOf(folder).join('/')}/`;
    const from = options.offset ?? 0;
    const to = options.limit === undefined ? Number.POSITIVE_INFINITY : from + options.limit;
    const found: StoredObject[] = [];
    let at = 0;
    try {
      for await (const page of paginateListObjectsV2(
        { client: this.#client },
        { Bucket: this.#bucket, Prefix },
      )) {
        for (const { Key: key = '', Size: size = 0, LastModified } of page.Contents ?? []) {
          if (at >= from && at < to)
            found.push({
              key,
              size,
              contentType: contentTypeOf(key),
              updated_at: (LastModified ?? new Date(0)).toISOString(),
            });
          at++;
        }
        if (at >= to) break;
      }
    } catch (cause) {
      throw storeProblem(cause);
    }
    return found;
  }

  async ping(): Promise<void> {
    try {
      await this.#client.send(new HeadBucketCommand({ Bucket: this.#bucket }), {
        abortSignal: AbortSignal.timeout(PING_MS),
      });
    } catch (cause) {
      throw new ProblemError('storage_unavailable', undefined, { cause });
    }
  }
}
