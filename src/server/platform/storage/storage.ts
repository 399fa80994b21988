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
 * Files under keys such as `case_files/{caseId}/{name}`. Local disk and any S3-compatible store fill it.
 * A `put` is durable when it resolves and never visible half-written.
 * Errors: `ProblemError` `not_found`, `too_large`, `disk_full`, `storage_unavailable`, `conflict` (exists and no `overwrite`).
 */
export interface FileStorage {
  /** A body that is not read to its end is left by its iterator's `return`. */
  put(key: string, body: AsyncIterable<Buffer>, options: PutOptions): Promise<StoredObject>;
  /**
   * Takes over a file of this machine under a key that is free: durable when it resolves, and then no longer where it
   * was. When it rejects the file is still there. The file lies on the file system of a disk store.
   */
  adopt(
    key: string,
    file: string,
    options: Pick<PutOptions, 'contentType' | 'maxBytes'>,
  ): Promise<StoredObject>;
  /**
   * Stores a copy of a file of this machine in place of what the key held. Whole when it resolves, but not forced to
   * the disk: for a caller who keeps the file and looks again whether its copy is there.
   */
  putFile(key: string, file: string, options: Pick<PutOptions, 'contentType' | 'maxBytes'>): Promise<void>;
  stat(key: string): Promise<StoredObject>;
  /** `range` is inclusive, in bytes. */
  read(key: string, range?: { start: number; end?: number }): Promise<Readable>;
  remove(keys: readonly string[]): Promise<void>;
  /** What lies below a folder (`''`: everything), in the order of the keys. */
  list(prefix: string, options?: { limit?: number; offset?: number }): Promise<StoredObject[]>;
  /** One round trip; rejects when the store does not answer within 5 s. */
  ping(): Promise<void>;
}
