import type { FileHandle } from 'node:fs/promises';
import { crc32 } from 'node:zlib';
import { type FileDisk, replaceFile } from '../disk/file-disk.ts';
import type { Scheduler } from '../scheduler.ts';
import { encodeColumn, isCommon } from './count-column.ts';
import { type Block, checksumBytes, magic, termsInBlock, trailerBytes } from './inverted-index-file.ts';
import { decodeBlocks, encodeBlocks, rowsInBlock } from './posting-blocks.ts';
import { ByteWriter, type EncodedPostings } from './postings.ts';

const flushBytes = 1 << 20;
/** Positions are copied so many bytes at a time. */
const copiedBytes = 1 << 18;
/** Other work gets its turn after this many bytes: a merge must not hold up a search. */
const yieldBytes = 1 << 16;

/** Content of the file of a segment. */
interface FileContent {
  /** In the order of their code units. */
  terms: Iterable<readonly [string, EncodedPostings]>;
  /** Length of each row's document, in words. */
  lengths: ArrayLike<number>;
}

class BlockWriter {
  readonly #handle: FileHandle;
  readonly #buffer = new ByteWriter(flushBytes + (1 << 16));
  #flushed = 0;
  #checksum = 0;

  constructor(handle: FileHandle) {
    this.#handle = handle;
  }

  get at(): number {
    return this.#flushed + this.#buffer.length;
  }

  /** Checksum of everything flushed. */
  get checksum(): number {
    return this.#checksum;
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
    this.#checksum = crc32(view, this.#checksum);
    this.#buffer.length = 0;
  }
}

/**
 * Parts that a frequent term has besides its postings: its blocks, and its column, which is empty when it is
 * not common.
 */
function extraParts(postings: EncodedPostings, lengths: ArrayLike<number>): Uint8Array[] {
  const { docFrequency } = postings;
  if (docFrequency <= rowsInBlock) return [];
  const blocks = encodeBlocks(postings, lengths);
  const rows = lengths.length;
  const column = isCommon(docFrequency, rows)
    ? encodeColumn(postings, decodeBlocks(blocks, docFrequency), rows)
    : undefined;
  return [blocks, column ?? new Uint8Array(0)];
}

/** Those of a frequent word of a large library do not fit into memory together. */
async function writePositions(
  out: BlockWriter,
  { positionBytes, positionsFrom }: EncodedPostings,
  scheduler: Scheduler,
): Promise<void> {
  for (let from = 0; from < positionBytes; from += copiedBytes) {
    if (from > 0) await scheduler.yieldToSearches();
    await out.raw(positionsFrom(from, Math.min(positionBytes, from + copiedBytes)));
  }
}

async function writeTerms(
  out: BlockWriter,
  { terms, lengths }: FileContent,
  scheduler: Scheduler,
): Promise<{ blocks: Block[]; dictionaries: Uint8Array[] }> {
  const blocks: Block[] = [];
  const dictionaries: Uint8Array[] = [];
  let dictionary = new ByteWriter(2048);
  let count = 0;
  let since = 0;
  for (const [term, postings] of terms) {
    if (count % termsInBlock === 0) {
      if (count > 0) dictionaries.push(dictionary.view());
      dictionary = new ByteWriter(2048);
      blocks.push({ first: term, at: 0, bytes: 0, data: out.at });
    }
    count += 1;
    const name = Buffer.from(term, 'utf8');
    dictionary.varint(name.length);
    dictionary.raw(name);
    dictionary.varint(postings.docFrequency);
    dictionary.varint(postings.entries.length);
    const { positionBytes } = postings;
    dictionary.varint(positionBytes);
    await out.raw(postings.entries);
    await writePositions(out, postings, scheduler);
    for (const part of extraParts(postings, lengths)) {
      dictionary.varint(part.length);
      await out.raw(part);
    }
    since += postings.entries.length + positionBytes + 64;
    if (since >= yieldBytes) {
      since = 0;
      await scheduler.yieldToSearches();
    }
  }
  if (count > 0) dictionaries.push(dictionary.view());
  return { blocks, dictionaries };
}

/** Writes the terms of a segment to a file that appears whole or not at all. */
export async function writeInvertedIndexFile(
  disk: FileDisk,
  file: string,
  content: FileContent,
  scheduler: Scheduler,
): Promise<void> {
  await replaceFile(disk, file, async (handle) => {
    const out = new BlockWriter(handle);
    const { blocks, dictionaries } = await writeTerms(out, content, scheduler);
    for (const [i, block] of blocks.entries()) {
      block.at = out.at;
      block.bytes = dictionaries[i]?.length ?? 0;
      await out.raw(dictionaries[i] ?? new Uint8Array(0));
    }
    const listAt = out.at;
    const list = Buffer.from(JSON.stringify(blocks.map((b) => [b.first, b.at, b.bytes, b.data])), 'utf8');
    await out.raw(list);
    const trailer = Buffer.alloc(trailerBytes - checksumBytes);
    trailer.writeDoubleLE(listAt, 0);
    trailer.writeDoubleLE(list.length, 8);
    trailer.writeUInt32LE(magic, 16);
    await out.raw(trailer);
    await out.flush();
    const checksum = Buffer.alloc(checksumBytes);
    checksum.writeUInt32LE(out.checksum, 0);
    await out.raw(checksum);
    await out.flush();
  });
}
