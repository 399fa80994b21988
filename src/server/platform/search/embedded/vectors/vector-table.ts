import type { FileDisk } from '../disk/file-disk.ts';
import { dataAt, type Frame, FrameFile } from '../disk/frame-file.ts';
import {
  QuantisedVectors,
  quantised,
  renumbered,
  scanBlock,
  type VectorBlock,
  type VectorRow,
  type VectorScan,
} from './in-memory/quantised-vectors.ts';
import type { VectorMemory } from './in-memory/vector-memory.ts';

// The table of a frame has the row of each of its vectors and then their scales, its data their codes.

function bytesOf({ buffer, byteOffset, byteLength }: Int32Array | Float32Array | Int8Array): Uint8Array {
  return new Uint8Array(buffer, byteOffset, byteLength);
}

/** The vectors that one embedder made of one segment, in a file that is made with its first rows. */
export class VectorTable {
  readonly #file: FrameFile;
  /** Rows of the segment that were read so far; those without a vector are skipped. */
  done = 0;
  /** True until the table is opened or written, and after a write that failed until it is opened again. */
  uncertain = true;
  readonly #memory: VectorMemory;
  #inMemory: QuantisedVectors | undefined;

  constructor(disk: FileDisk, file: string, memory: VectorMemory) {
    this.#file = new FrameFile(disk, file);
    this.#memory = memory;
  }

  /** All its vectors; undefined where there was no room, or until they are read. */
  get inMemory(): QuantisedVectors | undefined {
    return this.#inMemory;
  }

  /** Continues where an earlier process, or a write that failed, stopped: vectors that are damaged are made again. Returns how many bytes were cut off. */
  async open(): Promise<number> {
    let done = 0;
    this.#leaveMemory();
    const take = ({ count }: Frame, table: Buffer) => {
      for (let i = 0; i < count; i += 1) done = Math.max(done, table.readInt32LE(i * 4) + 1);
    };
    const cut = await this.#file.open(take, { whole: true });
    this.done = done;
    this.uncertain = false;
    return cut;
  }

  async add(rows: readonly VectorRow[]): Promise<void> {
    if (rows.length > 0) await this.addBlock(quantised(rows));
  }

  async addBlock(block: VectorBlock): Promise<void> {
    const first = this.#file.frames.length === 0;
    const table = Buffer.concat([block.rows, block.scales].map(bytesOf));
    // A failed write may have reached the disk in part; added once more, the rows would be found twice.
    this.uncertain = true;
    await this.#file.append(block.used, table, [bytesOf(block.codes)]);
    this.uncertain = false;
    if (first) this.#inMemory = new QuantisedVectors(block.codes.length / block.used);
    this.#keep(block);
  }

  /** Keeps new vectors in memory too; where there is no room for them, all of this table are left to the disk. */
  #keep(block: VectorBlock): void {
    const kept = this.#inMemory;
    if (!kept) return;
    if (this.#memory.take(kept.bytesFor(block.used))) kept.addBlock(block);
    else this.#leaveMemory();
  }

  #leaveMemory(): void {
    this.#memory.giveBack(this.#inMemory?.bytes ?? 0);
    this.#inMemory = undefined;
  }

  /** Reads what an earlier process wrote into memory where there is room for all of it. Nothing may be added meanwhile. */
  async readIntoMemory(pause: () => Promise<void>): Promise<void> {
    const [first] = this.#file.frames;
    if (this.#inMemory || !first || this.uncertain) return;
    const kept = new QuantisedVectors(first.dataBytes / first.count);
    const wanted = kept.bytesFor(this.#file.frames.reduce((sum, { count }) => sum + count, 0));
    if (!this.#memory.take(wanted)) return;
    try {
      for await (const block of this.blocks()) {
        kept.addBlock(block);
        await pause();
      }
      this.#inMemory = kept;
    } finally {
      // Only memory in use stays taken; a reading that failed uses none.
      this.#memory.giveBack(wanted - (this.#inMemory?.bytes ?? 0));
    }
  }

  /** Its vectors from the disk, those of one write at a time. */
  async *blocks(): AsyncGenerator<VectorBlock> {
    for (const frame of [...this.#file.frames]) {
      const { count, at, tableBytes, dataBytes } = frame;
      const bytes = await this.#file.read(at, tableBytes + dataBytes);
      const [from, codesAt] = [bytes.byteOffset, dataAt(frame) - at];
      yield {
        used: count,
        rows: new Int32Array(bytes.buffer, from, count),
        scales: new Float32Array(bytes.buffer, from + count * 4, count),
        codes: new Int8Array(bytes.buffer, from + codesAt, dataBytes),
      };
    }
  }

  /** Its vectors whose rows have a new number, with these numbers. */
  async *renumberedBlocks(numbers: Int32Array): AsyncGenerator<VectorBlock> {
    for await (const block of this.blocks()) {
      const kept = renumbered(block, numbers);
      if (kept) yield kept;
    }
  }

  /** Compares queries with the vectors on the disk, which are all read; no more of them than one write is in memory. */
  async scan(scan: VectorScan, signal: AbortSignal): Promise<void> {
    for await (const block of this.blocks()) {
      signal.throwIfAborted();
      scanBlock(block, scan);
    }
  }

  close(): Promise<void> {
    this.#leaveMemory();
    return this.#file.close();
  }
}
