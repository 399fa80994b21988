import { inflateRawSync } from 'node:zlib';
import { messages as fileReading } from '#shared/messages/en/common/file-reading.ts';
import { sentenceOf } from '#shared/messages/sentence.ts';
import { UnreadableFileError } from './serve-tasks.ts';

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const STORED = 0;
const DEFLATED = 8;
/** Unpacked, one archive may have at most this size, and at most this many times its own size. */
const MAX_BYTES = 64 * 1024 * 1024;
const MAX_RATIO = 250;
/** A small document may contain more repetition: the ratio counts from this size on. */
const ALWAYS_BYTES = 16 * 1024 * 1024;

/**
 * The bytes of the entries of a ZIP archive that `wanted` names, by name. Call it only in a sandboxed child. Errors:
 * `UnreadableFileError` for a damaged archive, and for one that unpacks to more than the limit.
 */
export function zipEntries(archive: Buffer, wanted: (name: string) => boolean): Map<string, Buffer> {
  const found = new Map<string, Buffer>();
  const end = archive.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (end < 0 || end + 22 > archive.length || archive.readUInt32LE(end) !== END) throw damaged();
  let at = archive.readUInt32LE(end + 16);
  let left = Math.min(MAX_BYTES, Math.max(ALWAYS_BYTES, archive.length * MAX_RATIO));
  for (let entries = archive.readUInt16LE(end + 10); entries > 0; entries--) {
    if (at + 46 > archive.length || archive.readUInt32LE(at) !== ENTRY) throw damaged();
    const nameBytes = archive.readUInt16LE(at + 28);
    const name = archive.subarray(at + 46, at + 46 + nameBytes).toString('utf8');
    if (wanted(name)) {
      const part = unpack(archive, at, left);
      left -= part.length;
      found.set(name, part);
    }
    at += 46 + nameBytes + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
  }
  return found;
}

function unpack(archive: Buffer, entry: number, most: number): Buffer {
  const method = archive.readUInt16LE(entry + 10);
  const size = archive.readUInt32LE(entry + 20);
  const local = archive.readUInt32LE(entry + 42);
  if (local + 30 > archive.length) throw damaged();
  const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
  const packed = archive.subarray(start, start + size);
  if (method === STORED && packed.length <= most) return packed;
  if (method !== DEFLATED || most <= 0) throw damaged();
  try {
    return inflateRawSync(packed, { maxOutputLength: most });
  } catch (cause) {
    throw damaged(cause);
  }
}

const damaged = (cause?: unknown) =>
  new UnreadableFileError(sentenceOf(fileReading.documentDamaged), { cause });
