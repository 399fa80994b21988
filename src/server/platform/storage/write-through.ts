import type { FileHandle } from 'node:fs/promises';

/** What may wait while the file is written to; parts of a few bytes each must not fill the memory either. */
const WAITING_BYTES = 2 * 1024 * 1024;
const WAITING_PARTS = 512;
/** Bytes after which the disk begins with its work, instead of lying idle until the last have come. */
const EARLY_BYTES = 4 * 1024 * 1024;

/** Of the few threads on which Node reads and writes files, early work of the disk holds one, whoever asks for it. */
let diskIsEarly = false;

/** One write at a time, of all that came during the one before; a failure is told by the next call that waits. */
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

  /** Resolves when everything is in the file and the disk rests. */
  async written(): Promise<void> {
    // The last write may set the disk to work once more, so that is waited for after it. The system tells of a failure
    // of the disk only once: the `sync` that follows would say that all is well.
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
      // The system may take less than it is given, as it does before a disk is full.
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
 * Writes what comes to a file, from where it stands, and forces it to the disk. Receiving, writing and the work of the
 * disk go on side by side, in constant memory. Returns the bytes written. When `source` breaks, what came before is in
 * the file, and the file may be closed. Errors: those of `source`, those of the file system.
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
