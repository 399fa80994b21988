import { pipeline, Readable } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';
import { centralHeader, dataDescriptor, endRecords, localHeader, type WrittenEntry } from './zip-records.ts';

export interface ZipEntry {
  /** With `/` between folders; unique in the archive. */
  name: string;
  modified: Date;
  content: AsyncIterable<Buffer> | Iterable<Buffer>;
}

/**
 * A ZIP archive while its entries are read, one after the other: nothing but the names is held in memory. Deflated quickly,
 * because most files of a practice are compressed already. Errors: those of the entries, which end the archive early.
 */
export async function* zipStream(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Buffer> {
  const written: WrittenEntry[] = [];
  let offset = 0;
  for await (const { name, modified, content } of entries) {
    const entry = { name: Buffer.from(name), modified, crc: 0, packed: 0, size: 0, offset };
    const head = localHeader(entry);
    yield head;
    yield* deflated(content, entry);
    const descriptor = dataDescriptor(entry);
    yield descriptor;
    offset += head.length + entry.packed + descriptor.length;
    written.push(entry);
  }
  let size = 0;
  for (const entry of written) {
    const head = centralHeader(entry);
    size += head.length;
    yield head;
  }
  yield endRecords({ count: written.length, offset, size });
}

/** The packed content; `entry` gets its sizes and its checksum. */
async function* deflated(content: ZipEntry['content'], entry: WrittenEntry): AsyncGenerator<Buffer> {
  const deflate = createDeflateRaw({ level: 1 });
  const source = Readable.from(measured(content, entry), { objectMode: false });
  // The error reaches the loop below through `deflate`.
  pipeline(source, deflate, () => undefined);
  for await (const chunk of deflate) {
    const packed = chunk as Buffer;
    entry.packed += packed.length;
    yield packed;
  }
}

async function* measured(content: ZipEntry['content'], entry: WrittenEntry): AsyncGenerator<Buffer> {
  for await (const chunk of content) {
    entry.crc = crc32(chunk, entry.crc);
    entry.size += chunk.length;
    yield chunk;
  }
}
