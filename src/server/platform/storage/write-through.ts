import type { FileHandle } from 'node:fs/promises';

/** Bytes that may be buffered while the file is being written; many small parts must not fill the memory either. */
const WAITING_BYTES = 2 * 1024 * 1024;
const WAITING_PARTS = 512;
/** After this many bytes the disk starts to sync, instead of staying idle until the last bytes arrive. */
const EARLY_BYTES = 4 * 1024 * 1024;

/** Early syncs hold at most one of Node's few file threads, across all uploads. */
let diskIsEarly = false;

/** One write at a time, with everything that arrived during the previous one; the next waiting call gets its error. */
class WriteThrough {
  readonly #file: FileHandle;
  #parts: Buffer[] = [];
  #bytes = 0;
  #unsynced = 0;
  #writing: Promise<void> | undefined;
  #syncing: Promise<unknown> = Promise.resolve();

  constructor(file: FileHandle) {
    this.#file = file;
  }

  /** Resolves when there is room for more. */
  async write(chunk: Buffer): Promise<void> {
    this.#parts.push(chunk);
    this.#bytes += chunk.length;
    if (!this.#writing) {
      this.#writing = this.#writeWaiting();
      this.#writing.catch(() => undefined);
    }
    if (this.#bytes >= WAITING_BYTES || this.#parts.length >= WAITING_PARTS) await this.#writing;
  }

  /** Resolves when everything is in the file and no sync is running. */
  async written(): Promise<void> {
    // The last write may start another sync, so this waits for it. The system reports a disk error only once: the final
    // `sync` would succeed afterwards.
    const [wrote] = await Promise.allSettled([this.#writing]);
    const [synced] = await Promise.allSettled([this.#syncing]);
    for (const end of [wrote, synced]) if (end.status === 'rejected') throw end.reason;
  }

  async #writeWaiting(): Promise<void> {
    while (this.#parts.length > 0) {
      const [parts, bytes] = [this.#parts, this.#bytes];
      this.#parts = [];
      this.#bytes = 0;
      const { bytesWritten } = await this.#file.writev(parts);
      // The system may write less than requested, for example shortly before a disk is full.
      if (bytesWritten < bytes) await this.#file.writeFile(Buffer.concat(parts).subarray(bytesWritten));
      this.#unsynced += bytes;
      this.#syncEarly();
    }
    this.#writing = undefined;
  }

  #syncEarly(): void {
    if (this.#unsynced < EARLY_BYTES || diskIsEarly) return;
    this.#unsynced = 0;
    diskIsEarly = true;
    this.#syncing = Promise.all([this.#syncing, this.#file.datasync()]).finally(() => {
      diskIsEarly = false;
    });
    this.#syncing.catch(() => undefined);
  }
}

/**
 * Writes a stream to a file at its current position and syncs it to the disk. Receiving, writing and syncing overlap in
 * constant memory. Returns the number of bytes. When `source` fails, the bytes before the failure are in the file, and
 * the file may be closed. Errors: those of `source`, those of the file system.
 */
export async function writeThrough(file: FileHandle, source: AsyncIterable<Buffer>): Promise<number> {
  const out = new WriteThrough(file);
  let total = 0;
  try {
    for await (const chunk of source) {
      await out.write(chunk);
      total += chunk.length;
    }
  } finally {
    await out.written();
  }
  await file.sync();
  return total;
}
