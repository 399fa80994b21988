import { readSync } from 'node:fs';
import type { FileHandle } from 'node:fs/promises';
import path from 'node:path';
import { crc32 } from 'node:zlib';
import { type FileDisk, syncPath } from './file-disk.ts';

// A frame: magic, number of entries, bytes of its table, bytes of its data, CRC-32 of the data, CRC-32 of the header before and
// the table; then the table and the data. What a killed or failed append left ends the file, and is cut off.
const magic = Buffer.from('MunshiF1');
const headerBytes = magic.length + 20;
const summedBytes = headerBytes - 4;
const noBytes = Buffer.alloc(0);
/** A longer table was never written: what says so is damage. */
const longestTable = 1 << 24;
/** Bytes behind the last whole frame that are searched at a time. */
const searchedBytes = 1 << 20;

/** The place of an append in the file. */
export interface Frame {
  count: number;
  /** Offset of the table, which the data follows. */
  at: number;
  tableBytes: number;
  dataBytes: number;
  dataSum: number;
}

interface Opening {
  /** Nothing is added: an end that is no frame is damage, nothing is cut off, and data is verified where it is read. */
  complete?: boolean;
  /** It can be made again: every frame is verified, instead of the last one, and the file ends before the first that is damaged. */
  whole?: boolean;
}

export const dataAt = ({ at, tableBytes }: Frame): number => at + tableBytes;
const endOf = (frame: Frame): number => dataAt(frame) + frame.dataBytes;

/** A file that is only appended to, a frame at a time. A frame is on disk for good, or counts as absent. */
export class FrameFile {
  readonly #disk: FileDisk;
  readonly #file: string;
  #handle: FileHandle | undefined;
  #end = 0;
  #frames: Frame[] = [];
  /** True after an append that failed: what is behind the end may be readable, and not be on the disk. */
  #torn = false;

  constructor(disk: FileDisk, file: string) {
    this.#disk = disk;
    this.#file = file;
  }

  get frames(): readonly Frame[] {
    return this.#frames;
  }

  /**
   * Reads what there is; `take` gets every frame with its table. Returns how many bytes were cut off. A failure leaves the
   * frames of before.
   */
  async open(take: (frame: Frame, table: Buffer) => void, opening: Opening = {}): Promise<number> {
    const known = this.#handle !== undefined;
    this.#handle ??= await this.#disk.open(this.#file, 'r+').catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
      if (opening.complete)
        throw new Error(`${this.#file} is missing. Restore it from a backup.`, { cause: error });
      return undefined;
    });
    try {
      return this.#handle ? await this.#open(this.#handle, take, opening) : 0;
    } catch (error) {
      if (!known) await this.close();
      throw error;
    }
  }

  async #open(handle: FileHandle, take: (frame: Frame, table: Buffer) => void, opening: Opening) {
    if (this.#torn) await this.#cutOff(handle, this.#end);
    const { size } = await handle.stat();
    const found: { frame: Frame; table: Buffer }[] = [];
    let next = await this.#frameAt(0, size);
    while (next && endOf(next.frame) <= size && !(opening.whole && !(await this.#isWhole(next.frame)))) {
      found.push(next);
      next = await this.#frameAt(endOf(next.frame), size);
    }
    // An append before the last one was acknowledged, and is verified where it is read.
    const last = opening.whole || opening.complete ? undefined : found.at(-1);
    if (last && !(await this.#isWhole(last.frame))) found.pop();
    const end = found.reduce((_, { frame }) => endOf(frame), 0);
    if (end < size) {
      if (opening.complete || (!opening.whole && (await this.#hasFrameAfter(end, size))))
        throw new Error(`${this.#file} is damaged.`);
      await this.#cutOff(handle, end);
    }
    for (const { frame, table } of found) take(frame, table);
    this.#frames = found.map(({ frame }) => frame);
    this.#end = end;
    return size - end;
  }

  async #cutOff(handle: FileHandle, end: number): Promise<void> {
    await handle.truncate(end);
    await handle.sync();
    this.#torn = false;
  }

  /** True where a frame begins behind an offset: what stands there is damaged, and no append that was cut short. */
  async #hasFrameAfter(from: number, size: number): Promise<boolean> {
    for (let at = from + 1; at < size; at += searchedBytes) {
      const bytes = await this.read(at, Math.min(searchedBytes + magic.length - 1, size - at));
      for (let i = bytes.indexOf(magic); i >= 0; i = bytes.indexOf(magic, i + 1))
        if (await this.#frameAt(at + i, size)) return true;
    }
    return false;
  }

  /** The frame that begins at an offset, of which the data may be missing; undefined where its header and table are not whole. */
  async #frameAt(from: number, size: number) {
    if (from + headerBytes > size) return undefined;
    const header = await this.read(from, headerBytes);
    const number = (i: number) => header.readUInt32LE(magic.length + i * 4);
    const [count, tableBytes, dataBytes, dataSum] = [number(0), number(1), number(2), number(3)];
    const frame = { count, at: from + headerBytes, tableBytes, dataBytes, dataSum };
    if (!header.subarray(0, magic.length).equals(magic) || tableBytes > longestTable || dataAt(frame) > size)
      return undefined;
    const table = await this.read(frame.at, tableBytes);
    if (crc32(table, crc32(header.subarray(0, summedBytes))) !== number(4)) return undefined;
    return { frame, table };
  }

  async #isWhole(frame: Frame): Promise<boolean> {
    return crc32(await this.read(dataAt(frame), frame.dataBytes)) === frame.dataSum;
  }

  /** Appends a frame; on disk for good when it resolves. After a failure it must be opened before it is used again. */
  async append(count: number, table: Uint8Array, data: readonly Uint8Array[]): Promise<Frame> {
    if (table.length > longestTable) throw new RangeError(`${this.#file} takes no table as long as this.`);
    // A file that a killed process left at this name is replaced.
    this.#handle ??= await this.#disk.open(this.#file, 'w+');
    if ((await this.#handle.stat()).size !== this.#end)
      throw new Error(`${this.#file} has data of another writer.`);
    const dataBytes = data.reduce((sum, { length }) => sum + length, 0);
    const dataSum = data.reduce((sum, part) => crc32(part, sum), 0);
    const header = Buffer.alloc(headerBytes);
    magic.copy(header);
    for (const [i, value] of [count, table.length, dataBytes, dataSum].entries())
      header.writeUInt32LE(value, magic.length + i * 4);
    header.writeUInt32LE(crc32(table, crc32(header.subarray(0, summedBytes))), summedBytes);
    this.#torn = true;
    await this.#write(Buffer.concat([header, table, ...data]));
    await this.#handle.sync();
    if (this.#frames.length === 0) await syncPath(this.#disk, path.dirname(this.#file));
    this.#torn = false;
    const frame = { count, at: this.#end + headerBytes, tableBytes: table.length, dataBytes, dataSum };
    this.#frames.push(frame);
    this.#end = endOf(frame);
    return frame;
  }

  async #write(bytes: Buffer): Promise<void> {
    for (let done = 0; done < bytes.length; ) {
      const { bytesWritten = 0 } =
        (await this.#handle?.write(bytes, done, bytes.length - done, this.#end + done)) ?? {};
      done += bytesWritten;
    }
  }

  async read(at: number, length: number): Promise<Buffer> {
    if (length === 0) return noBytes;
    const bytes = Buffer.allocUnsafeSlow(length);
    for (let done = 0; done < length; ) {
      const { bytesRead = 0 } = (await this.#handle?.read(bytes, done, length - done, at + done)) ?? {};
      if (bytesRead === 0) throw new Error(`${this.#file} ends too early.`);
      done += bytesRead;
    }
    return bytes;
  }

  /** As `read`, in this turn: for some kilobytes, for which a wait for the pool of threads takes longer than a search. */
  readNow(at: number, length: number): Buffer {
    const bytes = Buffer.allocUnsafeSlow(length);
    for (let done = 0; done < length; ) {
      const bytesRead = this.#handle ? readSync(this.#handle.fd, bytes, done, length - done, at + done) : 0;
      if (bytesRead === 0) throw new Error(`${this.#file} ends too early.`);
      done += bytesRead;
    }
    return bytes;
  }

  async close(): Promise<void> {
    await this.#handle?.close();
    this.#handle = undefined;
  }
}
