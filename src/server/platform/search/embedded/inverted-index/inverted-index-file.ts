import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { crc32 } from 'node:zlib';
import {
  type ColumnPieces,
  type CountColumn,
  decodeColumn,
  isCommon,
  pairsOf,
  readPairs,
} from './count-column.ts';
import type { DecodedCache } from './decoded-cache.ts';
import type { InvertedIndex } from './inverted-index.ts';
import { decodeBlocks, type PostingBlocks, rowsInBlock, type TermBlocks } from './posting-blocks.ts';
import {
  ByteReader,
  decodePostings,
  decodeWithOffsets,
  type EncodedPostings,
  noPostings,
  type Postings,
  type PostingsWithOffsets,
} from './postings.ts';

// The file: postings of every term, of a frequent term with what its blocks say of themselves (posting-blocks.ts), of a
// common one with its column (count-column.ts); then the dictionary in blocks of terms, the list of these blocks, and the
// trailer. Only the list is held in memory; the rest is read where it is needed, through the system's page cache. Earlier
// files have the records of the rows behind the list, which nothing reads.
export const termsInBlock = 64;
// The trailer ends with a CRC-32 of all bytes before it. Each format has the next number: the first has no checksum, the first
// two no blocks, the first three no columns, and the first four no neighbours of positions. Their files are read until they are
// made again from their documents in the background.
export const magic = 0x4d574936;
const magicWithoutNeighbours = 0x4d574935;
const magicWithoutBlocks = 0x4d574933;
const magicWithoutChecksum = 0x4d574932;
export const trailerBytes = 24;
export const checksumBytes = 4;
/** Bytes that are checked before other work gets its turn. */
const checkedAtOnce = 1 << 20;
/** Dictionary entries kept in memory, those of absent terms included: some 2 MB. A text asks for some hundreds. */
const keptEntries = 16_384;
/** Limit: bytes of a term's entries and positions up to which a merge reads them together. */
const readTogether = 1 << 16;

export interface Block {
  /** First term of the block. */
  first: string;
  /** Offset of the block's dictionary. */
  at: number;
  bytes: number;
  /** Offset of the postings of its first term. */
  data: number;
}

/** Offset of the postings of a term, and their sizes in bytes. */
interface Entry {
  docFrequency: number;
  entries: number;
  positions: number;
  /** 0 where the term has no blocks. */
  blocks: number;
  /** 0 where the file has no column of the term. */
  column: number;
  data: number;
}

/** The bytes of all that the file has of a term. */
const bytesOf = ({ entries, positions, blocks, column }: Entry) => entries + positions + blocks + column;

interface CachedColumn {
  /** Undefined where a count needs more than a byte. */
  column: CountColumn | undefined;
  bytes: number;
}

interface CachedPostings extends Postings {
  bytes: number;
}

function kept<T extends Postings>(postings: T): T & { bytes: number } {
  return { ...postings, bytes: postings.rows.byteLength + postings.counts.byteLength };
}

/** The text index of a full segment, read from its file. */
export class InvertedIndexFile implements InvertedIndex {
  readonly #descriptor: number;
  readonly #blocks: Block[] = [];
  readonly #entries = new Map<string, Entry | null>();
  readonly #cache: DecodedCache;
  readonly #owner: string;
  #closed = false;
  /** In bytes. */
  readonly size: number;
  /** False for a file of an earlier format. */
  readonly current: boolean;
  /** False for a file of the first two formats. */
  readonly hasBlocks: boolean;
  /** False for a file of the first three formats. */
  readonly #hasColumns: boolean;
  /** Expected checksum of the content; undefined for a file of the first format. */
  readonly #checksum: number | undefined;

  /** Throws, and leaves no descriptor open, where the file has no such structure. Its content is read by `check`. */
  constructor(file: string, cache: DecodedCache) {
    this.#cache = cache;
    this.#owner = cache.newOwner();
    this.#descriptor = openSync(file, 'r');
    try {
      this.size = fstatSync(this.#descriptor).size;
      if (this.size < trailerBytes) throw new Error(`${file} is too short for an inverted index.`);
      const trailer = this.#read(this.size - trailerBytes, trailerBytes);
      const found = trailer.readUInt32LE(16);
      if (found < magicWithoutChecksum || found > magic) throw new Error(`${file} is not an inverted index.`);
      this.#checksum = found === magicWithoutChecksum ? undefined : trailer.readUInt32LE(20);
      this.hasBlocks = found > magicWithoutBlocks;
      this.current = found === magic;
      this.#hasColumns = found >= magicWithoutNeighbours;
      this.#readBlocks(trailer.readDoubleLE(0), trailer.readDoubleLE(8));
    } catch (error) {
      closeSync(this.#descriptor);
      throw error;
    }
  }

  get hasNeighbours(): boolean {
    return this.current;
  }

  #readBlocks(at: number, length: number): void {
    const fits = at >= 0 && length >= 0 && at + length <= this.size - trailerBytes;
    if (!fits) throw new Error('The inverted index ends too early.');
    const list = JSON.parse(this.#read(at, length).toString('utf8')) as [string, number, number, number][];
    for (const [first, where, bytes, data] of list) this.#blocks.push({ first, at: where, bytes, data });
  }

  /** False where the content is not what was written. Reads the whole file; `pause` is called between pieces. */
  async check(pause: () => Promise<void>): Promise<boolean> {
    if (this.#checksum === undefined) return true;
    const end = this.size - checksumBytes;
    const buffer = Buffer.allocUnsafeSlow(Math.min(checkedAtOnce, end));
    let checksum = 0;
    for (let at = 0; at < end && !this.#closed; at += buffer.length) {
      checksum = crc32(this.#read(at, Math.min(buffer.length, end - at), buffer), checksum);
      await pause();
    }
    return this.#closed || checksum === this.#checksum;
  }

  #read(at: number, length: number, into?: Buffer): Buffer {
    const fits = into !== undefined && into.length >= length;
    const buffer = fits ? into.subarray(0, length) : Buffer.allocUnsafeSlow(Math.max(length, 0));
    for (let done = 0; done < length; ) {
      const read = readSync(this.#descriptor, buffer, done, length - done, at + done);
      if (read === 0) throw new Error('The inverted index ends too early.');
      done += read;
    }
    return buffer;
  }

  /** Each term of a block as bytes, with its entry. */
  *#dictionary(block: Block): Iterable<[name: Buffer, entry: Entry]> {
    const bytes = this.#read(block.at, block.bytes);
    const reader = new ByteReader(bytes);
    let { data } = block;
    while (reader.at < bytes.length) {
      const length = reader.varint();
      const name = bytes.subarray(reader.at, reader.at + length);
      reader.at += length;
      const entry = this.#readEntry(reader, data);
      data += bytesOf(entry);
      yield [name, entry];
    }
  }

  #readEntry(reader: ByteReader, data: number): Entry {
    const docFrequency = reader.varint();
    const entries = reader.varint();
    const positions = reader.varint();
    const frequent = docFrequency > rowsInBlock;
    const blocks = this.hasBlocks && frequent ? reader.varint() : 0;
    const column = this.#hasColumns && frequent ? reader.varint() : 0;
    return { docFrequency, entries, positions, blocks, column, data };
  }

  /** As `#dictionary`, without making anything of the terms before: this is asked for every term of every search. */
  #search(block: Block, term: string): Entry | undefined {
    const bytes = this.#read(block.at, block.bytes);
    const wanted = Buffer.from(term, 'utf8');
    const reader = new ByteReader(bytes);
    let { data } = block;
    while (reader.at < bytes.length) {
      const length = reader.varint();
      const start = reader.at;
      reader.at += length;
      const entry = this.#readEntry(reader, data);
      if (length === wanted.length && wanted.compare(bytes, start, start + length) === 0) return entry;
      data += bytesOf(entry);
    }
    return undefined;
  }

  #entry(term: string): Entry | undefined {
    const known = this.#entries.get(term);
    if (known !== undefined) return known ?? undefined;
    let low = 0;
    let high = this.#blocks.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >>> 1;
      if ((this.#blocks[middle]?.first ?? '') <= term) low = middle;
      else high = middle - 1;
    }
    const block = this.#blocks[low];
    const entry = block && this.#search(block, term);
    if (this.#entries.size >= keptEntries) {
      const [oldest = term] = this.#entries.keys();
      this.#entries.delete(oldest);
    }
    this.#entries.set(term, entry ?? null);
    return entry;
  }

  docFrequency(term: string): number {
    return this.#entry(term)?.docFrequency ?? 0;
  }

  entriesOf(term: string, into: Buffer): Pick<EncodedPostings, 'docFrequency' | 'entries'> | undefined {
    const entry = this.#entry(term);
    return (
      entry && { docFrequency: entry.docFrequency, entries: this.#read(entry.data, entry.entries, into) }
    );
  }

  encoded(term: string): EncodedPostings | undefined {
    const entry = this.#entry(term);
    if (!entry) return undefined;
    const read = (at: number, length: number, into?: Buffer) => this.#read(at, length, into);
    return {
      docFrequency: entry.docFrequency,
      get entries() {
        return read(entry.data, entry.entries);
      },
      positionBytes: entry.positions,
      positionsFrom: (start, end, into) => read(entry.data + entry.entries + start, end - start, into),
    };
  }

  blocks(term: string): TermBlocks | undefined {
    const entry = this.#entry(term);
    if (!entry?.blocks) return undefined;
    const { data, entries, positions } = entry;
    const key = `${this.#owner}blocks ${term}`;
    let known = this.#cache.get(key) as (PostingBlocks & { bytes: number }) | undefined;
    if (!known) {
      const bytes = this.#read(data + entries + positions, entry.blocks);
      // In memory a pair takes some four times as many bytes.
      known = { ...decodeBlocks(bytes, entry.docFrequency), bytes: 4 * entry.blocks };
      this.#cache.set(key, known);
    }
    return {
      ...entry,
      blocks: known,
      entriesFrom: (start, end, into) => this.#read(data + start, end - start, into),
      positionsFrom: (start, end, into) => this.#read(data + entries + start, end - start, into),
    };
  }

  postings(term: string): Postings {
    return this.cached(term, () => {
      const encoded = this.encoded(term);
      return encoded ? decodePostings(encoded) : noPostings;
    });
  }

  column(term: string, rows: number): CountColumn | undefined {
    const entry = this.#entry(term);
    if (!entry || !isCommon(entry.docFrequency, rows)) return undefined;
    const key = `${this.#owner}column ${term}`;
    const known = this.#cache.get(key) as CachedColumn | undefined;
    if (known) return known.column;
    const column = this.#hasColumns
      ? this.#storedColumn(entry, rows)
      : this.#decodedColumn(term, entry, rows);
    const made: CachedColumn = { column, bytes: column?.counts.length ?? 0 };
    this.#cache.set(key, made);
    return column;
  }

  columnPieces(term: string, rows: number): ColumnPieces | undefined {
    const entry = this.#entry(term);
    const known = this.#cache.get(`${this.#owner}column ${term}`) as CachedColumn | undefined;
    if (!entry?.column || known) {
      const column = known ? known.column : this.column(term, rows);
      return column && { pairs: column.pairs, read: (start, end) => column.counts.subarray(start, end) };
    }
    const at = entry.data + bytesOf(entry) - rows;
    return {
      pairs: readPairs(this.#read(at - entry.column + rows, entry.column - rows)),
      read: (start, end, into) => this.#read(at + start, end - start, into),
    };
  }

  #storedColumn(entry: Entry, rows: number): CountColumn | undefined {
    if (entry.column === 0) return undefined;
    const bytes = this.#read(entry.data + bytesOf(entry) - entry.column, entry.column);
    return { counts: bytes.subarray(entry.column - rows), pairs: readPairs(bytes) };
  }

  #decodedColumn(term: string, entry: Entry, rows: number): CountColumn | undefined {
    const counts = decodeColumn(this.#read(entry.data, entry.entries), entry.docFrequency, rows);
    const blocks = counts && this.blocks(term)?.blocks;
    return counts && { counts, pairs: blocks ? pairsOf(blocks) : [] };
  }

  postingsWithOffsets(term: string): PostingsWithOffsets | undefined {
    const [key, offsetsKey] = [this.#owner + term, `${this.#owner}offsets ${term}`];
    const known = this.#cache.get(key) as CachedPostings | undefined;
    const there = this.#cache.get(offsetsKey) as { offsets: Uint32Array } | undefined;
    if (known && there) return { ...known, offsets: there.offsets };
    const encoded = this.encoded(term);
    if (!encoded) return undefined;
    const { offsets, ...postings } = decodeWithOffsets(encoded);
    if (!known) this.#cache.set(key, kept(postings));
    this.#cache.set(offsetsKey, { offsets, bytes: offsets.byteLength } as { bytes: number });
    return { ...(known ?? postings), offsets };
  }

  cached(key: string, make: () => Postings): Postings {
    const known = this.#cache.get(this.#owner + key) as CachedPostings | undefined;
    if (known) return known;
    const made = kept(make());
    this.#cache.set(this.#owner + key, made);
    return made;
  }

  *docFrequencies(): Iterable<readonly [string, number]> {
    for (const block of this.#blocks)
      for (const [name, { docFrequency }] of this.#dictionary(block))
        yield [name.toString('utf8'), docFrequency];
  }

  *entries(): Iterable<readonly [string, EncodedPostings]> {
    for (const block of this.#blocks) {
      for (const [name, entry] of this.#dictionary(block)) {
        const { docFrequency, data, entries, positions: positionBytes } = entry;
        // Most terms are rare, and read in one call.
        const together = entries + positionBytes <= readTogether;
        const bytes = this.#read(data, together ? entries + positionBytes : entries);
        const positionsFrom = (start: number, end: number) =>
          together
            ? bytes.subarray(entries + start, entries + end)
            : this.#read(data + entries + start, end - start);
        const found = { docFrequency, entries: bytes.subarray(0, entries), positionBytes, positionsFrom };
        yield [name.toString('utf8'), found];
      }
    }
  }

  close(): void {
    if (this.#closed) return;
    this.#closed = true;
    this.#cache.forget(this.#owner);
    closeSync(this.#descriptor);
  }
}
