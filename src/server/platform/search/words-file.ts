import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { type FileHandle, open, rename } from 'node:fs/promises';
import path from 'node:path';
import type { Courtesy } from './courtesy.ts';
import { syncPath } from './manifest.ts';
import {
  ByteReader,
  ByteWriter,
  decodePostings,
  type EncodedPostings,
  noPostings,
  type Postings,
} from './postings.ts';
import type { WordIndex } from './word-index.ts';

// The file: postings of every term, then the dictionary in blocks of terms, then the list of blocks, then the trailer.
// Only the list of blocks is held in memory; the rest is read where it is needed, through the system's page cache.
const termsInBlock = 64;
const magic = 0x4d574932;
const trailerBytes = 24;
const flushBytes = 1 << 20;
/** Decoded rows kept for the next search, of 8 bytes each. */
const keptRows = 4_000_000;
/** Other work gets its turn after this many bytes: folding must not hold up a search. */
const breatheBytes = 1 << 16;

interface Block {
  /** First term of the block. */
  first: string;
  /** Where the block's dictionary stands. */
  at: number;
  bytes: number;
  /** Where the postings of its first term begin. */
  data: number;
}

class BlockWriter {
  readonly #handle: FileHandle;
  #buffer = new ByteWriter(flushBytes + (1 << 16));
  #flushed = 0;

  constructor(handle: FileHandle) {
    this.#handle = handle;
  }

  get at(): number {
    return this.#flushed + this.#buffer.length;
  }

  async raw(bytes: Uint8Array): Promise<void> {
    this.#buffer.raw(bytes);
    if (this.#buffer.length >= flushBytes) await this.flush();
  }

  async flush(): Promise<void> {
    const view = this.#buffer.view();
    for (let done = 0; done < view.length; ) {
      done += (await this.#handle.write(view, done, view.length - done)).bytesWritten;
    }
    this.#flushed += view.length;
    this.#buffer = new ByteWriter(flushBytes + (1 << 16));
  }
}

async function writeTerms(
  out: BlockWriter,
  entries: Iterable<readonly [string, EncodedPostings]>,
  courtesy: Courtesy,
): Promise<{ blocks: Block[]; dictionaries: Uint8Array[] }> {
  const blocks: Block[] = [];
  const dictionaries: Uint8Array[] = [];
  let dictionary = new ByteWriter(2048);
  let count = 0;
  let since = 0;
  for (const [term, postings] of entries) {
    if (count % termsInBlock === 0) {
      if (count > 0) dictionaries.push(dictionary.view());
      dictionary = new ByteWriter(2048);
      blocks.push({ first: term, at: 0, bytes: 0, data: out.at });
    }
    count += 1;
    const name = Buffer.from(term, 'utf8');
    dictionary.varint(name.length);
    dictionary.raw(name);
    dictionary.varint(postings.rows);
    dictionary.varint(postings.entries.length);
    dictionary.varint(postings.positions.length);
    await out.raw(postings.entries);
    await out.raw(postings.positions);
    since += postings.entries.length + postings.positions.length + 64;
    if (since >= breatheBytes) {
      since = 0;
      await courtesy.pause();
    }
  }
  if (count > 0) dictionaries.push(dictionary.view());
  return { blocks, dictionaries };
}

/** Writes the terms, given in order, to a file that appears whole or not at all. */
export async function writeWordsFile(
  file: string,
  entries: Iterable<readonly [string, EncodedPostings]>,
  courtesy: Courtesy,
): Promise<void> {
  const temporary = `${file}.new`;
  const handle = await open(temporary, 'w');
  try {
    const out = new BlockWriter(handle);
    const { blocks, dictionaries } = await writeTerms(out, entries, courtesy);
    for (const [i, block] of blocks.entries()) {
      block.at = out.at;
      block.bytes = dictionaries[i]?.length ?? 0;
      await out.raw(dictionaries[i] ?? new Uint8Array(0));
    }
    const listAt = out.at;
    const list = Buffer.from(JSON.stringify(blocks.map((b) => [b.first, b.at, b.bytes, b.data])), 'utf8');
    await out.raw(list);
    const trailer = Buffer.alloc(trailerBytes);
    trailer.writeDoubleLE(listAt, 0);
    trailer.writeDoubleLE(list.length, 8);
    trailer.writeUInt32LE(magic, 16);
    await out.raw(trailer);
    await out.flush();
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(temporary, file);
  await syncPath(path.dirname(file));
}

interface DictionaryEntry {
  term: string;
  rows: number;
  entries: number;
  positions: number;
  data: number;
}

/** The text index of a full generation, read from its file. */
export class WordsFile implements WordIndex {
  readonly #descriptor: number;
  readonly #blocks: Block[] = [];
  readonly #decoded = new Map<string, Postings>();
  #decodedRows = 0;

  constructor(file: string) {
    this.#descriptor = openSync(file, 'r');
    const { size } = fstatSync(this.#descriptor);
    const trailer = this.#read(size - trailerBytes, trailerBytes);
    if (trailer.readUInt32LE(16) !== magic) throw new Error(`${file} is not a text index.`);
    const list = this.#read(trailer.readDoubleLE(0), trailer.readDoubleLE(8)).toString('utf8');
    for (const [first, at, bytes, data] of JSON.parse(list) as [string, number, number, number][]) {
      this.#blocks.push({ first, at, bytes, data });
    }
  }

  #read(at: number, length: number): Buffer {
    const buffer = Buffer.allocUnsafeSlow(Math.max(length, 0));
    for (let done = 0; done < length; ) {
      const read = readSync(this.#descriptor, buffer, done, length - done, at + done);
      if (read === 0) throw new Error('The text index ends too early.');
      done += read;
    }
    return buffer;
  }

  #dictionary(block: Block): DictionaryEntry[] {
    const bytes = this.#read(block.at, block.bytes);
    const reader = new ByteReader(bytes);
    const found: DictionaryEntry[] = [];
    let { data } = block;
    while (reader.at < bytes.length) {
      const length = reader.varint();
      const term = bytes.toString('utf8', reader.at, reader.at + length);
      reader.at += length;
      const entry = {
        term,
        rows: reader.varint(),
        entries: reader.varint(),
        positions: reader.varint(),
        data,
      };
      data += entry.entries + entry.positions;
      found.push(entry);
    }
    return found;
  }

  find(term: string): EncodedPostings | undefined {
    let low = 0;
    let high = this.#blocks.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >>> 1;
      if ((this.#blocks[middle]?.first ?? '') <= term) low = middle;
      else high = middle - 1;
    }
    const block = this.#blocks[low];
    const entry = block && this.#dictionary(block).find((candidate) => candidate.term === term);
    if (!entry) return undefined;
    const read = (at: number, length: number) => this.#read(at, length);
    return {
      rows: entry.rows,
      get entries() {
        return read(entry.data, entry.entries);
      },
      // Positions are many times the entries and only phrases need them.
      get positions() {
        return read(entry.data + entry.entries, entry.positions);
      },
      positionsFrom: (start, end) => read(entry.data + entry.entries + start, end - start),
    };
  }

  postings(term: string): Postings {
    const known = this.#decoded.get(term);
    if (known) {
      // Moved to the end: what was asked for longest ago goes first.
      this.#decoded.delete(term);
      this.#decoded.set(term, known);
      return known;
    }
    const encoded = this.find(term);
    if (!encoded) return noPostings;
    const decoded = decodePostings(encoded);
    this.#decoded.set(term, decoded);
    this.#decodedRows += decoded.rows.length;
    for (const [oldest, { rows }] of this.#decoded) {
      if (this.#decodedRows <= keptRows || oldest === term) break;
      this.#decoded.delete(oldest);
      this.#decodedRows -= rows.length;
    }
    return decoded;
  }

  *entries(): Iterable<readonly [string, EncodedPostings]> {
    for (const block of this.#blocks) {
      for (const entry of this.#dictionary(block)) {
        const bytes = this.#read(entry.data, entry.entries + entry.positions);
        yield [
          entry.term,
          {
            rows: entry.rows,
            entries: bytes.subarray(0, entry.entries),
            positions: bytes.subarray(entry.entries),
            positionsFrom: (start, end) => bytes.subarray(entry.entries + start, entry.entries + end),
          },
        ];
      }
    }
  }

  close(): void {
    closeSync(this.#descriptor);
  }
}
