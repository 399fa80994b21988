import type { Readable } from 'node:stream';

export interface StoredObject {
  key: string;
  size: number;
  contentType: string;
  /** ISO instant. */
  updated_at: string;
}

export interface PutOptions {
  contentType: string;
  maxBytes: number;
  overwrite?: boolean;
}

/**
 * Files under keys such as `case_files/{caseId}/{name}`. Implemented by a local disk and by S3-compatible stores.
 * A `put` is durable when it resolves, and an incomplete file is never visible.
 * Errors: `ProblemError` `not_found`, `too_large`, `disk_full`, `storage_unavailable`, `conflict` (without `overwrite`).
 */
export interface FileStorage {
  /** A body that is not read to its end is closed by its iterator's `return`. */
  put(key: string, body: AsyncIterable<Buffer>, options: PutOptions): Promise<StoredObject>;
  /**
   * Moves a local file to a free key: durable when it resolves, and the source is gone then. On an error the source
   * is still there. The file must lie on the file system of a disk store.
   */
  adopt(
    key: string,
    file: string,
    options: Pick<PutOptions, 'contentType' | 'maxBytes'>,
  ): Promise<StoredObject>;
  /**
   * Copies a local file to a key and replaces its content. Complete when it resolves, but not synced to the disk: for
   * callers that keep the file and check later whether its copy exists.
   */
  putFile(key: string, file: string, options: Pick<PutOptions, 'contentType' | 'maxBytes'>): Promise<void>;
  stat(key: string): Promise<StoredObject>;
  /** `range` is inclusive, in bytes. */
  read(key: string, range?: { start: number; end?: number }): Promise<Readable>;
  remove(keys: readonly string[]): Promise<void>;
  /** Everything below a folder (`''`: everything), in key order. */
  list(prefix: string, options?: { limit?: number; offset?: number }): Promise<StoredObject[]>;
  /** One round trip; rejects when the store does not answer within 5 s. */
  ping(): Promise<void>;
}
